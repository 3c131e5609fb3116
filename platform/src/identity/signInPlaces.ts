import { sql } from 'kysely';
import type { Db, Table } from '../db/index.ts';
import { callerKey } from './rateLimit.ts';
import type { KnownPlaces, SignInOrigin } from './rateLimit.ts';
import { digest } from './secrets.ts';

/** A device or a network from which a user signed in. */
type SignInPlaceTable = Table<'sign_in_place'>;

declare module '../db/tables.ts' {
  interface Tables {
    sign_in_place: SignInPlaceTable;
  }
}

/**
 * Maximum remembered places per user, latest first.
 * Each allows some attempts of its own, so their number limits guessing.
 */
const MOST_PLACES = 20;
/** Days after which an unused place is forgotten. */
const KEPT_DAYS = 90;

const networkHash = (address: string): Buffer => digest(`network ${callerKey(address)}`);
const deviceHash = (device: string): Buffer => digest(`device ${device}`);

/**
 * Returns which places of an origin are known for the account with this email address.
 * Does the same work for an unknown address.
 */
export async function knownPlaces(db: Db, email: string, from: SignInOrigin): Promise<KnownPlaces> {
  const [network, device] = [networkHash(from.address), from.device === undefined ? null : deviceHash(from.device)];
  const rows = await db
    .selectFrom('sign_in_place as place')
    .innerJoin('app_user as user', 'user.id', 'place.user_id')
    .select('place.place_hash')
    .where('user.email', '=', email)
    .where('place.place_hash', 'in', device ? [network, device] : [network])
    .execute();
  const knows = (hash: Buffer | null): boolean => hash !== null && rows.some((row) => hash.equals(row.place_hash));
  return { network: knows(network), device: knows(device) };
}

/** Remembers the origin of a sign-in. */
export async function rememberPlaces(db: Db, userId: string, from: SignInOrigin): Promise<void> {
  const hashes = [networkHash(from.address), ...(from.device === undefined ? [] : [deviceHash(from.device)])];
  await db
    .insertInto('sign_in_place')
    .values(hashes.map((hash) => ({ user_id: userId, place_hash: hash })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'place_hash']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute();
  await db
    .deleteFrom('sign_in_place')
    .where('user_id', '=', userId)
    .where('place_hash', 'not in', (eb) =>
      eb
        .selectFrom('sign_in_place')
        .select('place_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .limit(MOST_PLACES),
    )
    .execute();
}

/** Forgets all places of a user. */
export async function forgetPlaces(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_place').where('user_id', '=', userId).execute();
}

/** Deletes places that weren't used for long. */
export async function deleteOldPlaces(db: Db): Promise<void> {
  await db
    .deleteFrom('sign_in_place')
    .where('last_used_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
