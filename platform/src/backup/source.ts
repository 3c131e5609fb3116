/** Connects commands to a hub's database: on a server, of a running hub on this machine, or of a stopped one. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Client, ClientBase } from 'pg';
import { refuseIfMoved } from '../db/openingChecks.ts';
import { commandClient } from '../db/client.ts';
import { serverUnreachable } from '../db/server.ts';
import type { Db, Tables } from '../db/index.ts';
import { runningEmbedded, startEmbedded } from '../db/embedded.ts';
import { DataFolderInUse } from '../db/lock.ts';
import { requireNewestSchema } from '../db/migrate.ts';
import { OperatorError } from '../cli/operatorError.ts';

/** The hub of a command. */
export interface HubPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Bucket with the package files; undefined if they are in the data folder. */
  bucket?: string | undefined;
}

/** A connection to a hub's database. */
export interface OpenHub {
  client: ClientBase;
  /** `running`: a hub uses the embedded database, which waits while this connection has a transaction open. */
  kind: 'server' | 'running' | 'stopped';
  close(): Promise<void>;
}

/**
 * Returns the connection of a hub for transactions of areas.
 * It is closed with the hub.
 * @throws OperatorError if the hub wasn't started with this version yet
 */
export async function databaseOf(hub: OpenHub): Promise<Db> {
  await requireNewestSchema(hub.client);
  const client = Object.assign(hub.client, { release: () => undefined });
  const pool = { options: {}, connect: () => Promise.resolve(client), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Connects to a server. @throws OperatorError if it doesn't respond */
export async function connectTo(databaseUrl: string): Promise<Client> {
  const client = commandClient({ connectionString: databaseUrl, application_name: 'terrarium-command' });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw serverUnreachable(databaseUrl, error);
  });
  return client;
}

/** Opens the database of a hub without migrating it. @throws OperatorError if there is none */
export async function openHub(place: HubPlace): Promise<OpenHub> {
  if (place.databaseUrl) {
    const client = await connectTo(place.databaseUrl);
    return { client, kind: 'server', close: () => client.end() };
  }
  await refuseIfMoved(place.dataDir);
  await access(join(place.dataDir, 'postgres', 'PG_VERSION')).catch(() => {
    throw new OperatorError(
      `No hub found in ${place.dataDir}. Specify its folder with --data DIR. For a PostgreSQL server, also set DATABASE_URL.`,
    );
  });
  try {
    return await openStopped(place.dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const config = await runningEmbedded(place.dataDir);
    const client = commandClient({ ...config });
    client.on('error', () => undefined);
    await client.connect().catch((cause: unknown) => {
      throw new OperatorError(
        `${error.message.split('. ')[0]}, and that one cannot be reached from here. Run the command where the hub runs, or stop it first.`,
        { cause },
      );
    });
    return { client, kind: 'running', close: () => client.end() };
  }
}

/** Starts the embedded database of a folder for this process only. Creates it if missing. */
export async function openStopped(dataDir: string): Promise<OpenHub> {
  let broken: string | undefined;
  const embedded = await startEmbedded(dataDir, {
    durable: true,
    onBroken: (message) => {
      broken = message;
    },
  });
  const client = commandClient({ ...embedded.config });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return {
    client,
    kind: 'stopped',
    close: async () => {
      await client.end().catch(() => undefined);
      await embedded.stop();
      if (broken) throw new Error(broken);
    },
  };
}
