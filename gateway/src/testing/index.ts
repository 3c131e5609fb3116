import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { FlagSettings } from '../flag/flags.ts';
import { proxyTest } from '../http/headers.ts';
import { createLog } from '../log.ts';
import { defaultQuotas, type Quotas } from '../quota/index.ts';
import type { RestMirror } from '../rest/answers.ts';
import { startGateway, type Gateway } from '../server.ts';

/** A REST call received by the test's upstream. */
export interface SeenCall {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}

/** Handles one call of a test; undefined returns 404 in the contract's format. */
export type Answer = (
  call: SeenCall,
  request: IncomingMessage,
  response: ServerResponse,
) => { status?: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'cut' | undefined;

/** A test's upstream: a real HTTP server with the test's responses, and a gateway in front of it. */
export interface Stage {
  gateway: Gateway;
  /** URL of the gateway. */
  url: string;
  calls: SeenCall[];
  /** Lines that were logged so far, of warnings and errors. */
  logged(): string[];
  answer(next: Answer): void;
  /** An access token that the gateway accepts; claims and key can be made wrong. */
  token(options?: {
    expiresIn?: string;
    audience?: string;
    issuer?: string;
    key?: CryptoKey;
    subject?: string;
  }): Promise<string>;
  /** Sends an operation as a program with a token does. */
  ask<T = Record<string, unknown>>(
    query: string,
    options?: { variables?: object; token?: string; headers?: Record<string, string> },
  ): Promise<{
    status: number;
    headers: Headers;
    data: T;
    extensions?: Record<string, unknown>;
    errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
  }>;
  /** Stops the upstream server. */
  upstreamGone(): Promise<void>;
  close(): Promise<void>;
}

const notFound: { status?: number; body?: unknown; headers?: Record<string, string> } = {
  status: 404,
  body: { error: { message: 'Not found.', human_readable_id: 'NOT-FOUND-1' } },
};

/** Starts a gateway with an upstream whose responses the test defines. */
export async function stage(
  settings: {
    introspection?: boolean;
    registeredOnly?: boolean;
    avatars?: boolean;
    offersPlans?: boolean;
    flags?: Partial<FlagSettings>;
    quotas?: Partial<Quotas>;
    metricsToken?: string;
    corsOrigins?: readonly string[];
    allowedHosts?: readonly string[];
    /** Folder of a built web application. */
    webDist?: string;
    publicOrigin?: string;
  } = {},
): Promise<Stage> {
  const pair = await generateKeyPair('ES256');
  const jwk: JWK = { ...(await exportJWK(pair.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
  const calls: SeenCall[] = [];
  let answer: Answer = () => undefined;
  const upstream = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      if (path === '/.well-known/jwks.json')
        return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
      const call = {
        method: request.method ?? '',
        path,
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      const given = answer(call, request, response) ?? notFound;
      if (given === 'hang') return;
      if (given === 'cut') return void request.socket.destroy();
      response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers });
      response.end(
        given.body === undefined ? '' : typeof given.body === 'string' ? given.body : JSON.stringify(given.body),
      );
    });
  });
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve);
  });
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  const gateway = await startGateway(
    {
      port: 0,
      host: '127.0.0.1',
      platformUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      webDist: settings.webDist,
      dataDir: undefined,
      cookieSecret: new TextEncoder().encode('a secret of at least thirty-two bytes'),
      publicOrigin: settings.publicOrigin,
      isProxy: proxyTest(['loopback']),
      introspection: settings.introspection ?? true,
      registeredOnly: settings.registeredOnly ?? false,
      avatars: settings.avatars ?? true,
      offersPlans: settings.offersPlans ?? false,
      quotas: { ...defaultQuotas, ...settings.quotas },
      flags: { file: undefined, server: undefined, ...settings.flags },
      telemetry: { analyticsUrl: null, errorReportingDsn: null, regionGroup: null },
      logLevel: 'silent',
      metricsToken: settings.metricsToken,
      corsOrigins: settings.corsOrigins ?? [],
      allowedHosts: settings.allowedHosts ?? [],
    },
    log,
  );
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    gateway,
    url,
    calls,
    logged: () => logged,
    answer(next) {
      answer = next;
    },
    token: ({
      expiresIn = '10m',
      audience = 'terrarium-api',
      issuer = 'terrarium',
      key = pair.privateKey,
      subject = '0190f000-0000-7000-8000-000000000001',
    } = {}) =>
      new SignJWT({ sid: 'family' })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setSubject(subject)
        .setIssuedAt()
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(expiresIn)
        .sign(key),
    async ask(query, { variables, token, headers = {} } = {}) {
      const answered = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await answered.json()) as { data: never; errors?: never; extensions?: never };
      return {
        status: answered.status,
        headers: answered.headers,
        data: body.data,
        ...(body.extensions ? { extensions: body.extensions } : {}),
        ...(body.errors ? { errors: body.errors } : {}),
      };
    },
    async upstreamGone() {
      upstream.closeAllConnections();
      await new Promise((resolve) => {
        upstream.close(resolve);
      });
    },
    async close() {
      await gateway.close();
      upstream.closeAllConnections();
      await new Promise((resolve) => {
        upstream.close(resolve);
      });
    },
  };
}

