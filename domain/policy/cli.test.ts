import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

function run(lines: unknown[]): unknown[] {
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { stdout } = spawnSync(process.execPath, [cli, 'installable'], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

const record = (name: string, version: string, fields: object = {}) => ({
  name,
  version,
  build: '0',
  build_number: 0,
  ...fields,
});
const withoutGpl = {
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [{ facet: 'license_family', comparator: 'not_in', criterion: ['GPL3'] }],
  },
};
const gpl = { license: 'GPL-3.0-only' };
const line = {
  platform: 'linux-64',
  virtual_packages: ['__glibc=2.28=0', '__unix=0=0'],
  records: {
    'linux-64/app-2-0.conda': record('app', '2', { depends: ['lib >=2', '__glibc >=2.17'] }),
    'linux-64/app-1-0.conda': record('app', '1', { depends: ['lib <2'] }),
    'noarch/tool-1-0.conda': record('tool', '1', { depends: ['app >=2'] }),
    'linux-64/lib-2-0.conda': record('lib', '2', gpl),
    'linux-64/lib-1-0.tar.bz2': record('lib', '1', { subdir: 'win-64', md5: 'ab01', channel: 'acme' }),
    'linux-64/pair-1-0.conda': record('pair', '1', { depends: ['app', 'lib 1.*'], constrains: ['app >=2'] }),
    'linux-64/new-1-0.conda': record('new', '1', { depends: ['__glibc >=2.34'] }),
    'linux-64/lost-1-0.conda': record('lost', '1', { depends: ['nowhere'] }),
    'linux-64/odd-1-0.conda': record('odd', '1', { depends: ['lib >=<1'] }),
    'linux-64/exact-1-0.conda': record('exact', '1', {
      depends: ['lib[md5=ab01]', 'acme::lib', 'lib[fn=lib-1-0.tar.bz2]'],
    }),
    'win-64/other-1-0.conda': record('other', '1', { depends: ['nowhere'] }),
  },
  filters: withoutGpl,
  roots: [['app', 'lib'], ['app >=2'], ['app', 'pair'], [], ['lib[md5=ab02]'], ['exact', 'acme::lib']],
  repair_targets: ['tool', 'app', 'lost'],
};

test('installable shows blocked and uninstallable packages, alternatives, and exceptions that repair', () => {
  expect(run([line])).toEqual([
    {
      refused: ['linux-64/lib-2-0.conda'],
      dead: {
        'linux-64/app-2-0.conda': { level: 'L1', why: 'refused', unmet: 'lib >=2', before: false },
        'noarch/tool-1-0.conda': { level: 'L1', why: 'dead', unmet: 'app >=2', before: false },
        'linux-64/pair-1-0.conda': { level: 'L2', why: 'conflict', unmet: expect.any(String) as string, before: true },
        'linux-64/new-1-0.conda': { level: 'L1', why: 'platform', unmet: '__glibc >=2.34', before: true },
        'linux-64/lost-1-0.conda': { level: 'L1', why: 'missing', unmet: 'nowhere', before: true },
        'linux-64/odd-1-0.conda': { level: 'L1', why: 'unreadable', unmet: 'lib >=<1', before: true },
      },
      packages_lost: ['tool'],
      alternatives: {
        'linux-64/lib-2-0.conda': 'linux-64/lib-1-0.tar.bz2',
        'linux-64/app-2-0.conda': 'linux-64/app-1-0.conda',
      },
      roots: [
        { ok: true },
        { ok: false, level: 'L1', unmet: 'app >=2' },
        { ok: false, level: 'L2', unmet: 'pair' },
        { ok: true },
        { ok: false, level: 'L1', unmet: 'lib[md5=ab02]' },
        { ok: true },
      ],
      repair: { exceptions: ['lib'], proved_smallest: true, unrepairable: ['lost'] },
    },
  ]);
});

test('no line ends the run, and oversized input is rejected', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [
      `noarch/a-${at}-0.conda`,
      record('a', String(at), { depends: [`a >=${at}`, `a <${at},>${at - 9}`] }),
    ]),
  );
  const error = { error: expect.any(String) as string };
  const fine = { refused: [], dead: {}, packages_lost: [], alternatives: {} };
  expect(
    run([
      '{"platform":',
      '',
      deep,
      {},
      { ...line, platform: '../x' },
      { ...line, virtual_packages: ['glibc'] },
      { ...line, virtual_packages: ['__glibc=2..39'] },
      { ...line, records: { 'app-1-0.conda': record('app', '1') } },
      { ...line, records: { 'linux-64/app-1-0.conda': { name: 'app' } } },
      { ...line, filters: { add_packages: 3 } },
      { ...line, records: many },
      { platform: 'linux-64', records: {} },
    ]),
  ).toEqual([...Array.from({ length: 11 }, () => error), fine]);
});
