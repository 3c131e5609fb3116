import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ClientMetadata } from 'oidc-provider';
import type { Core } from '../../core.ts';
import { conflict, HttpError } from '../../http/index.ts';
import type { Viewer } from '../../http/index.ts';
import { consume, createLimiter } from '../rateLimit.ts';
import { describeScopes } from './scopes.ts';
import type { ScopeAnswer } from './scopes.ts';
import { apiResource } from './server.ts';
import type { AuthorizationServer } from './server.ts';
import * as store from './store.ts';

/** Maximum device codes that one user can try in 15 minutes: of about 10¹⁰ codes, each valid for ten minutes. */
const MOST_DEVICE_CODES = 30;

/** Fields of an authorization request that its decision repeats (AUTH-08). */
const REQUEST_FIELDS = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const;
/** Values of {@link REQUEST_FIELDS}. */
export type RequestFields = Partial<Record<(typeof REQUEST_FIELDS)[number], string>>;

/** What an application or a device requests. */
export interface RequestAnswer {
  id: string;
  client_name: string;
  client_url: string | null;
  scopes: ScopeAnswer[];
  redirect_host: string | null;
  /** Empty for a device. */
  fields: RequestFields;
}

/** Handles the consent page. */
export class ConsentService {
  readonly #core: Core;
  readonly #server: AuthorizationServer;
  readonly #deviceCodes: RateLimiterAbstract;
  readonly #devices: store.RecordStore;
  #clients: ClientMetadata[] = [];

  constructor(core: Core, server: AuthorizationServer) {
    this.#core = core;
    this.#server = server;
    this.#deviceCodes = createLimiter(core.connection, 'device-code', MOST_DEVICE_CODES);
    this.#devices = new store.RecordStore('DeviceCode', core.db, () => Promise.resolve());
  }

  /** Sets the applications, once at startup. */
  use(clients: ClientMetadata[]): void {
    this.#clients = clients;
  }

  /**
   * Returns what a request asks for.
   * @param browser ID of this browser's latest request, from its cookie
   * @throws 404 for a request of another browser, so that a user can't be tricked into approving another's request, and
   * for an expired one
   */
  async request(id: string, browser: string | null): Promise<RequestAnswer> {
    const { params } = await this.#open(id, browser);
    const fields = fieldsOf(params);
    return {
      ...this.#described(id, fields),
      redirect_host: fields.redirect_uri === undefined ? null : hostOf(fields.redirect_uri),
      fields,
    };
  }

  /**
   * Completes a request with the user's decision (AUTH-08).
   * @returns the URL to redirect the browser to
   * @throws 404 as `request`, 409 if the fields differ from the request's or it was decided already
   */
  async answer(
    id: string,
    browser: string | null,
    viewer: Viewer,
    fields: RequestFields,
    allow: boolean,
  ): Promise<string> {
    const interaction = await this.#open(id, browser);
    const asked = fieldsOf(interaction.params);
    if (REQUEST_FIELDS.some((name) => asked[name] !== fields[name]))
      throw conflict(
        'This response is for a different request. Reload the page and review the permissions.',
        'request_changed',
      );
    if (interaction.result)
      throw conflict('This request was answered already. Start again in the application.', 'request_answered');
    interaction.result = allow
      ? {
          login: { accountId: viewer.userId, remember: false },
          consent: { grantId: await this.#grant(viewer.userId, asked.client_id ?? '', asked.scope ?? '') },
        }
      : { error: 'access_denied', error_description: 'The user denied access.' };
    await interaction.persist();
    return interaction.returnTo;
  }

  /**
   * Returns what the device with this code requests.
   * @throws 404 for an unknown, used, or expired code; 429 for too many attempts
   */
  async device(code: string, viewer: Viewer): Promise<RequestAnswer> {
    const { userCode, params } = await this.#waiting(code, viewer);
    return { ...this.#described(userCode, params), redirect_host: null, fields: {} };
  }

  /** Stores the user's decision for a device. @throws as `device` */
  async answerDevice(code: string, viewer: Viewer, allow: boolean): Promise<void> {
    const { userCode, params } = await this.#waiting(code, viewer);
    const scope = params.scope ?? '';
    const told = allow
      ? await store.answerDevice(this.#core.db, userCode, {
          accountId: viewer.userId,
          grantId: await this.#grant(viewer.userId, params.client_id ?? '', scope),
          scope: describeScopes(scope)
            .map(({ name }) => name)
            .join(' '),
          resource: apiResource(this.#core.config.publicUrl),
          authTime: Math.floor(Date.now() / 1000),
        })
      : await store.answerDevice(this.#core.db, userCode, {
          error: 'access_denied',
          errorDescription: 'The user denied access.',
        });
    if (!told) throw unknownDevice();
  }

  async #open(id: string, browser: string | null) {
    const { Interaction } = await this.#server.provider();
    const interaction = browser === id ? await Interaction.find(id) : undefined;
    if (!interaction)
      throw new HttpError(
        404,
        'request_unknown',
        'This request is over, was begun in another browser, or a newer one took its place. Start again in the application.',
      );
    return interaction;
  }

  async #waiting(code: string, viewer: Viewer): Promise<{ userCode: string; params: RequestFields }> {
    await consume(this.#deviceCodes, viewer.userId, 'Too many codes were tried.', 'too_many_codes');
    const userCode = code.toUpperCase().replaceAll(/[^A-Z]/g, '');
    const record = await this.#devices.findByUserCode(userCode);
    const waits = record && !record.accountId && !record.error && (record.exp ?? 0) * 1000 > Date.now();
    if (!waits) throw unknownDevice();
    return {
      userCode,
      params: {
        ...fieldsOf(record.params ?? {}),
        ...(record.clientId === undefined ? {} : { client_id: record.clientId }),
      },
    };
  }

  /** Creates a grant: exactly the requested scope, for one request. */
  async #grant(accountId: string, clientId: string, scope: string): Promise<string> {
    const { Grant } = await this.#server.provider();
    const grant = new Grant({ accountId, clientId });
    grant.addOIDCScope(
      describeScopes(scope)
        .map(({ name }) => name)
        .join(' '),
    );
    return grant.save();
  }

  #described(id: string, fields: RequestFields): Pick<RequestAnswer, 'id' | 'client_name' | 'client_url' | 'scopes'> {
    const client = this.#clients.find((each) => each.client_id === fields.client_id);
    return {
      id,
      client_name: client?.client_name ?? fields.client_id ?? '',
      client_url: client?.client_uri ?? null,
      scopes: describeScopes(fields.scope ?? ''),
    };
  }
}

function unknownDevice(): Error {
  return new HttpError(
    404,
    'device_unknown',
    'No device waits with this code. A code holds for ten minutes and works once: look at the device again, and let it show a new one.',
  );
}

function fieldsOf(params: Record<string, unknown>): RequestFields {
  return Object.fromEntries(
    REQUEST_FIELDS.flatMap((name) => (typeof params[name] === 'string' ? [[name, params[name]]] : [])),
  );
}

/** Returns the host of a redirect URI. For custom schemes without a host, returns the scheme. */
function hostOf(uri: string): string {
  const { host, protocol } = new URL(uri);
  return host || protocol;
}
