/** What can be wrong with a package archive, in words for who publishes it. */

/** The kinds of fault; the message carries the particulars. */
export type ArchiveErrorCode =
  /** No bytes at all. */
  | 'empty_archive'
  /** Not whole, or not of the form that its ending promises. */
  | 'broken_archive'
  /** Whole, but of a form that is not read: another version of the format, a packing that clients cannot undo. */
  | 'unsupported_archive'
  /** Readers would find different contents in it. */
  | 'ambiguous_archive'
  /** A member would be written where no package may write, or is no file at all. */
  | 'unsafe_path'
  /** The archive itself is larger than allowed. */
  | 'too_large'
  /** It unpacks to more than allowed. */
  | 'too_large_unpacked'
  /** Reading it took longer than allowed. */
  | 'too_slow'
  /** A document in `info/` says what it cannot. */
  | 'bad_metadata'
  /** The file is called otherwise than its content. */
  | 'name_mismatch'
  /** It is for another subdir than it was sent to, or for none that conda knows. */
  | 'subdir_mismatch'
  /** Its builder claims to have built it later than now. */
  | 'timestamp_in_future'
  /** `info/paths.json` lists other files than the archive holds. */
  | 'paths_mismatch';

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
