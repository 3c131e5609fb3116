import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Connection, Table } from '../db/index.ts';
import { tooMany } from '../http/index.ts';
import type { CodeOf } from '../http/index.ts';

declare module '../db/tables.ts' {
  interface Tables {
    rate_limit: Table<'rate_limit'>;
  }
}

/** Failed sign-ins that are allowed in a quarter of an hour. */
export interface SignInLimits {
  /** For one account from one address, from one device of its owner, and inside one session. */
  pair: number;
  /** For one account from anywhere but the networks and devices that its owner signed in from before. */
  account: number;
  /** From one address, over all accounts. */
  address: number;
}

/** The limits of the product. */
const SIGN_IN_LIMITS: SignInLimits = { pair: 10, account: 50, address: 100 };

const WINDOW_SECONDS = 900;

/** What ends the wait of an account, see {@link SignInGuard.forgive}. */
const NEW_PASSWORD = 'set a new password by mail (Forgot password?): then you need not wait';

/** Where a try to sign in comes from: the network address, and the secret by which a device is known again. */
export interface SignInOrigin {
  address: string;
  device?: string | undefined;
}

/** Whether the account's owner signed in from an origin's network and device before. */
export interface KnownPlaces {
  network: boolean;
  device: boolean;
}

/** A try that was counted. */
export interface SignInTry {
  /** Takes it back: it was no failure. */
  succeeded(): Promise<void>;
}

/** Counts tries to sign in. */
export interface SignInGuard {
  /**
   * Counts a try before the password is looked at, so that many at once do not slip through. From a device of the owner's only tries from that
   * device count, and from a network of theirs the limit over all networks does not hold: strangers elsewhere cannot lock the owner out.
   * @throws 429 with Retry-After when one of the limits is reached.
   */
  count(account: string, from: SignInOrigin): Promise<SignInTry>;
  /**
   * Counts a try inside a session, by itself: who is signed in is not kept out by strangers, and a stolen session cannot guess for long.
   * @throws 429 with Retry-After
   */
  countInSession(sessionId: string): Promise<SignInTry>;
  /** Forgets the failures of an account whose owner has another proof and a new password: also those by which strangers kept them out. */
  forgive(account: string, address: string): Promise<void>;
}

/**
 * A counter in the database, shared by all processes; in memory while the database does not answer.
 * @param keyPrefix names the counter
 * @param points uses that are allowed in `seconds`, a quarter of an hour
 */
export function createLimiter(
  connection: Connection,
  keyPrefix: string,
  points: number,
  seconds: number = WINDOW_SECONDS,
): RateLimiterAbstract {
  // The limiter names its statements; connections of the embedded engine share one session, where a name can be given only once.
  const unnamed = {
    query: ({ text, values }: { text: string; values: unknown[] }) => connection.pool.query(text, values),
  };
  return new RateLimiterPostgres({
    storeClient: unnamed,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  });
}

/**
 * The key that callers from an address are counted under, which does not tell the address. Of IPv6 the network of 64 bits counts: one connection
 * has all of its 2⁶⁴ addresses.
 */
export function callerKey(address: string): string {
  return digest(networkOf(address));
}

/**
 * Counts one use, or several at once.
 * @param what begins the refusal, e.g. 'Too many failed sign-ins.'
 * @param otherwise what helps at once, if anything does
 * @throws 429 with Retry-After and the code when the limit is reached.
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  what: string,
  code: CodeOf<429>,
  uses = 1,
  otherwise?: string,
): Promise<void> {
  try {
    await limiter.consume(key, uses);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.ceil(error.msBeforeNext / 1000);
    throw tooMany(
      seconds,
      `${what} Wait ${wording(seconds)} and try again${otherwise ? `, or ${otherwise}` : ''}.`,
      code,
    );
  }
}

/** Counts one use; false when the limit is reached, for where a refusal would tell too much. */
export async function allows(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return false;
  }
}

/**
 * The guard over counters in the database.
 * @param known tells which places of an origin the owner of an account signed in from before
 */
export function createSignInGuard(
  connection: Connection,
  known: (account: string, from: SignInOrigin) => Promise<KnownPlaces>,
  limits: SignInLimits = SIGN_IN_LIMITS,
): SignInGuard {
  const limiter = (keyPrefix: string, points: number): RateLimiterAbstract =>
    createLimiter(connection, keyPrefix, points);
  const pair = limiter('sign-in-pair', limits.pair);
  const device = limiter('sign-in-device', limits.pair);
  const session = limiter('sign-in-session', limits.pair);
  const account = limiter('sign-in-account', limits.account);
  const address = limiter('sign-in-address', limits.address);
  /** Of the counters the first is one caller's own: a success clears it, while of the others it takes back only itself. */
  const counted = async (counters: [RateLimiterAbstract, string][], otherwise?: string): Promise<SignInTry> => {
    for (const [each, key] of counters)
      await consume(
        each,
        key,
        'Too many failed sign-ins.',
        'too_many_sign_ins',
        1,
        each === address ? undefined : otherwise,
      );
    return {
      succeeded: async () => {
        const [first, ...others] = counters;
        if (first) await first[0].delete(first[1]);
        for (const [each, key] of others) await each.reward(key);
      },
    };
  };
  // As the account is looked up: blanks around the name would make counters of their own.
  const nameOf = (given: string): string => given.trim().toLowerCase();
  return {
    count: async (given, from) => {
      const name = nameOf(given);
      const [who, where] = [digest(name), callerKey(from.address)];
      const owns = await known(name, from);
      if (owns.device && from.device !== undefined)
        return counted([[device, `${who}-${digest(from.device)}`]], NEW_PASSWORD);
      return counted(
        [
          [pair, `${who}-${where}`],
          ...(owns.network ? [] : [[account, who] as [RateLimiterAbstract, string]]),
          [address, where],
        ],
        NEW_PASSWORD,
      );
    },
    countInSession: (sessionId) => counted([[session, sessionId]]),
    forgive: async (given, from) => {
      const who = digest(nameOf(given));
      await pair.delete(`${who}-${callerKey(from)}`);
      await account.delete(who);
      // Each device of the owner's has a counter of its own: a mail may be opened on another one than that which is kept out.
      await connection.db
        .deleteFrom('rate_limit')
        .where(({ fn, val }) => fn('starts_with', ['key', val(`${device.keyPrefix}:${who}-`)]), '=', true)
        .execute();
    },
  };
}

/** Deletes counters whose time is over. */
export async function deleteOldCounters(connection: Connection): Promise<void> {
  await connection.db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The first four groups of an IPv6 address, written in one way; any other address as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::', 2);
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function wording(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
