import { delimiter, isAbsolute, resolve } from 'node:path';
import { PRODUCTS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { isOrigin, originWanted } from '@terrarium/domain/settings';
import { LOG_LEVELS } from '@terrarium/domain/telemetry';
import { z } from 'zod';
import { FEED_ADDRESSES } from './advisory/feeds/addresses.ts';
import type { FeedAddresses } from './advisory/feeds/addresses.ts';
import { LIMITS } from './resource/limits.ts';
import type { LimitName, Limits } from './resource/limits.ts';
import { learningVideos } from './learning/videos.ts';
import type { Video } from './learning/videos.ts';
import { supportLinks } from './navigation/links.ts';
import type { SupportLinks } from './navigation/links.ts';
import { isUnencrypted } from './outbound/unencrypted.ts';
import { OperatorError } from './cli/operatorError.ts';

/** A host as in URLs: lowercase ASCII, with a port if it isn't the default. */
const returnHost = z
  .string()
  .refine(
    (text) =>
      /^[a-z\d.:[\]-]+$/.test(text) && URL.canParse(`https://${text}/`) && new URL(`https://${text}/`).host === text,
    'must be a host such as notebook.acme.example or notebook.acme.example:8443',
  )
  .optional();

/** Limits on what users can create, each with its own variable. */
const limitVariables = Object.fromEntries(
  Object.values(LIMITS).map(({ variable, most }) => [
    variable,
    z.coerce.number().int().min(0).max(1_000_000).default(most),
  ]),
);

/** URLs of advisory feeds, each with its own variable. */
const feedVariables = Object.fromEntries(
  Object.values(FEED_ADDRESSES).map(({ variable, address }) => [
    variable,
    z.url({ protocol: /^https?$/ }).default(address),
  ]),
);

const schema = z
  .object({
    ...limitVariables,
    ...feedVariables,
    /** TCP port; 0 for a free one. */
    PORT: z.coerce.number().int().min(0).max(65535).default(4001),
    /** Address to listen on. The gateway is in front of the platform, so the default is this machine only. */
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Folder of all data. */
    DATA_DIR: z.string().min(1).default('data'),
    /** URL of a PostgreSQL server, instead of the embedded database. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
    /** Bearer token for `/metrics`. Without it, only this machine can read them. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Addresses of proxies whose X-Forwarded-For is trusted: Express's `trust proxy` list. */
    TRUST_PROXY: z.string().default('loopback'),
    /** Development and tests: validates every response against its declared schema. */
    VALIDATE_ANSWERS: z.stringbool().default(false),
    /** Allows mirrors to read from private, loopback, and link-local addresses. */
    MIRROR_ALLOW_PRIVATE: z.stringbool().default(false),
    /** Allows http URLs for webhooks. */
    WEBHOOK_ALLOW_HTTP: z.stringbool().default(false),
    /** Allows webhooks to private, loopback, and link-local addresses. */
    WEBHOOK_ALLOW_PRIVATE: z.stringbool().default(false),
    /**
     * Internal location of a proxy that sends files of the data folder (X-Accel-Redirect), e.g. /_terrarium. The proxy
     * must set X-Accel-Prefix to it on every request.
     */
    ACCEL_PREFIX: z
      .string()
      .regex(/^\/[\w-]+$/, 'must be one path part such as /_terrarium')
      .optional(),
    /**
     * Absolute folders that mirrors can read from in addition to `mirrors` in the data folder, separated as in PATH.
     */
    MIRROR_FOLDERS: z
      .string()
      .default('')
      .transform((text) => text.split(delimiter).filter(Boolean))
      .refine((folders) => folders.every((folder) => isAbsolute(folder)), 'must list absolute folders'),
    /** File of plans and prices, instead of the shipped one in platform/src/billing. */
    PLANS_FILE: z.string().min(1).optional(),
    /**
     * Trusted root of Sigstore (trusted_root.json) for verifying package attestations.
     * Without it, identities aren't verified.
     */
    SIGSTORE_ROOT_FILE: z.string().min(1).optional(),
    /** Folder of Markdown pages to show and search in addition to the hub's guides. */
    GUIDES_DIR: z.string().min(1).optional(),
    /** Payment processor: off, the built-in test processor, or Stripe. */
    PAYMENTS: z.enum(['off', 'test', 'stripe']).default('off'),
    /** Plan of new organizations. Default: Enterprise, with every feature, if nothing is sold, else Free. */
    DEFAULT_PLAN: z.enum(PRODUCTS).optional(),
    /** Plan of users without a subscription. Default: Enterprise if nothing is sold, else Free. */
    DEFAULT_PERSON_PLAN: z.enum(PRODUCTS).optional(),
    /**
     * Maximum gigabytes of project files per user or organization, if the plan has no limit; 0 for the disk's limit.
     */
    PROJECT_STORAGE_GB: z.coerce.number().int().min(0).max(1_000_000).default(100),
    /** Stripe's secret key. */
    STRIPE_SECRET_KEY: z.string().min(8).optional(),
    /** Stripe's publishable key, for pages. */
    STRIPE_PUBLISHABLE_KEY: z.string().min(8).optional(),
    /** Secret with which Stripe signs events for PUBLIC_URL/api/payments/stripe/webhook. */
    STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
    /** URL of Stripe's API, for tests. */
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Public origin of the hub, for links in emails and for passkeys. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin, originWanted)
      .default('http://localhost:4000'),
    /**
     * A notebook server, such as JupyterHub, to open notebooks in: code-in-the-cloud redirects there.
     * Without it, the hub only stores and shows them.
     */
    NOTEBOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /**
     * Mail server, e.g. smtp://user:password@mail.example:587 or smtps://…; without it, emails stay in the outbox for
     * operators.
     */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender of emails. Default: Terrarium at the host of PUBLIC_URL. */
    MAIL_FROM: z.string().min(3).optional(),
    /** Whether users can create accounts themselves. */
    REGISTRATION: z.stringbool().default(true),
    /** Maximum number of unconfirmed accounts. Above it, no one can register. */
    UNCONFIRMED_ACCOUNTS: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
    /** Days after which an unconfirmed account is deleted, unless it is used or has content. */
    UNCONFIRMED_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
    /** Navigation links to other hosts: JSON, see platform/src/navigation/links.ts. */
    SUPPORT_LINKS: supportLinks,
    /** Videos of the learning page: JSON or a JSON file, see platform/src/learning/videos.ts. */
    LEARNING_VIDEOS: learningVideos,
    /**
     * Issuer of the company's OpenID provider for single sign-on, e.g. https://login.acme.example. http only on this
     * machine.
     */
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/ })
      .refine((text) => !isUnencrypted(text), 'must begin with https:// unless it is on this machine')
      .optional(),
    /** The hub's client ID at the provider. Its redirect URI is PUBLIC_URL/sign-in. */
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    /** The hub's client secret at the provider. Without it, the hub is a public client with PKCE. */
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** Display name of the provider. */
    OIDC_NAME: z.string().min(1).max(60).default('your company'),
    /**
     * Treats the provider's email addresses as verified although it doesn't say so (`email_verified`), as for Microsoft
     * Entra ID.
     */
    OIDC_TRUST_EMAIL: z.stringbool().default(false),
    /** Proxies for outbound requests, and hosts without proxy. Lowercase names work too. */
    HTTPS_PROXY: z.url({ protocol: /^https?$/ }).optional(),
    HTTP_PROXY: z.url({ protocol: /^https?$/ }).optional(),
    NO_PROXY: z.string().optional(),
    /** Applications that users can authorize: JSON, see platform/src/identity/authorization/clients.ts. */
    OIDC_CLIENTS_FILE: z.string().min(1).optional(),
    /** Hosts that a return URL can redirect to by a full page load (AUTH-22). Default: the hub's own. */
    RETURN_HOST_NOTEBOOK: returnHost,
    RETURN_HOST_MAIN: returnHost,
    RETURN_HOST_STAGE: returnHost,
    RETURN_HOST_AUTOMATION: returnHost,
    RETURN_HOST_CONNECT: returnHost,
    /**
     * Number of publications per channel whose decisions are retained: the reasons of what runs added and removed.
     * Includes the current and the previous one.
     */
    KEPT_PUBLICATIONS: z.coerce.number().int().min(2).max(10_000).default(10),
    /** Days for which a replaced publication can be read as a snapshot; 0 for none. */
    SNAPSHOT_DAYS: z.coerce.number().int().min(0).max(36_500).default(30),
    /** Maximum snapshots per channel. Above it, those that were served for the shortest time are deleted first. */
    SNAPSHOTS_PER_CHANNEL: z.coerce.number().int().min(1).max(10_000).default(200),
    /** Maximum gigabytes of a channel's snapshots. Above it, the oldest are deleted first. */
    SNAPSHOT_STORAGE_GB: z.coerce.number().int().min(1).max(1_000_000).default(20),
    /** Retention of organizations' activity, in days. */
    CHANGES_KEEP_DAYS: z.coerce.number().int().min(1).max(36_500).default(730),
    /** Days after which an unused session ends. */
    SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    /** Lifetime of a workload's token, in minutes. */
    WORKLOAD_TOKEN_MINUTES: z.coerce.number().int().min(1).max(60).default(15),
    /** Lifetime of a channel token, in days. */
    CHANNEL_TOKEN_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
    /** Days for which an invitation can be accepted. */
    INVITATION_DAYS: z.coerce.number().int().min(1).max(365).default(14),
    /**
     * Maximum concurrent package uploads per publisher, and new ones per minute; an organization can have four times as
     * many.
     */
    UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(8),
    UPLOADS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(1_200),
    /** Maximum number of channel records in memory, over all channels. */
    CHANNEL_RECORDS: z.coerce.number().int().min(1_000).max(100_000_000).default(4_000_000),
    /** Timeout of a mirror sync, in minutes. */
    MIRROR_SYNC_MINUTES: z.coerce.number().int().min(1).max(1_440).default(120),
    /** Idle timeout of a mirror's source, in seconds. */
    MIRROR_IDLE_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
    /** Maximum concurrent package downloads per mirror. */
    MIRROR_DOWNLOADS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(32),
    /** Maximum kilobytes per second of package downloads for all mirrors of a process; 0 for no limit. */
    MIRROR_KB_PER_SECOND: z.coerce.number().int().min(0).max(100_000_000).default(0),
    /**
     * Bucket of an S3-compatible store for package files and project files.
     * Without it, they are in the data folder.
     */
    S3_BUCKET: z.string().min(1).max(255).optional(),
    /** URL of the store. Default: Amazon's. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Region of the bucket. */
    S3_REGION: z.string().min(1).default('us-east-1'),
    /** Credentials for the store. Without them, the machine's are used: a role, or AWS's own variables and files. */
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** Prefix of all object keys, e.g. hub/. */
    S3_PREFIX: z
      .string()
      .regex(/^(?:[\w.-]+\/)*$/, 'must be parts of a path, each with a slash behind it, such as hub/')
      .default(''),
    /** Whether the bucket is in the path instead of the host name. Default true with S3_ENDPOINT. */
    S3_PATH_STYLE: z.stringbool().optional(),
    /** Loads the sample hub at the first start. */
    SAMPLE: z.stringbool().default(false),
  })
  .refine((value) => (value.OIDC_ISSUER === undefined) === (value.OIDC_CLIENT_ID === undefined), {
    path: ['OIDC_CLIENT_ID'],
    message: 'OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or neither',
  })
  .refine((value) => value.S3_BUCKET !== undefined || value.S3_ENDPOINT === undefined, {
    path: ['S3_BUCKET'],
    message: 'S3_ENDPOINT needs it: name the bucket',
  })
  .refine((value) => (value.S3_ACCESS_KEY_ID === undefined) === (value.S3_SECRET_ACCESS_KEY === undefined), {
    path: ['S3_ACCESS_KEY_ID'],
    message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither',
  })
  .refine(
    (value) =>
      value.PAYMENTS !== 'stripe' ||
      (value.STRIPE_SECRET_KEY && value.STRIPE_PUBLISHABLE_KEY && value.STRIPE_WEBHOOK_SECRET),
    {
      path: ['PAYMENTS'],
      message: 'stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    },
  );

/** Names of all environment variables with their defaults; undefined without default. */
export const variables: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, field.safeParse(undefined).data]),
);

