/**
 * Collects the members of an archive as they stream by: the documents of `info/`, and name, size, and digest of all
 * others.
 */
import { createHash } from 'node:crypto';
import { ArchiveError, quoted } from './errors.ts';
import { sizeText } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import type { MemberSink, TarMember } from './tar.ts';

/** Members that a tar can contain: those of `info/`, all others, or both. */
export type Part = 'info' | 'pkg' | 'whole';

/** A file or link outside `info/`. */
export interface PackageFile {
  size: number;
  /** Hex; null for links. */
  sha256: string | null;
}

/**
 * When clients run scripts (CEP 34).
 * `post-unlink` is deprecated there, but conda runs it for any package that contains it: `bin/.openssl-post-unlink.sh`
 * of another package runs when openssl is replaced. `variables` aren't scripts, but they influence what runs:
 * `LD_PRELOAD`, `PATH`, `PYTHONSTARTUP`.
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

/** A script that clients run (CEP 34): its type and path. */
export interface ScriptFile {
  kind: (typeof SCRIPT_KINDS)[number];
  path: string;
  /** Null if it is a link, not UTF-8, or too long to store. */
  text: string | null;
  /** Why the text is omitted. Missing if there is a text, or if an older version read the archive. */
  untold?: UntoldScript;
}

/** A script without stored text. */
export interface UntoldScript {
  why: 'link' | 'not_text' | 'too_long';
  /** Size in bytes, and hash; null for a link. */
  size: number | null;
  sha256: string | null;
}

/** Documents that the hub reads, with the limit of each. */
const DOCUMENTS = {
  'info/index.json': 'indexJson',
  'info/about.json': 'aboutJson',
  'info/run_exports.json': 'runExportsJson',
  'info/paths.json': 'pathsJson',
  'info/link.json': 'linkJson',
} as const satisfies Record<string, keyof ArchiveLimits>;

/** Texts for display. */
const TEXTS =
  /^info\/(?:licenses\/.+|LICENSE[^/]*|README[^/]*|meta\.yaml|recipe\/(?:meta\.yaml(?:\.rendered)?|rendered_recipe\.yaml|recipe\.yaml))$/;
const ICON = /^info\/[^/]+\.png$/;
/** Files that clients write during installation. A package with them would impersonate the client (CEP 34, CEP 35). */
const OF_CLIENTS = /^(?:conda-meta(?:\/|$)|info\/repodata_record\.json$)/;
/**
 * Documents that must be in the info part.
 * Others of `info/` (mainly licenses) can be in the pkg part: conda-package-handling before 2.5.0 (2026-06), and
 * conda-build with it, put them there.
 */
const OF_INFO_PART =
  /^info\/(?:index\.json|paths\.json|about\.json|run_exports|link\.json|files|has_prefix|no_link|hash_input|recipe|meta|platform|requires|test\/|git|icon\.png)/;
const LINK_SCRIPT = /-(pre-link|post-link|pre-unlink|post-unlink)\./g;
/** Folders whose scripts and variables conda loads, including their short names on Windows. */
const SHELL_SCRIPT = /^etc\/conda\/(?:(activate|activa~\d+)|(env_vars|env_va~\d+)|deactivate|deacti~\d+)\.d\/./;
/** The same folders and their parents. If one of them is a link, the loaded files are elsewhere in the package. */
const SHELL_SCRIPTS_FOLDER = /^etc(?:\/conda(?:\/(?:activate|(deactivate)|(env_vars))\.d)?)?$/;

/** Collects the members of an archive's tars. */
export class Contents {
  /** Files and links outside `info/`, by path. */
  readonly files = new Map<string, PackageFile>();
  readonly scripts: ScriptFile[] = [];
  /** Total unpacked size in bytes. */
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

  /** Returns a document or text of `info/` as bytes; texts are truncated. */
  kept(path: string): Buffer | undefined {
    return this.#kept.get(path);
  }

