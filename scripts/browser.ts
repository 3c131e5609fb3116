import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell: a page takes a quarter less CPU time than in a full headless Chromium. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the first of these programs that this machine has. */
function found(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Installs a package with apt; returns the error, or null. */
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
  // Missing or outdated lists name files that the archive no longer has.
  apt('update', '-qq', '-o', 'Acquire::Retries=0');
  return apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Returns the path of a Chromium: CHROMIUM_PATH if set; else the headless shell, installed through apt if missing;
 * else, without such a package, a full one.
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
