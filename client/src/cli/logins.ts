/** Sign-ins of this user, in a file that only they can read. */
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { granted, type Credential, type Granted } from '../credentials.ts';
import { HubError } from '../error.ts';
import { sleep } from '../sender.ts';
import { Problem } from './command.ts';
import { writeSecret } from './files.ts';

/** ID of this program at the hub's authorization server. */
export const CLIENT_ID = 'terrarium-cli';

/** A sign-in at one hub. */
export interface Login {
  refresh_token: string;
  access_token: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

interface Stored {
  /** URL of the hub that was signed in to last. */
  latest?: string | undefined;
  hubs: Record<string, Login>;
}

/** Tokens of the device flow and of a refresh. */
export interface LoginTokens extends Granted {
  refresh_token: string;
}

/** Milliseconds after which a lock was left behind by a process that ended. */
const LOCK_AGE = 30_000;
const MARGIN = 30_000;

/** The file of sign-ins. */
export class Logins {
  readonly #file: string;

  constructor(environment: NodeJS.ProcessEnv) {
    const base = environment['XDG_CONFIG_HOME'] || join(homedir(), '.config');
    this.#file = join(base, 'terrarium', 'logins.json');
  }

  /** URL of the hub that was signed in to last. */
  async latest(): Promise<string | undefined> {
    return (await this.#read()).latest;
  }

  async find(url: string): Promise<Login | undefined> {
    const { hubs } = await this.#read();
    return Object.hasOwn(hubs, url) ? hubs[url] : undefined;
  }

  /** Keeps the tokens of a sign-in. */
  keep(url: string, tokens: LoginTokens): Promise<void> {
    return this.#locked(() => this.#change(url, loginOf(tokens)));
  }

  /** Removes a sign-in. */
  remove(url: string): Promise<void> {
    return this.#locked(() => this.#change(url, undefined));
  }

  /** Returns the access token of a sign-in. Only one process at a time refreshes it: a refresh token works once. */
  credential(url: string): Credential {
    const usable = (login: Login, stale: string | undefined): boolean =>
      login.access_token !== stale && login.expires_at - MARGIN > Date.now();
    const signedIn = async (): Promise<Login> => {
      const login = await this.find(url);
      if (login === undefined) throw notSignedIn(url);
      return login;
    };
    return async ({ sender, stale }) => {
      const known = await signedIn();
      if (usable(known, stale)) return known.access_token;
      return this.#locked(async () => {
        const login = await signedIn();
        if (usable(login, stale)) return login.access_token;
        try {
          const tokens = await granted<LoginTokens>(sender, '/api/iam/oidc/token', {
            grant_type: 'refresh_token',
            client_id: CLIENT_ID,
            refresh_token: login.refresh_token,
          });
          await this.#change(url, loginOf(tokens));
          return tokens.access_token;
        } catch (error) {
          if (error instanceof HubError && error.code === 'invalid_grant')
            throw new Problem(`Your sign-in to ${url} ended. Run 'terrarium login --url ${url}'.`);
          throw error;
        }
      });
    };
  }

  async #read(): Promise<Stored> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { hubs: {} };
      throw new Problem(`Couldn't read ${this.#file}: ${(error as Error).message}.`);
    }
    try {
      const stored = JSON.parse(text) as Partial<Stored>;
      return { ...stored, hubs: stored.hubs ?? {} };
    } catch {
      throw new Problem(`${this.#file} isn't valid. Delete it, and sign in again.`);
    }
  }

  async #change(url: string, login: Login | undefined): Promise<void> {
    const { latest, hubs } = await this.#read();
    const others = Object.entries(hubs).filter(([one]) => one !== url);
    const changed: Stored = {
      latest: login ? url : latest === url ? others.at(-1)?.[0] : latest,
      hubs: Object.fromEntries(login ? [...others, [url, login]] : others),
    };
    await writeSecret(this.#file, () => `${JSON.stringify(changed, null, 2)}\n`);
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
    const lock = `${this.#file}.lock`;
    for (const end = Date.now() + LOCK_AGE; ;) {
      try {
        await (await open(lock, 'wx', 0o600)).close();
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new Problem((error as Error).message);
        const age =
          Date.now() -
          (await stat(lock).then(
            ({ mtimeMs }) => mtimeMs,
            () => Date.now(),
          ));
        if (age > LOCK_AGE) await rm(lock, { force: true });
        else if (Date.now() > end) throw new Problem(`${lock} is in use. Delete it if no other command is running.`);
        else await sleep(100);
      }
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }
}

/** Returns the problem of a hub without a sign-in and without a token. */
export const notSignedIn = (url: string): Problem =>
  new Problem(`You aren't signed in to ${url}. Run 'terrarium login --url ${url}', or set TERRARIUM_TOKEN.`);

const loginOf = ({ refresh_token, access_token, expires_in }: LoginTokens): Login => ({
  refresh_token,
  access_token,
  expires_at: Date.now() + expires_in * 1_000,
});
