import type { FieldNoteText } from '../fieldNotes.ts';
import { look } from '../../../../ui/theme/look.ts';

/** What the change of a field in this draft would do. */
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
