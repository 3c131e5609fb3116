import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { exportJWK, generateKeyPair } from 'jose';

/** A company's OpenID provider of a test: a real one, whose people sign in by themselves. */
export interface Company {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The next person to sign in. */
  person: { sub: string; email?: string; email_verified?: boolean; given_name?: string; family_name?: string };
  /** Whether the next user denies access. */
  refuses: boolean;
  /** Looks at a request first; true when it has answered it, or lets it hang. */
  meddle: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** What it signs ID tokens with, under the id `company`. */
  key: CryptoKey;
  /** Parameters of the authorization requests that arrived. */
  asked: URLSearchParams[];
  close(): Promise<void>;
}

/** What the provider remembers, in this process; its own says at each start that it is for development only. */
class Memory implements Adapter {
  static readonly #kept = new Map<string, AdapterPayload>();
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  #key(id: string): string {
    return `${this.#model} ${id}`;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    Memory.#kept.set(this.#key(id), payload);
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return Memory.#kept.get(this.#key(id));
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...Memory.#kept].find(([key, payload]) => key.startsWith(`${this.#model} `) && payload.uid === uid)?.[1];
  }
  // No devices sign in here.
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }
  async consume(id: string): Promise<void> {
    Object.assign(Memory.#kept.get(this.#key(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) });
  }
  async destroy(id: string): Promise<void> {
    Memory.#kept.delete(this.#key(id));
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of Memory.#kept) if (payload.grantId === grantId) Memory.#kept.delete(key);
  }
}

/**
 * Starts a provider for one client.
 * `claimsInIdToken: false` is the usual way: email and name only from the userinfo endpoint.
 */
export async function startCompany(redirectUri: string, options: { claimsInIdToken?: boolean } = {}): Promise<Company> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'company', alg: 'ES256', use: 'sig' };
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> = () => Promise.resolve();
  const server = createServer((request, response) => void handle(request, response));
  await listen(server);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const company: Company = {
    issuer,
    clientId: 'hub',
    clientSecret: 'a secret of the hub',
    person: { sub: 'nobody' },
    refuses: false,
    meddle: null,
    asked: [],
    key: privateKey,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: company.clientId,
        client_secret: company.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [jwk] } as never,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: !options.claimsInIdToken,
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => company.person }),
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['test'] },
    // Said, because what is left to the library's defaults it writes about.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 3600,
      Session: 3600,
    },
    clientBasedCORS: () => false,
    adapter: Memory,
    renderError: (ctx, out) => {
      ctx.body = out;
    },
  });
  const callback = provider.callback();
  handle = async (request, response) => {
    if (company.meddle?.(request, response)) return;
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/auth') {
      company.asked.push(url.searchParams);
      // A hub asks for the sign-up page so; this provider has none of its own.
      if (url.searchParams.get('prompt') === 'registration')
        request.url = request.url?.replace('prompt=registration', 'prompt=login') ?? '';
    }
    if (!url.pathname.startsWith('/interaction/')) return void callback(request, response);
    const details = await provider.interactionDetails(request, response);
    if (company.refuses) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const grant = new provider.Grant({ accountId: company.person.sub, clientId: String(details.params['client_id']) });
    grant.addOIDCScope(String(details.params['scope']));
    return provider.interactionFinished(request, response, {
      login: { accountId: company.person.sub, remember: false },
      consent: { grantId: await grant.save() },
    });
  };
  return company;
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}
