import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Node's compile cache, shared by all processes and threads, which load the same modules. */
export const compiled = join(root, 'node_modules/.cache/compiled');
/** A service that ran this long before it ended has worked: its earlier ends no longer count. In milliseconds. */
const steady = 60_000;
const mostEnds = 5;
/** Time for a service to exit on its own, in milliseconds. */
const patience = 10_000;

/**
 * Settings for the memory of a service, which a hub's own environment overrides (docs/decisions/database.md).
 * glibc returns freed memory above 128 KiB to the system. By default it keeps much of what compiling PostgreSQL took.
 */
export const memory = { MALLOC_TRIM_THRESHOLD_: '131072' };
/** Megabytes of a semi-space of new objects. Node's own limit leaves 100 MB of garbage after some pages. */
const semiSpace = 16;
/** Options of Node for a service. */
export const nodeOptions = ['--disable-warning=ExperimentalWarning', `--max-semi-space-size=${semiSpace}`];

/** A service's message when it listens. */
interface Ready {
  ready: true;
  port: number;
  /** Platform only: whether the hub has the sample's users. */
  sample?: boolean;
  /** Platform only: the operator link of a hub without an operator; otherwise null. */
  operatorLink?: string | null;
}

/** A service's IPC message. */
type Message = Ready | { ready: false; error: string } | { progress: string };

/** How a service is run. */
export interface ServiceOptions {
  name: string;
  /** Entry file below the root of the project. */
  file: string;
  env: Record<string, string>;
  say(text: string): void;
  /** Called when the service has exited too often to be restarted. */
  onGivenUp(): void;
}

/** One of the hub's processes: starts, restarts after an exit, stops. */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #again: NodeJS.Timeout | undefined;
  #stopping = false;
  #ends = 0;
  #port: number | undefined;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /**
   * Starts the process. Resolves with its message when it listens; after a restart it gets the same port.
   * @throws Error if it exits before it listens
   */
  async start(): Promise<Ready> {
    const { name, file, env, say } = this.#options;
    const child = spawn(process.execPath, [...nodeOptions, join(root, file)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: compiled,
        ...memory,
        ...process.env,
        NODE_ENV: process.env['NODE_ENV'] ?? 'production',
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
        ...env,
        ...(this.#port === undefined ? {} : { PORT: String(this.#port) }),
      },
    });
    this.#child = child;
    const started = performance.now();
    const ready = await new Promise<Ready>((resolve, reject) => {
      child.on('message', (message: Message) => {
        if ('progress' in message) say(message.progress);
        else if (message.ready) resolve(message);
      });
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(
          new Error(`The ${name} exited before it was ready (${signal ?? `code ${code}`}). See its output above.`),
        ),
      );
    });
    this.#port = ready.port;
    child.once('exit', (code, signal) => this.#ended(signal ?? `code ${code}`, performance.now() - started));
    return ready;
  }

  #ended(how: string, after: number): void {
    if (this.#stopping) return;
    this.#ends = after > steady ? 1 : this.#ends + 1;
    if (this.#ends > mostEnds) {
      console.error(
        `The ${this.#options.name} ended ${this.#ends} times (${how}); giving up. What it said stands above.`,
      );
      this.#options.onGivenUp();
      return;
    }
    console.error(`The ${this.#options.name} exited (${how}). Restarting it.`);
    this.#again = setTimeout(
      () => {
        // A failed start counts as another exit: the next one may succeed.
        this.start().catch(() => this.#ended('before it was ready', 0));
      },
      100 * 2 ** this.#ends,
    );
  }

  /** Restarts the process, because its source has changed. */
  renew(): void {
    this.#ends = 0;
    this.#child?.kill('SIGTERM');
  }

  /** Ends the process permanently, even before it is ready; kills it after ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#again);
    const child = this.#child;
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
