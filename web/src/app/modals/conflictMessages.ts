/** Texts of the edit conflict dialog. */
export const conflictText = {
  title: (by: string | null) => `${by ?? 'Someone else'} changed this while you were editing`,
  what: 'Your changes aren’t saved yet.',
  when: 'The other change was saved',
  choose: 'Overwrite replaces the other change with yours. Discard mine keeps the other change.',
  show: 'Show changes',
  hide: 'Hide changes',
  overwrite: 'Overwrite',
  discard: 'Discard mine',
  table: 'Changes',
  field: 'Field',
  before: 'When you started',
  now: 'Now',
  mine: 'Yours',
  empty: 'Empty',
};
