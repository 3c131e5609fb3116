import type { CursorList } from './answers.ts';

/** The fields of a page without its items. */
export const pointersOf = ({
  total_count,
  cursors,
  next_cursor,
  previous_cursor,
}: Omit<CursorList<unknown>, 'items'>): Omit<CursorList<unknown>, 'items'> => ({
  total_count,
  cursors,
  next_cursor,
  previous_cursor,
});
