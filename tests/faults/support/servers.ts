// The system's own nginx and Postgres, started for one test in a folder of its own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../platform/src/testing/port.ts';

/** A server of the system. */
export interface SystemServer {
  port: number;
  stop(): Promise<void>;
  /** The output so far. */
  said(): string;
}

const onPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
const postgresBin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
const nginxPath = onPath('nginx');
const isRoot = process.getuid?.() === 0;

/** Why the system's servers cannot be used; null when they can. */
export const missing: string | null = !nginxPath
  ? 'nginx is not installed'
  : !postgresBin
    ? 'Postgres is not installed'
    : null;

/** Postgres doesn't run as root; Debian has an account for it. */
function postgresAccount(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))!
    .split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function listening(port: number, child: ChildProcess, said: () => string, ready: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${said()}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open && said().includes(ready)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function run(
  command: string,
  args: string[],
  port: number,
  signal: NodeJS.Signals,
  account?: { uid: number; gid: number },
  /** Output that shows it is ready, for a server that listens before. */
  ready = '',
): Promise<SystemServer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...account });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await listening(port, child, () => text, ready);
  return {
    port,
    said: () => text,
    async stop() {
      child.kill(signal);
      await ended;
    },
  };
}

/** Starts an empty PostgreSQL; also resolves with its URL. @param password the required password, if any */
export async function startPostgres(folder: string, password?: string): Promise<SystemServer & { url: string }> {
  const account = postgresAccount();
  const data = join(folder, 'postgres');
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o700);
  if (account) chownSync(data, account.uid, account.gid);
  const passwords = join(folder, 'postgres-password');
  if (password !== undefined) {
    writeFileSync(passwords, password, { mode: 0o600 });
    if (account) chownSync(passwords, account.uid, account.gid);
  }
  const asking = password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwords}`];
  const made = spawnSync(
    join(postgresBin!, 'initdb'),
    ['-D', data, '-U', 'terrarium', ...asking, '--no-sync', '-E', 'UTF8'],
    { encoding: 'utf8', ...account },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = await freePort();
  const server = await run(
    join(postgresBin!, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    port,
    'SIGINT',
    account,
    'ready to accept connections',
  );
  return { ...server, url: `postgres://terrarium@127.0.0.1:${port}/postgres` };
}

/** Addresses that replace the container names in docker/nginx.conf. */
export interface Topology {
  gateways: readonly number[];
  platforms: readonly number[];
  dataDir: string;
  /** Port of the inner door, chosen before the gateways were started. */
  innerPort: number;
}

/** Starts nginx with the shipped configuration, except for addresses. */
export async function startNginx(folder: string, topology: Topology): Promise<SystemServer> {
  const port = await freePort();
  const temporary = join(folder, 'nginx');
  mkdirSync(temporary, { recursive: true });
  let text = readFileSync(join(import.meta.dirname, '../../../docker/nginx.conf'), 'utf8');
  const replace = (from: string, to: string): void => {
    if (!text.includes(from)) throw new Error(`docker/nginx.conf has no "${from}" any more; change this test with it.`);
    text = text.replaceAll(from, to);
  };
  // First, because the addresses below may contain the same words.
  replace('/tmp/', `${temporary}/`);
  // A file that the test can read; nginx can't open a pipe of Node's.
  replace('/dev/stderr failures', `${temporary}/failures.log failures`);
  replace('listen 8080;', `listen 127.0.0.1:${port};`);
  replace('listen 8081;', `listen 127.0.0.1:${topology.innerPort};`);
  topology.gateways.forEach((gateway, i) => replace(`gateway-${i + 1}:4000`, `127.0.0.1:${gateway}`));
  topology.platforms.forEach((platform, i) => replace(`platform-${i + 1}:4001`, `127.0.0.1:${platform}`));
  replace('alias /data/;', `alias ${topology.dataDir}/;`);
  const file = join(temporary, 'nginx.conf');
  writeFileSync(file, text);
  const directives = `daemon off;${isRoot ? ' user root;' : ''}`;
  const tested = spawnSync(nginxPath!, ['-t', '-q', '-p', temporary, '-c', file, '-g', directives], {
    encoding: 'utf8',
  });
  if (tested.status !== 0) throw new Error(`nginx refuses docker/nginx.conf:\n${tested.stderr}`);
  return run(nginxPath!, ['-p', temporary, '-c', file, '-g', directives], port, 'SIGQUIT');
}
