import { useState } from 'react';
import { answerConflict, type Conflict } from '../../lib/conflict.ts';
import { Button } from '../../ui/Button.tsx';
import { Push } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { conflictText as t } from './conflictMessages.ts';

/** Resolves an edit conflict: view the changes, overwrite them, or discard one's own. */
export function ConflictDialog({ conflict: { fields, by, at } }: { conflict: Conflict }) {
  const [shown, setShown] = useState(false);
  return (
    <Dialog
      size={shown ? 'lg' : 'md'}
      role="alertdialog"
      title={t.title(by)}
      closeOnOutside={false}
      onClose={() => answerConflict('back')}
      footer={
        <>
          <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? t.hide : t.show}
          </Button>
          <Push />
          <Button onClick={() => answerConflict('discard')}>{t.discard}</Button>
          <Button variant="danger" onClick={() => answerConflict('overwrite')}>
            {t.overwrite}
          </Button>
        </>
      }
    >
      <p>
        {t.what}
        {at === null ? null : (
          <>
            {' '}
            {t.when} <Moment at={at} />.
          </>
        )}
      </p>
      <p>{t.choose}</p>
      {shown ? (
        <Table
          label={t.table}
          columns={[
            { key: 'field', title: t.field },
            { key: 'before', title: t.before },
            { key: 'now', title: t.now },
            { key: 'mine', title: t.mine },
          ]}
        >
          {fields
            .filter(({ before, now, mine }) => before !== now || before !== mine)
            .map(({ label, before, now, mine }) => (
              <tr key={label}>
                <RowHead>{label}</RowHead>
                {Object.entries({ before, now, mine }).map(([column, value]) => (
                  <td key={column}>
                    {value === '' ? <span className={look('text', { tone: 'muted' })}>{t.empty}</span> : value}
                  </td>
                ))}
              </tr>
            ))}
        </Table>
      ) : null}
    </Dialog>
  );
}
