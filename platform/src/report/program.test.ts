import { expect, test } from 'vitest';
import { programOf } from './program.ts';

test.each([
  [
    'conda/24.1.2 requests/2.31.0 CPython/3.11.7 Linux/6.5.0 ubuntu/22.04 glibc/2.35 solver/libmamba conda-libmamba-solver/24.1.0 libmambapy/1.5.6',
    'conda',
    '24.1.2',
  ],
  ['mamba/1.5.6 libcurl/8.5.0 OpenSSL/3.2.0', 'mamba', '1.5.6'],
  ['micromamba/1.5.8 libcurl/8.5.0', 'micromamba', '1.5.8'],
  ['pixi/0.40.3', 'pixi', '0.40.3'],
  ['rattler-build/0.30.0', 'rattler-build', '0.30.0'],
  ['rattler', 'rattler', ''],
  ['curl/8.5.0', 'curl', '8.5.0'],
  ['Wget/1.21.4', 'wget', '1.21.4'],
  ['python-requests/2.31.0', 'python-requests', '2.31.0'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36', 'browser', ''],
  ['pixi/<script>', 'pixi', ''],
  [`conda/1${'0'.repeat(40)}`, 'conda', ''],
  ['constructor', 'constructor', ''],
  ['toString/1 made-up/7', 'other', ''],
  ['', '', ''],
])('%s is %s %s', (agent, name, version) => {
  expect(programOf(agent)).toEqual({ name, version });
});

test("a request without the header is nobody's", () => {
  expect(programOf(undefined)).toEqual({ name: '', version: '' });
});
