import type { FileMistake } from '@terrarium/domain/policy';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Field, TextArea } from '../../../ui/Field.tsx';
import { look } from '../../../ui/theme/look.ts';
import { dialogText as t } from './messages.ts';

const shown = 20;

/** The tree as text (DLG-12), with its errors and their locations above. */
export function RawTree({
  text,
  mistakes,
  readOnly,
  onChange,
  onReset,
}: {
  text: string;
  mistakes: readonly FileMistake[];
  readOnly: boolean;
  onChange: (text: string) => void;
  onReset: () => void;
}) {
  return (
    <div className={look('stack')}>
      {mistakes.length > 0 ? (
        <Banner kind="error">
          <p className={look('text', { strong: true })}>{t.rawWrong(mistakes.length)}</p>
          <ul className={look('mistakes')}>
            {mistakes.slice(0, shown).map(({ place, message }) => (
              <li key={`${place} ${message}`} className={look('text', { wrap: true })}>
                <span className={look('text', { mono: true })}>{place}</span>: {message}
              </li>
            ))}
          </ul>
          {mistakes.length > shown ? <p>{t.rawMore(mistakes.length - shown)}</p> : null}
          <Button size="sm" onClick={onReset}>
            {t.rawReset}
          </Button>
        </Banner>
      ) : null}
      <Field label={t.rawLabel} help={readOnly ? undefined : t.rawHelp}>
        {(control) => (
          <TextArea
            {...control}
            className={look('rawTree')}
            rows={20}
            spellCheck={false}
            autoComplete="off"
            readOnly={readOnly}
            aria-invalid={mistakes.length > 0 || undefined}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
