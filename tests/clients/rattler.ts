/** Helpers of the client tests: the client itself, and a channel with the machine's virtual packages. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One package of a solution. */
export interface Solved {
  packageName: string;
  version: string;
  build: string;
  subdir: string;
  filename: string;
  url: string;
}

async function run<T>(script: string, input: object): Promise<T> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, script), JSON.stringify(input)],
    { maxBuffer: 1 << 26 },
  );
  return JSON.parse(stdout) as T;
}

/** Options of {@link solveAsked}: user agent, and whether sharded repodata is available. */
interface Asking {
  agent?: string;
  shards?: boolean;
}

/** A solution with the URLs that were read, the size of the responses, and the duration. */
interface AskedSolution {
  solution: Solved[];
  asked: string[];
  bytes: number;
  ms: number;
}

/** Solves with `@conda-org/rattler`, and returns the URLs that it read. @throws Error with the client's message */
export async function solveAsked(
  specs: string[],
  channels: string[],
  { platform = 'linux-64', ...asking }: Asking & { platform?: string } = {},
): Promise<AskedSolution> {
  const answer = await run<AskedSolution | { error: string }>('solve.ts', {
    specs,
    channels,
    platform,
    ...asking,
  });
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/**
 * Solves with `@conda-org/rattler`.
 * @internal for tests; the bench measures another call of this file
 * @throws Error with the client's own words
 */
export async function solve(specs: string[], channels: string[], platform = 'linux-64'): Promise<Solved[]> {
  return (await solveAsked(specs, channels, { platform })).solution;
}

/**
 * Returns the packages among `names` that `@conda-org/rattler` can't install on their own, with its messages. @internal
 * for tests
 */
export async function unsolvable(
  names: readonly string[],
  channels: string[],
  platform: string,
): Promise<Record<string, string>> {
  return (await run<{ failed: Record<string, string> }>('solvable.ts', { names, channels, platform })).failed;
}

/**
 * Asks `@conda-org/rattler` each question over its own channel: null if it can install all specs, else its message.
 * @param questions at most some hundred, because they are a process argument
 */
export async function solveEach(
  questions: readonly { specs: readonly string[]; channel: string }[],
  platform: string,
): Promise<(string | null)[]> {
  return (await run<{ failed: (string | null)[] }>('solveEach.ts', { questions, platform })).failed;
}

const VIRTUAL: Record<string, Record<string, string>> = {
  'linux-64': { __glibc: '2.39', __linux: '6.8', __unix: '0', __archspec: '1', __cuda: '12.4' },
  'osx-arm64': { __osx: '15.0', __unix: '0', __archspec: '1' },
  'win-64': { __win: '10.0.26100', __archspec: '1', __cuda: '12.4' },
};

/** Virtual packages of a machine of each platform in client notation: `__glibc=2.39=0`. */
export function machineOf(platform: string): string[] {
  return Object.entries(VIRTUAL[platform] ?? {}).map(([name, version]) => `${name}=${version}=0`);
}

/** Converts virtual packages `name=version=build` to records of a channel, because this client has none itself. */
export function virtualRecords(subdir: string, packages: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    packages.map((text) => {
      const [name, version, build] = text.split('=');
      const record = { name, version, build, build_number: 0, subdir, depends: [] };
      const hashes = { md5: '0'.repeat(32), sha256: '0'.repeat(64), size: 1 };
      return [`${name}-${version}-${build}.tar.bz2`, { ...record, ...hashes }];
    }),
  );
}

/** Serves channels. @param answer returns the response for `/CHANNEL/SUBDIR/repodata.json`, undefined for 404 */
export async function serveChannels(
  packages: (channel: string, subdir: string) => Record<string, object> | undefined,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [, channel, subdir] = /^\/([a-z0-9]+)\/([a-z0-9-]+)\/repodata\.json$/.exec(request.url ?? '') ?? [];
    const files = channel === undefined || subdir === undefined ? undefined : packages(channel, subdir);
    if (files === undefined) response.writeHead(404).end();
    else {
      const isConda = ([file]: [string, object]): boolean => file.endsWith('.conda');
      const entries = Object.entries(files);
      response.end(
        JSON.stringify({
          info: { subdir },
          packages: Object.fromEntries(entries.filter((entry) => !isConda(entry))),
          'packages.conda': Object.fromEntries(entries.filter(isConda)),
          repodata_version: 1,
        }),
      );
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a channel with the virtual packages of a machine of each platform, because this client has none itself. */
export async function serveVirtualPackages(): Promise<{ url: string; close(): Promise<void> }> {
  const { url, close } = await serveChannels((_, subdir) => virtualRecords(subdir, machineOf(subdir)));
  return { url: `${url}/virtual`, close };
}
