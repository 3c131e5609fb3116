import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { ComposeOptions, Composition } from '../compose.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import { createLog } from '../monitoring/log.ts';
import { startPlatform as start } from '../platform.ts';
import { createBuilders } from './builders.ts';
import type { Builders } from './builders.ts';
import { serverDatabase } from './database.ts';
import { copyTemplate, program } from './template.ts';

export type { TestOrganization, TestUser } from './builders.ts';
export { walked } from './walked.ts';

/** Options of a test request. An object as `json` is sent as a JSON body. */
type TestRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; json?: unknown };
/** Sends a request to a path of the platform. */
export type Send = (path: string, request?: TestRequest) => Promise<Response>;

/** A running platform in a test. */
export interface TestPlatform extends Builders {
  baseUrl: string;
  core: Core;
  composition: Composition;
  /** Sends without authentication. */
  send: Send;
  /** Sends as this user, with an access token of a new session. */
  as(email: string): Promise<Send>;
  /** Returns an access token of this user. */
  accessToken(email: string): Promise<string>;
  /** Runs a cleanup task by name. */
  cleanUp(name: string): Promise<void>;
  /** Logged lines so far. */
  logged(): string[];
  /** Stops the platform and deletes its data. */
  close(): Promise<void>;
}

/** Options of a suite. */
export interface TestOptions extends ComposeOptions {
  config?: Partial<Config>;
  /** A data folder to use and keep, e.g. from another platform; default a new one that is deleted. */
  dataDir?: string;
  /** Whether the suite expects responses that no route declares. */
  breaksDeclarations?: true;
}

/**
 * Starts a whole platform on its own port and database.
 * Use one per test file (`beforeAll`, `afterAll`): it takes about half a second on an idle machine. `TEST_DATABASE_URL`
 * runs the suites on a PostgreSQL server instead, each on a new database.
 */
export async function startPlatform(options: TestOptions = {}): Promise<TestPlatform> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'terrarium-test-')));
  const server = await serverDatabase(options.dataDir);
  await program;
  if (!server && !options.dataDir) await copyTemplate(dataDir);
  const config: Config = {
    ...readConfig({}),
    port: 0,
    dataDir,
    databaseUrl: server?.url,
    logLevel: 'info',
    validateAnswers: true,
    durable: false,
    ...options.config,
  };
  const lines: string[] = [];
  const log = createLog(
    config.logLevel,
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const platform = await start(
    config,
    log,
    (reason) => {
      throw new Error(`The embedded database of the test broke: ${reason}`);
    },
    options,
  );
  const baseUrl = `http://127.0.0.1:${platform.port}`;
  const send = sender(baseUrl, {});
  const accessToken = async (email: string): Promise<string> => {
    const user = await platform.core.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user) throw new Error(`The test has no user ${email}; make one with aUser.`);
    return (await platform.composition.areas.identity.openSession(user.id, { userAgent: 'test', source: 'password' }))
      .access_token;
  };
  return {
    baseUrl,
    core: platform.core,
    composition: platform.composition,
    send,
    accessToken,
    as: async (email) => sender(baseUrl, { authorization: `Bearer ${await accessToken(email)}` }),
    cleanUp: async (name) => {
      const cleanUp = platform.composition.parts
        .flatMap((part) => part.cleanUps ?? [])
        .find((each) => each.name === name);
      if (!cleanUp) throw new Error(`No area has a clean-up of ${name}.`);
      await cleanUp.run(new AbortController().signal);
    },
    logged: () => lines,
    ...createBuilders(platform.core),
    close: async () => {
      await platform.close();
      if (!options.dataDir) {
        await server?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
      // A test may not check the response that failed validation.
      const undeclared = lines.filter((line) => line.includes('"code":"undeclared_answer"'));
      if (undeclared.length > 0 && !options.breaksDeclarations) throw new Error(undeclared.join(''));
    },
  };
}

function sender(baseUrl: string, headers: Record<string, string>): Send {
  return (path, request = {}) => {
    const { json, ...rest } = request;
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(new URL(path, baseUrl), {
      redirect: 'manual',
      ...rest,
      ...body,
      headers: { ...headers, ...type, ...request.headers },
    });
  };
}
