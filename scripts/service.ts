import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Where Node keeps what it has compiled and stripped of types: every process and thread loads the same modules. */
export const compiled = join(root, 'node_modules/.cache/compiled');
/** A service that ran this long before it ended has worked: its earlier ends no longer count. In milliseconds. */
const steady = 60_000;
const mostEnds = 5;
/** What a service may take to end by itself, in milliseconds. */
const patience = 10_000;

/** What a service says when it listens. */
interface Ready {
  ready: true;
  port: number;
  /** Of the platform: the people of the sample are on the hub. */
  sample?: boolean;
  /** Of the platform: the link that makes its opener the operator of a hub that has none; null for none. */
  operatorLink?: string | null;
}

/** What a service says over IPC. */
type Message = Ready | { ready: false; error: string } | { progress: string };

/** How a service is run. */
export interface ServiceOptions {
  name: string;
  /** Entry file below the root of the project. */
  file: string;
  env: Record<string, string>;
  say(text: string): void;
  /** Told when the service has ended too often to be started again. */
  onGivenUp(): void;
}

/** One of the hub's processes: started, started again when it ends by itself, stopped. */
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
   * Starts the process. Resolves with what it says when it listens; started again it gets the same port.
   * @throws Error when it ends before it listens
   */
  async start(): Promise<Ready> {
    const { name, file, env, say } = this.#options;
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, file)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: compiled,
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
          new Error(`The ${name} ended before it was ready (${signal ?? `code ${code}`}). What it said stands above.`),
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
    console.error(`The ${this.#options.name} ended (${how}); starting it again.`);
    this.#again = setTimeout(
      () => {
        // A start that fails is one more end: the next one may find what was missing.
        this.start().catch(() => this.#ended('before it was ready', 0));
      },
      100 * 2 ** this.#ends,
    );
  }

  /** Ends the process to start it again, because what it is made of has changed. */
  renew(): void {
    this.#ends = 0;
    this.#child?.kill('SIGTERM');
  }

  /** Ends the process for good, also one that is not ready yet; by force after ten seconds. */
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
