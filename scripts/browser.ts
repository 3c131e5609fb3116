import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser that draws pages and nothing around them: a page takes three quarters of the CPU seconds that it takes in a whole Chromium without a window. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the first of these programs that this machine has. */
function found(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Asks apt for a package; gives back what went wrong, or null. */
function install(name: string): string | null {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words: string[]): string | null => {
    const [command, ...args] = [...asRoot, 'apt-get', ...words];
    const { status, stderr } = spawnSync(command!, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0 ? null : stderr || `apt-get ${words.join(' ')} failed`;
  };
  // Lists that are old or missing name files that the archive has no more.
  apt('update', '-qq', '-o', 'Acquire::Retries=0');
  return apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Path of a Chromium: CHROMIUM_PATH decides when it is set; else the headless shell, installed through apt when the machine has none; else,
 * where no package of that name can be had, a whole one.
 * @throws Error that says how to get one
 */
export function chromium(say: (text: string) => void): string {
  const given = process.env['CHROMIUM_PATH'] ?? found([shell]);
  if (given) return given;
  say('Installing a Chromium for tests through apt …');
  const refusal = install(shell);
  const there = found([shell, ...whole]);
  if (there) return there;
  if (refusal !== null) say(refusal);
  const another = install(whole[0]!);
  if (another !== null) say(another);
  const installed = found(whole);
  if (!installed)
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: "apt-get install chromium-headless-shell") or set CHROMIUM_PATH to one, then run "npm test" again.',
    );
  return installed;
}
