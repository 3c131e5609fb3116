import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a browser on this machine; undefined when there is none. CHROMIUM_PATH decides when it is set. */
function found(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Path of a Chromium, installed through apt when the machine has none.
 * @throws Error that says how to get one
 */
export function chromium(say: (text: string) => void): string {
  const there = found();
  if (there) return there;
  say('Installing Chromium through apt …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const words of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...args] = [...asRoot, ...words];
    const { status, stderr } = spawnSync(command!, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0 && words[1] === 'install') say(stderr || `${words.join(' ')} failed`);
  }
  const installed = found();
  if (!installed)
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: "apt-get install chromium") or set CHROMIUM_PATH to one, then run "npm test" again.',
    );
  return installed;
}
