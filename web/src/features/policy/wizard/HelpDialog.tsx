import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { messages } from '../../../messages.ts';
import { RowHead, Table } from '../../../ui/Table.tsx';
import { matchSpecExamples, wizardText } from '../messages.ts';
import type { HelpTopic } from './HelpLink.tsx';

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
            <td className="muted wrap-any">{meaning}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** Help over the wizard: what a match spec is (WIZ-33 to WIZ-35), or how rules combine. */
export function HelpDialog({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  return (
    <Dialog
      size="lg"
      contentClassName="help-dialog"
      title={topic === 'matchspec' ? help.specTitle : help.rulesTitle}
      onClose={onClose}
      footer={
        <>
          <span className="push" />
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      {topic === 'matchspec' ? (
        <MatchSpecs />
      ) : (
        <ol className="stack numbered">
          {help.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
