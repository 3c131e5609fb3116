/** Channel servers for the suites of the mirror area: well-behaved ones and hostile ones, on a port of their own. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdCompressSync } from 'node:zlib';

/** Answers one path; what it does with the response is up to the test. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of a test. */
export interface ChannelServer {
  url: string;
  /** What is answered, by path, e.g. `/noarch/repodata.json`. Everything else is 404. */
  answers: Map<string, Answer | Buffer | string>;
  /** Answers every other path instead of 404. */
  otherwise: Answer | null;
  /** Paths that were asked for, with the status of the answer. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts a server that knows nothing yet. */
export async function startServer(): Promise<ChannelServer> {
  const answers: ChannelServer['answers'] = new Map();
  const asked: string[] = [];
  const started: Pick<ChannelServer, 'otherwise'> = { otherwise: null };
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '') ?? started.otherwise ?? undefined;
    response.on('close', () => asked.push(`${request.url} ${response.statusCode}`));
    if (answer === undefined) response.writeHead(404).end('no such file');
    else if (typeof answer === 'function') answer(request, response);
    else response.end(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(started, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** A repodata record; what is not given is made up. */
export function aRecord(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'numpy',
    version: '1.26.4',
    build: 'py312_0',
    build_number: 0,
    depends: ['python >=3.12'],
    license: 'BSD-3-Clause',
    md5: 'a'.repeat(32),
    sha256: 'b'.repeat(64),
    size: 100,
    timestamp: 1_700_000_000_000,
    ...given,
  };
}

/** A repodata body of records, each under the file name that its fields give. */
export function aRepodata(records: readonly Record<string, unknown>[]): string {
  const packages = Object.fromEntries(
    records.map((record) => [
      `${String(record['name'])}-${String(record['version'])}-${String(record['build'])}.conda`,
      record,
    ]),
  );
  return JSON.stringify({
    info: { subdir: 'any' },
    packages: {},
    'packages.conda': packages,
    removed: [],
    repodata_version: 1,
  });
}

/** Puts a channel on a server: bodies by subdir, compressed or not. */
export function serve(server: ChannelServer, subdirs: Record<string, string>, format: 'json' | 'zst' = 'json'): void {
  for (const [subdir, body] of Object.entries(subdirs)) {
    if (format === 'json') server.answers.set(`/${subdir}/repodata.json`, body);
    else server.answers.set(`/${subdir}/repodata.json.zst`, zstdCompressSync(body));
  }
}
