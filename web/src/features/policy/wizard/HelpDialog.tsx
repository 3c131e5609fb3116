import { CloseFooter, Dialog } from '../../../ui/overlay/Dialog.tsx';
import { messages } from '../../../messages.ts';
import { RowHead, Table } from '../../../ui/Table.tsx';
import { matchSpecExamples, wizardText } from '../messages.ts';
import type { HelpTopic } from './HelpLink.tsx';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

const help = wizardText.help;

function MatchSpecs() {
  return (
    <>
      <p>{help.specLead}</p>
      <Table
        tight
        label={help.specTitle}
        columns={[
          { key: 'kind', title: help.specColumns.kind },
          { key: 'example', title: help.specColumns.example },
          { key: 'meaning', title: help.specColumns.meaning },
        ]}
      >
        {matchSpecExamples.map(({ kind, example, meaning }) => (
          <tr key={kind}>
            <RowHead>{kind}</RowHead>
            <td>
              <code>{example}</code>
            </td>
            <td className={look('text', { tone: 'muted', wrap: true })}>{meaning}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** Help over the wizard: match specs (WIZ-33 to WIZ-35), or how rules combine. */
export function HelpDialog({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  return (
    <Dialog
      size="lg"
      contentClassName={look('helpDialog')}
      title={topic === 'matchspec' ? help.specTitle : help.rulesTitle}
      onClose={onClose}
      footer={<CloseFooter label={messages.close} onClose={onClose} />}
    >
      {topic === 'matchspec' ? (
        <MatchSpecs />
      ) : (
        <ol className={classes(look('stack'), look('numbered'))}>
          {help.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
