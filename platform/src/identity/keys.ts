import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { sql } from 'kysely';
import type { Generated } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';

/** A key pair that signs access tokens. */
interface SigningKeyTable {
  kid: string;
  private_jwk: JWK;
  public_jwk: JWK;
  created_at: Generated<Date>;
}

declare module '../db/tables.ts' {
  interface Tables {
    signing_key: SigningKeyTable;
  }
}

/** Signs with the newest key and knows every key whose tokens may still be around. */
export interface KeyRing {
  /** The newest key; made when there is none, or the newest is older than 90 days. */
  signer(): Promise<{ kid: string; key: CryptoKey }>;
  /** The public key with this id; null when unknown. */
  verifier(kid: string): Promise<CryptoKey | null>;
  /** The public keys as a JSON Web Key Set. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** The key pairs with their private parts, newest first, for the authorization server; never to leave the process. */
  pairs(): Promise<JWK[]>;
}

const ALGORITHM = 'ES256';
const ROTATE_AFTER_MS = 90 * 24 * 3_600_000;
/** How long an outdated view of the table may be used: another process may have rotated. */
const REFRESH_MS = 60_000;
const UNKNOWN_KEY_REFRESH_MS = 2_000;

interface Loaded { at: number; newest: { kid: string; key: CryptoKey; createdAt: number } | null; publics: Map<string, { jwk: JWK; key: CryptoKey }>; pairs: JWK[] }

/** The keys of the table `signing_key`, shared by all processes on one database. */
export function createKeyRing(db: Db): KeyRing {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  const load = (olderThan: number): Promise<Loaded> => {
    if (loaded && Date.now() - loaded.at < olderThan) return Promise.resolve(loaded);
    loading ??= readKeys(db)
      .then((value) => (loaded = value))
      .finally(() => {
        loading = null;
      });
    return loading;
  };
  const ring: KeyRing = {
    signer: async () => {
      let { newest } = await load(REFRESH_MS);
      if (!newest || Date.now() - newest.createdAt > ROTATE_AFTER_MS) {
        await addKey(db);
        ({ newest } = await load(0));
      }
      if (!newest) throw new Error('A signing key was made but cannot be read back.');
      return newest;
    },
    verifier: async (kid) => {
      const known = (await load(REFRESH_MS)).publics.get(kid) ?? (await load(UNKNOWN_KEY_REFRESH_MS)).publics.get(kid);
      return known?.key ?? null;
    },
    jwks: async () => ({ keys: [...(await load(REFRESH_MS)).publics.values()].map(({ jwk }) => jwk) }),
    pairs: async () => {
      await ring.signer();
      return (await load(REFRESH_MS)).pairs;
    },
  };
  return ring;
}

async function readKeys(db: Db): Promise<Loaded> {
  // Twice the rotation: the token of an old key has expired long before.
  const rows = await db.selectFrom('signing_key').selectAll().where('created_at', '>', new Date(Date.now() - 2 * ROTATE_AFTER_MS)).orderBy('created_at', 'desc').execute();
  const publics = new Map<string, { jwk: JWK; key: CryptoKey }>();
  for (const row of rows) publics.set(row.kid, { jwk: row.public_jwk, key: (await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey });
  const first = rows[0];
  const newest = first ? { kid: first.kid, key: (await importJWK(first.private_jwk, ALGORITHM)) as CryptoKey, createdAt: first.created_at.getTime() } : null;
  return { at: Date.now(), newest, publics, pairs: rows.map((row) => row.private_jwk) };
}

async function addKey(db: Db): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = newId();
  const common = { kid, alg: ALGORITHM, use: 'sig' };
  const privateJwk = { ...(await exportJWK(privateKey)), ...common };
  const publicJwk = { ...(await exportJWK(publicKey)), ...common };
  await db.transaction().execute(async (trx) => {
    // Of several processes that start at once, one makes the key.
    await sql`select pg_advisory_xact_lock(hashtext('signing_key'))`.execute(trx);
    const young = await trx.selectFrom('signing_key').select('kid').where('created_at', '>', new Date(Date.now() - ROTATE_AFTER_MS)).executeTakeFirst();
    if (!young) await trx.insertInto('signing_key').values({ kid, private_jwk: JSON.stringify(privateJwk) as unknown as JWK, public_jwk: JSON.stringify(publicJwk) as unknown as JWK }).execute();
  });
}
