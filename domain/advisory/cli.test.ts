import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

function run(command: string, lines: unknown[]): unknown[] {
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { stdout } = spawnSync(process.execPath, [cli, command], { input, encoding: 'utf8' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

const advisory = {
  id: 'CVE-2026-0001',
  modified: '2026-11-01T00:00:00Z',
  affected: [
    {
      package: { ecosystem: 'PyPI', name: 'x' },
      ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '2' }] }],
    },
  ],
};
const record = { name: 'x', version: '1.0', build: 'h_0', build_number: 0, subdir: 'noarch' };
const mapping = { role: 'self', mappings: [{ purl: 'pkg:pypi/x', confidence: 'high', origin: 'test' }] };
const line = { record, mapping, advisories: [advisory] };

test('match answers each line, and no line ends the run', () => {
  const prose = {
    ...advisory,
    affected: [
      {
        ...advisory.affected[0],
        ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '12.9 update 1' }] }],
      },
    ],
  };
  const statement = {
    vulnerability: { name: 'CVE-2026-0001' },
    products: [{ '@id': 'pkg:conda/x@1.0' }],
    status: 'fixed',
  };
  const answers = run('match', [
    line,
    { ...line, mapping: null },
    { record, advisories: [advisory] },
    { ...line, mapping: { role: null, mappings: null } },
    { ...line, advisories: [prose] },
    { ...line, advisories: [] },
    { ...line, vex: [statement] },
    { ...line, vex: { statements: [statement] } },
    { ...line, vex: [{ cve: 'CVE-2026-0001', name: 'x', status: 'cleared' }] },
    '{"record":',
    '',
    { ...line, record: {} },
    { ...line, advisories: [{ ...advisory, id: 'no id' }] },
    { ...line, vex: [{ ...statement, status: 'perhaps' }] },
    { ...line, mapping: { mappings: [{ purl: 'pkg:constructor/x' }] } },
    { ...line, mapping: { mappings: [{ ecosystem: 'pypi', name: 'X', confidence: 'high' }] } },
    { ...line, mapping: { mappings: [{ ecosystem: 'nowhere', name: 'x', confidence: 'high' }] } },
    line,
  ]);
  const error = { error: expect.any(String) as string };
  const hit = { state: 'affected', reason: 'in-range' };
  expect(answers).toEqual([
    hit,
    { state: 'unknown', reason: 'no-mapping' },
    { state: 'unknown', reason: 'no-mapping' },
    { state: 'unknown', reason: 'no-mapping' },
    { state: 'unknown', reason: 'bound-unreadable' },
    { state: 'not_affected', reason: 'other-package' },
    { state: 'fixed', reason: 'vex' },
    { state: 'fixed', reason: 'vex' },
    { state: 'not_affected', reason: 'vex' },
    error,
    error,
    error,
    error,
    { error: expect.stringMatching(/^vex\.0\.status: /) as string },
    { state: 'unknown', reason: 'no-mapping' },
    hit,
    { state: 'unknown', reason: 'no-mapping' },
    hit,
  ]);
});

test('of two documents the newer one counts, by its own time where its statements have none', () => {
  const document = (timestamp: string, status: string) => ({
    timestamp,
    statements: [{ vulnerability: { name: 'CVE-2026-0001' }, products: [{ '@id': 'pkg:conda/x' }], status }],
  });
  const [older, newer] = [document('2026-11-01T00:00:00Z', 'affected'), document('2026-11-02T00:00:00Z', 'fixed')];
  expect(
    run('match', [
      { ...line, vex: [newer, older] },
      { ...line, vex: [older, newer] },
    ]),
  ).toEqual([
    { state: 'fixed', reason: 'vex' },
    { state: 'fixed', reason: 'vex' },
  ]);
});

test("rejects a line that isn't UTF-8 and processes the next one", () => {
  const [before, after] = JSON.stringify({ ...line, note: '@' }).split('@');
  const input = Buffer.concat([
    Buffer.from(before!),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`${after}\n\uFEFF${JSON.stringify({ ...line, note: 'ü' })}\r\n`),
  ]);
  const { stdout } = spawnSync(process.execPath, [cli, 'match'], { input, encoding: 'utf8' });
  expect(stdout).toBe('{"error":"the line is not UTF-8"}\n{"state":"affected","reason":"in-range"}\n');
});

test('findings distinguishes advisories, read shows the parsed record', () => {
  const other = { ...advisory, id: 'PYSEC-2026-1', aliases: ['CVE-2026-0001'] };
  expect(run('findings', [{ ...line, advisories: [advisory, other, { ...advisory, id: 'OSV-2026-1' }] }])).toEqual([
    {
      findings: [
        {
          id: 'CVE-2026-0001',
          ids: ['CVE-2026-0001', 'PYSEC-2026-1'],
          split: false,
          state: 'affected',
          reason: 'in-range',
        },
        { id: 'OSV-2026-1', ids: ['OSV-2026-1'], split: false, state: 'affected', reason: 'in-range' },
      ],
    },
  ]);
  expect(run('read', [advisory, { ...advisory, affected: [] }])).toMatchObject([
    { ok: true, id: 'CVE-2026-0001' },
    { ok: false, fault: 'no-affected', id: 'CVE-2026-0001' },
  ]);
});
