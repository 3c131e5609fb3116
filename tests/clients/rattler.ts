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

/**
 * Solves with `@conda-org/rattler`.
 * @throws Error with the client's own words
 */
export async function solve(specs: string[], channels: string[], platform = 'linux-64'): Promise<Solved[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'solve.ts'), JSON.stringify({ specs, channels, platform })], { maxBuffer: 1 << 26 });
  const answer = JSON.parse(stdout) as { solution?: Solved[]; error?: string };
  if (answer.solution === undefined) throw new Error(answer.error ?? 'The client said nothing.');
  return answer.solution;
}

const VIRTUAL: Record<string, string> = { __glibc: '2.39', __linux: '6.8', __unix: '0', __archspec: '1', __cuda: '12.4' };

/** A channel with the virtual packages of a Linux machine: this client knows none by itself. */
export async function serveVirtualPackages(): Promise<{ url: string; close(): Promise<void> }> {
  const packages = Object.fromEntries(Object.entries(VIRTUAL).map(([name, version]) => [
    `${name}-${version}-0.tar.bz2`, { name, version, build: '0', build_number: 0, subdir: 'linux-64', depends: [], md5: '0'.repeat(32), sha256: '0'.repeat(64), size: 1 },
  ]));
  const server = createServer((request, response) => {
    const subdir = /^\/virtual\/([a-z0-9-]+)\/repodata\.json$/.exec(request.url ?? '')?.[1];
    if (subdir === undefined) response.writeHead(404).end();
    else response.end(JSON.stringify({ info: { subdir }, packages: subdir === 'linux-64' ? packages : {}, 'packages.conda': {}, repodata_version: 1 }));
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
