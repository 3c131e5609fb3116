import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser, until } from './support/client.ts';
import { copySample } from './support/sample.ts';

// What `npm start` does after the packages are there: the supervisor and its two processes.
const root = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'terrarium-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = ['--disable-warning=ExperimentalWarning', 'scripts/supervise.ts'];
/** Runs a start that must exit on its own. */
const refused = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [...command, ...args], { cwd: root, encoding: 'utf8', timeout: 150_000 });

interface Hub {
  child: ChildProcess;
  url: string;
  output(): string;
  ended: Promise<number | null>;
}
const running = new Map<ChildProcess, Promise<unknown>>();
/** Ends all started processes, including leftovers of a failed test. */
async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async ([child, ended]) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    }),
  );
  running.clear();
}
const started = (...args: string[]): Promise<Hub> => startedBy(process.execPath, [...command, ...args]);
async function startedBy(program: string, args: string[]): Promise<Hub> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  running.set(child, ended);
  const ready = await until(
    'the hub is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(output);
      return /ready at (http:\S+)/.exec(output)?.[1];
    },
    (found) => found !== undefined || child.exitCode !== null,
    150_000,
  );
  if (ready === undefined) throw new Error(output);
  return { child, url: ready, output: () => output, ended };
}

/** IDs and command lines of a process's children, unsorted, because IDs wrap around. */
const processesOf = (pid: number): { id: number; args: string }[] =>
  spawnSync('ps', ['-ww', '-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [, id, args] = /^ *(\d+) (.*)$/.exec(line) ?? [];
      return id === undefined ? [] : [{ id: Number(id), args: args! }];
    });
const childrenOf = (pid: number): number[] => processesOf(pid).map(({ id }) => id);
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('an empty hub', () => {
  let hub: Hub;
  beforeAll(async () => {
    hub = await started('--port', '0', '--data', join(folder, 'empty'), '--empty');
  });
  afterAll(endAll);

  test('--empty: the hub has no sample users, and announces none', async () => {
    expect(hub.output()).not.toContain('ada@acme.example');
    expect((await new Browser(hub.url).signIn('ada@acme.example')).map(({ code }) => code)).toEqual(['CREDENTIALS']);
    expect((await fetch(hub.url)).headers.get('content-type')).toContain('text/html');
  });

  test("the data folder and all that is in it belong to the hub's account alone", () => {
    const open = spawnSync('find', [join(folder, 'empty'), '-perm', '/077', '!', '-type', 'l'], { encoding: 'utf8' });
    expect([open.status, open.stdout]).toEqual([0, '']);
  });

  test('progress is shown', () => {
    expect(hub.output()).toMatch(/Starting the platform.*\n.*Starting the gateway/);
  });

  test('a platform that is killed is started again on the same port, and the hub says so', async () => {
    const platform = processesOf(hub.child.pid!).find(({ args }) => args.includes('platform/src/main.ts'));
    process.kill(platform!.id, 'SIGKILL');
    await until(
      'the supervisor has seen it',
      async () => hub.output(),
      (output) => output.includes('The platform exited (SIGKILL). Restarting it.'),
    );
    await until(
      'the platform answers',
      () => new Browser(hub.url).ask('{ cves(first: 1) { totalCount } }'),
      ({ errors }) => !errors,
      60_000,
    );
  });

  test('a stop ends both processes, in order', async () => {
    const children = childrenOf(hub.child.pid!);
    expect(children).toHaveLength(2);
    hub.child.kill('SIGINT');
    expect(await hub.ended).toBe(0);
    expect(children.filter(lives)).toEqual([]);
  });
});

/** Addresses on which a port listens, in Linux notation: `00000000` for all. */
const listensOn = (port: string): string[] =>
  ['tcp', 'tcp6']
    .flatMap((table) =>
      readFileSync(`/proc/net/${table}`, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/)),
    )
    .filter(([, local, , state]) => state === '0A' && parseInt(local!.split(':')[1]!, 16) === Number(port))
    .map(([, local]) => local!.split(':')[0]!);
const thisMachine = ['0100007F'];
const everywhere = '0'.repeat(32);

/** Returns a process's children and their children. */
const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