/** A bucket and its connection settings. Contains a secret. */
export interface S3Settings {
  bucket: string;
  /** Undefined for Amazon's URL. */
  endpoint: string | undefined;
  region: string;
  /** Undefined to use the machine's credentials. */
  keys: { id: string; secret: string } | undefined;
  /** Empty, or ends with a slash. */
  prefix: string;
  pathStyle: boolean;
}

/** Validated settings of the platform. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** See METRICS_TOKEN. */
  metricsToken: string | undefined;
  trustProxy: string[];
  validateAnswers: boolean;
  mirrorAllowPrivate: boolean;
  /** See WEBHOOK_ALLOW_HTTP and WEBHOOK_ALLOW_PRIVATE. */
  webhookAllowHttp: boolean;
  webhookAllowPrivate: boolean;
  /** See ACCEL_PREFIX. */
  accelPrefix: string | undefined;
  /** Absolute paths. */
  mirrorFolders: string[];
  /** See PLANS_FILE; absolute. */
  plansFile: string | undefined;
  /** See SIGSTORE_ROOT_FILE; absolute. */
  sigstoreRootFile: string | undefined;
  /** See GUIDES_DIR; absolute. */
  guidesDir: string | undefined;
  /** See PAYMENTS. */
  payments: 'off' | 'test' | 'stripe';
  /** See DEFAULT_PLAN. */
  defaultPlan: ProductCode;
  /** See DEFAULT_PERSON_PLAN. */
  defaultPersonPlan: ProductCode;
  /** Maximum bytes of an owner's project files, if the plan has no limit; null for the disk's limit. */
  projectStorage: number | null;
  /** Keys and API URL of Stripe; undefined unless PAYMENTS is `stripe`. Contains secrets. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined;
  /** See PUBLIC_URL; an origin without trailing slash. */
  publicUrl: string;
  /** See SMTP_URL; contains a password. */
  smtpUrl: string | undefined;
  mailFrom: string;
  registration: boolean;
  /** See UNCONFIRMED_ACCOUNTS. */
  unconfirmedAccounts: number;
  /** See UNCONFIRMED_DAYS. */
  unconfirmedDays: number;
  /** See NOTEBOOK_URL. */
  notebookUrl: string | undefined;
  /** See SUPPORT_LINKS. */
  supportLinks: SupportLinks;
  /** See LEARNING_VIDEOS. */
  learningVideos: readonly Video[];
  /** The company's OpenID provider; undefined without single sign-on. */
  oidc:
    | { issuer: string; clientId: string; clientSecret: string | undefined; name: string; trustsEmail?: boolean }
    | undefined;
  /** See OIDC_CLIENTS_FILE; absolute. */
  oidcClientsFile: string | undefined;
  /** The RETURN_HOST_… that are set. */
  returnHosts: string[];
  sample: boolean;
  /** See KEPT_PUBLICATIONS. */
  keptPublications: number;
  /** See SNAPSHOT_DAYS, SNAPSHOTS_PER_CHANNEL, and SNAPSHOT_STORAGE_GB; the last in bytes. */
  snapshotDays: number;
  snapshotsPerChannel: number;
  snapshotStorage: number;
  /** See CHANGES_KEEP_DAYS. */
  changesKeepDays: number;
  /** See SESSION_DAYS, CHANNEL_TOKEN_DAYS, and INVITATION_DAYS. */
  sessionDays: number;
  channelTokenDays: number;
  /** Lifetime of a workload's token, in minutes. */
  workloadTokenMinutes: number;
  invitationDays: number;
  /** See UPLOADS_AT_ONCE and UPLOADS_PER_MINUTE. */
  uploadsAtOnce: number;
  uploadsPerMinute: number;
  /** See CHANNEL_RECORDS. */
  channelRecords: number;
  /** See MIRROR_SYNC_MINUTES and MIRROR_IDLE_SECONDS. */
  mirrorSyncMinutes: number;
  mirrorIdleSeconds: number;
  /** See MIRROR_DOWNLOADS_AT_ONCE and MIRROR_KB_PER_SECOND. */
  mirrorDownloadsAtOnce: number;
  mirrorKbPerSecond: number;
  /** See platform/src/resource/limits.ts. */
  limits: Limits;
  /** See platform/src/advisory/feeds/addresses.ts. */
  feedAddresses: FeedAddresses;
  /** Bucket for package files and project files; undefined if they are in the data folder. See S3_BUCKET. */
  s3: S3Settings | undefined;
  /** False only in tests: the embedded database doesn't sync commits to disk. */
  durable: boolean;
}

