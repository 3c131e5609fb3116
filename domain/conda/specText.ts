import { InvalidBrackets, readBrackets } from './brackets.ts';
import { hasScheme, isAbsolutePath, isPackageFile, isPath, pathToUrl, resolveChannel } from './channel.ts';
import { InvalidMatchSpec } from './errors.ts';
import { parseDistribution } from './fileName.ts';
import { isRegexText } from './stringMatch.ts';
import { PACKAGE_NAME, VIRTUAL_NAME } from './record.ts';
import { longestSpec } from './versionSpec.ts';

/**
 * Parts of a match spec as conda's parser returns them: only existing ones. `version` is already normalized: '1.8*' for
 * `=1.8`, '1.8' for `==1.8` and for `=1.8=build`.
 */
export interface MatchSpecParts {
  /** Name in lower case, '*', a glob, or a regex. */
  readonly name: string;
  readonly version?: string;
  readonly build?: string;
  readonly build_number?: string;
  readonly channel?: string;
  readonly subdir?: string;
  readonly md5?: string;
  readonly sha256?: string;
  readonly license?: string;
  readonly license_family?: string;
  readonly features?: string;
  readonly track_features?: string;
  readonly url?: string;
  readonly fn?: string;
}

type MutableParts = { -readonly [Key in keyof MatchSpecParts]: MatchSpecParts[Key] };

const bracketKeys: ReadonlySet<string> = new Set<Exclude<keyof MatchSpecParts, 'name'>>([
  'version',
  'build',
  'build_number',
  'channel',
  'subdir',
  'md5',
  'sha256',
  'license',
  'license_family',
  'features',
  'track_features',
  'url',
  'fn',
]);

const laterKeys = new Map([
  ['when', 'CEP 43'],
  ['extras', 'CEP 44'],
  ['flags', 'CEP 45'],
]);

/**
 * Splits a match spec into its parts as conda does (CEP 29). Rejects what conda would drop silently or could misread.
 * @throws {InvalidMatchSpec}
 */
