/**
 * The key by which a hub signs what it gives to hubs that have no network: bundles of feeds, and bundles of channels. It is a key for this alone: the keys
 * that sign tokens change every 90 days, and a pinned key has to stay.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operatorError.ts';

/** Bytes of an Ed25519 signature. */
export const SIGNATURE_BYTES = 64;
/** It stands where the first bundles, those of feeds, had it: keys that are pinned somewhere stay good. */
const KEY_FILE = join('advisories', 'bundle-key.pem');

/** A public key, or that of a private one, on one line, as people copy it. */
export const keyText = (key: KeyObject): string =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' }).toString('base64');

/** A short name of a public key, by which people and manifests tell which one it is. */
export const keyId = (text: string): string =>
  createHash('sha256').update(Buffer.from(text, 'base64')).digest('hex').slice(0, 16);

/** The key that signs this hub's bundles; made when there is none. */
export async function signer(dataDir: string): Promise<KeyObject> {
  const path = join(dataDir, KEY_FILE);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(path), { recursive: true });
  // Whoever made one at the same moment was first.
  await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/** The public key of this hub's bundles, to be pinned where they are loaded. */
export async function bundleKey(dataDir: string): Promise<string> {
  return keyText(await signer(dataDir));
}

/** Reads a key as people copy it. @param command the one that shows it on the hub that signs @throws OperatorError */
export function publicKey(pinned: string, command: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(pinned.trim(), 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below, as for a key of another kind.
  }
  throw new OperatorError(`The key is none: give the line that \`${command}\` shows on the hub that made the bundle.`);
}

/** Signs a digest. @param meaning what the signature is for, so that it means nothing else */
export function signed(key: KeyObject, meaning: string, digest: Buffer): Buffer {
  return sign(null, Buffer.concat([Buffer.from(`${meaning}\n`), digest]), key);
}

/** Whether a signature is of this key, this meaning and this digest. */
export function isSigned(key: KeyObject, meaning: string, digest: Buffer, signature: Buffer): boolean {
  return verify(null, Buffer.concat([Buffer.from(`${meaning}\n`), digest]), key, signature);
}