// A hub's start costs some CPU seconds, so check its addresses before it ends.
describe('with the sample, whose passwords are public', () => {
  const data = (): string => join(folder, 'sample');
  const listening = ({ url }: Hub): string[] => listensOn(new URL(url).port);
  beforeAll(() => copySample(data()));
  // All tests use one data folder, so a leftover process would block the next test.
  afterEach(endAll);

  test.each([
    ['SIGTERM', 'the hub listens on this machine only and says so', []],
    ['SIGKILL', 'so it does later without the sample asked for', ['--empty']],
  ] as const)(
    '%s to npm alone, as a script or a service manager sends it, ends the hub; %s',
    async (signal, _, args) => {
      const hub = await startedBy('npm', ['start', '--', '--port', '0', '--data', data(), ...args]);
      expect(listening(hub)).toEqual(thisMachine);
      expect(hub.output()).toMatch(/Listening on\s+localhost only.*--host 0\.0\.0\.0/);
      const all = descendantsOf(hub.child.pid!);
      // npm's shell, the starter, the supervisor, platform, and gateway; some shells are replaced by their command.
      expect(all.length).toBeGreaterThanOrEqual(4);
      hub.child.kill(signal);
      try {
        await until(
          'all processes have ended',
          async () => all.filter(lives),
          (left) => left.length === 0,
        );
      } finally {
        for (const pid of all.filter(lives)) process.kill(pid, 'SIGKILL');
      }
      await expect(fetch(hub.url)).rejects.toThrow('fetch failed');
    },
  );

  test('with --host it listens everywhere; a killed supervisor leaves nothing behind, and the next start keeps the data', async () => {
    const hub = await started('--port', '0', '--data', data(), '--host', '::');
    expect(listening(hub)).toEqual([everywhere]);
    expect(hub.output()).not.toContain('localhost only');
    const browser = new Browser(hub.url);
    expect(await browser.signIn('ada@acme.example')).toEqual([]);
    const children = childrenOf(hub.child.pid!);
    expect(children).toHaveLength(2);
    hub.child.kill('SIGKILL');
    await until(
      'both processes have ended',
      async () => children.filter(lives),
      (left) => left.length === 0,
    );
    // On an address other than localhost's, the hub prints that address.
    const next = await started('--port', '0', '--data', data(), '--host', '127.0.0.2');
    expect(next.url).toMatch(/^http:\/\/127\.0\.0\.2:/);
    expect((await new Browser(next.url).ask('{ cves(first: 1) { totalCount } }')).errors).toBeUndefined();
    expect(await new Browser(next.url).signIn('ada@acme.example')).toEqual([]);
  });
});

describe("a start that can't work exits immediately and says what to do", () => {
  test.each([
    ['an unknown option', ['--prot', '1'], /Unknown option '--prot'/],
    ['a word too many', ['now'], /Unexpected argument 'now'/],
    ['no port', ['--port', 'eighty'], /--port must be a number from 0 to 65535, not "eighty"/],
    ['a port out of range', ['--port', '65536'], /not "65536"/],
    ['no folder', ['--data', ''], /--data needs a folder/],
  ])('%s', (_name, args, said) => {
    const { status, stderr } = refused(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(said);
    expect(stderr).toContain('Usage: npm start -- [options]');
  });

  test('--help', () => {
    const { status, stdout } = refused('--help');
    expect(status).toBe(0);
    for (const option of ['--port', '--host', '--data', '--empty', '--dev']) expect(stdout).toContain(option);
  });

  test('a port in use, before anything is made', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => {
      busy.listen(0, resolve);
    });
    const { port } = busy.address() as AddressInfo;
    const child = spawn(process.execPath, [...command, '--port', String(port), '--data', join(folder, 'busy')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    expect(
      await new Promise((resolve) => {
        child.once('close', resolve);
      }),
    ).toBe(1);
    busy.close();
    expect(said).toBe(
      `Port ${port} is already in use. Stop the other process, or use another port: npm start -- --port 4100\n`,
    );
  });

  test('a data folder that cannot be written', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { status, stderr } = refused('--port', '0', '--data', join(file, 'data'));
    expect(status).toBe(1);
    expect(stderr).toBe(
      `The data folder ${join(file, 'data')} isn't writable (ENOTDIR). Change its permissions, or use another folder: npm start -- --data DIR\n`,
    );
    expect(refused('--port', '0', '--data', file)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("isn't writable (ENOTDIR)") as string,
    });
    // No folder can be created there; the hub must not retry endlessly.
    expect(refused('--port', '0', '--data', '/proc/terrarium')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/\/proc\/terrarium isn't writable/) as string,
    });
  });
});
