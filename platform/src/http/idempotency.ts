import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Db, Table } from '../db/index.ts';
import { badRequest, conflict, HttpError, unprocessable } from './errors.ts';
import { isMachine } from './route.ts';
import type { AnyReply, Principal, Route } from './route.ts';

/** A response stored for `Idempotency-Key`. `status` is null while the first request is running. */
type IdempotencyTable = Table<'idempotency'>;

declare module '../db/tables.ts' {
  interface Tables {
    idempotency: IdempotencyTable;
  }
}

const KEEP_HOURS = 24;
/** A request that didn't finish within this time died with its process. Its key is free again. */
const ABANDONED_SECONDS = 120;

/**
 * Returns whether a route supports idempotency keys: all writes except file uploads, whose body can't be compared
 * before it is read.
 */
export const takesKeys = ({ method, bytes }: Route): boolean => method !== 'get' && bytes.length === 0;

/**
 * Runs a write once per `Idempotency-Key` and caller.
 * A second request with the same key and content gets the first response, marked with `idempotency-replayed`. Responses
 * are stored for 24 hours, except those with secrets and server errors.
 * @throws 409 while the first request is running, 422 if the key was used with other content, 400 for an invalid key
 */
export async function once(
  db: Db,
  route: Route,
  request: Request,
  viewer: Principal | null,
  work: () => Promise<AnyReply>,
): Promise<AnyReply> {
  const key = request.get('idempotency-key');
  if (key === undefined || !viewer || !takesKeys(route)) return work();
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest('An Idempotency-Key has 1 to 255 visible ASCII characters.', 'malformed_idempotency_key');
  const id: Id = isMachine(viewer)
    ? { user_id: null, service_account_id: viewer.serviceAccount.id, key }
    : { user_id: viewer.userId, service_account_id: null, key };
  const hash = fingerprint(route, request);
  if (!(await claim(db, id, hash))) {
    const kept = await find(db, id);
    if (kept && !kept.request_hash.equals(hash)) {
      const msg = 'This idempotency key was already used for another request. Use a new key.';
      throw unprocessable(
        [{ loc: ['header', 'Idempotency-Key'], msg, type: 'idempotency_key_reused' }],
        undefined,
        'idempotency_key_reused',
      );
    }
    if (!kept || kept.status === null) throw stillAtWork();
    const headers = { 'idempotency-replayed': 'true' };
    return kept.body === null
      ? { status: kept.status, headers }
      : { status: kept.status, body: JSON.parse(kept.body), headers };
  }
  try {
    const reply = await work();
    if (route.secretAnswer || reply.stream) await release(db, id);
    else await keep(db, id, reply.status, reply.body);
    return reply;
  } catch (error) {
    await release(db, id).catch(() => undefined);
    throw error;
  }
}

type Id = { key: string } & (
  | { user_id: string; service_account_id: null }
  | { user_id: null; service_account_id: string }
);
const holderOf = (id: Id): string => id.user_id ?? id.service_account_id;

/**
 * Guessable fields are excluded from the fingerprint, because a fast hash stored for a day could be reversed by trying.
 */
const GUESSABLE = new Set(['password', 'old_password', 'otp', 'code']);

function fingerprint(route: Route, request: Request): Buffer {
  const body = JSON.stringify(request.body ?? null, (name, value: unknown) => (GUESSABLE.has(name) ? null : value));
  return createHash('sha256').update(`${route.method} ${request.originalUrl}\n`).update(body).digest();
}

function stillAtWork(): HttpError {
  const error = conflict(
    'The first request with this Idempotency-Key is still at work. Ask again in a second.',
    'request_in_progress',
  );
  return new HttpError(error.status, error.code, error.message, { headers: { 'retry-after': '1' } });
}

async function claim(db: Db, id: Id, hash: Buffer): Promise<boolean> {
  const now = Date.now();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now - KEEP_HOURS * 3_600_000))
    .execute();
  const row = await db
    .insertInto('idempotency')
    .values({ ...id, request_hash: hash, status: null, body: null, created_at: new Date(now) })
    .onConflict((conflicting) =>
      conflicting
        .columns(['holder', 'key'])
        .doUpdateSet({ request_hash: hash, created_at: new Date(now) })
        .where('idempotency.status', 'is', null)
        .where('idempotency.created_at', '<', new Date(now - ABANDONED_SECONDS * 1000)),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

function find(
  db: Db,
  id: Id,
): Promise<{ request_hash: Buffer; status: number | null; body: string | null } | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('holder', '=', holderOf(id))
    .where('key', '=', id.key)
    .executeTakeFirst();
}

async function keep(db: Db, id: Id, status: number, body: unknown): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status, body: body === undefined ? null : JSON.stringify(body) })
    .where('holder', '=', holderOf(id))
    .where('key', '=', id.key)
    .execute();
}

async function release(db: Db, id: Id): Promise<void> {
  await db.deleteFrom('idempotency').where('holder', '=', holderOf(id)).where('key', '=', id.key).execute();
}
