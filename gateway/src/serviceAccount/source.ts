import type { ServiceAccount, TokenScope } from '../gen/schema.ts';
import { toId, tokenScopeOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestIssuedToken, type Schemas, versionOf } from '../rest/index.ts';

/** An account without a person. */
type RestServiceAccount = Schemas['ServiceAccount'];

const toAccount = (organization: string, account: RestServiceAccount): ServiceAccount => {
  const { id, name, created_at: createdAt, token, groups } = account;
  return {
    get version() {
      return versionOf('serviceAccount', account);
    },
    id: toId('ServiceAccount', organization, id),
    name,
    createdAt,
    token: token && {
      hint: token.hint,
      scope: tokenScopeOf(token.scope),
      createdAt: token.created_at,
      expiresAt: token.expires_at,
      lastUsedAt: token.last_used_at,
    },
    groups: groups.map((group) => ({ groupId: toId('Group', organization, group.id), name: group.name })),
  };
};

/** REST calls of service accounts; organizations by name, accounts and groups by UUID. */
export class ServiceAccountSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Service accounts of an organization. */
  async list(organization: string): Promise<ServiceAccount[]> {
    const { items } = await this.#rest.get<List<RestServiceAccount>>(
      path`/api/v1/organizations/${organization}/service-accounts`,
    );
    return items.map((account) => toAccount(organization, account));
  }

  /** A service account; null when unknown or not visible. */
  async find(organization: string, uuid: string): Promise<ServiceAccount | null> {
    const answer = await this.#rest.find<List<RestServiceAccount>>(
      path`/api/v1/organizations/${organization}/service-accounts`,
    );
    const account = answer?.items.find(({ id }) => id === uuid);
    return account ? toAccount(organization, account) : null;
  }

  /** Creates one. */
  async create(organization: string, name: string): Promise<ServiceAccount> {
    return toAccount(
      organization,
      await this.#rest.write<RestServiceAccount>('POST', path`/api/v1/organizations/${organization}/service-accounts`, {
        name,
      }),
    );
  }

  /** Renames one. */
  async rename(organization: string, uuid: string, name: string): Promise<ServiceAccount> {
    return toAccount(
      organization,
      await this.#rest.write<RestServiceAccount>(
        'PUT',
        path`/api/v1/organizations/${organization}/service-accounts/${uuid}`,
        { name },
      ),
    );
  }

  /** Puts one into groups and takes it out of all others. */
  async setGroups(organization: string, uuid: string, groups: readonly string[]): Promise<ServiceAccount> {
    return toAccount(
      organization,
      await this.#rest.write<RestServiceAccount>(
        'PUT',
        path`/api/v1/organizations/${organization}/service-accounts/${uuid}/groups`,
        { group_ids: groups },
      ),
    );
  }

  /** Deletes one. */
  async remove(organization: string, uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/v1/organizations/${organization}/service-accounts/${uuid}`);
  }

  /** Issues its token, or replaces the one that it holds. Resolves with the secret. */
  async issueToken(organization: string, uuid: string, renew: boolean, wanted?: TokenScope | null): Promise<string> {
    const scope = wanted ? { scope: wanted.toLowerCase() } : {};
    const target = path`/api/v1/organizations/${organization}/service-accounts/${uuid}/token`;
    const { secret } = renew
      ? await this.#rest.write<RestIssuedToken>('PUT', target, { confirm: 'yes', ...scope })
      : await this.#rest.write<RestIssuedToken>('POST', target, scope);
    return secret;
  }

  /** Ends its token. */
  async revokeToken(organization: string, uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/v1/organizations/${organization}/service-accounts/${uuid}/token`);
  }
}
