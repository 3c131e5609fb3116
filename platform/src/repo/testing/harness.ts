/**
 * An API server with only the repo area and its dependencies, over HTTP, on its own database, for tests and benchmarks.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { createChannels } from '../../channel/index.ts';
import { readConfig } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { Core } from '../../core.ts';
import { connect } from '../../db/index.ts';
import { createApp } from '../../http/index.ts';
import { createRepo } from '../index.ts';
import type { Repo, RepoNeighbours } from '../index.ts';
import { copyTemplate } from '../../testing/template.ts';
import { createTokens } from '../../token/index.ts';

/** A test file. Omitted values have plain defaults. */
export interface TestFile {
  name: string;
  version?: string;
  build?: string;
  buildNumber?: number;
  subdir?: string;
  depends?: string[];
  license?: string | null;
  licenseFamily?: string | null;
  legacy?: boolean;
  record?: Record<string, unknown>;
  objectKey?: string | null;
  /** Null if the source doesn't list it. */
  sha256?: string | null;
  md5?: string;
  size?: number;
  timestamp?: number;
}

/** Harness that {@link startHarness} starts. */
export interface Harness {
  baseUrl: string;
  dataDir: string;
  core: Core;
  repo: Repo;
  organization(name: string): Promise<string>;
  user(name: string, organizationId?: string, role?: 'member' | 'admin'): Promise<string>;
  channel(
    organizationId: string,
    name: string,
    options?: { privacy?: string; type?: string; source?: string; sources?: string[] },
  ): Promise<string>;
  files(channelId: string, files: readonly TestFile[]): Promise<void>;
  token(organizationId: string, userId: string): Promise<string>;
  close(): Promise<void>;
}

/** Options of {@link startHarness}. */
export interface HarnessOptions {
  dataDir: string;
  durable?: boolean;
  openFile?: OpenFile;
  /** Request log; none by default. */
  requestLogOf?: (core: Core) => RepoNeighbours['requests'];
  accelPrefix?: string;
  port?: number;
  /** Overrides of the default settings. */
  config?: Partial<Config>;
}

/** Returns the conda name of a file. */
function fileNameOf(file: TestFile): string {
  return `${file.name}-${file.version ?? '1.0'}-${file.build ?? '0'}${file.legacy ? '.tar.bz2' : '.conda'}`;
}

