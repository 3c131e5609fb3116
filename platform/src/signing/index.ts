/**
 * The key that signs what a hub exports for air-gapped hubs: feed bundles and channel bundles.
 * Separate from token keys, which rotate every 90 days, because pinned keys must not change.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../cli/operatorError.ts';

/** Bytes of an Ed25519 signature. */
export const SIGNATURE_BYTES = 64;
/** The location used for the first bundles, those of feeds, so that pinned keys stay valid. */
const KEY_FILE = join('advisories', 'bundle-key.pem');

/** Formats a public key, or that of a private one, in one line for copying. */
export const keyText = (key: KeyObject): string =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' }).toString('base64');

/** Returns a short ID of a public key for users and manifests. */
export const keyId = (text: string): string =>
  createHash('sha256').update(Buffer.from(text, 'base64')).digest('hex').slice(0, 16);

/** Returns the signing key of this hub's bundles; creates it if missing. */
export async function signer(dataDir: string): Promise<KeyObject> {
  const path = join(dataDir, KEY_FILE);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(path), { recursive: true });
  // Another process created one at the same time.
  await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/** Returns the public key of this hub's bundles, to pin on importing hubs. */
export async function bundleKey(dataDir: string): Promise<string> {
  return keyText(await signer(dataDir));
}

/** Parses a copied public key. @param command the command that prints it on the signing hub @throws OperatorError */
export function publicKey(pinned: string, command: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(pinned.trim(), 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, like a key of another type.
  }
  throw new OperatorError(
    `Invalid public key. Paste the line that \`${command}\` prints on the hub that made the bundle.`,
  );
}

/** Signs a digest. @param meaning purpose of the signature, so that it is valid for nothing else */
export function signed(key: KeyObject, meaning: string, digest: Buffer): Buffer {
  return sign(null, Buffer.concat([Buffer.from(`${meaning}\n`), digest]), key);
}

/** Returns whether a signature belongs to this key, purpose, and digest. */
export function isSigned(key: KeyObject, meaning: string, digest: Buffer, signature: Buffer): boolean {
  return verify(null, Buffer.concat([Buffer.from(`${meaning}\n`), digest]), key, signature);
}
