import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One file of a channel that a test serves. */
export interface SourceFile {
  subdir: string;
  name: string;
  version: string;
  license: string;
  depends?: string[];
}

/** File name of a record. */
export const fileNameOf = ({ name, version }: SourceFile): string => `${name}-${version}-0.conda`;

/** A conda channel served for a mirror. */
export interface Source {
  url: string;
  /** Sends the held response. */
  release: () => void;
  close: () => Promise<void>;
}

/**
 * Serves repodata and files on this machine.
 * @param options.hold subdir whose repodata stays incomplete until `release` is called, so that a running sync is
 * visible
 */
export async function aSource(files: readonly SourceFile[], { hold }: { hold?: string } = {}): Promise<Source> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    const asked = files.find((each) => request.url === `/channel/${each.subdir}/${fileNameOf(each)}`);
    if (asked) return void response.end(bytesOf(asked));
    const subdir = /^\/channel\/([^/]+)\/repodata\.json$/.exec(request.url ?? '')?.[1];
    const own = files.filter((file) => file.subdir === subdir);
    if (!subdir || (own.length === 0 && subdir !== 'noarch')) return void response.writeHead(404).end();
    const body = JSON.stringify({
      info: { subdir },
      packages: {},
      'packages.conda': Object.fromEntries(own.map((file) => [fileNameOf(file), recordOf(file)])),
      repodata_version: 1,
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    if (subdir !== hold) return void response.end(body);
    response.write(body.slice(0, -1));
    void released.then(() => response.end(body.slice(-1)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/channel`,
    release,
    close: () =>
      new Promise((resolve) => {
        release();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Placeholder content of a file. */
const bytesOf = (file: SourceFile): Buffer => Buffer.from(fileNameOf(file).padEnd(1_000));

function recordOf(file: SourceFile): object {
  const { name, version, subdir, license, depends = [] } = file;
  const digest = (algorithm: string): string => createHash(algorithm).update(bytesOf(file)).digest('hex');
  return {
    name,
    version,
    build: '0',
    build_number: 0,
    depends,
    license,
    subdir,
    size: 1_000,
    timestamp: 1_700_000_000_000,
    md5: digest('md5'),
    sha256: digest('sha256'),
    ...(subdir === 'noarch' ? { noarch: 'generic' } : {}),
  };
}
