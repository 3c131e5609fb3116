/** Reads lists with one package per line: `conda list`, `conda list --export`, spec files, and pip requirements. */
import type { Collected, FormatReading } from './entries.ts';
import { isSubdir } from './entries.ts';
import type { EnvironmentFile } from './model.ts';
import { readSpec, takeRequirement, takeSpecs } from './specs.ts';
import type { FileSpec, SpecChoices } from './specs.ts';
import { linesOf } from './text.ts';

/** Returns the platform in a comment of the first lines. */
export function commentedPlatform(text: string): string | null {
  let at = 0;
  for (const line of linesOf(text)) {
    if (++at > 50) return null;
    const platform = /^#\s{0,10}platform:\s{0,10}([a-z0-9_-]{1,32})\s*$/.exec(line.slice(0, 200))?.[1];
    if (platform !== undefined && isSubdir(platform)) return platform;
  }
  return null;
}

const HEAD = /^#?\s*(?:name|package)\s+version\s+build\b/i;

/** Reads such a list; null if the text isn't one. */
export function readLines(file: EnvironmentFile, choices: SpecChoices, found: Collected): FormatReading | null {
  const lines: { text: string; number: number }[] = [];
  let [number, head, prefix]: [number, number, string | null] = [0, -1, null];
  for (const whole of linesOf(file.text)) {
    number += 1;
    const text = whole.slice(0, 2_000).trim();
    if (head < 0 && HEAD.test(text)) {
      head = lines.length;
      continue;
    }
    prefix ??=
      /^(?:# packages|List of packages) in environment(?: at)?:?\s{0,5}"?([^"]{1,1024}?)"?:?$/.exec(text)?.[1] ?? null;
    if (text !== '' && !text.startsWith('#')) lines.push({ text, number });
    if (!found.hasRoom(1)) return { format: 'spec_list' };
  }
  if (head >= 0) return readTable(lines.slice(head), prefix, commentedPlatform(file.text), found);
  if (lines.length === 0 || !lines.every(({ text }) => isListed(text))) return null;
  if (!lines.some(({ text }) => /[=<>~]/.test(text))) return null;
  return isRequirements(file.name, lines)
    ? readRequirements(lines, found)
    : readSpecs(lines, commentedPlatform(file.text), choices, found);
}

/** Whether a line starts like a spec, a requirement, or a pip option, and not like YAML. */
const isListed = (text: string): boolean =>
  /^(?:[A-Za-z0-9_]|-[erci]\b|--[a-z]|https?:|git\+|\.{0,2}\/)/.test(text) && !/^[^\s=<>[]*:(?:\s|$)/.test(text);

/** Two signs of equality, options, markers and extras are pip's; builds and blanks before a version are conda's. */
function isRequirements(name: string, lines: readonly { text: string }[]): boolean {
  if (/(?:^|[/\\])requirements[^/\\]*\.(?:txt|in)$/i.test(name)) return true;
  if (lines.some(({ text }) => /^(?:-|https?:|git\+|\.{0,2}\/)|;|\s@\s|--hash/.test(text))) return true;
  return lines.every(({ text }) => !/^[^=<>!~]+=[^=]/.test(text)) && lines.some(({ text }) => text.includes('=='));
}

function readRequirements(lines: readonly { text: string; number: number }[], found: Collected): FormatReading {
  let continues = false;
  for (const { text, number } of lines) {
    const isRest = continues;
    continues = text.endsWith('\\');
    if (isRest || text.startsWith('--')) continue;
    const requirement = text.replace(/\\$/, '').split(' --hash', 1)[0]!.trim();
    takeRequirement('', requirement, number, found);
  }
  return { format: 'requirements_txt' };
}

function readSpecs(
  lines: readonly { text: string; number: number }[],
  platform: string | null,
  { solve }: SpecChoices,
  found: Collected,
): FormatReading {
  const specs: FileSpec[] = [];
  for (const { text, number } of lines) {
    const read = readSpec(text);
    if ('wrong' in read) found.wrong('', read.wrong, number);
    else specs.push({ ...read, at: '', line: number });
  }
  return { format: 'spec_list', platform, wanted: takeSpecs(specs, { channels: [], solve }, found) };
}

/** The rows of `conda list`, of mamba's and of pixi's: name, version, build, then the channel as the last word. */
function readTable(
  lines: readonly { text: string; number: number }[],
  prefix: string | null,
  platform: string | null,
  found: Collected,
): FormatReading {
  for (const { text, number } of lines) {
    const words = text.split(/\s+/);
    // The line below the head of mamba's table.
    if (/^[─━-]+$/.test(words[0]!)) continue;
    const [name, version, build = ''] = words;
    const isPip = build.startsWith('pypi') || words.includes('pypi');
    const last = words.length > 3 ? words.at(-1)! : '';
    found.add('', isPip ? { name, version, channel: 'pypi' } : { name, version, build, channel: last }, number);
  }
  return { format: 'conda_list', prefix, platform };
}