/** A user in a REST response. */
export const aRestUser = (changes: object = {}): object => ({
  id: '0190f000-0000-7000-8000-000000000001',
  email: 'ada@acme.example',
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Byron',
  created_at: '2026-01-02T03:04:05Z',
  featurePermissions: {},
  profile: { is_consented: true, is_confirmed: true, is_disabled: false, pending_email: null },
  is_operator: false,
  subscriptions: [],
  ...changes,
});

/** An organization in a REST response. */
export const aRestOrganization = (changes: object = {}): object => ({
  id: '0190f000-0000-7000-8000-00000000000a',
  name: 'acme',
  title: 'Acme Research',
  bio: '',
  role: 'admin',
  members_count: 3,
  type: 'public',
  active_subscription: { product_code: 'security_subscription' },
  ...changes,
});

/** A channel in a REST response. */
export const aRestChannel = (changes: object = {}): object => ({
  id: '0190f000-0000-7000-8000-00000000000c',
  name: 'main',
  description: '',
  privacy: 'public',
  type: 'default',
  organization: { id: '0190f000-0000-7000-8000-00000000000a', name: 'acme', title: 'Acme Research' },
  artifact_count: 1,
  file_count: 2,
  served_file_count: 2,
  refused_file_count: 0,
  size: 1_234,
  subdirs: ['linux-64', 'noarch'],
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
  repo_path: '/repo/acme/main',
  used_with: [],
  worst_served_score: null,
  sources: [],
  applied_policy: null,
  last_run: null,
  ...changes,
});

/** A member of an organization in a REST response. */
export const aRestMember = (changes: object = {}): object => ({
  user_id: '0190f000-0000-7000-8000-000000000001',
  role: 'admin',
  email: 'ada@acme.example',
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Byron',
  created_at: '2026-01-02T03:04:05Z',
  ...changes,
});

/** A mirror's settings in a REST response. */
export const aRestMirror = (changes: object = {}): RestMirror => ({
  source: 'https://example.org/',
  other_sources: [],
  synced_at: null,
  last_sync: null,
  lists_gone: false,
  gone_count: 0,
  bytes_per_second: null,
  downloads_at_once: null,
  specs: null,
  sync_minutes: null,
  next_sync_at: null,
  fetches: 'asked',
  held_count: 0,
  loss_limit_percent: 10,
  held: null,
  skipped_count: 0,
  excludes: null,
  subdirs: null,
  credentials: null,
  problems: [],
  ...changes,
});
/** A sync of a mirror in a REST response. */
export const aRestSync = (changes: object = {}): object => ({
  id: '0190f000-0000-7000-8000-00000000005c',
  state: 'done',
  phase: 'Done',
  progress: 1,
  records_read: 10,
  created_at: '2026-01-02T03:04:05Z',
  finished_at: '2026-01-02T03:05:05Z',
  error: null,
  ...changes,
});

/** A policy run in a REST response. */
export const aRestRun = (changes: object = {}): object => ({
  id: '0190f000-0000-7000-8000-00000000004a',
  state: 'completed',
  phase: 'Done',
  progress: 1,
  policy_name: 'Production baseline',
  revision: 1,
  created_at: '2026-01-02T03:04:05Z',
  started_at: '2026-01-02T03:04:06Z',
  finished_at: '2026-01-02T03:04:07Z',
  error: null,
  counts: [],
  added_count: 0,
  removed_count: 0,
  asked_by: null,
  ...changes,
});

/** A policy in a REST response. */
export const aRestPolicy = (changes: object = {}): object => ({
  id: '0190f000-0000-7000-8000-00000000003a',
  org_id: '0190f000-0000-7000-8000-00000000000a',
  name: 'Production baseline',
  description: '',
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
  artifact_family: 'conda',
  schema_version: '2',
  revision: 1,
  filters: {},
  summary: 'CVE score ≥ 7',
  names_of_channels_applied_to: [],
  ...changes,
});

/** A file in a REST response. */
export const aRestFile = (changes: object = {}): object => ({
  file_name: 'numpy-1.26.4-h1_0.conda',
  subdir: 'linux-64',
  version: '1.26.4',
  build: 'h1_0',
  build_number: 0,
  size: 7_000_000,
  sha256: null,
  license: 'BSD-3-Clause',
  trust: 'unsigned',
  created_at: null,
  decision: 'allowed',
  decided_by: null,
  held_until: null,
  depends: [],
  download_path: null,
  ...changes,
});

/** A CVE in a REST response. */
export const aRestCve = (changes: object = {}): object => ({
  id: 'CVE-2024-28219',
  score: 6.7,
  severity: 'medium',
  status: 'active',
  summary: '',
  published_at: null,
  references: [],
  packages: [],
  scores: [],
  urgency: null,
  ...changes,
});
