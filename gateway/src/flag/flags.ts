import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  OpenFeature,
  StandardResolutionReasons,
  type Client,
  type EvaluationContext,
  type EvaluationDetails,
  type JsonValue,
  type Logger,
  type Provider,
} from '@openfeature/server-sdk';
import { FLAG_KEYS, FLAGS, readFlag, type FlagKey } from '@terrarium/domain/access';
import { packageFor } from '@terrarium/domain/settings';
import { LRUCache } from 'lru-cache';
import type { Logger as Log } from 'pino';
import type { FeatureFlag, FlagReason } from '../gen/schema.ts';
import { isAbandoned } from '../rest/index.ts';
import { FileProvider } from './file.ts';

/** Longest wait for flags, in milliseconds: a page must not hang on a flag service that does (FLAG-03). */
export const flagDeadline = 1_000;

/** The definitions that the hub is shipped with. */
const shipped = join(import.meta.dirname, '../../flags.json');

/** Where flags come from: a definition file, or a flagd server. */
export interface FlagSettings {
  /** A definition file in the schema of flagd; undefined for the one that is shipped. */
  file: string | undefined;
  /** A flagd server to follow instead of the file. */
  server: { host: string; port: number; tls: boolean } | undefined;
}

/** A flag and its value for a user, as in the schema. */
export interface FlagModel extends FeatureFlag {
  key: FlagKey;
}

const reasons: Record<string, FlagReason> = {
  [StandardResolutionReasons.STATIC]: 'STATIC',
  [StandardResolutionReasons.CACHED]: 'STATIC',
  [StandardResolutionReasons.TARGETING_MATCH]: 'TARGETING',
  [StandardResolutionReasons.SPLIT]: 'TARGETING',
};

const fallbackOf = (key: FlagKey): FlagModel => ({
  key,
  type: FLAGS[key].type.toUpperCase() as Uppercase<(typeof FLAGS)[FlagKey]['type']>,
  value: FLAGS[key].fallback,
  variant: null,
  reason: 'DEFAULT',
});

/** How long an equal message isn't logged again, in milliseconds: an unreachable server is tried twice a second. */
const quiet = 60_000;

/** Adapts the gateway's log to the SDK. Its errors are warnings here, because each falls back to a default. */
function loggerOf(log: Log): Logger {
  const said = new LRUCache<string, true>({ max: 100, ttl: quiet });
  const say =
    (level: 'warn' | 'info' | 'debug') =>
    (...words: unknown[]): void => {
      const text = words.map((word) => (word instanceof Error ? word.message : String(word))).join(' ');
      if (said.has(text)) return;
      said.set(text, true);
      log[level]({ area: 'flag' }, text);
    };
  return { error: say('warn'), warn: say('warn'), info: say('info'), debug: say('debug') };
}

/** The provider that the settings ask for. gRPC is loaded for a server only. */
async function providerOf({ file, server }: FlagSettings, logger: Logger): Promise<Provider> {
  if (!server) return new FileProvider(file ?? shipped, logger);
  const { FlagdProvider } = await packageFor('FLAGD_URL', () => import('@openfeature/flagd-provider'));
  // In-process: the server sends definitions, and the rules are evaluated here. So no page waits for a call, and user
  // data stays in the hub.
  return new FlagdProvider(
    { resolverType: 'in-process', host: server.host, port: server.port, tls: server.tls, keepAliveTime: 30_000 },
    logger,
  );
}

/** The flags of one gateway, by OpenFeature. Never fails: a flag that can't be evaluated has its default (FLAG-03). */
export class Flags {
  readonly #client: Client;
  readonly #provider: Provider;
  readonly #log: Log;

  /** @param provider where flags come from; see {@link Flags.open} */
  constructor(provider: Provider, log: Log) {
    // A separate domain, because gateways in one process, as in tests, don't share a provider.
    const domain = randomUUID();
    this.#provider = provider;
    this.#log = log;
    const logger = loggerOf(log);
    OpenFeature.setLogger(logger);
    OpenFeature.setProvider(domain, provider);
    this.#client = OpenFeature.getClient(domain).setLogger(logger);
  }

  /**
   * Opens the flags by the settings. Waits for an unresponsive server in the background.
   * @throws Error for an invalid file
   */
  static async open(settings: FlagSettings, log: Log): Promise<Flags> {
    return new Flags(await providerOf(settings, loggerOf(log)), log);
  }

  #details(key: FlagKey, context: EvaluationContext): Promise<EvaluationDetails<JsonValue>> {
    const { type, fallback } = FLAGS[key];
    switch (type) {
      case 'boolean':
        return this.#client.getBooleanDetails(key, fallback, context);
      case 'integer':
      case 'numeric':
        return this.#client.getNumberDetails(key, fallback, context);
      case 'string':
        return this.#client.getStringDetails(key, fallback, context);
      case 'json':
        return this.#client.getObjectDetails(key, fallback as JsonValue, context);
    }
  }

  async #one(key: FlagKey, context: EvaluationContext): Promise<FlagModel> {
    const { value, variant, reason, errorCode } = await this.#details(key, context);
    const read = readFlag(key, value);
    // The value had the wrong type, so its variant isn't used.
    if (errorCode !== undefined || read !== value || variant === undefined) return fallbackOf(key);
    return { ...fallbackOf(key), value: read, variant, reason: reasons[reason ?? ''] ?? 'DEFAULT' };
  }

  /**
   * Returns all flags for a user. Those not evaluated within {@link flagDeadline} have their default.
   * @param describe loads the user's context; its failure and time count like the service's own
   */
  async all(describe: () => Promise<EvaluationContext>): Promise<FlagModel[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no flags within ${flagDeadline} ms`)), flagDeadline);
    });
    try {
      return await Promise.race([
        describe().then((context) => Promise.all(FLAG_KEYS.map((key) => this.#one(key, context)))),
        late,
      ]);
    } catch (error) {
      // The client has disconnected, so the result isn't needed, and no service failed.
      if (!isAbandoned(error)) this.#log.warn({ err: error }, 'flags have their defaults');
      return FLAG_KEYS.map(fallbackOf);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Records that a user was shown a flag's variant: once, for the log and for a provider that counts (FLAG-14,
   * FLAG-15).
   */
  exposed(key: FlagKey, variant: string | null, context: EvaluationContext): void {
    this.#log.info({ area: 'flag', flag: key, variant, user: context.targetingKey ?? null }, 'flag shown');
    this.#client.track('flag-exposure', context, { flag: key, ...(variant === null ? {} : { variant }) });
  }

  /** Stops watching the file, or leaves the server. */
  async close(): Promise<void> {
    await this.#provider.onClose?.();
  }
}
