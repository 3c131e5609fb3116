import type { FieldNoteText } from '../fieldNotes.ts';

/** What the change of a field in this draft would do. */
export function FieldNote({ note }: { note: FieldNoteText | null }) {
  if (!note) return null;
  return (
    <>
      {note.what}
      {note.going ? (
        <>
          {note.what ? ' ' : ''}
          <span className="minus">{note.going}</span>
        </>
      ) : null}
      {note.coming ? (
        <>
          {' '}
          <span className="plus">{note.coming}</span>
        </>
      ) : null}
    </>
  );
}
