/** What the members of an archive are, gathered while they pass: the documents of `info/`, and of all others name, size and digest. */
import { createHash } from 'node:crypto';
import { ArchiveError, quoted } from './errors.ts';
import { sizeText } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import type { MemberSink, TarMember } from './tar.ts';

/** Which members a tar may hold: those of `info/`, all others, or both. */
export type Part = 'info' | 'pkg' | 'whole';

/** A member outside `info/` that is no folder. */
export interface PackageFile {
  size: number;
  /** Hexadecimal; null for links. */
  sha256: string | null;
}

/**
 * When clients run scripts (CEP 34). `post-unlink` is deprecated there, but conda runs it, and of whichever package brings it: `bin/.openssl-post-unlink.sh` of
 * another one runs when openssl is replaced. `variables` are no script, but what they set decides what runs: `LD_PRELOAD`, `PATH`, `PYTHONSTARTUP`.
 */
export const SCRIPT_KINDS = [
  'pre-link',
  'post-link',
  'pre-unlink',
  'post-unlink',
  'activate',
  'deactivate',
  'variables',
] as const;

/** A script that clients run (CEP 34): when it runs, and where it stands. */
export interface ScriptFile {
  kind: (typeof SCRIPT_KINDS)[number];
  path: string;
  /** Null when it is a link, no UTF-8 or too long to be kept. */
  text: string | null;
  /** Why there is no text; missing where there is one, and in what was read before this was told. */
  untold?: UntoldScript;
}

/** A script whose text is not kept. */
export interface UntoldScript {
  why: 'link' | 'not_text' | 'too_long';
  /** Bytes, and their hash; null for a link. */
  size: number | null;
  sha256: string | null;
}

/** Documents that the hub reads, and the limit of each. */
const DOCUMENTS = {
  'info/index.json': 'indexJson',
  'info/about.json': 'aboutJson',
  'info/run_exports.json': 'runExportsJson',
  'info/paths.json': 'pathsJson',
  'info/link.json': 'linkJson',
} as const satisfies Record<string, keyof ArchiveLimits>;

/** Texts for people. */
const TEXTS =
  /^info\/(?:licenses\/.+|LICENSE[^/]*|README[^/]*|meta\.yaml|recipe\/(?:meta\.yaml(?:\.rendered)?|rendered_recipe\.yaml|recipe\.yaml))$/;
const ICON = /^info\/[^/]+\.png$/;
/** Written by clients when they install: a package that brings them speaks for the client (CEP 34, CEP 35). */
const OF_CLIENTS = /^(?:conda-meta(?:\/|$)|info\/repodata_record\.json$)/;
/**
 * Documents that belong to the info part. Others of `info/` (licenses above all) may stand in the pkg part: conda-package-handling put them
 * there before 2.5.0 (2026-06), and with it conda-build.
 */
const OF_INFO_PART =
  /^info\/(?:index\.json|paths\.json|about\.json|run_exports|link\.json|files|has_prefix|no_link|hash_input|recipe|meta|platform|requires|test\/|git|icon\.png)/;
const LINK_SCRIPT = /-(pre-link|post-link|pre-unlink|post-unlink)\./g;
/** Where conda sources scripts, and reads what to set; Windows knows these folders by their short names, too. */
const SHELL_SCRIPT = /^etc\/conda\/(?:(activate|activa~\d+)|(env_vars|env_va~\d+)|deactivate|deacti~\d+)\.d\/./;
/** These folders and those above them: where one of them is a link, what is sourced stands elsewhere in the package. */
const SHELL_SCRIPTS_FOLDER = /^etc(?:\/conda(?:\/(?:activate|(deactivate)|(env_vars))\.d)?)?$/;

/** Gathers what the tars of an archive hold. */
export class Contents {
  /** Files and links outside `info/`, by path. */
  readonly files = new Map<string, PackageFile>();
  readonly scripts: ScriptFile[] = [];
  /** Bytes of all files, unpacked. */
  unpackedSize = 0;
  readonly #limits: ArchiveLimits;
  readonly #kept = new Map<string, Buffer>();
  readonly #infoPaths = new Set<string>();
  readonly #folders = new Set<string>();
  readonly #links = new Set<string>();
  #infoSize = 0;
  #members = 0;
  #keptTexts = 0;
  #nameBytes = 0;

  constructor(limits: ArchiveLimits) {
    this.#limits = limits;
  }

  /** A document or text of `info/`, as bytes; cut to its length where it is a text. */
  kept(path: string): Buffer | undefined {
    return this.#kept.get(path);
  }

