import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isOrigin, originWanted } from '@terrarium/domain/settings';
import { LOG_LEVELS } from '@terrarium/domain/telemetry';
import { z } from 'zod';
import type { FlagSettings } from './flag/flags.ts';
import { proxyTest, type ProxyTest } from './http/headers.ts';
import { hostName } from './http/host.ts';
import { defaultQuotas, type Quotas } from './quota/index.ts';

const amount = (unlessSaid: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(unlessSaid);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  /** Base URL of the REST services: this project's platform or another implementation of the same endpoints. */
  PLATFORM_URL: z.url(),
  /** Folder of the built web application; without it only the API is served. */
  WEB_DIST: z.string().optional(),
  /** Data folder shared with the platform on one machine; without it package bytes are proxied. */
  DATA_DIR: z.string().optional(),
  /** 32 bytes or more that encrypt session cookies; must be the same for all gateways of one hub. */
  COOKIE_SECRET: z.string().min(32).optional(),
  /**
   * Public origin if known, such as https://hub.example. Decides whether cookies are Secure and which Origin headers
   * are accepted.
   */
  PUBLIC_URL: z.url().refine(isOrigin, originWanted).optional(),
  /**
   * Proxies whose X-Forwarded headers are trusted: addresses, networks, and the names loopback, linklocal, uniquelocal.
   */
  TRUST_PROXY: z.string().default('loopback'),
  /**
   * Sites whose pages can call GraphQL and REST with tokens, never with cookies: comma-separated origins such as
   * https://app.example, or `*` for all.
   */
  CORS_ORIGINS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (entries) => entries.every((entry) => entry === '*' || (URL.canParse(entry) && new URL(entry).origin === entry)),
      'write origins such as https://app.example, without a path, with commas between; or * for all',
    )
    .optional(),
  /** Host names accepted in addition to PUBLIC_URL's, comma-separated; or `*` for all. */
  ALLOWED_HOSTS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (names) => names.every((name) => name === '*' || hostName(name) === name.toLowerCase()),
      'write names such as conda.example without a port, with commas between; or * for all',
    )
    .optional(),
  /** A flag definition file in flagd's schema, watched for changes; default: the hub's own, gateway/flags.json. */
  FLAGS_FILE: z.string().optional(),
  /** A flagd server to follow instead of a file: `host:port` of its sync service, or `https://host:port` for TLS. */
  FLAGD_URL: z.string().optional(),
  /** URL that receives page views as a POST of `{"path"}`. Analytics are off without it. */
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sentry DSN for error reports of the web application. Without it there are none. */
  ERROR_REPORTING_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Region group of the hub; `eu-no-google-analytics` forbids analytics (CONST-04). */
  REGION_GROUP: z.string().optional(),
  /**
   * Whether pages show users' pictures from the avatar service. Off by default, because the service would learn who
   * uses the hub (SHELL-28).
   */
  AVATARS: z.enum(['on', 'off']).default('off'),
  /** Whether the hub sells plans: `on` shows users without one the way to the checkout (SHELL-04). */
  OFFER_PLANS: z.enum(['on', 'off']).default('off'),
  /** Payment processor; with `stripe`, pages can load Stripe's card library. */
  PAYMENTS: z.enum(['off', 'test', 'stripe']).default('off'),
  INTROSPECTION: z.enum(['true', 'false']).default('true'),
  /** What sessions of browsers may run: `any` operation within the limits, or only the `registered` ones of the web. */
  OPERATIONS: z.enum(['any', 'registered']).default('any'),
  /** Points per minute of a signed-in user (costs: docs/guides/reference/rate-limits.md). */
  CALLER_POINTS: amount(defaultQuotas.points),
  /** Points per minute of the visitors of one address. */
  VISITOR_POINTS: amount(defaultQuotas.visitorPoints),
  /** Maximum number of running upstream calls per caller. */
  CALLER_CONCURRENCY: amount(defaultQuotas.concurrency),
  /** Upstream calls of one GraphQL operation. */
  OPERATION_CALLS: amount(defaultQuotas.calls),
  /** Memory for small channel files in megabytes. */
  FILE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(32),
  /** Bearer token for `/metrics`; without it only this machine reads them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
});

/** Names of all environment variables with their defaults; undefined without one. */
export const variables: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries<z.ZodType>(environment.shape).map(([name, field]) => [name, field.safeParse(undefined).data]),
);

