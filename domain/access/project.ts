/** What forms and services share of projects. */
import { nameRule, ONE_LINE } from './names.ts';

/** Version of the project calls, which they carry in the header `Api-version` (PROJ-05). */
export const PROJECT_API_VERSION = '2023.11.28';
/** Page size of project lists (PROJ-08). */
export const PROJECT_PAGE = 50;

/** Returns the error of a project's name, or undefined. */
export const projectNameError = nameRule({ what: 'A project name', longest: 80 });

/** Returns the error of a project's title, or undefined: one line of 1 to 80 characters. */
export function projectTitleError(title: string): string | undefined {
  if (title === '') return 'Project title is required.';
  if (!ONE_LINE.test(title)) return 'Use a single line of text.';
  return title.length > 80 ? 'A project title can have at most 80 characters.' : undefined;
}

/** Maximum size of a project file in bytes. */
export const LARGEST_PROJECT_FILE = 5 * 1024 ** 3;
/** Maximum length and depth of a file path. */
const [LONGEST_PATH, DEEPEST_PATH] = [1024, 64];
/** Maximum length of a path segment in bytes, as common file systems allow. */
const LONGEST_PART = 255;
/** Reserved device names of Windows, with any extension and trailing spaces; superscript digits count too. */
const DEVICE = /^(?:con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;
/** A visible character: neither a space nor one such as U+200B. */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the error of a project file path, or undefined. Allowed paths can be unpacked on every common system: no
 * empty part, no `..`, no device names, no control characters.
 */
export function projectPathError(path: string): string | undefined {
  if (path === '') return 'Enter a file name.';
  if (path.length > LONGEST_PATH) return `A path can have at most ${LONGEST_PATH} characters.`;
  if (!path.isWellFormed() || !ONE_LINE.test(path)) return 'A path can’t contain line breaks or control characters.';
  const parts = path.split('/');
  if (parts.length > DEEPEST_PATH) return `Folders can be nested at most ${DEEPEST_PATH - 1} deep.`;
  for (const part of parts) {
    if (part === '') return 'A path can’t start or end with a slash, or contain empty parts.';
    if (part === '.' || part === '..') return 'A path can’t contain ‘..’.';
    if (/[\\:*?"<>|]/.test(part)) return 'A name can’t contain \\ : * ? " < > |.';
    if (/[. ]$|^ /.test(part)) return 'A name neither ends with a period or space nor begins with a space.';
    if (!VISIBLE.test(part)) return 'A name needs at least one visible character.';
    if (DEVICE.test(part)) return `‘${part}’ is a reserved name on Windows.`;
    if (new TextEncoder().encode(part).length > LONGEST_PART) return `A name can have at most ${LONGEST_PART} bytes.`;
  }
  return undefined;
}

/** The path as a file system sees it that ignores case and Unicode normalization. */
export const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase();

/** Encodes a path for a URL: each segment, keeping slashes (FILE-08). */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
