/** What the client tests share: the client itself, and a channel of the machine's virtual packages. */
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

/**
 * Solves with `@conda-org/rattler`.
 * @throws Error with the client's own words
 */
export async function solve(specs: string[], channels: string[], platform = 'linux-64'): Promise<Solved[]> {
  const answer = await run<{ solution?: Solved[]; error?: string }>('solve.ts', { specs, channels, platform });
  if (answer.solution === undefined) throw new Error(answer.error ?? 'The client said nothing.');
  return answer.solution;
}

/** The packages among `names` that `@conda-org/rattler` cannot install, each by itself, with its words. */
export async function unsolvable(
  names: readonly string[],
  channels: string[],
  platform: string,
): Promise<Record<string, string>> {
  return (await run<{ failed: Record<string, string> }>('solvable.ts', { names, channels, platform })).failed;
}

const VIRTUAL: Record<string, Record<string, string>> = {
  'linux-64': { __glibc: '2.39', __linux: '6.8', __unix: '0', __archspec: '1', __cuda: '12.4' },
  'osx-arm64': { __osx: '15.0', __unix: '0', __archspec: '1' },
  'win-64': { __win: '10.0.26100', __archspec: '1', __cuda: '12.4' },
};

function virtualPackages(subdir: string): object {
  return Object.fromEntries(
    Object.entries(VIRTUAL[subdir] ?? {}).map(([name, version]) => [
      `${name}-${version}-0.tar.bz2`,
      {
        name,
        version,
        build: '0',
        build_number: 0,
        subdir,
        depends: [],
        md5: '0'.repeat(32),
        sha256: '0'.repeat(64),
        size: 1,
      },
    ]),
  );
}

/** A channel with the virtual packages of a machine of each platform: this client knows none by itself. */
export async function serveVirtualPackages(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const subdir = /^\/virtual\/([a-z0-9-]+)\/repodata\.json$/.exec(request.url ?? '')?.[1];
    if (subdir === undefined) response.writeHead(404).end();
    else
      response.end(
        JSON.stringify({
          info: { subdir },
          packages: virtualPackages(subdir),
          'packages.conda': {},
          repodata_version: 1,
        }),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/virtual`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
