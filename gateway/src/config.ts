import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { proxyTest, type ProxyTest } from './http/headers.ts';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  /** Base address of the REST services: this project's platform or another implementation of the same endpoints. */
  PLATFORM_URL: z.url(),
  /** Folder of the built web application; without it only the API is served. */
  WEB_DIST: z.string().optional(),
  /** Data folder shared with the platform on one machine; without it package bytes are proxied. */
  DATA_DIR: z.string().optional(),
  /** 32 bytes or more that encrypt session cookies; must be the same for all gateways of one hub. */
  COOKIE_SECRET: z.string().min(32).optional(),
  /** Public origin when it is known, e.g. https://hub.example. Decides whether cookies are Secure and which Origin headers are accepted. */
  PUBLIC_URL: z.url().optional(),
  /** Proxies whose X-Forwarded headers are believed: addresses, networks, and the names loopback, linklocal, uniquelocal. */
  TRUST_PROXY: z.string().default('loopback'),
  INTROSPECTION: z.enum(['true', 'false']).default('true'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

/** Settings of one gateway, read once at start. */
export interface Config {
  port: number;
  host: string | undefined;
  platformUrl: string;
  webDist: string | undefined;
  dataDir: string | undefined;
  cookieSecret: Uint8Array;
  publicOrigin: string | undefined;
  isProxy: ProxyTest;
  introspection: boolean;
  logLevel: string;
}

const shortestSecret = 32;

/**
 * The secret of session cookies: given, else kept in the data folder, else new for this process (sessions then end with it).
 * Gateways that share the folder and start together agree on one: a file appears whole or not at all.
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
  if (kept.length < shortestSecret) throw new Error(`The gateway cannot start: the secret in ${file} is damaged (${kept.length} characters). Delete the file; everybody then signs in again.`);
  return new TextEncoder().encode(kept);
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws Error with one line for every wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!result.success) {
    throw new Error(`The gateway cannot start with these settings:\n${result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    platformUrl: values.PLATFORM_URL.replace(/\/+$/, ''),
    webDist: values.WEB_DIST,
    dataDir: values.DATA_DIR,
    cookieSecret: cookieSecret(values.COOKIE_SECRET, values.DATA_DIR),
    publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : undefined,
    isProxy: proxyTest(values.TRUST_PROXY.split(',').map((entry) => entry.trim()).filter(Boolean)),
    introspection: values.INTROSPECTION === 'true',
    logLevel: values.LOG_LEVEL,
  };
}
