/** Files of commands. */
import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Problem } from './command.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a text file, or standard input for `-`. */
export async function textOf(file: string): Promise<string> {
  try {
    if (file !== '-') return await readFile(file, 'utf8');
    const parts: Buffer[] = [];
    for await (const part of process.stdin) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    throw new Problem(`Couldn't read ${file}: ${messageOf(error)}.`);
  }
}

/** Writes a text file. */
export async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new Problem(`Couldn't write ${file}: ${messageOf(error)}.`);
  }
}

/**
 * Writes a file that only its owner can read, in one step.
 * @param make returns the content. Called when the file can be written
 */
export async function writeSecret(file: string, make: () => string | Promise<string>): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  let handle;
  try {
    handle = await open(temporary, 'wx', 0o600);
  } catch (error) {
    throw new Problem(`Couldn't write ${file}: ${messageOf(error)}.`);
  }
  try {
    await handle.writeFile(await make());
    await handle.close();
    await rename(temporary, file);
  } finally {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
  }
}
