/** Labels of files, as on anaconda.org: which of a channel's indexes list a file. */

/** The default label of a file, which the channel's own URL lists. */
export const MAIN_LABEL = 'main';

/** Maximum number of labels per file. */
export const MOST_LABELS_OF_FILE = 10;

const LABEL = /^[a-z0-9_][a-z0-9_.-]{0,63}$/;

/** Whether a text is a valid label: URL-safe and lowercase, because case-insensitive disks would mix up others. */
export function isLabel(text: string): boolean {
  return LABEL.test(text);
}
