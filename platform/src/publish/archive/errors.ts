/** What can be wrong with a package archive, in words for who publishes it. */

/** The kinds of fault by the status that a refusal for one has, each with what it means; the message of an error carries the particulars. */
export const ARCHIVE_FAULTS = {
  400: {
    empty_archive: 'The file has no bytes.',
  },
  413: {
    too_large: 'The file is larger than allowed.',
  },
  422: {
    ambiguous_archive: 'Readers would find different contents in the archive.',
    bad_metadata: 'A document in `info/` says what it cannot.',
    broken_archive: 'The archive is not whole, or not of the form that its ending promises.',
    name_mismatch: 'The file is called otherwise than its content.',
    paths_mismatch: '`info/paths.json` lists other files than the archive holds.',
    subdir_mismatch: 'The package is for another subdir than it was sent to, or for none that conda knows.',
    timestamp_in_future: 'Its builder claims to have built it later than now.',
    too_large_unpacked: 'It unpacks to more than allowed.',
    unsafe_path: 'A member would be written where no package may write, or is no file at all.',
    unsupported_archive:
      'The archive is of a form that is not read: another version of the format, or a packing that clients cannot undo.',
  },
  503: {
    too_slow: 'Reading the archive took longer than allowed.',
  },
} as const;

type Faults = typeof ARCHIVE_FAULTS;
/** The kinds of fault. */
export type ArchiveErrorCode = { [S in keyof Faults]: Extract<keyof Faults[S], string> }[keyof Faults];

/** Most characters of a message: the shortest place where a client shows one. */
const LONGEST = 512;

/**
 * An archive that cannot be published. The message is one sentence or a few: what is wrong, where, and what to do; at most 512 characters. It
 * may quote the archive, so characters that no database and no line of text can hold are taken out of it.
 */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly code: ArchiveErrorCode;

  constructor(code: ArchiveErrorCode, message: string, options?: { cause?: unknown }) {
    const plain = message.toWellFormed().replaceAll(/\p{Cc}/gu, '\ufffd');
    super(plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain, options);
    this.code = code;
  }
}

/** A text of an archive as a message quotes it: short, in single quotes. */
export function quoted(text: string): string {
  return `'${text.length > 100 ? `${text.slice(0, 100)}…` : text}'`;
}
