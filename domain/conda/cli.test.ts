import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(command: string, input: string): Promise<Outcome> {
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    cli,
    ...(command === '' ? [] : [command]),
  ]);
  const outcome: Outcome = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...outcome, code }));
  });
}

async function answers(command: string, lines: string[]): Promise<unknown[]> {
  const { code, stdout } = await run(command, lines.join('\n'));
  expect(code).toBe(0);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

// Each test starts a process, which takes time on a busy machine.
describe('the command', () => {
  test('orders versions', async () => {
    const lines = ['{"a":"1.0","b":"1.1"}', '{"a":"1.1","b":"1.1.0"}', '{"a":"1.1","b":"1.1a"}', '{"a":"","b":"1"}'];
    expect(await answers('version-order', lines)).toEqual([
      { order: -1 },
      { order: 0 },
      { order: 1 },
      { error: expect.stringContaining('empty version') },
    ]);
  });

  test('matches versions', async () => {
    const lines = [
      '{"spec":">=1,<2","version":"1.4"}',
      '{"spec":"1.8.*","version":"1.9"}',
      '{"spec":">=","version":"1"}',
      '{"spec":">=1","version":"x y"}',
    ];
    expect(await answers('version-match', lines)).toEqual([
      { match: true },
      { match: false },
      { error: expect.stringContaining("no version after '>='") },
      { error: expect.stringContaining('invalid version') },
    ]);
  });

  test('matches records, also ones that lack fields', async () => {
    const lines = [
      '{"spec":"numpy[license=MIT]","record":{"name":"numpy","version":"1","build":"0","build_number":0,"license":"mit","depends":[]}}',
      '{"spec":"numpy","record":{"name":"numpy"}}',
      '{"spec":"numpy >=1","record":{"name":"numpy"}}',
      '{"spec":"numpy[build_number=\'!=3\']","record":{"name":"numpy"}}',
      '{"spec":"numpy * b","record":{"name":"numpy","build_string":"b"}}',
      '{"spec":"*","record":{}}',
      '{"spec":"*","record":[]}',
      '{"spec":"a===","record":{"name":"a"}}',
    ];
    expect(await answers('spec-match', lines)).toEqual([
      { match: true },
      { match: true },
      { match: false },
      { match: false },
      { match: true },
      { match: true },
      { error: expect.stringContaining('record') },
      { error: expect.stringContaining("invalid matchspec 'a==='") },
    ]);
  });

  test('a field that is null is a field that is missing', async () => {
    const record =
      '{"name":"geos","version":null,"build":null,"build_string":null,"build_number":null,"subdir":null,"channel":null,"fn":null,"url":null}';
    const specs = ['geos', 'geos * *', 'geos >=0', 'geos * h1', "geos[build_number='>=0']"];
    expect(
      await answers(
        'spec-match',
        specs.map((spec) => `{"spec":"${spec}","record":${record}}`),
      ),
    ).toEqual([{ match: true }, { match: true }, { match: false }, { match: false }, { match: false }]);
  });

  test('returns the n-th result for the n-th line, whatever surrounds the JSON', async () => {
    const { stdout, code } = await run('version-order', '\uFEFF{"a":"1","b":"2"}\r\n\r\n\n \t{"a":"2","b":"1"} \n');
    expect(code).toBe(0);
    expect(stdout).toBe('{"order":-1}\n{"error":"the line is empty"}\n{"error":"the line is empty"}\n{"order":1}\n');
  });

  test('nothing read, nothing written', async () => {
    expect(await run('version-order', '')).toMatchObject({ code: 0, stdout: '' });
  });

  test('takes specs apart', async () => {
    expect(
      await answers('spec-parse', ['{"spec":"conda-forge::numpy=1.8"}', '{"spec":"numpy[foo=1]"}', '{"spec":5}']),
    ).toEqual([
      {
        ok: true,
        parsed: { channel: 'conda-forge', name: 'numpy', version: '1.8*' },
        canonical: 'conda-forge::numpy=1.8',
      },
      { ok: false, error: expect.stringContaining("unknown key 'foo'") },
      { error: expect.stringContaining('spec') },
    ]);
  });

  test.each(['version-order', 'version-match', 'spec-match', 'spec-parse'])(
    '%s answers bad lines with an error each',
    async (command) => {
      const lines = [
        'x',
        '5',
        'null',
        '[]',
        '{}',
        '{"a":1,"b":2,"spec":3}',
        '{"spec":',
        '\u0000',
        '"text"',
        '{"spec":"*","record":{"name":["x"]},"version":{}}'.replace('"*"', '7'),
      ];
      const given = await answers(command, lines);
      expect(given).toHaveLength(lines.length);
      for (const answer of given) expect(answer).toEqual({ error: expect.any(String) });
    },
  );

  test('an unknown command shows the usage and ends with 2', async () => {
    for (const command of ['', 'nope', 'toString']) {
      expect(await run(command, '')).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('version-order'),
      });
    }
  });

  test('streams: many lines, each answered once and in order, the last without a line end', async () => {
    const count = 60_000;
    const lines = Array.from({ length: count }, (_, index) => `{"a":"${index}","b":"30000"}`);
    const { code, stdout } = await run('version-order', lines.join('\n'));
    const expected = lines.map((_, index) => `{"order":${Math.sign(index - 30_000)}}\n`).join('');
    expect(code).toBe(0);
    expect(stdout === expected).toBe(true);
  });

  test('rejects an endless line and processes the next one', async () => {
    const { stdout, code } = await run(
      'version-order',
      `{"a":"${'1'.repeat(17 * 1024 * 1024)}","b":"1"}\n{"a":"1","b":"1"}\n`,
    );
    expect(code).toBe(0);
    expect(stdout).toBe('{"error":"the line is too long"}\n{"order":0}\n');
  });
});