  /** Paths of stored documents, in the order of the archive. */
  keptPaths(): string[] {
    return [...this.#kept.keys()];
  }

  /** Handles a member. @throws ArchiveError for a name or type that isn't allowed in packages */
  member(member: TarMember, part: Part): MemberSink | null {
    const { kind, size, target } = member;
    if (++this.#members > this.#limits.members)
      throw tooLarge(`The archive has more than ${this.#limits.members.toLocaleString('en')} members.`);
    const path = safePath(member.name, kind === 'folder');
    if (path === '') {
      if (kind !== 'folder') throw unsafe(member.name, "which isn't a file");
      return null;
    }
    // Limits memory: 500,000 names of maximum length would take gigabytes.
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

  /** Checks what needs all members. @throws ArchiveError for members below a link or a file */
  finish(): void {
    for (const path of this.#folders) if (this.files.has(path) || this.#infoPaths.has(path)) throw twice(path);
    const above = new Set<string>();
    for (const paths of [this.files.keys(), this.#infoPaths, this.#folders])
      for (const path of paths) this.#refuseBelow(path, above);
  }

  /** Rejects a path if one of its parents isn't a folder. `seen` caches valid folders. */
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
        throw unsafe(path, `a hard link to ${quoted(target)}, which isn't an earlier file of the archive`);
      return;
    }
    const folders = path.split('/').slice(0, -1);
    if (target === '' || isAbsolute(target))
      throw unsafe(path, `a link to ${quoted(target)}, which is outside the package`);
    for (const step of target.split(/[/\\]/)) {
      if (step === '..') {
        if (folders.pop() === undefined)
          throw unsafe(path, `a link to ${quoted(target)}, which is outside the package`);
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
          `The archive contains ${quoted(path)}, which some systems read as ${read}.`,
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

  /** Stores a member's first bytes, up to a limit. */
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

  /** Records a script that clients run, also if its text isn't stored. */
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
 * Returns when a script runs, by its path; undefined if it isn't a script.
 * Finds the same as conda-index (`.*\/\..*-(pre-link|post-link|pre-unlink)\..*`) plus `post-unlink`, in one pass: that
 * regular expression takes milliseconds for a long name, and a small archive can have thousands of them.
 */
function linkScript(path: string): ScriptFile['kind'] | undefined {
  const hidden = path.indexOf('/.');
  if (hidden === -1) return undefined;
  return [...path.slice(hidden + 2).matchAll(LINK_SCRIPT)].at(-1)?.[1] as ScriptFile['kind'] | undefined;
}

/** Returns when a shell script runs or variables are set, by the path; undefined for other paths. */
function shellScript(path: string): ScriptFile['kind'] | undefined {
  const found = SHELL_SCRIPT.exec(path);
  if (found === null) return undefined;
  if (found[2] !== undefined) return 'variables';
  return found[1] === undefined ? 'deactivate' : 'activate';
}

/** Returns when the target of a link runs that replaces a folder of such scripts; undefined for other links. */
function shellScripts(path: string): ScriptFile['kind'] | undefined {
  const found = SHELL_SCRIPTS_FOLDER.exec(path);
  if (found === null) return undefined;
  if (found[2] !== undefined) return 'variables';
  return found[1] === undefined ? 'activate' : 'deactivate';
}

/** Characters that macOS file systems ignore. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Names that every system reads the same, except for case. */
const PLAIN = /^(?:[!-\-/-[\]-~]|[ .](?!\/|$))*$/;

/**
 * Returns a path as the most lenient systems read it, for checks.
 * Windows and macOS ignore case. Windows splits at backslashes and drops trailing dots and spaces. macOS ignores some
 * characters and normalizes others.
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

/** Removes trailing dots and spaces from a name. */
function withoutDots(name: string): string {
  let end = name.length;
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end -= 1;
  return name.slice(0, end);
}

const unsafe = (path: string, why: string): ArchiveError =>
  new ArchiveError('unsafe_path', `The archive contains ${quoted(path)}, ${why}. Build the package without it.`);
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
 * Returns the normalized path of a member below the package's folder, the same on every system.
 * @returns '' for the package's folder itself
 * @throws ArchiveError
 */
function safePath(name: string, isFolder: boolean): string {
  const plain = name.startsWith('./') ? name.slice(2) : name;
  const path = isFolder && plain.endsWith('/') ? plain.slice(0, -1) : plain;
  if (path === '' || path === '.') return '';
  if (isAbsolute(path) || path.split(/[/\\]/).includes('..')) throw unsafe(name, 'which is outside the package');
  if (/\p{Cc}/u.test(path)) throw unsafe(name, 'which contains a control character');
  if (path.split('/').some((step) => step === '' || step === '.')) throw unsafe(name, "which isn't in canonical form");
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