/** Starts the repo area with the channels and tokens it reads. */
export async function startHarness(options: HarnessOptions): Promise<Harness> {
  const log = pino({ level: 'silent' });
  const config: Config = {
    ...readConfig({ DATA_DIR: options.dataDir, PUBLIC_URL: 'https://hub.example' }),
    logLevel: 'silent',
    mirrorAllowPrivate: true,
    durable: options.durable ?? false,
    ...options.config,
  };
  if (!existsSync(join(options.dataDir, 'postgres'))) await copyTemplate(options.dataDir);
  const connection = await connect({ dataDir: options.dataDir, durable: config.durable }, log, (message) => {
    throw new Error(message);
  });
  const core = { config, connection, db: connection.db, log } as Core;
  const channels = createChannels(core);
  const tokens = createTokens(core);
  const repo = createRepo(
    core,
    {
      channels: channels.channels,
      tokens,
      identity: { verifyAccessToken: () => Promise.resolve(null) },
      requests: options.requestLogOf?.(core) ?? { note: () => undefined },
      mirrors: {
        sidecarOf: () => Promise.resolve(null),
        sourcesOf: sourcesBy(options.openFile ?? (() => Promise.reject(new Error('the source is away.')))),
      },
    },
    { accelPrefix: options.accelPrefix },
  );
  await repo.start?.();
  const app = createApp({
    routes: [],
    rawHandlers: repo.rawHandlers ?? [],
    db: connection.db,
    writeLocks: connection.writeLocks,
    nameFor: () => Promise.resolve(null),
    log,
    trustProxy: ['loopback'],
    validateAnswers: false,
    noteTrouble: (error) => connection.noteTrouble(error),
    authorizer: {
      openToken: () => Promise.resolve('token_invalid'),
      isConfirmed: () => Promise.resolve(false),
      hasFreshProof: () => Promise.resolve(false),
      isOperator: () => Promise.resolve(false),
      requireFeature: () => Promise.resolve(),
      requireOwnFeature: () => Promise.resolve(),
      organization: () => Promise.resolve(null),
    },
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { pool } = connection;
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataDir: options.dataDir,
    core,
    repo,
    organization: async (name) => {
      const id = uuid();
      await pool.query('insert into organization (id, name, title) values ($1, $2, $2)', [id, name]);
      return id;
    },
    user: async (name, organizationId, role = 'member') => {
      const id = uuid();
      await pool.query("insert into app_user (id, email, username, password_hash) values ($1, $2, $3, '')", [
        id,
        `${name}@example.org`,
        name,
      ]);
      if (organizationId !== undefined)
        await pool.query('insert into membership (organization_id, user_id, role) values ($1, $2, $3)', [
          organizationId,
          id,
          role,
        ]);
      return id;
    },
    channel: async (organizationId, name, { privacy = 'public', type = 'hosted', source, sources = [] } = {}) => {
      const id = uuid();
      await pool.query(
        'insert into channel (id, organization_id, name, privacy, type, source) values ($1, $2, $3, $4, $5, $6)',
        [id, organizationId, name, privacy, type, source ?? null],
      );
      for (const [position, sourceId] of sources.entries()) {
        await pool.query('insert into channel_source (channel_id, source_id, position) values ($1, $2, $3)', [
          id,
          sourceId,
          position,
        ]);
      }
      return id;
    },
    files: async (channelId, files) => {
      for (const file of files) await insertFile(core, channelId, file);
      await sql`update channel set content_revision = content_revision + 1 where id = ${channelId}`.execute(core.db);
    },
    token: async (organizationId, userId) => {
      const secret = `tr-${randomBytes(20).toString('hex')}`;
      await pool.query(
        'insert into channel_token (id, organization_id, user_id, token_hash, hint) values ($1, $2, $3, $4, $5)',
        [uuid(), organizationId, userId, createHash('sha256').update(secret).digest(), secret.slice(-4)],
      );
      return secret;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await repo.stop?.();
      await connection.close();
    },
  };
}

async function insertFile({ connection }: Core, channelId: string, file: TestFile): Promise<void> {
  const fileName = fileNameOf(file);
  await connection.pool.query(
    `insert into channel_file_version (channel_id, subdir, file_name, name, version, build, build_number, depends, license, license_family, timestamp_ms, size, md5, sha256, record, object_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      channelId,
      file.subdir ?? 'linux-64',
      fileName,
      file.name,
      file.version ?? '1.0',
      file.build ?? '0',
      file.buildNumber ?? 0,
      file.depends ?? [],
      file.license ?? null,
      file.licenseFamily ?? null,
      file.timestamp ?? 1_700_000_000_000,
      file.size ?? 100,
      file.md5 ?? createHash('md5').update(fileName).digest('hex'),
      file.sha256 === undefined ? createHash('sha256').update(fileName).digest('hex') : file.sha256,
      JSON.stringify(file.record ?? {}),
      file.objectKey ?? null,
    ],
  );
}

/** A test's source: the bytes of a file, from `from` if it supports ranges, else from the first. */
type OpenFile = (
  mirror: { id: string; source: string },
  subdir: string,
  fileName: string,
  from: number,
) => Promise<{ from?: number; body: AsyncIterable<Uint8Array>; close(): Promise<void> }>;

/** One source for every file. */
function sourcesBy(open: OpenFile): RepoNeighbours['mirrors']['sourcesOf'] {
  return (wanted) =>
    Promise.resolve({
      count: 1,
      open: async (_place, from) => ({ from: 0, ...(await open(wanted, wanted.subdir, wanted.fileName, from)) }),
      tell: () => Promise.resolve(),
      close: () => undefined,
    });
}
