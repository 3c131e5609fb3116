/** Errors in package archives, worded for publishers. */

/** Types of archive errors by HTTP status, with their meaning. The message of an error has the details. */
export const ARCHIVE_FAULTS = {
  400: {
    empty_archive: 'The file is empty.',
  },
  413: {
    too_large: 'The file is larger than allowed.',
  },
  422: {
    ambiguous_archive: 'The archive is ambiguous. Tools would read different contents.',
    bad_metadata: 'A file in `info/` is invalid.',
    broken_archive: "The archive is incomplete or doesn't match its file extension.",
    name_mismatch: "The file name doesn't match the package metadata.",
    paths_mismatch: "`info/paths.json` doesn't match the archive contents.",
    subdir_mismatch: "The package's subdir doesn't match the upload URL or isn't a conda subdir.",
    timestamp_in_future: 'The build timestamp is in the future.',
    too_large_unpacked: 'The unpacked size exceeds the limit.',
    unsafe_path: 'The archive contains an unsafe path or a special file.',
    unsupported_archive: 'Unsupported version or compression of the archive format.',
  },
  503: {
    too_slow: 'Reading the archive took longer than allowed.',
  },
} as const;

type Faults = typeof ARCHIVE_FAULTS;
/** Types of archive errors. */
export type ArchiveErrorCode = { [S in keyof Faults]: Extract<keyof Faults[S], string> }[keyof Faults];

/** Maximum message length, the least that any client shows. */
const LONGEST = 512;

/**
 * An archive that can't be published.
 * The message says what is wrong, where, and what to do, in at most 512 characters. It can quote the archive, so
 * control characters are removed.
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

/** Formats a text from an archive for a message: shortened, in single quotes. */
export function quoted(text: string): string {
  return `'${text.length > 100 ? `${text.slice(0, 100)}…` : text}'`;
}
