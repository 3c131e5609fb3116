import { historyText } from './messages.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** One line of a save's changes; the counts exceed the list lengths if not all entries are named. */
export interface ChangeLine {
  subject: string;
  added: readonly string[];
  addedCount: number;
  removed: readonly string[];
  removedCount: number;
}

function Named({ values, count }: { values: readonly string[]; count: number }) {
  return (
    <>
      {values.join(', ')}
      {count > values.length ? ` ${historyText.more(count - values.length)}` : ''}
    </>
  );
}

/** Changes line by line: added as `<ins>`, followed by removed as `<s>`. */
export function ChangeLines({ changes }: { changes: readonly ChangeLine[] }) {
  return (
    <dl className={classes(look('descriptions'), look('changeLines'))}>
      {changes.map(({ subject, added, addedCount, removed, removedCount }) => (
        <div key={subject} className={look('contents')}>
          <dt>{subject}</dt>
          <dd className={look('text', { wrap: true })}>
            {added.length > 0 ? (
              <ins>
                <Named values={added} count={addedCount} />
              </ins>
            ) : null}
            {added.length > 0 && removed.length > 0 ? ' ' : null}
            {removed.length > 0 ? (
              <s className={look('text', { tone: 'subtle' })}>
                <span className={look('srOnly')}>{historyText.gone} </span>
                <Named values={removed} count={removedCount} />
              </s>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
