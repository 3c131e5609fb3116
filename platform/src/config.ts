import { delimiter, isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** TCP port; 0 lets the system choose. */
  PORT: z.coerce.number().int().min(0).max(65535).default(4001),
  /** Address to listen on. The platform stands behind the gateway, so by default only this machine reaches it. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder of everything that is kept. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A real Postgres instead of the embedded one. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses of proxies whose X-Forwarded-For is believed: Express's `trust proxy` list. */
  TRUST_PROXY: z.string().default('loopback'),
  /** Development and tests: every answer is checked against its declared schema. */
  VALIDATE_ANSWERS: z.stringbool().default(false),
  /** Lets mirrors read from private, loopback and link-local addresses. */
  MIRROR_ALLOW_PRIVATE: z.stringbool().default(false),
  /** Internal location of the proxy in front that sends files of the data folder (X-Accel-Redirect), e.g. /_terrarium. The proxy must set X-Accel-Prefix to it on every request. */
  ACCEL_PREFIX: z.string().regex(/^\/[\w-]+$/, 'must be one path part such as /_terrarium').optional(),
  /** Absolute folders that mirrors may read from besides `mirrors` in the data folder, separated as in PATH. */
  MIRROR_FOLDERS: z
    .string()
    .default('')
    .transform((text) => text.split(delimiter).filter(Boolean))
    .refine((folders) => folders.every((folder) => isAbsolute(folder)), 'must list absolute folders'),
  /** Loads the sample hub on the first start. */
  SAMPLE: z.stringbool().default(false),
});

/** Settings of the platform, checked. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustProxy: string[];
  validateAnswers: boolean;
  mirrorAllowPrivate: boolean;
  /** See ACCEL_PREFIX. */
  accelPrefix: string | undefined;
  /** Absolute paths. */
  mirrorFolders: string[];
  sample: boolean;
  /** False only in tests: the embedded database does not flush commits to the disk. */
  durable: boolean;
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws an Error that names every wrong variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings of the platform are wrong:\n${lines.join('\n')}\nCorrect these environment variables and start again.`);
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY.split(',').map((entry) => entry.trim()).filter(Boolean),
    validateAnswers: value.VALIDATE_ANSWERS,
    mirrorAllowPrivate: value.MIRROR_ALLOW_PRIVATE,
    accelPrefix: value.ACCEL_PREFIX,
    mirrorFolders: value.MIRROR_FOLDERS,
    sample: value.SAMPLE,
    durable: true,
  };
}