/**
 * Reads the settings from environment variables.
 * An empty variable counts as missing.
 * @throws {OperatorError} that names every invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new OperatorError(
      `The settings of the platform are wrong:\n${lines.join('\n')}\nCorrect these environment variables and start again.`,
    );
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    trustProxy: value.TRUST_PROXY.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    validateAnswers: value.VALIDATE_ANSWERS,
    mirrorAllowPrivate: value.MIRROR_ALLOW_PRIVATE,
    webhookAllowHttp: value.WEBHOOK_ALLOW_HTTP,
    webhookAllowPrivate: value.WEBHOOK_ALLOW_PRIVATE,
    accelPrefix: value.ACCEL_PREFIX,
    mirrorFolders: value.MIRROR_FOLDERS,
    plansFile: value.PLANS_FILE === undefined ? undefined : resolve(value.PLANS_FILE),
    guidesDir: value.GUIDES_DIR === undefined ? undefined : resolve(value.GUIDES_DIR),
    sigstoreRootFile: value.SIGSTORE_ROOT_FILE === undefined ? undefined : resolve(value.SIGSTORE_ROOT_FILE),
    payments: value.PAYMENTS,
    projectStorage: value.PROJECT_STORAGE_GB === 0 ? null : value.PROJECT_STORAGE_GB * 1000 ** 3,
    defaultPlan: value.DEFAULT_PLAN ?? (value.PAYMENTS === 'off' ? 'enterprise_subscription' : 'free_subscription'),
    defaultPersonPlan:
      value.DEFAULT_PERSON_PLAN ?? (value.PAYMENTS === 'off' ? 'enterprise_subscription' : 'free_subscription'),
    stripe:
      value.PAYMENTS === 'stripe'
        ? {
            secretKey: value.STRIPE_SECRET_KEY!,
            publishableKey: value.STRIPE_PUBLISHABLE_KEY!,
            webhookSecret: value.STRIPE_WEBHOOK_SECRET!,
            apiUrl: value.STRIPE_API_URL,
          }
        : undefined,
    publicUrl: new URL(value.PUBLIC_URL).origin,
    notebookUrl: value.NOTEBOOK_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `Terrarium <terrarium@${new URL(value.PUBLIC_URL).hostname}>`,
    registration: value.REGISTRATION,
    unconfirmedAccounts: value.UNCONFIRMED_ACCOUNTS,
    unconfirmedDays: value.UNCONFIRMED_DAYS,
    supportLinks: value.SUPPORT_LINKS,
    learningVideos: value.LEARNING_VIDEOS,
    oidc:
      value.OIDC_ISSUER && value.OIDC_CLIENT_ID
        ? {
            issuer: value.OIDC_ISSUER,
            clientId: value.OIDC_CLIENT_ID,
            clientSecret: value.OIDC_CLIENT_SECRET,
            name: value.OIDC_NAME,
            trustsEmail: value.OIDC_TRUST_EMAIL,
          }
        : undefined,
    oidcClientsFile: value.OIDC_CLIENTS_FILE === undefined ? undefined : resolve(value.OIDC_CLIENTS_FILE),
    returnHosts: [
      value.RETURN_HOST_NOTEBOOK,
      value.RETURN_HOST_MAIN,
      value.RETURN_HOST_STAGE,
      value.RETURN_HOST_AUTOMATION,
      value.RETURN_HOST_CONNECT,
    ].filter((each) => each !== undefined),
    sample: value.SAMPLE,
    s3:
      value.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: value.S3_BUCKET,
            endpoint: value.S3_ENDPOINT,
            region: value.S3_REGION,
            keys:
              value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY
                ? { id: value.S3_ACCESS_KEY_ID, secret: value.S3_SECRET_ACCESS_KEY }
                : undefined,
            prefix: value.S3_PREFIX,
            pathStyle: value.S3_PATH_STYLE ?? value.S3_ENDPOINT !== undefined,
          },
    keptPublications: value.KEPT_PUBLICATIONS,
    snapshotDays: value.SNAPSHOT_DAYS,
    snapshotsPerChannel: value.SNAPSHOTS_PER_CHANNEL,
    snapshotStorage: value.SNAPSHOT_STORAGE_GB * 1000 ** 3,
    changesKeepDays: value.CHANGES_KEEP_DAYS,
    sessionDays: value.SESSION_DAYS,
    channelTokenDays: value.CHANNEL_TOKEN_DAYS,
    workloadTokenMinutes: value.WORKLOAD_TOKEN_MINUTES,
    invitationDays: value.INVITATION_DAYS,
    uploadsAtOnce: value.UPLOADS_AT_ONCE,
    uploadsPerMinute: value.UPLOADS_PER_MINUTE,
    channelRecords: value.CHANNEL_RECORDS,
    mirrorSyncMinutes: value.MIRROR_SYNC_MINUTES,
    mirrorIdleSeconds: value.MIRROR_IDLE_SECONDS,
    mirrorDownloadsAtOnce: value.MIRROR_DOWNLOADS_AT_ONCE,
    mirrorKbPerSecond: value.MIRROR_KB_PER_SECOND,
    limits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, { variable }]) => [name, (value as Record<string, unknown>)[variable]]),
    ) as Record<LimitName, number>,
    feedAddresses: Object.fromEntries(
      Object.entries(FEED_ADDRESSES).map(([name, { variable }]) => [
        name,
        String((value as Record<string, unknown>)[variable]).replace(/\/+$/, ''),
      ]),
    ) as FeedAddresses,
    durable: true,
  };
}