/** Analytics and error reporting that the operator configured; the web application loads it from /telemetry.json. */
export interface Telemetry {
  analyticsUrl: string | null;
  errorReportingDsn: string | null;
  regionGroup: string | null;
}

/** Settings of one gateway, read once at start. */
export interface Config {
  port: number;
  host: string | undefined;
  platformUrl: string;
  webDist: string | undefined;
  dataDir: string | undefined;
  /** See FILE_CACHE_MB. */
  fileCacheBytes?: number;
  cookieSecret: Uint8Array;
  publicOrigin: string | undefined;
  isProxy: ProxyTest;
  /** See CORS_ORIGINS. */
  corsOrigins?: readonly string[];
  /** See ALLOWED_HOSTS. */
  allowedHosts?: readonly string[];
  flags: FlagSettings;
  telemetry: Telemetry;
  /** Whether pages show users' pictures from the avatar service. */
  avatars: boolean;
  /** Whether the hub offers plans to buy. */
  offersPlans: boolean;
  /** Whether pages may load Stripe's card library. */
  paysByStripe?: boolean;
  introspection: boolean;
  /**
   * Whether browser sessions can run only the web's registered operations; doesn't affect tokens and the playground.
   */
  registeredOnly: boolean;
  /** How much one caller may ask. */
  quotas: Quotas;
  /** See METRICS_TOKEN. */
  metricsToken?: string | undefined;
  logLevel: string;
}

const shortestSecret = 32;

/** Default port of flagd's sync service. */
const flagdPort = 8_015;

/** Reads `host`, `host:port` or `https://host:port`. @throws Error that says what to write */
function flagdServer(address: string | undefined): FlagSettings['server'] {
  if (address === undefined) return undefined;
  const [, scheme, host, port] = /^(https?:\/\/)?([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?\/?$/i.exec(address) ?? [];
  if (host === undefined)
    throw new Error(
      'The gateway cannot start with these settings:\n  FLAGD_URL: write host:port, e.g. flagd:8015, or https://host:port for TLS',
    );
  const tls = scheme?.toLowerCase() === 'https://';
  return { host, port: Number(port ?? (tls ? 443 : flagdPort)), tls };
}

/**
 * Returns the secret of session cookies: configured, else stored in the data folder, else new for this process
 * (sessions then end with it). Gateways that share the folder and start together use the same one, because the file is
 * written atomically.
 */
function cookieSecret(given: string | undefined, dataDir: string | undefined): Uint8Array {
  if (given) return new TextEncoder().encode(given);
  if (!dataDir) return randomBytes(shortestSecret);
  const file = join(dataDir, 'gateway-secret');
  const draft = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(draft, randomBytes(shortestSecret).toString('base64url'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < shortestSecret)
    throw new Error(
      `The gateway cannot start: the secret in ${file} is damaged (${kept.length} characters). Delete the file. All users must then sign in again.`,
    );
  return new TextEncoder().encode(kept);
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws Error with one line for every invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!result.success) {
    throw new Error(
      `The gateway cannot start with these settings:\n${result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    platformUrl: values.PLATFORM_URL.replace(/\/+$/, ''),
    webDist: values.WEB_DIST,
    dataDir: values.DATA_DIR,
    fileCacheBytes: values.FILE_CACHE_MB * 1_024 * 1_024,
    cookieSecret: cookieSecret(values.COOKIE_SECRET, values.DATA_DIR),
    publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : undefined,
    isProxy: proxyTest(
      values.TRUST_PROXY.split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
    corsOrigins: values.CORS_ORIGINS ?? [],
    allowedHosts: values.ALLOWED_HOSTS ?? [],
    flags: { file: values.FLAGS_FILE, server: flagdServer(values.FLAGD_URL) },
    telemetry: {
      analyticsUrl: values.ANALYTICS_URL ?? null,
      errorReportingDsn: values.ERROR_REPORTING_DSN ?? null,
      regionGroup: values.REGION_GROUP ?? null,
    },
    avatars: values.AVATARS === 'on',
    offersPlans: values.OFFER_PLANS === 'on',
    paysByStripe: values.PAYMENTS === 'stripe',
    introspection: values.INTROSPECTION === 'true',
    registeredOnly: values.OPERATIONS === 'registered',
    quotas: {
      points: values.CALLER_POINTS,
      visitorPoints: values.VISITOR_POINTS,
      concurrency: values.CALLER_CONCURRENCY,
      calls: values.OPERATION_CALLS,
    },
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}