export function splitSpec(spec: string): MatchSpecParts {
  const refuse = (reason: string): never => {
    throw new InvalidMatchSpec(spec, reason);
  };
  if (spec.length > longestSpec) refuse(`longer than ${longestSpec} characters`);
  const text = spec.replace(/^\s+/, '');
  if (text.trim() === '') refuse("empty: write a package name, or '*' for any");
  if (/\p{Cc}/u.test(text.trim())) refuse('control characters and line breaks are not allowed');
  if (text.trimEnd().endsWith('@')) return featureSpec(spec, text.trimEnd().slice(0, -1).trim());

  const file = packageFileSpec(spec, text.trim());
  if (file !== undefined) return file;

  const uncommented = text.replace(/#.*$/s, '');
  if (uncommented.trim() === '') refuse("only a comment: write a package name, or '*' for any");
  return positionalSpec(spec, uncommented, refuse);
}

type Refuse = (reason: string) => never;

function positionalSpec(spec: string, text: string, refuse: Refuse): MatchSpecParts {
  const regexName = regexNameIn(text);
  const bracketStart = text.indexOf('[', regexName?.end ?? 0);
  const { values, before, after } = bracketStart < 0 ? noBrackets(text) : takeBrackets(text, bracketStart, refuse);
  if (after.includes('[')) refuse('multiple bracket sections are not allowed');
  const joined = before + after;
  if (/(?:;|\s)\s*if\s/.test(joined)) refuse("conditions with 'if' are not supported");

  const { channelText, rest } = splitChannel(joined, regexName?.start, refuse);
  const { name, constraint } = splitName(rest, refuse);
  const parts: MutableParts = { name: checkedName(name, refuse) };
  putChannel(parts, channelText, refuse);
  putChannel(parts, values.get('channel'), refuse);
  putVersionAndBuild(parts, constraint, refuse);
  putBrackets(parts, values, spec);
  return parts;
}

function noBrackets(text: string): { values: ReadonlyMap<string, string>; before: string; after: string } {
  return { values: new Map(), before: withoutLegacyParentheses(text), after: '' };
}

function takeBrackets(text: string, start: number, refuse: Refuse): ReturnType<typeof noBrackets> {
  try {
    const { values, end } = readBrackets(text, start);
    const after = withoutLegacyParentheses(text.slice(end));
    if (!/^(?:[\s=<>!~]|$)/.test(after)) {
      refuse(
        after.startsWith('[') ? 'multiple bracket sections are not allowed' : `text after the brackets: '${after}'`,
      );
    }
    return { values, before: text.slice(0, start), after };
  } catch (error) {
    if (error instanceof InvalidBrackets) {
      const isVersionRegex = /\^[^$]*$/.test(text.slice(0, start));
      return refuse(isVersionRegex ? "write a regex with '[' in it in brackets: name[version='^…$']" : error.message);
    }
    throw error;
  }
}

/**
 * Removes conda's `(optional)` and `(target=…)` at the end, which don't affect matching. Other parentheses belong to
 * the version.
 */
function withoutLegacyParentheses(text: string): string {
  const trimmed = text.trimEnd();
  const open = trimmed.lastIndexOf('(');
  if (open < 0 || !trimmed.endsWith(')')) return text;
  const items = trimmed.slice(open + 1, -1).split(',');
  return items.every((item) => /^(?:optional(?:=\w+)?|target=[^=()]+)$/.test(item.trim()))
    ? trimmed.slice(0, open)
    : text;
}

/** Finds a name that is a regex, which can contain `[`, `(`, and other characters with another meaning elsewhere. */
function regexNameIn(text: string): { start: number; end: number } | undefined {
  const start = /^(?:[^[\]]*:)?(?=\^)/.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const match = /^\^[^$ ]*(?:\$(?![\s=<>!~[(:/]|$)[^$ ]*)*\$/.exec(text.slice(start));
  const end = start + (match?.[0].length ?? 0);
  // Followed by a colon or a subdir, it is a channel's regex.
  return match === null || /[:/]/.test(text[end] ?? '') ? undefined : { start, end };
}

/**
 * Splits `channel:namespace:rest`, `namespace:rest`, or `rest` from the right as conda does. The namespace has no
 * meaning.
 */
function splitChannel(
  text: string,
  regexStart: number | undefined,
  refuse: Refuse,
): { channelText: string | undefined; rest: string } {
  const nameEnd = regexStart ?? text.length;
  const second = text.lastIndexOf(':', nameEnd - 1);
  if (second < 0) return { channelText: undefined, rest: text };
  const rest = text.slice(second + 1);
  const first = text.lastIndexOf(':', second - 1);
  const namespace = text.slice(first + 1, second);
  if (second === 0) return { channelText: undefined, rest };
  if (/[/\s\\]/.test(namespace)) refuse(`'${namespace}' isn't a valid namespace. Use 'channel::name'`);
  return { channelText: first < 0 ? undefined : text.slice(0, first), rest };
}

function splitName(text: string, refuse: Refuse): { name: string; constraint: string } {
  const name =
    regexNameIn(text) === undefined ? (/^[^ =<>!~]*/.exec(text)?.[0] ?? '') : text.slice(0, regexNameIn(text)?.end);
  if (name === '') refuse(`no package name found in '${text}'`);
  const constraint = text.slice(name.length);
  // conda reads `numpy=` as `numpy`; it drops a lone `<` or `>` as well, which would widen the spec without a word.
  if (constraint === '=') return { name, constraint: '' };
  if (/^\s*[<>!~]=?\s*$/.test(constraint)) refuse(`no version after '${constraint.trim()}'`);
  return { name, constraint: constraint.trim() };
}

function checkedName(name: string, refuse: Refuse): string {
  if (isRegexText(name)) return name;
  const lower = name.toLowerCase();
  const invalid = [...new Set(lower.match(/[^a-z0-9._*-]/g) ?? [])].join('');
  if (invalid !== '') refuse(`package name contains invalid characters (${invalid})`);
  if (!lower.includes('*') && !PACKAGE_NAME.test(lower) && !VIRTUAL_NAME.test(lower))
    refuse(`invalid package name '${name}'`);
  return lower;
}

function putChannel(parts: MutableParts, text: string | undefined, refuse: Refuse): void {
  if (text === undefined || text === '') return;
  if (/[\s[\]'"]/.test(text) || isPackageFile(text)) refuse(`invalid channel '${text}'`);
  if (isRegexText(text)) {
    parts.channel = text;
    return;
  }
  if (!hasScheme(text) && !isPath(text) && /[:\\]/.test(text)) {
    refuse(`invalid channel '${text}': give a name, a URL or a path`);
  }
  const channel = resolveChannel(text);
  parts.channel =
    hasScheme(text) && channel.isElsewhere ? (channel.baseUrl ?? channel.canonicalName) : channel.canonicalName;
  if (channel.subdir !== undefined) parts.subdir = channel.subdir;
}

function putVersionAndBuild(parts: MutableParts, constraint: string, refuse: Refuse): void {
  if (constraint === '') return;
  const { version, build } = splitBuild(constraint);
  if (/[^\s,|()=<>!~]\s+[^\s,|()=<>!~]/.test(version)) refuse(`cannot tell version from build in '${constraint}'`);
  if (/[=<>!~]\s+[=<>!~]/.test(version)) refuse(`a space inside an operator in '${version}'`);
  if (/["']/.test(version)) refuse(`a quote in the version '${version}'`);
  // CEP 26 allows no other characters in a build, so nothing that conda would match is lost.
  if (build !== undefined && !/^[\w.+*!]+$/.test(build) && !isRegexText(build))
    refuse(`'${build}' isn't a valid build string`);
  parts.version = oneForm(version.replaceAll(' ', ''), build !== undefined);
  if (build !== undefined) parts.build = build;
}

/**
 * Finds the start of the build: after the first space or `=` that isn't part of an operator, if the rest is a build
 * without operators, commas, and bars.
 */
function splitBuild(text: string): { version: string; build: string | undefined } {
  // Only a separator after the last character that a build can't contain can start the build.
  let from = 0;
  for (let index = 0; index < text.length; index += 1) if (/[-=,|<>~()]/.test(text[index]!)) from = index;
  for (let index = Math.max(from, 1); index < text.length - 1; index += 1) {
    const isSeparator = text[index] === ' ' || text[index] === '=';
    // All spaces after an operator belong to the version (CEP 29; conda takes one of them).
    if (!isSeparator || '=!|,<>~('.includes(text.slice(0, index).trimEnd().slice(-1))) continue;
    const build = text.slice(index + 1).trim();
    if (build !== '') return { version: text.slice(0, index), build };
  }
  return { version: text, build: undefined };
}

/** Normalizes a leading `=` like conda: `=1.8` is '1.8*', `==1.8` and `=1.8=build` are '1.8', `=^1.*$` is the regex. */
function oneForm(version: string, hasBuild: boolean): string {
  if (version === '=' || version === '==' || !version.startsWith('=')) return version;
  const bare = version.replace(/^=+/, '');
  if ((version.startsWith('==') && !hasBuild) || isRegexText(bare)) return bare;
  if (/[=,|]/.test(bare)) return version;
  return hasBuild || bare.endsWith('*') ? bare : `${bare}*`;
}

function putBrackets(parts: MutableParts, values: ReadonlyMap<string, string>, spec: string): void {
  for (const [key, value] of values) {
    const cep = laterKeys.get(key);
    if (key === 'subdir' && value.includes(','))
      throw new InvalidMatchSpec(spec, `'${value}' isn't a valid subdir or glob`);
    if (cep !== undefined)
      throw new InvalidMatchSpec(spec, `'${key}' (${cep}) is not supported: it selects nothing without a solver`);
    // conda: a name in brackets never replaces the one outside, so that a spec can't imitate another package's.
    if (key === 'name' || key === 'channel') continue;
    if (!bracketKeys.has(key)) throw new InvalidMatchSpec(spec, `cannot match on unknown key '${key}' in brackets`);
    parts[key as keyof MatchSpecParts] = key === 'version' ? oneForm(value.trim(), false) : value;
  }
}

/** conda's old `mkl@`: any package that tracks the feature. */
function featureSpec(spec: string, feature: string): MatchSpecParts {
  if (!/^[\w.-]+$/.test(feature)) throw new InvalidMatchSpec(spec, `'${feature}' isn't a valid feature`);
  return { name: '*', track_features: feature };
}

/**
 * Parses a URL or absolute path of a package file, with an optional `#md5` or `#sha256:…` (CEP 23); undefined for other
 * text.
 */
function packageFileSpec(spec: string, text: string): MatchSpecParts | undefined {
  const hash = text.indexOf('#');
  const location = (hash < 0 ? text : text.slice(0, hash)).trim();
  if (!isPackageFile(location) || /[[\]]/.test(location)) return undefined;
  if (!hasScheme(location) && !isAbsolutePath(location)) {
    throw new InvalidMatchSpec(spec, `a package file needs a URL or an absolute path: or write '*[fn=${location}]'`);
  }
  if (location.includes('"')) throw new InvalidMatchSpec(spec, 'a quote in the name of a package file');
  const url = hasScheme(location) ? location : pathToUrl(location);
  const channel = resolveChannel(url);
  const hashes = hash < 0 ? {} : hashesIn(text.slice(hash + 1).trim());
  const fn = channel.fileName ?? url.slice(url.lastIndexOf('/') + 1);
  if (channel.subdir === undefined) return { name: '*', fn, url, ...hashes };
  const distribution = parseDistribution(fn.replace(/\.(?:conda|tar\.bz2)$/, ''));
  if (distribution === undefined) throw new InvalidMatchSpec(spec, `'${fn}' is not named 'name-version-build.ext'`);
  return { channel: channel.canonicalName, subdir: channel.subdir, ...distribution, fn, url, ...hashes };
}

function hashesIn(fragment: string): { md5?: string; sha256?: string } {
  if (/^(?:md5:)?[0-9a-f]{32}$/i.test(fragment)) return { md5: fragment.slice(-32).toLowerCase() };
  if (/^(?:sha256:)?[0-9a-f]{64}$/i.test(fragment)) return { sha256: fragment.slice(-64).toLowerCase() };
  return {};
}

/**
 * Returns the lowercase package name of a dependency without parsing it: the text after the channel and before the
 * version; empty if missing. Dependencies in repodata have an exact name (CEP 34).
 */
export function nameOfSpec(spec: string): string {
  const channelEnd = spec.lastIndexOf('::');
  const behindChannel = channelEnd < 0 ? spec : spec.slice(channelEnd + 2);
  return /^\s*([^\s<>=!~[,;|]+)/.exec(behindChannel)?.[1]!.toLowerCase() ?? '';
}
