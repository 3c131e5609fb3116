import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Name of the file in a kept data folder that names its database. */
const NAME_FILE = 'test-database';

/**
 * Creates a database on the server in `TEST_DATABASE_URL`; null without that variable, where the embedded one is used.
 * @param keptIn a data folder that is used again: the next platform with the same folder gets the same database
 */
export async function serverDatabase(
  keptIn: string | undefined,
): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return null;
  const known = keptIn === undefined ? null : await readFile(join(keptIn, NAME_FILE), 'utf8').catch(() => null);
  const name = known ?? `terrarium_test_${randomUUID().replaceAll('-', '')}`;
  if (known === null) await onServer(server, `create database ${name}`);
  if (keptIn !== undefined) await writeFile(join(keptIn, NAME_FILE), name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
