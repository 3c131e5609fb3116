import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A new database on the server that `TEST_DATABASE_URL` names; null without that variable, where the embedded one is used. */
export async function newServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return null;
  const name = `terrarium_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
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
