/** What forms and services share of projects. */
import { nameRule, ONE_LINE } from './names.ts';

/** Version of the project calls, which they carry in the header `Api-version` (PROJ-05). */
export const PROJECT_API_VERSION = '2023.11.28';
/** Projects of a page (PROJ-08). */
export const PROJECT_PAGE = 50;

/** What is wrong with the name of a project, or undefined. */
export const projectNameError = nameRule({ what: 'A project name', longest: 80 });

/** What is wrong with the title of a project, or undefined: one line of 1 to 80 characters. */
export function projectTitleError(title: string): string | undefined {
  if (title === '') return 'Project title is required.';
  if (!ONE_LINE.test(title)) return 'Use a single line of text.';
  return title.length > 80 ? 'A project title can have at most 80 characters.' : undefined;
}

/** Bytes of one file of a project at most. */
export const LARGEST_PROJECT_FILE = 5 * 1024 ** 3;
/** Characters of a file's path, and folders in it, at most. */
const [LONGEST_PATH, DEEPEST_PATH] = [1024, 64];
/** Bytes of a part of a path: what common file systems take. */
const LONGEST_PART = 255;
/** Names that Windows keeps for devices, with any ending and with spaces before it; a digit may be raised. */
const DEVICE = /^(?:con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;
/** A character that is drawn: neither a space nor one such as U+200B. */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * What is wrong with the path of a file in a project, or undefined. What is allowed can be downloaded and unpacked on every common system: parts between
 * slashes, none empty, none a step up, no names of devices, no control characters.
 */
export function projectPathError(path: string): string | undefined {
  if (path === '') return 'A file needs a name.';
  if (path.length > LONGEST_PATH) return `A path can have at most ${LONGEST_PATH} characters.`;
  if (!path.isWellFormed() || !ONE_LINE.test(path)) return 'A path is one line of text without control characters.';
  const parts = path.split('/');
  if (parts.length > DEEPEST_PATH) return `A file can stand in at most ${DEEPEST_PATH - 1} folders.`;
  for (const part of parts) {
    if (part === '') return 'A path has no empty parts: it neither begins nor ends with a slash.';
    if (part === '.' || part === '..') return 'A path names each folder; it cannot go up.';
    if (/[\\:*?"<>|]/.test(part)) return 'A name cannot have \\ : * ? " < > or | in it, which not every system takes.';
    if (/[. ]$|^ /.test(part)) return 'A name neither ends with a period or space nor begins with a space.';
    if (!VISIBLE.test(part)) return 'A name has a character that can be seen.';
    if (DEVICE.test(part)) return `'${part}' is the name of a device on Windows.`;
    if (new TextEncoder().encode(part).length > LONGEST_PART) return `A name can have at most ${LONGEST_PART} bytes.`;
  }
  return undefined;
}

/** A path as systems see it that tell neither cases nor forms of characters apart. */
export const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase();

/** A path in an address: each part encoded, slashes kept (FILE-08). */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
