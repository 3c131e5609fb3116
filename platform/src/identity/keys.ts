import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table } from '../db/index.ts';
import type { Seal } from './factors/encryption.ts';

/** A key pair that signs access tokens. - `sealed_private_jwk`: JSON of the private JWK, encrypted for its `kid`. */
type SigningKeyTable = Table<
  'signing_key',
  {
    /** Unencrypted key of older versions. The next start encrypts it. */
    private_jwk: JWK;
    public_jwk: JWK;
  }
>;

declare module '../db/tables.ts' {
  interface Tables {
    signing_key: SigningKeyTable;
  }
}

/** Signs with the newest key, and knows every key whose tokens can still be valid. */
export interface KeyRing {
  /** Returns the newest key. Creates one if there is none or the newest is older than 90 days. */
  signer(): Promise<{ kid: string; key: CryptoKey }>;
  /** Returns the public key with this ID; null if unknown. */
  verifier(kid: string): Promise<CryptoKey | null>;
  /** Returns the public keys as a JSON Web Key Set. */
  jwks(): Promise<{ keys: JWK[] }>;
  /**
   * Returns the key pairs with private parts, newest first, for the authorization server.
   * They must not leave the process.
   */
  pairs(): Promise<JWK[]>;
}

const ALGORITHM = 'ES256';
const ROTATE_AFTER_MS = 90 * 24 * 3_600_000;
const LAST_DAY_MS = 24 * 3_600_000;
/** Time for which a cached key list is used, in ms. Another process may have rotated the key. */
const REFRESH_MS = 60_000;
const UNKNOWN_KEY_REFRESH_MS = 2_000;

interface Loaded {
  at: number;
  newest: { kid: string; key: CryptoKey; createdAt: number } | null;
  publics: Map<string, { jwk: JWK; key: CryptoKey }>;
  pairs: JWK[];
}

/** Creates a key ring on the table `signing_key`, shared by all processes with the same database and data folder. */
export function createKeyRing(db: Db, seal: Seal): KeyRing {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  const load = (olderThan: number): Promise<Loaded> => {
    if (loaded && Date.now() - loaded.at < olderThan) return Promise.resolve(loaded);
    loading ??= readKeys(db, seal)
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
        await addKey(db, seal);
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

async function readKeys(db: Db, seal: Seal): Promise<Loaded> {
  await sealClearKeys(db, seal);
  // Twice the rotation period. Tokens of older keys expired long before.
  const rows = await db
    .selectFrom('signing_key')
    .selectAll()
    .where('created_at', '>', new Date(Date.now() - 2 * ROTATE_AFTER_MS))
    .orderBy('created_at', 'desc')
    .execute();
  const publics = new Map<string, { jwk: JWK; key: CryptoKey }>();
  const pairs: { jwk: JWK; createdAt: number }[] = [];
  for (const row of rows) {
    publics.set(row.kid, { jwk: row.public_jwk, key: (await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey });
    // A database restored without its data folder has keys that can't be decrypted. They still verify, but a new key
    // signs.
    const opened = row.sealed_private_jwk && (await seal.open(row.sealed_private_jwk, row.kid));
    if (opened) pairs.push({ jwk: JSON.parse(opened) as JWK, createdAt: row.created_at.getTime() });
  }
  const first = pairs[0];
  const newest = first
    ? { kid: first.jwk.kid!, key: (await importJWK(first.jwk, ALGORITHM)) as CryptoKey, createdAt: first.createdAt }
    : null;
  return { at: Date.now(), newest, publics, pairs: pairs.map(({ jwk }) => jwk) };
}

/**
 * Encrypts unencrypted keys.
 * Others may have read them, so they no longer sign, and tokens they signed are valid for one more day.
 */
async function sealClearKeys(db: Db, seal: Seal): Promise<void> {
  const rows = await db
    .selectFrom('signing_key')
    .select(['kid', 'private_jwk'])
    .where('private_jwk', 'is not', null)
    .execute();
  for (const { kid, private_jwk: jwk } of rows) {
    await db
      .updateTable('signing_key')
      .set({
        private_jwk: null,
        sealed_private_jwk: await seal.close(JSON.stringify(jwk), kid),
        created_at: new Date(Date.now() - 2 * ROTATE_AFTER_MS + LAST_DAY_MS),
      })
      .where('kid', '=', kid)
      .where('private_jwk', 'is not', null)
      .execute();
  }
}

async function addKey(db: Db, seal: Seal): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = newId();
  const common = { kid, alg: ALGORITHM, use: 'sig' };
  const sealed = await seal.close(JSON.stringify({ ...(await exportJWK(privateKey)), ...common }), kid);
  const publicJwk = { ...(await exportJWK(publicKey)), ...common };
  await db.transaction().execute(async (trx) => {
    // If several processes start together, one creates the key.
    await sql`select pg_advisory_xact_lock(hashtext('signing_key'))`.execute(trx);
    const young = await trx
      .selectFrom('signing_key')
      .select(['kid', 'sealed_private_jwk'])
      .where('created_at', '>', new Date(Date.now() - ROTATE_AFTER_MS))
      .execute();
    for (const row of young) if (row.sealed_private_jwk && (await seal.open(row.sealed_private_jwk, row.kid))) return;
    await trx
      .insertInto('signing_key')
      .values({ kid, sealed_private_jwk: sealed, public_jwk: JSON.stringify(publicJwk) })
      .execute();
  });
}
