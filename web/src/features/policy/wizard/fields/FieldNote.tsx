import type { FormName } from '@terrarium/domain/policy';
import type { ReactNode } from 'react';
import type { FieldNoteText } from '../fieldNotes.ts';
import { look } from '../../../../ui/theme/look.ts';
import { useNote } from './numbers.ts';

/** Impact of a field's change in this draft. */
export function FieldNote({ note }: { note: FieldNoteText | null }) {
  if (!note) return null;
  return (
    <>
      {note.what}
      {note.going ? (
        <>
          {note.what ? ' ' : ''}
          <span className={look('text', { tone: 'minus' })}>{note.going}</span>
        </>
      ) : null}
      {note.coming ? (
        <>
          {' '}
          <span className={look('text', { tone: 'plus' })}>{note.coming}</span>
        </>
      ) : null}
    </>
  );
}

/** The hint of one row of a form, or `otherwise` if nothing changed. It updates with the numbers, without its field. */
export function RowNote({
  form,
  row,
  groupKey,
  among = false,
  otherwise = null,
}: {
  form: FormName;
  row: string;
  groupKey?: string | undefined;
  /** It is one of several groups, which have no numbers of their own. */
  among?: boolean;
  otherwise?: ReactNode;
}) {
  const note = useNote(form, row, groupKey, among);
  return note ? <FieldNote note={note} /> : otherwise;
}
