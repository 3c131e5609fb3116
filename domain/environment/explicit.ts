/** `@EXPLICIT` lists (CEP 23): one package URL per line. */
import { Collected, packageAtAddress } from './entries.ts';
import type { FormatReading } from './entries.ts';
import type { EnvironmentFile } from './model.ts';
import { takeRequirement } from './specs.ts';
import { linesOf } from './text.ts';

/** Whether a text is such a list: its first significant line is `@EXPLICIT` or a package URL. */
export function isExplicit(text: string): boolean {
  const first = firstLine(text);
  return first === '@EXPLICIT' || /^https?:\/\/\S+(?:\.conda|\.tar\.bz2)(?:#\S*)?$/.test(first);
}

/** Returns the first line that is neither blank nor a comment, trimmed. */
export function firstLine(text: string): string {
  for (const line of linesOf(text)) {
    const trimmed = line.trim();
    if (trimmed !== '' && !trimmed.startsWith('#')) return trimmed;
  }
  return '';
}

/** Reads the list; its comments may say the platform, and the packages of PyPI. */
export function readExplicit({ text }: EnvironmentFile, found: Collected): FormatReading {
  const lines = text.split(/\r?\n/);
  let platform: string | null = null;
  if (!found.hasRoom(lines.length)) return { format: 'explicit' };
  lines.forEach((raw, place) => {
    const line = raw.trim();
    platform ??= /^#\s*platform:\s*(\S+)$/.exec(line)?.[1] ?? null;
    const pinned = line.startsWith('#') ? /^#\s{0,10}pypi:?\s{1,10}(\S{1,200}==\S{1,100})/.exec(line)?.[1] : undefined;
    if (pinned !== undefined) return takeRequirement('', pinned, place + 1, found);
    if (line === '' || line.startsWith('#') || line === '@EXPLICIT') return;
    const [address, hash = ''] = line.split('#', 2) as [string, string?];
    const file = packageAtAddress(address);
    if (file === null) {
      found.wrong(
        '',
        "This line isn't a conda package URL, such as https://host/channel/linux-64/name-1.0-0.conda.",
        place + 1,
      );
      return;
    }
    const digest = hash.replace(/^(?:sha256|md5):/, '').toLowerCase();
    found.add('', { ...file, ...(digest.length === 64 ? { sha256: digest } : { md5: digest }) }, place + 1);
  });
  return { format: 'explicit', platform };
}
