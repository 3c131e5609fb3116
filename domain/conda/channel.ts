import { BoundedCache } from './boundedCache.ts';
import { splitSubdir } from './subdirs.ts';

/**
 * A channel as conda resolves it with its default configuration: a name stands for a channel at conda.anaconda.org,
 * 'defaults' for the channels of repo.anaconda.com.
 */
export interface CondaChannel {
  /** The name without host: 'conda-forge', 'pkgs/main', the path of a URL, or '' when the URL has no path. */
  readonly name: string;
  /** The name conda shows: 'defaults' for its members, the name at conda.anaconda.org, else the URL. */
  readonly canonicalName: string;
  /** `scheme://host/name` without credentials and subdir; undefined for 'defaults' and unknown channels. */
  readonly baseUrl: string | undefined;
  /** True if the channel isn't on conda.anaconda.org. Then only an equal URL is the same channel. */
  readonly isElsewhere: boolean;
  /** The subdir in the text, if any. */
  readonly subdir: string | undefined;
  /** The package file at the end of the text, if any. */
  readonly fileName: string | undefined;
}

const aliasHost = 'conda.anaconda.org';
const defaultsHost = 'repo.anaconda.com';
/** Channels that conda knows to be on another host, and the members of 'defaults' among them. */
const namesOnDefaultsHost = ['pkgs/main', 'pkgs/r', 'pkgs/pro'];
const membersOfDefaults = ['pkgs/main', 'pkgs/r'];

const unknownChannel: CondaChannel = {
  name: '<unknown>',
  canonicalName: '<unknown>',
  baseUrl: undefined,
  isElsewhere: false,
  subdir: undefined,
  fileName: undefined,
};

const cache = new BoundedCache<CondaChannel>(2048);

/** Longer text isn't a channel. This limits the work per record. */
const longestChannel = 4096;

/** Resolves a channel name, URL or path as conda's Channel does; undefined is the unknown channel. Cached (bounded). */
export function resolveChannel(text: string | undefined): CondaChannel {
  if (text === undefined || text === '<unknown>' || text === 'None' || text.length > longestChannel)
    return unknownChannel;
  const known = cache.get(text);
  if (known !== undefined) return known;
  const channel = resolve(text);
  cache.set(text, channel);
  return channel;
}

function resolve(text: string): CondaChannel {
  if (hasScheme(text)) return fromUrl(text);
  if (isAbsolutePath(text)) return fromUrl(pathToUrl(text));
  return isPath(text) ? fromRelativePath(text) : fromName(text);
}

/** Whether the text starts with a scheme such as `https://`. */
export function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9]{0,11}:\/\//.test(text);
}

/** Is the text an absolute path of Unix or Windows? */
export function isAbsolutePath(text: string): boolean {
  return /^(?:\/|\\\\|[a-z]:[/\\])/i.test(text);
}

/** Is the text a path, absolute or relative (`./`, `../`, `~`)? */
export function isPath(text: string): boolean {
  return isAbsolutePath(text) || /^(?:\.\/|\.\.|~)/.test(text);
}

/** Returns the `file://` URL of an absolute path, not encoded, as conda writes it in specs. */
export function pathToUrl(path: string): string {
  const slashes = path.replaceAll('\\', '/');
  return slashes.startsWith('/') ? `file://${slashes}` : `file:///${slashes}`;
}

/** Does the text end like a package file (CEP 26, artifact extensions)? */
export function isPackageFile(text: string): boolean {
  return text.endsWith('.conda') || text.endsWith('.tar.bz2');
}

function fromName(text: string): CondaChannel {
  const { rest, subdir } = splitSubdir(text);
  const name = rest.replace(/^\/+|\/+$/g, '');
  if (name === 'defaults') {
    return { name, canonicalName: name, baseUrl: undefined, isElsewhere: false, subdir, fileName: undefined };
  }
  const onDefaultsHost = namesOnDefaultsHost.some((known) => name === known || name.startsWith(`${known}/`));
  return build('https', onDefaultsHost ? defaultsHost : aliasHost, name, subdir, undefined);
}

function fromUrl(text: string): CondaChannel {
  const withoutToken = text.replace(/\/t\/[a-zA-Z0-9-]*/, '').replace(/\/+$/, '');
  const { rest, subdir } = splitSubdir(withoutToken);
  const lastSlash = rest.lastIndexOf('/');
  const fileName = isPackageFile(rest) && lastSlash > rest.indexOf('://') + 2 ? rest.slice(lastSlash + 1) : undefined;
  const url = fileName === undefined ? rest : rest.slice(0, lastSlash);
  const schemeEnd = url.indexOf('://');
  const scheme = url.slice(0, schemeEnd).toLowerCase();
  const afterScheme = url.slice(schemeEnd + 3).replace(/[?#].*$/s, '');
  const slash = afterScheme.indexOf('/');
  const authority = slash < 0 ? afterScheme : afterScheme.slice(0, slash);
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const path = slash < 0 ? '' : afterScheme.slice(slash).replace(/^\/+|\/+$/g, '');
  const decodedFile = fileName === undefined ? undefined : decodePercent(fileName);
  if (host === '') return fromLocalPath(scheme, path, subdir, decodedFile);
  if (host !== aliasHost && host !== defaultsHost) {
    // conda treats a leading '/conda' as part of the host, because Anaconda's own server uses it.
    const bumped = /^conda(?:\/|$)/.test(path);
    return build(
      scheme,
      bumped ? `${host}/conda` : host,
      decodePercent(bumped ? path.slice(6) : path),
      subdir,
      decodedFile,
    );
  }
  return build(scheme, host, decodePercent(path), subdir, decodedFile);
}

/** A relative path depends on the user's machine, so it stays unchanged and equals no other channel. */
function fromRelativePath(text: string): CondaChannel {
  const { rest, subdir } = splitSubdir(text);
  return {
    name: rest.slice(rest.lastIndexOf('/') + 1),
    canonicalName: rest,
    baseUrl: rest,
    isElsewhere: true,
    subdir,
    fileName: undefined,
  };
}

function fromLocalPath(
  scheme: string,
  path: string,
  subdir: string | undefined,
  fileName: string | undefined,
): CondaChannel {
  const lastSlash = path.lastIndexOf('/');
  const folder = lastSlash < 0 ? '/' : `/${path.slice(0, lastSlash)}`;
  return build(scheme, folder, decodePercent(path.slice(lastSlash + 1)), subdir, fileName);
}

function build(
  scheme: string,
  location: string,
  name: string,
  subdir: string | undefined,
  fileName: string | undefined,
): CondaChannel {
  const host = location.replace(/\/+$/, '');
  const baseUrl = name === '' ? `${scheme}://${host}` : `${scheme}://${host}/${name}`;
  return {
    name,
    canonicalName: canonicalNameOf(location, name, baseUrl),
    baseUrl,
    isElsewhere: location !== aliasHost,
    subdir,
    fileName,
  };
}

function canonicalNameOf(location: string, name: string, baseUrl: string): string {
  if (membersOfDefaults.includes(name)) return 'defaults';
  if (namesOnDefaultsHost.some((known) => name === known || name.startsWith(`${known}/`))) return name;
  return location === aliasHost && name !== '' ? name : baseUrl;
}

/** Decodes percent escapes such as `%21`; returns invalid encodings unchanged. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
