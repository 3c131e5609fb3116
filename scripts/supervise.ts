// The default run: one origin, one data folder. Starts the platform and the gateway as separate processes and keeps
// them running.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer, isIPv6 } from 'node:net';
import { dirname, join } from 'node:path';
import { startDevelopment } from './development.ts';
import { startOptions } from './options.ts';
import { Service } from './service.ts';
import { buildWeb } from './web-bundle.ts';

const root = join(import.meta.dirname, '..');
const options = startOptions(process.argv.slice(2));
const say = (text: string): void => console.log(`• ${text}`);

/** In the order in which they are stopped. */
const running: { stop(): Promise<void> }[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const each of running) await each.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The command that started this process has exited.
process.once('disconnect', () => void stop(0));

/**
 * Checks the port before the database is created. Returns it, or a free one for 0, because emails and passkeys need the
 * port before anything listens.
 * @throws Error that says what to do
 */
async function checkPort(port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is already in use. Stop the other process, or use another port: npm start -- --port ${port === 4100 ? 4200 : 4100}`
            : error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
              ? `Can't listen on ${host}. Use an address of this machine, or 0.0.0.0 for all: npm start -- --host 0.0.0.0`
              : `Port ${port} cannot be used (${error.code ?? error.message}). Start with another one: npm start -- --port 4100`,
        ),
      ),
    );
    probe.listen({ port, host }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/**
 * Creates a folder and its parents one by one. Below /proc, where none can be created, `recursive` would loop
 * endlessly.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes the data folder. @throws Error that says what to do */
function makeData(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory())
      throw Object.assign(new Error(`${folder} isn't a folder.`), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} isn't writable (${(error as NodeJS.ErrnoException).code}). Change its permissions, or use another folder: npm start -- --data DIR`,
      { cause: error },
    );
  }
}

/**
 * Returns the host name under which this machine reaches the hub: `localhost` for local and wildcard addresses, else
 * the address itself.
 */
const nameOf = (host: string | undefined): string =>
  host === undefined || ['localhost', '0.0.0.0', '127.0.0.1', '::', '::1'].includes(host)
    ? 'localhost'
    : isIPv6(host)
      ? `[${host}]`
      : host;

const service = (name: string, file: string, env: Record<string, string>): Service => {
  const made = new Service({ name, file, env, say, onGivenUp: () => void stop(1) });
  running.unshift(made);
  return made;
};

try {
  makeData(options.data);
  const free = await checkPort(options.port, options.host);
  await buildWeb(say);
  say('Starting the platform (database, channels) …');
  const platform = service('platform', 'platform/src/main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: options.data,
    SAMPLE: options.empty ? 'false' : 'true',
    PUBLIC_URL: process.env['PUBLIC_URL'] || `http://${nameOf(options.host)}:${free}`,
  });
  const { port: platformPort, sample, operatorLink } = await platform.start();
  // The sample's passwords are public, and one of its users is an operator, so listen only locally by default.
  const host = options.host ?? (sample ? '127.0.0.1' : undefined);
  say('Starting the gateway …');
  const gateway = service('gateway', 'gateway/src/main.ts', {
    PORT: String(free),
    HOST: host ?? '',
    DATA_DIR: options.data,
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    WEB_DIST: join(root, 'web/dist'),
    // The sample hub sells plans: its users have plans of every kind.
    OFFER_PLANS: process.env['OFFER_PLANS'] || (sample ? 'on' : 'off'),
  });
  const { port } = await gateway.start();
  const here = `http://${nameOf(options.host)}:${port}`;
  const development = options.dev ? await startDevelopment({ hub: here, platform, gateway }) : undefined;
  if (development) running.unshift(development);
  console.log(`
Terrarium is ready at ${here}${
    development
      ? `
  Sources are watched; the web as it is written  ${development.url}`
      : ''
  }
  GraphQL playground  ${here}/graphql
  Data                ${options.data}${
    sample && !options.host
      ? `
  Listening on        localhost only, because the sample passwords are public. To allow other machines, add --host 0.0.0.0`
      : ''
  }${
    !sample
      ? ''
      : `
  Sign in as          ada@acme.example (admin), max@acme.example (member), bill@acme.example (billing), nora@solo.example
  Password            terrarium-demo`
  }${
    !operatorLink
      ? ''
      : `
  This hub has no operator yet. To become its operator, open this one-time link:
  ${operatorLink}`
  }
Stop with Ctrl-C.`);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : String(error));
  await stop(1);
}