  /** Paths of what is kept, as the archive orders them. */
  keptPaths(): string[] {
    return [...this.#kept.keys()];
  }

  /** Takes a member. @throws ArchiveError for a name or kind that no package may have */
  member(member: TarMember, part: Part): MemberSink | null {
    const { kind, size, target } = member;
    if (++this.#members > this.#limits.members)
      throw tooLarge(`The archive has more than ${this.#limits.members.toLocaleString('en')} members.`);
    const path = safePath(member.name, kind === 'folder');
    if (path === '') {
      if (kind !== 'folder') throw unsafe(member.name, 'which is no file');
      return null;
    }
    // What stands in memory until the end: 500,000 names of the longest would be gigabytes.
    this.#nameBytes += path.length;
    if (this.#nameBytes > this.#limits.info) throw tooLarge('The names in the archive are too long together.');
    const read = asSystemsRead(path);
    const isInfo = path === 'info' || path.startsWith('info/');
    if (OF_CLIENTS.test(read)) throw unsafe(path, 'which only clients write');
    if (!isInfo && (read === 'info' || read.startsWith('info/')))
      throw unsafe(path, 'which some systems would write over info/');
    if (part === 'info' && !isInfo) throw unsafe(path, 'in its info part, where only info/ belongs');
    if (part === 'pkg' && OF_INFO_PART.test(read))
      throw unsafe(path, 'in its pkg part, where it would replace what was judged');
    if (kind === 'folder') {
      this.#folders.add(path);
      return null;
    }
    if (target !== null) this.#link(path, kind, target);
    this.unpackedSize += size;
    if (isInfo) return this.#infoMember(path, read, kind, size);
    if (this.files.has(path)) throw twice(path);
    return this.#packageMember(path, read, kind, size);
  }

  /** What only the whole shows. @throws ArchiveError for members that stand below a link or a file */
  finish(): void {
    for (const path of this.#folders) if (this.files.has(path) || this.#infoPaths.has(path)) throw twice(path);
    const above = new Set<string>();
    for (const paths of [this.files.keys(), this.#infoPaths, this.#folders])
      for (const path of paths) this.#refuseBelow(path, above);
  }

  /** Refuses a path of which a folder is no folder. `seen` remembers folders that are known to be good. */
  #refuseBelow(path: string, seen: Set<string>): void {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (seen.has(folder)) return;
      if (this.files.has(folder) || this.#infoPaths.has(folder))
        throw unsafe(
          path,
          this.#links.has(folder) ? `below the link ${quoted(folder)}` : `below the file ${quoted(folder)}`,
        );
      if (seen.size >= this.#limits.members)
        throw tooLarge(`The archive has more than ${this.#limits.members.toLocaleString('en')} folders.`);
      seen.add(folder);
    }
  }

  #link(path: string, kind: TarMember['kind'], target: string): void {
    this.#links.add(path);
    if (kind === 'hardlink') {
      const other = safePath(target, false);
      if (!this.files.has(other) || this.#links.has(other))
        throw unsafe(path, `a hard link to ${quoted(target)}, which is no file before it`);
      return;
    }
    const folders = path.split('/').slice(0, -1);
    if (target === '' || isAbsolute(target))
      throw unsafe(path, `a link to ${quoted(target)}, which lies outside the package`);
    for (const step of target.split(/[/\\]/)) {
      if (step === '..') {
        if (folders.pop() === undefined)
          throw unsafe(path, `a link to ${quoted(target)}, which lies outside the package`);
      } else if (step !== '' && step !== '.') folders.push(step);
    }
  }

  #infoMember(path: string, read: string, kind: TarMember['kind'], size: number): MemberSink | null {
    if (this.#infoPaths.has(path)) throw twice(path);
    this.#infoPaths.add(path);
    if (this.#infoPaths.size > this.#limits.infoMembers)
      throw tooLarge(`The info part has more than ${this.#limits.infoMembers.toLocaleString('en')} members.`);
    this.#infoSize += size;
    if (this.#infoSize > this.#limits.info)
      throw tooLarge(`The info part unpacks to more than ${sizeText(this.#limits.info)}.`);
    const document = DOCUMENTS[read as keyof typeof DOCUMENTS];
    if (document !== undefined) {
      if (path !== read)
        throw new ArchiveError(
          'ambiguous_archive',
          `The archive holds ${quoted(path)}, which some systems take for ${read}.`,
        );
      if (kind !== 'file') throw new ArchiveError('bad_metadata', `${path} is a link. It must be a file.`);
      const limit = this.#limits[document];
      if (size > limit) throw tooLarge(`${path} is larger than ${sizeText(limit)}.`);
      return this.#keep(path, size);
    }
    if (kind !== 'file') return null;
    if (TEXTS.test(path))
      return this.#keptTexts++ < 2 * this.#limits.texts ? this.#keep(path, this.#limits.text) : null;
    return ICON.test(path) && size <= this.#limits.icon && this.#keptTexts++ < 2 * this.#limits.texts
      ? this.#keep(path, size)
      : null;
  }

  /** Keeps a member's first bytes, up to a limit. */
  #keep(path: string, limit: number): MemberSink {
    const pieces: Buffer[] = [];
    let length = 0;
    return {
      write: (piece) => {
        if (length >= limit) return;
        const part = Buffer.from(piece.subarray(0, limit - length));
        pieces.push(part);
        length += part.length;
      },
      end: () => this.#kept.set(path, Buffer.concat(pieces)),
    };
  }

  #packageMember(path: string, read: string, kind: TarMember['kind'], size: number): MemberSink | null {
    const file: PackageFile = { size, sha256: null };
    this.files.set(path, file);
    const script = this.#script(path, read, kind);
    if (kind !== 'file') {
      if (script !== null) script.untold = { why: 'link', size: null, sha256: null };
      return null;
    }
    const keep = script !== null && size <= this.#limits.text ? this.#keep(path, size) : null;
    const hash = createHash('sha256');
    return {
      write: (piece) => {
        hash.update(piece);
        keep?.write(piece);
      },
      end: () => {
        file.sha256 = hash.digest('hex');
        if (script === null) return;
        if (keep !== null) {
          keep.end();
          script.text = textOrNull(this.#kept.get(path)!);
          this.#kept.delete(path);
        }
        if (script.text === null)
          script.untold = { why: keep === null ? 'too_long' : 'not_text', size, sha256: file.sha256 };
      },
    };
  }

  /** Notes a script that clients run; what runs is told even where its text is not kept. */
  #script(path: string, read: string, member: TarMember['kind']): ScriptFile | null {
    const kind = linkScript(read) ?? (member === 'file' ? undefined : shellScripts(read)) ?? shellScript(read);
    if (kind === undefined) return null;
    if (this.scripts.length >= this.#limits.texts)
      throw tooLarge(
        `The archive has more than ${this.#limits.texts} scripts that run when it is installed or activated.`,
      );
    const script: ScriptFile = { kind, path, text: null };
    this.scripts.push(script);
    return script;
  }
}

/**
 * When a script runs, by its path; undefined for what is none. As conda-index finds them (`.*\/\..*-(pre-link|post-link|pre-unlink)\..*`), and of
 * `post-unlink` besides, but in one pass: as one expression a long name costs milliseconds, and an archive of a few kilobytes has thousands of them.
 */
function linkScript(path: string): ScriptFile['kind'] | undefined {
  const hidden = path.indexOf('/.');
  if (hidden === -1) return undefined;
  return [...path.slice(hidden + 2).matchAll(LINK_SCRIPT)].at(-1)?.[1] as ScriptFile['kind'] | undefined;
}

/** When a script of a shell runs, or variables are set, by the path; undefined for what is none. */
function shellScript(path: string): ScriptFile['kind'] | undefined {
  const found = SHELL_SCRIPT.exec(path);
  if (found === null) return undefined;
  if (found[2] !== undefined) return 'variables';
  return found[1] === undefined ? 'deactivate' : 'activate';
}

/** When what stands behind a link in the place of a folder of such scripts runs; undefined for another link. */
function shellScripts(path: string): ScriptFile['kind'] | undefined {
  const found = SHELL_SCRIPTS_FOLDER.exec(path);
  if (found === null) return undefined;
  if (found[2] !== undefined) return 'variables';
  return found[1] === undefined ? 'activate' : 'deactivate';
}

/** Characters that file systems of Macs pass over. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** What stands as it is read on every system, but for its capitals. */
const PLAIN = /^(?:[!-\-/-[\]-~]|[ .](?!\/|$))*$/;

/**
 * A path as the most forgiving of systems read it, by which it is judged: Windows and Macs know no capitals, Windows parts folders at backslashes and drops dots
 * and spaces at the end of a name, Macs pass over some characters and take others for letters.
 */
export function asSystemsRead(path: string): string {
  if (PLAIN.test(path)) return path.toLowerCase();
  return path
    .replace(PASSED_OVER, '')
    .normalize('NFKC')
    .replaceAll('\\', '/')
    .split('/')
    .map(withoutDots)
    .join('/')
    .toLowerCase();
}

/** A name without the dots and spaces at its end. */
function withoutDots(name: string): string {
  let end = name.length;
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end -= 1;
  return name.slice(0, end);
}

const unsafe = (path: string, why: string): ArchiveError =>
  new ArchiveError('unsafe_path', `The archive holds ${quoted(path)}, ${why}. Build the package without it.`);
const twice = (path: string): ArchiveError =>
  new ArchiveError(
    'ambiguous_archive',
    `${path} occurs twice. Clients and indexers take different ones; build the package again.`,
  );
const tooLarge = (message: string): ArchiveError => new ArchiveError('too_large_unpacked', message);

function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(path);
}

/**
 * The path of a member as it lies below the package's folder: one way to write it, on every system.
 * @returns '' for the package's folder itself
 * @throws ArchiveError
 */
function safePath(name: string, isFolder: boolean): string {
  const plain = name.startsWith('./') ? name.slice(2) : name;
  const path = isFolder && plain.endsWith('/') ? plain.slice(0, -1) : plain;
  if (path === '' || path === '.') return '';
  if (isAbsolute(path) || path.split(/[/\\]/).includes('..')) throw unsafe(name, 'which lies outside the package');
  if (/\p{Cc}/u.test(path)) throw unsafe(name, 'which holds a control character');
  if (path.split('/').some((step) => step === '' || step === '.')) throw unsafe(name, 'which is not written plainly');
  return path;
}

function textOrNull(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
