/** Bounds on reading an archive. Sizes in bytes. */

const KiB = 1024;
const MiB = 1024 * KiB;
const GiB = 1024 * MiB;

/** What reading one archive may cost. */
export interface ArchiveLimits {
  /** The archive as it came. */
  packed: number;
  /** Everything in `info/`, unpacked; and how many members that may be. */
  info: number;
  infoMembers: number;
  /** Everything, unpacked; and how many members that may be (their names are held in memory). */
  unpacked: number;
  members: number;
  /** Above `bombFrom` bytes, an archive must not unpack to more than so many times its size; packages of text reach 30. */
  bombFrom: number;
  bombRatio: number;
  /** The same for smaller ones, of which eight at once would keep a hub busy: above so many bytes, not more than so many times its size. */
  smallBombFrom: number;
  smallBombRatio: number;
  /** So many members may any archive have; for each further one it must have so many bytes. A name and a digest take more, however well they pack. */
  membersOfAny: number;
  bytesPerMember: number;
  /** The documents of `info/`. */
  indexJson: number;
  aboutJson: number;
  runExportsJson: number;
  pathsJson: number;
  linkJson: number;
  /** How deep objects and lists of a document may be nested. */
  depth: number;
  /** How many values a document may hold, and keys one object of it: of 64 MiB of text a parser makes gigabytes. */
  values: number;
  keys: number;
  /** Texts for people (licenses, recipe, scripts, README) are cut to this length; so many of one sort are kept. */
  text: number;
  texts: number;
  /** A larger icon is left out; so is one with more pixels on a side, which would be a bomb for browsers. */
  icon: number;
  iconSide: number;
  /** So many of the files' names are kept, and bytes of them, for people to look at. */
  paths: number;
  pathBytes: number;
  /** Time on the clock, in seconds: so much for any archive, and more for each MiB of it. bzip2 unpacks some 3 MiB a second on a busy core. */
  seconds: number;
  secondsPerMiB: number;
}

/** The bounds unless somebody says otherwise. */
export const ARCHIVE_LIMITS: Readonly<ArchiveLimits> = {
  packed: 2 * GiB,
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

/** How many members an archive of a size may have. */
export const mostMembers = ({ members, membersOfAny, bytesPerMember }: ArchiveLimits, packed: number): number =>
  Math.min(members, membersOfAny + Math.floor(packed / bytesPerMember));

/** Within these an archive costs so little that it is read where it is asked for; a thread of its own would cost more. */
export const INLINE_LIMITS: Partial<ArchiveLimits> = { packed: MiB, info: 2 * MiB, unpacked: 32 * MiB, members: 5_000 };

/**
 * Memory of the JavaScript of a thread that reads an archive, in MB: twice what the limits let a document and the names of members take. With less a parser could
 * run out of it, which ends the whole process.
 */
export const THREAD_HEAP = 1024;

/** A size as people read it. */
export function sizeText(bytes: number): string {
  for (const [unit, name] of [
    [GiB, 'GiB'],
    [MiB, 'MiB'],
    [KiB, 'KiB'],
  ] as const)
    if (bytes >= unit) return `${Math.round((bytes / unit) * 10) / 10} ${name}`;
  return `${bytes} bytes`;
}
