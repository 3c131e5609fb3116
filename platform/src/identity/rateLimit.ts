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

/** Maximum failed sign-ins in 15 minutes. */
export interface SignInLimits {
  /** For one account from one address, from one device of its owner, and in one session. */
  pair: number;
  /** For one account from networks and devices that its owner hasn't used before. */
  account: number;
  /** From one address, for all accounts. */
  address: number;
}

/** The limits of the product. */
const SIGN_IN_LIMITS: SignInLimits = { pair: 10, account: 50, address: 100 };

const WINDOW_SECONDS = 900;

/** What ends the lockout of an account, see {@link SignInGuard.forgive}. */
const NEW_PASSWORD = 'reset your password by email (Forgot password?) to sign in without waiting';

/** Origin of a sign-in attempt: network address, and the secret that identifies a known device. */
export interface SignInOrigin {
  address: string;
  device?: string | undefined;
}

/** Whether the account's owner has signed in before from this network and device. */
export interface KnownPlaces {
  network: boolean;
  device: boolean;
}

/** A counted attempt. */
export interface SignInTry {
  /** Uncounts the attempt, because it was successful. */
  succeeded(): Promise<void>;
}

/** Counts sign-in attempts. */
export interface SignInGuard {
  /**
   * Counts an attempt before checking the password, so that concurrent attempts are all counted.
   * From a device of the owner, only attempts from that device count. From a network of the owner, the account-wide
   * limit doesn't apply. So strangers elsewhere can't lock the owner out.
   * @throws 429 with Retry-After if a limit is reached
   */
  count(account: string, from: SignInOrigin): Promise<SignInTry>;
  /**
   * Counts an attempt in a session separately.
   * Strangers can't lock out a signed-in user, and a stolen session can't guess for long.
   * @throws 429 with Retry-After
   */
  countInSession(sessionId: string): Promise<SignInTry>;
  /**
   * Forgets the failures of an account whose owner set a new password in another way, including those that strangers
   * caused.
   */
  forgive(account: string, address: string): Promise<void>;
}

/**
 * Creates a counter in the database, shared by all processes.
 * Falls back to memory if the database doesn't respond.
 * @param keyPrefix name of the counter
 * @param points allowed uses in `seconds`, default 15 minutes
 */
export function createLimiter(
  connection: Connection,
  keyPrefix: string,
  points: number,
  seconds: number = WINDOW_SECONDS,
): RateLimiterAbstract {
  // The limiter names its statements. Connections of the embedded engine share one session, where each name can be used
  // only once.
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
 * Returns the key under which clients from an address are counted, without revealing the address.
 * Of IPv6, the /64 network counts, because one connection has all of its 2⁶⁴ addresses.
 */
export function callerKey(address: string): string {
  return digest(networkOf(address));
}

/**
 * Counts one or more uses.
 * @param what start of the error message, e.g. 'Too many failed sign-ins.'
 * @param otherwise what helps immediately, if anything
 * @throws 429 with Retry-After and the code if the limit is reached
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

/** Counts one use. @returns false if the limit is reached, for callers whose error would reveal too much */
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
 * Creates the guard with counters in the database.
 * @param known returns which places of an origin the account's owner has signed in from before
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
  /** The first counter belongs to one client: a success clears it. On the others, it removes only this attempt. */
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
  // Normalized like the account lookup. Otherwise spaces around the name would get separate counters.
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
      // Each device of the owner has its own counter, and the email can be opened on another device than the blocked
      // one.
      await connection.db
        .deleteFrom('rate_limit')
        .where(({ fn, val }) => fn('starts_with', ['key', val(`${device.keyPrefix}:${who}-`)]), '=', true)
        .execute();
    },
  };
}

/** Deletes expired counters. */
export async function deleteOldCounters(connection: Connection): Promise<void> {
  await connection.db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the first four groups of an IPv6 address in canonical form; other addresses unchanged. */
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
