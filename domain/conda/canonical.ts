import { decodePercent, isPackageFile } from './channel.ts';
import { isRegexText } from './stringMatch.ts';
import type { MatchSpecParts } from './specText.ts';
import type { VersionSpec } from './versionSpec.ts';

/** Keys that occur only in brackets, in the order in which conda writes them. */
const bracketOnly = [
  'build_number',
  'track_features',
  'features',
  'url',
  'md5',
  'sha256',
  'license',
  'license_family',
  'fn',
] as const;

/** Of these conda ignores the case, so it writes them in lower case. */
const lowerCased: ReadonlySet<string> = new Set(['license', 'license_family']);
/** Sets, which conda writes sorted. */
const setValued: ReadonlySet<string> = new Set(['track_features', 'features']);

/**
 * Writes a spec in conda's canonical form (CEP 29, appendix A, as conda does it): an exact version after `==`, a fuzzy
 * one after `=`, an exact build after an exact version, all else in brackets. Parsing it returns the same spec, except
 * for the URL of a package file: conda writes its channel, subdir, name, version, and build instead.
 */
export function canonicalSpec(parts: MatchSpecParts, version: VersionSpec | undefined): string {
  const brackets: string[] = [];
  const channel = channelPrefix(parts, brackets);
  const versionText = positionalVersion(parts, version, brackets);
  const buildText = positionalBuild(parts, versionText, brackets);
  for (const key of bracketOnly) {
    const value = parts[key];
    if (value === undefined || isImplied(key, parts)) continue;
    brackets.push(`${key}=${quoted(canonicalValue(key, value))}`);
  }
  const positional = `${channel}${parts.name}${versionText}${buildText}`;
  // Else it would be read as a package file; a name in brackets says nothing.
  if (brackets.length === 0 && isPackageFile(positional)) brackets.push(`name=${quoted(parts.name)}`);
  return brackets.length === 0 ? positional : `${positional}[${brackets.join(',')}]`;
}

function canonicalValue(key: string, value: string): string {
  if (setValued.has(key))
    return [...new Set(value.split(/[\s,]+/).filter((member) => member !== ''))].sort().join(' ') || value;
  return lowerCased.has(key) && !isRegexText(value) ? value.toLowerCase() : value;
}

function isImplied(key: (typeof bracketOnly)[number], parts: MatchSpecParts): boolean {
  if (parts.url === undefined || parts.fn === undefined) return false;
  const isWholeFile = parts.channel !== undefined && parts.subdir !== undefined && parts.build !== undefined;
  return (key === 'fn' && decodePercent(parts.url).endsWith(`/${parts.fn}`)) || (key === 'url' && isWholeFile);
}

function channelPrefix(parts: MatchSpecParts, brackets: string[]): string {
  const { channel, subdir } = parts;
  const isPattern = channel !== undefined && (channel.includes('*') || isRegexText(channel));
  if (channel === undefined || isPattern) {
    if (channel !== undefined && channel !== '*') brackets.push(`channel=${quoted(channel)}`);
    if (subdir !== undefined) brackets.push(`subdir=${quoted(subdir)}`);
    return '';
  }
  if (subdir === undefined) return `${channel}::`;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)?$/.test(subdir)) return `${channel}/${subdir}::`;
  brackets.push(`subdir=${quoted(subdir)}`);
  return `${channel}::`;
}

function positionalVersion(parts: MatchSpecParts, version: VersionSpec | undefined, brackets: string[]): string {
  const text = version?.canonical;
  if (text === undefined || text === '*') return '';
  const hasInnerGlob = text.replace(/\.?\*$/, '').includes('*');
  if (hasInnerGlob || /[><$^|,]/.test(text) || (/^[!~]=/.test(text) && parts.build !== undefined)) {
    brackets.push(`version=${text.includes("'") ? quoted(text) : `'${text}'`}`);
    return '';
  }
  if (/^(?:[!~]=|==|=.*[^*]$)/.test(text)) return text;
  if (text.endsWith('.*')) return `=${text.replace(/^=/, '').slice(0, -2)}`;
  if (text.endsWith('*')) return `=${text.replace(/^=/, '').slice(0, -1)}`;
  return `==${text}`;
}

function positionalBuild(parts: MatchSpecParts, versionText: string, brackets: string[]): string {
  const { build } = parts;
  if (build === undefined) return '';
  if (versionText.startsWith('==') && !/[><$^|,*'" =-]/.test(build)) return `=${build}`;
  brackets.push(`build=${quoted(build, /[ ,='"[\]><$^|]/)}`);
  return '';
}

function quoted(value: string, special = /[ ,='"[\]]/): string {
  if (!special.test(value)) return value;
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}
