/** Rules for names and small texts, shared by forms and services. */
import { knownSubdirs } from '../conda/subdirs.ts';
import { MAX_LENGTH_OF_PERSON_NAME } from './bounds.ts';

/** One line of text without control characters, lone surrogates, and bidirectional controls (UAX #9, 2). */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

/** Name of an organization's default channel (CHAN-16): the first one, and the one that previews use by default. */
export const DEFAULT_CHANNEL = 'main';

/** Format of IDs. URLs accept a name or an ID in the same place, so a name must not look like an ID. */
const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of organizations and collections, which are part of URLs, and the message for an invalid one (ORG-34). */
export const ADDRESS_NAME = {
  pattern: /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/,
  wrong: 'Use 2 to 40 lowercase letters, digits, and hyphens. Start and end with a letter or digit.',
} as const;

/** Returns the error of an organization's name, or undefined (ORG-34). */
export function organizationNameError(name: string): string | undefined {
  if (name === '') return 'Organization name is required.';
  if (ID_PATTERN.test(name)) return 'This looks like an ID. Choose another name.';
  return ADDRESS_NAME.pattern.test(name) ? undefined : ADDRESS_NAME.wrong;
}

/** Returns the error of an organization's title, or undefined: one line of 1 to 80 characters (ORG-34). */
export function organizationTitleError(title: string): string | undefined {
  if (title.trim() === '') return 'Organization title is required.';
  if (!ONE_LINE.test(title)) return 'Use a single line of text.';
  return title.length > 80 ? 'Use at most 80 characters.' : undefined;
}

/** Returns the error of an organization's bio, or undefined: at most 500 characters (ORG-34). */
export function organizationBioError(bio: string): string | undefined {
  return bio.length > 500 ? 'Use at most 500 characters.' : undefined;
}

/**
 * Returns the error of a username, or undefined: 2 to 39 lowercase letters, digits, hyphens, and underscores, starting
 * with a letter or digit.
 */
export function userNameError(name: string): string | undefined {
  if (name === '') return 'Enter a username.';
  return /^[a-z0-9][a-z0-9_-]{1,38}$/.test(name)
    ? undefined
    : 'Use 2 to 39 lowercase letters, digits, hyphens, and underscores. Start with a letter or digit.';
}

/** Returns the error of a first or last name, or undefined: one line, possibly empty. */
export function personNameError(name: string): string | undefined {
  if (name.length > MAX_LENGTH_OF_PERSON_NAME) return `Use at most ${MAX_LENGTH_OF_PERSON_NAME} characters.`;
  return ONE_LINE.test(name) ? undefined : 'Use a single line of text.';
}

/** Returns a user's display name: first and last name, or the username if both are empty. */
export function displayNameOf<Name extends string | null>(person: {
  first_name: string | null;
  last_name: string | null;
  username: Name;
}): string | Name {
  return `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim() || person.username;
}

/** Suggests a username from the part of an email address before the @, in allowed characters. */
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

/** Length of a new password. The maximum limits the cost of hashing. */
export const PASSWORD_LENGTH = { min: 10, max: 1024 } as const;

/**
 * Returns the error of a new password, or undefined (NIST SP 800-63B, 3.1.1: length matters, not character classes).
 */
export function passwordError(password: string): string | undefined {
  if (password.length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters.`;
  return password.length > PASSWORD_LENGTH.max ? `Use at most ${PASSWORD_LENGTH.max} characters.` : undefined;
}

/**
 * Returns the error of a channel name, or undefined. CEP 26: lowercase letters, digits, `_`, `.`, `-`, not starting
 * with `.` or `-`, at most 128 characters. Subdir names are excluded, because a client would read the end of the URL as
 * a subdir.
 */
export function channelNameError(name: string): string | undefined {
  if (name === '') return 'Channel name is required.';
  if (name.length > 128) return 'Use at most 128 characters.';
  if (!/^[a-z0-9_][a-z0-9_.-]*$/.test(name))
    return 'Use lowercase letters, digits, ‘_’, ‘.’, and ‘-’. Start with a letter, digit, or ‘_’.';
  if (name === 'label' || knownSubdirs.includes(name))
    return `‘${name}’ is reserved. It’s a platform name or a word that conda clients would misread.`;
  return undefined;
}

/**
 * Returns a validator for display names: letters of any script, digits, hyphens, underscores, periods, and spaces
 * (CONST-11).
 * @param what the kind of name, as the first words of the error
 * @param longest maximum number of characters
 * @returns the error of a name, or undefined
 */
export function nameRule({ what, longest }: { what: string; longest: number }): (name: string) => string | undefined {
  return (name) => {
    if (name === '') return `${what} is required.`;
    if (name.length > longest) return `${what} can have at most ${longest} characters.`;
    return /^[\p{L}\p{N}_. -]*$/u.test(name)
      ? undefined
      : 'Use letters, digits, hyphens, underscores, periods, and spaces.';
  };
}

/** The URL with https:// in front when it names no protocol (CONST-06). */
export function withProtocol(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/**
 * Normalizes the source of a mirror. A URL without a protocol gets https:// (CONST-06); an absolute path or `file:` URL
 * stays.
 */
export function mirrorSource(text: string): string {
  const trimmed = text.trim();
  return /^(?:[/\\]|file:|[a-z]:[/\\](?![/\\]))/i.test(trimmed) ? trimmed : withProtocol(trimmed);
}
