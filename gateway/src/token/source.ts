import type { UserModel } from '../account/index.ts';
import { toUser } from '../account/index.ts';
import type {
  ApiToken,
  ApiTokenScope,
  CreateApiTokenInput,
  PersonalToken,
  SiteToken,
  TokenOwner,
  TokenScope,
} from '../gen/schema.ts';
import { toId, tokenScopeOf, enumOrLeast } from '../graphql/index.ts';
import {
  path,
  type List,
  type RestChannelToken,
  type RestClient,
  type RestIssuedToken,
  type Item,
  type Schemas,
} from '../rest/index.ts';

/** What an API token is good for; a scope we do not know promises least. */
const apiTokenScopeOf = enumOrLeast<ApiTokenScope>()(['READ', 'PUBLISH', 'FULL'], 'READ');

/** A token of an organization with its holder. */
type RestOrganizationToken = Item<'/api/organizations/{org}/channel-tokens'>;
/** The mirrors that were given a token. */
type RestTokenSync = Schemas['TokenSync'];
/** State of an API token. */
type RestApiToken = Schemas['ApiToken'];
/** An API token just issued. */
type RestIssuedApiToken = Schemas['IssuedApiToken'];

/** A token of an organization with its holder. */
export interface OrganizationTokenModel extends PersonalToken {
  id: string;
  user: UserModel | null;
  serviceAccountName: string | null;
}

const toState = (token: RestChannelToken): PersonalToken => ({
  hint: token.hint,
  scope: tokenScopeOf(token.scope),
  createdAt: token.created_at,
  expiresAt: token.expires_at,
  lastUsedAt: token.last_used_at,
});

const toToken = (organization: string, token: RestOrganizationToken): OrganizationTokenModel => ({
  ...toState(token),
  id: toId('OrganizationToken', organization, token.id),
  user: token.user && toUser(token.user),
  serviceAccountName: token.service_account?.name ?? null,
});

const toApiToken = (token: RestApiToken): ApiToken => ({
  id: toId('ApiToken', token.id),
  name: token.name,
  hint: token.hint,
  scope: apiTokenScopeOf(token.scope),
  createdAt: token.created_at,
  expiresAt: token.expires_at,
  lastUsedAt: token.last_used_at,
});

const API_TOKENS = '/api/account/tokens';
const PERSONAL = '/api/ce/current-token';

/** REST calls of tokens; organizations by name, tokens by UUID. */
export class TokenSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The tokens of an organization. */
  async list(organization: string): Promise<OrganizationTokenModel[]> {
    const { items } = await this.#rest.get<List<RestOrganizationToken>>(
      path`/api/organizations/${organization}/channel-tokens`,
    );
    return items.map((token) => toToken(organization, token));
  }

  /** A token of an organization; null when unknown or not visible. */
  async find(organization: string, uuid: string): Promise<OrganizationTokenModel | null> {
    const answer = await this.#rest.find<List<RestOrganizationToken>>(
      path`/api/organizations/${organization}/channel-tokens`,
    );
    const token = answer?.items.find(({ id }) => id === uuid);
    return token ? toToken(organization, token) : null;
  }

  /** The organization's own token; null when there is none. */
  async ofSite(organization: string): Promise<SiteToken | null> {
    const token = await this.#rest.find<RestChannelToken>(path`/api/organizations/${organization}/ce/site-token`);
    return token && toState(token);
  }

  /** Issues the organization's own token, or replaces it. @returns the secret */
  issueOfSite(organization: string, renew: boolean, scope?: TokenScope | null): Promise<string> {
    return this.#issue(path`/api/organizations/${organization}/ce/site-token`, renew, scope);
  }

  /** Ends a token of an organization. */
  async revoke(organization: string, uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/channel-tokens/${uuid}`);
  }

  /** Gives a token to mirrors. @returns their names */
  async giveToMirrors(organization: string, owner: TokenOwner): Promise<string[]> {
    const target =
      owner === 'CALLER'
        ? path`/api/organizations/${organization}/ce/current-token/sync`
        : path`/api/organizations/${organization}/ce/site-token/sync`;
    return (await this.#rest.write<RestTokenSync>('PUT', target)).mirrors;
  }

  /** The caller's personal token; null when there is none. */
  async personal(): Promise<PersonalToken | null> {
    const token = await this.#rest.find<RestChannelToken>(PERSONAL);
    return token && toState(token);
  }

  /** Issues the caller's personal token, or replaces it. @returns the secret */
  issuePersonal(renew: boolean, scope?: TokenScope | null): Promise<string> {
    return this.#issue(PERSONAL, renew, scope);
  }

  /** Ends the caller's personal token. */
  async revokePersonal(): Promise<void> {
    await this.#rest.write('DELETE', PERSONAL);
  }

  /** The caller's API tokens. */
  async apiTokens(): Promise<ApiToken[]> {
    return (await this.#rest.get<List<RestApiToken>>(API_TOKENS)).items.map(toApiToken);
  }

  /** An API token of the caller; null when they have no such one. */
  async apiToken(uuid: string): Promise<ApiToken | null> {
    const answer = await this.#rest.find<List<RestApiToken>>(API_TOKENS);
    const token = answer?.items.find(({ id }) => id === uuid);
    return token ? toApiToken(token) : null;
  }

  /** Issues an API token. @returns the secret */
  async createApiToken({ name, scope, days }: CreateApiTokenInput): Promise<string> {
    const body = { name, scope: scope.toLowerCase(), days };
    return (await this.#rest.write<RestIssuedApiToken>('POST', API_TOKENS, body)).secret;
  }

  /** Replaces an API token. @returns the secret */
  async renewApiToken(uuid: string, days?: number | null): Promise<string> {
    const body = { confirm: 'yes', ...(typeof days === 'number' ? { days } : {}) };
    return (await this.#rest.write<RestIssuedApiToken>('PUT', path`/api/account/tokens/${uuid}`, body)).secret;
  }

  /** Ends an API token. */
  async revokeApiToken(uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/account/tokens/${uuid}`);
  }

  async #issue(target: string, renew: boolean, wanted?: TokenScope | null): Promise<string> {
    const scope = wanted ? { scope: wanted.toLowerCase() } : {};
    const answer = renew
      ? await this.#rest.write<RestIssuedToken>('PUT', target, { confirm: 'yes', ...scope })
      : await this.#rest.write<RestIssuedToken>('POST', target, scope);
    return answer.secret;
  }
}
