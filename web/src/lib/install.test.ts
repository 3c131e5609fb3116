import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { condarc, installCommand, installers, netrc } from './install.ts';

const hub = { origin: 'http://hub.acme.test:4000', repoUrl: '/repo/acme/approved', token: 'tr-secret' };

test('conda and mamba get the token as password, pixi in the path; a public channel none', () => {
  expect(installCommand('conda', hub, 'numpy')).toBe(
    'conda install --override-channels -c http://x:tr-secret@hub.acme.test:4000/repo/acme/approved numpy',
  );
  expect(installCommand('mamba', hub, 'numpy=2.0')).toBe(
    'mamba install --override-channels -c http://x:tr-secret@hub.acme.test:4000/repo/acme/approved "numpy=2.0"',
  );
  expect(installCommand('pixi', hub, 'numpy')).toBe(
    'pixi workspace channel add http://hub.acme.test:4000/t/tr-secret/repo/acme/approved\npixi add numpy',
  );
  for (const installer of installers)
    expect(installCommand(installer, { ...hub, token: null }, 'numpy')).toContain(
      ' http://hub.acme.test:4000/repo/acme/approved',
    );
});

test('channels that are used together follow the channel, in order', () => {
  const from = { ...hub, usedWith: ['/repo/acme/main', '/repo/acme/extra'] };
  const at = (name: string): string => `http://x:tr-secret@hub.acme.test:4000/repo/acme/${name}`;
  expect(installCommand('conda', from, 'numpy')).toBe(
    `conda install --override-channels -c ${at('approved')} -c ${at('main')} -c ${at('extra')} numpy`,
  );
  expect(installCommand('pixi', from, 'numpy').split('\n')[0]).toBe(
    `pixi workspace channel add ${['approved', 'main', 'extra'].map((name) => `http://hub.acme.test:4000/t/tr-secret/repo/acme/${name}`).join(' ')}`,
  );
  expect(condarc(from, false)).toBe(
    `# .condarc\nchannels:\n  - ${at('approved')}\n  - ${at('main')}\n  - ${at('extra')}`,
  );
});

test('.netrc names the machine without its port, as clients look it up', () => {
  expect(netrc(hub)).toBe('# .netrc\nmachine hub.acme.test login x password tr-secret');
});

test('the guide for people with a client shows the same commands', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/install/install-packages.md'), 'utf8');
  const from = { origin: 'https://HUB', repoUrl: '/repo/acme/approved', token: 'TOKEN' };
  const shown = (text: string) =>
    text.replaceAll('https://hub', 'https://HUB').replaceAll('@hub', '@HUB').replaceAll('machine hub', 'machine HUB');
  for (const text of [
    ...installers.map((each) => installCommand(each, from, 'numpy')),
    condarc(from, true),
    netrc(from),
  ])
    expect(guide).toContain(shown(text));
});
