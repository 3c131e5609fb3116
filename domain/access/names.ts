/** Rules for names and small texts, shared by forms and services. */
import { knownSubdirs } from '../conda/subdirs.ts';
import { MAX_LENGTH_OF_PERSON_NAME } from './bounds.ts';

/** One line of text: without control characters, halves of characters, and marks that turn the direction of what stands beside it (UAX #9, 2). */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

/** Name of an organization's default channel (CHAN-16): what the first one is called, and which one a preview is for, unless another is named. */
export const DEFAULT_CHANNEL = 'main';

/** The form of ids. Addresses take a name or an id in the same place: a name of this form would stand for another organization's id. */
const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of organizations and collections, which stand in addresses, and what is said of others (ORG-34). */
export const ADDRESS_NAME = {
  pattern: /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/,
  wrong: 'Use 2 to 40 lower-case letters, digits and dashes; begin and end with a letter or digit.',
} as const;

/** What is wrong with an organization's name, or undefined (ORG-34). */
export function organizationNameError(name: string): string | undefined {
  if (name === '') return 'Organization name is required.';
  if (ID_PATTERN.test(name)) return 'This has the form of an id. Choose a name.';
  return ADDRESS_NAME.pattern.test(name) ? undefined : ADDRESS_NAME.wrong;
}

/** What is wrong with an organization's title, or undefined: one line of 1 to 80 characters (ORG-34). */
export function organizationTitleError(title: string): string | undefined {
  if (title.trim() === '') return 'Organization title is required.';
  if (!ONE_LINE.test(title)) return 'Use a single line of text.';
  return title.length > 80 ? 'A title can have at most 80 characters.' : undefined;
}

/** What is wrong with an organization's bio, or undefined: at most 500 characters (ORG-34). */
export function organizationBioError(bio: string): string | undefined {
  return bio.length > 500 ? 'A bio can have at most 500 characters.' : undefined;
}

/** What is wrong with a user name, or undefined: 2 to 39 lower-case letters, digits, dashes and underscores, beginning with a letter or digit. */
export function userNameError(name: string): string | undefined {
  if (name === '') return 'User name is required.';
  return /^[a-z0-9][a-z0-9_-]{1,38}$/.test(name)
    ? undefined
    : 'Use 2 to 39 lower-case letters, digits, dashes and underscores; begin with a letter or digit.';
}

/** What is wrong with a first or last name, or undefined: one line, which may be empty. */
export function personNameError(name: string): string | undefined {
  if (name.length > MAX_LENGTH_OF_PERSON_NAME) return `Use at most ${MAX_LENGTH_OF_PERSON_NAME} characters.`;
  return ONE_LINE.test(name) ? undefined : 'Use a single line of text.';
}

/** How a person is called where one name stands: first and last name, or the user name of who gives neither. */
export function displayNameOf<Name extends string | null>(person: {
  first_name: string | null;
  last_name: string | null;
  username: Name;
}): string | Name {
  return `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim() || person.username;
}

/** A good user name made from an e-mail address: what stands before the @, in allowed characters. */
export function userNameFrom(email: string): string {
  const name = email
    .toLowerCase()
    .replace(/@.*$/s, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 39)
    .replace(/[-_]+$/, '');
  return name.length >= 2 ? name : `user${name && `-${name}`}`;
}

/** Fewest and most characters of a password that is set. The upper bound bounds the work of hashing. */
export const PASSWORD_LENGTH = { min: 10, max: 1024 } as const;

/** What is wrong with a new password, or undefined (NIST SP 800-63B, 3.1.1: length counts, not kinds of characters). */
export function passwordError(password: string): string | undefined {
  if (password.length < PASSWORD_LENGTH.min) return `Use ${PASSWORD_LENGTH.min} characters or more.`;
  return password.length > PASSWORD_LENGTH.max ? `Use at most ${PASSWORD_LENGTH.max} characters.` : undefined;
}

/**
 * What is wrong with a channel's name, or undefined. CEP 26: lower-case letters, digits, `_`, `.`, `-`, not beginning
 * with `.` or `-`, at most 128 characters, and no subdir name that a client knows, because it would
 * take the last part of a URL for one.
 */
export function channelNameError(name: string): string | undefined {
  if (name === '') return 'Channel name is required.';
  if (name.length > 128) return 'A channel name can have at most 128 characters.';
  if (!/^[a-z0-9_][a-z0-9_.-]*$/.test(name))
    return "Use lower-case letters, digits, '_', '.' and '-'; begin with a letter, digit or '_'.";
  if (name === 'label' || knownSubdirs.includes(name))
    return `'${name}' is the name of a platform or a reserved word; conda clients would misread it.`;
  return undefined;
}

/**
 * A rule for names that people give things: letters of any script, digits, dashes, underscores, periods and spaces (CONST-11).
 * @param what such a name is called, at the begin of a sentence
 * @param longest most characters
 * @returns what is wrong with a name, or undefined
 */
export function nameRule({ what, longest }: { what: string; longest: number }): (name: string) => string | undefined {
  return (name) => {
    if (name === '') return `${what} is required.`;
    if (name.length > longest) return `${what} can have at most ${longest} characters.`;
    return /^[\p{L}\p{N}_. -]*$/u.test(name)
      ? undefined
      : 'Use letters, digits, dashes, underscores, periods and spaces.';
  };
}

/** The URL with https:// in front when it names no protocol (CONST-06). */
export function withProtocol(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/**
 * The source of a mirror as it is kept and read: an address that names no protocol gets https:// (CONST-06); a folder, as an absolute path or as
 * `file:`, stays as it is.
 */
export function mirrorSource(text: string): string {
  const trimmed = text.trim();
  return /^(?:[/\\]|file:|[a-z]:[/\\](?![/\\]))/i.test(trimmed) ? trimmed : withProtocol(trimmed);
}
