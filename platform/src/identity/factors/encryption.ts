import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Encrypts secrets that the hub must read again and a copy of the database must not reveal. */
export interface Seal {
  /** Encrypts text. `owner` is required for decryption, so a row moved to another user is useless. */
  close(text: string, owner: string): Promise<Buffer>;
  /** Decrypts. @returns null if the key or the owner differs, or the bytes were changed */
  open(sealed: Buffer, owner: string): Promise<string | null>;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates AES-256-GCM encryption with the key in `<dataDir>/second-factor-key`, which is created on first use. The
 * bytes are IV, tag, and ciphertext.
 */
export function createSeal(dataDir: string): Seal {
  let key: Promise<Buffer> | null = null;
  const theKey = (): Promise<Buffer> =>
    (key ??= readOrMakeKey(dataDir).catch((error: unknown) => {
      key = null;
      throw error;
    }));
  return {
    close: async (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', await theKey(), iv).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]);
    },
    open: async (sealed, owner) => {
      const secret = await theKey();
      try {
        const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, IV_BYTES)).setAAD(
          Buffer.from(owner),
        );
        decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}

/** Processes that share the folder use the same key: the file appears complete or not at all. */
async function readOrMakeKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'second-factor-key');
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  if (key.length !== KEY_BYTES)
    throw new Error(
      `The key in ${file} is damaged. Restore it from a backup. Without it people sign in with their recovery codes only: delete the file, and another is made.`,
    );
  return key;
}
