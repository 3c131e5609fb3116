/** Limits for reading an archive. Sizes are in bytes. */

const KiB = 1024;
const MiB = 1024 * KiB;
const GiB = 1024 * MiB;

/** Limits for reading one archive. */
export interface ArchiveLimits {
  /** Size of a package file. */
  packageBytes: number;
  /** Unpacked size of `info/`, and number of its members. */
  info: number;
  infoMembers: number;
  /** Total unpacked size, and number of members (their names are kept in memory). */
  unpacked: number;
  members: number;
  /**
   * Archives that unpack to more than `bombFrom` bytes must not unpack to more than `bombRatio` times their size.
   * Packages of text reach 30.
   */
  bombFrom: number;
  bombRatio: number;
  /** The same for smaller archives, because eight of them could keep a hub busy. */
  smallBombFrom: number;
  smallBombRatio: number;
  /**
   * Members allowed in any archive, and bytes required for each further member.
   * A name and a digest need more, however well they compress.
   */
  membersOfAny: number;
  bytesPerMember: number;
  /** Maximum sizes of the documents of `info/`. */
  indexJson: number;
  aboutJson: number;
  runExportsJson: number;
  pathsJson: number;
  linkJson: number;
  /** Nesting depth of a document. */
  depth: number;
  /** Number of values of a document, and of keys of one object. A parser needs gigabytes for 64 MiB of text. */
  values: number;
  keys: number;
  /**
   * Display texts (licenses, recipe, scripts, README) are truncated to this length.
   * Limits also their number per type.
   */
  text: number;
  texts: number;
  /** Larger icons are omitted, and those with more pixels per side, which could crash browsers. */
  icon: number;
  iconSide: number;
  /** Number of stored file names for display, and their total bytes. */
  paths: number;
  pathBytes: number;
  /**
   * Time limit in seconds: for any archive, and in addition for each MiB. bzip2 unpacks about 3 MiB per second on a
   * busy core.
   */
  seconds: number;
  secondsPerMiB: number;
}

/** Default limits. */
export const ARCHIVE_LIMITS: Readonly<ArchiveLimits> = {
  packageBytes: 2 * GiB,
  info: 64 * MiB,
  infoMembers: 20_000,
  unpacked: 64 * GiB,
  members: 500_000,
  bombFrom: 256 * MiB,
  bombRatio: 200,
  smallBombFrom: 16 * MiB,
  smallBombRatio: 1_000,
  membersOfAny: 20_000,
  bytesPerMember: 16,
  indexJson: MiB,
  aboutJson: 4 * MiB,
  runExportsJson: MiB,
  pathsJson: 64 * MiB,
  linkJson: MiB,
  depth: 64,
  values: 4_000_000,
  keys: 10_000,
  text: 256 * KiB,
  texts: 50,
  icon: 256 * KiB,
  iconSide: 2048,
  paths: 20_000,
  pathBytes: 4 * MiB,
  seconds: 60,
  secondsPerMiB: 3,
};

/** Returns the maximum number of members for an archive of this size. */
export const mostMembers = ({ members, membersOfAny, bytesPerMember }: ArchiveLimits, packed: number): number =>
  Math.min(members, membersOfAny + Math.floor(packed / bytesPerMember));

/** Archives within these limits are read in the current thread, because a separate one would cost more. */
export const INLINE_LIMITS: Partial<ArchiveLimits> = {
  packageBytes: MiB,
  info: 2 * MiB,
  unpacked: 32 * MiB,
  members: 5_000,
};

/**
 * Heap of a thread that reads an archive, in MB: twice what the limits allow for a document and the members' names. A
 * parser that runs out of memory ends the whole process.
 */
export const THREAD_HEAP = 1024;

/** Formats a size for display. */
export function sizeText(bytes: number): string {
  for (const [unit, name] of [
    [GiB, 'GiB'],
    [MiB, 'MiB'],
    [KiB, 'KiB'],
  ] as const)
    if (bytes >= unit) return `${Math.round((bytes / unit) * 10) / 10} ${name}`;
  return `${bytes} bytes`;
}
