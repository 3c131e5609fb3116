/** Labels of files, as anaconda.org has them: which of a channel's indexes list a file. */

/** The label of a file of which nobody says another: what the channel's own address lists. */
export const MAIN_LABEL = 'main';

/** Most labels that a file carries at a time. */
export const MOST_LABELS_OF_FILE = 10;

const LABEL = /^[a-z0-9_][a-z0-9_.-]{0,63}$/;

/** Whether a text can be a label: what can stand in an address, in small letters, because disks and people confuse others. */
export function isLabel(text: string): boolean {
  return LABEL.test(text);
}
