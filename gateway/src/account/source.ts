import { createHash } from 'node:crypto';
import { displayNameOf } from '@terrarium/domain/access';
import type {
  AccountProfile,
  BaseSubscription,
  ChannelToken,
  Consent,
  FeaturePermission,
  TokenScope,
} from '../gen/schema.ts';
import { productOf, toId, tokenScopeOf, wordOf } from '../graphql/index.ts';
import {
  path,
  type List,
  type RestChannelToken,
  type RestClient,
  type RestIssuedToken,
  type RestUser,
  type Answer,
  type Item,
  type Schemas,
  versionOf,
} from '../rest/index.ts';

type RestPerson = NonNullable<Schemas['Explanation']['applied_by']>;
type RestAccountFeatures = Answer<'/api/account/features'>;
type RestConsent = Schemas['Consent'];
type RestOwnChannelToken = Item<'/api/account/channel-tokens'>;

/** A person as the schema shows them. */
export interface UserModel {
  id: string;
  uuid: string;
  email: string | null;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
  createdAt: string | null;
}

/** A person with or without the fields that only an account has. */
export const toUser = (person: RestPerson & Partial<Pick<RestUser, 'email' | 'created_at'>>): UserModel => ({
  id: toId('User', person.id),
  uuid: person.id,
  email: person.email ?? null,
  username: person.username,
  firstName: person.first_name,
  lastName: person.last_name,
  displayName: displayNameOf(person),
  createdAt: person.created_at ?? null,
});

/** What only the person sees of an account. */
export interface PrivateModel {
  profile: AccountProfile;
  subscriptions: BaseSubscription[];
  isOperator: boolean;
  avatarHash: string | null;
}

const toPrivate = (user: RestUser): PrivateModel => {
  const { email, profile, subscriptions, is_operator: isOperator } = user;
  return {
    profile: {
      get version() {
        return versionOf('profile', user);
      },
      isConsented: profile.is_consented,
      isConfirmed: profile.is_confirmed,
      isDisabled: profile.is_disabled,
      pendingEmail: profile.pending_email ?? null,
    },
    subscriptions: subscriptions.map((each) => ({
      productCode: productOf(each.product_code),
      expiresAt: each.expires_at,
      organizationId: each.org_id === null ? null : toId('Organization', each.org_id),
    })),
    isOperator: isOperator === true,
    // As the avatar service wants it: of the trimmed address in lower case.
    avatarHash: email === null ? null : createHash('sha256').update(email.trim().toLowerCase()).digest('hex'),
  };
};

const toToken = (organization: string, token: RestChannelToken): ChannelToken => ({
  id: toId('ChannelToken', organization, token.id),
  organizationName: organization,
  last4: token.hint,
  scope: tokenScopeOf(token.scope),
  createdAt: token.created_at,
  expiresAt: token.expires_at,
  lastUsedAt: token.last_used_at,
});

/** REST calls of the account area. */
export class AccountSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The signed-in person. */
  async viewer(): Promise<UserModel> {
    return toUser(await this.#account());
  }

  /** What only the signed-in person sees of themselves; shares the call of `viewer`. */
  async private(): Promise<PrivateModel> {
    return toPrivate(await this.#account());
  }

  #account(): Promise<RestUser> {
    return this.#rest.get<RestUser>('/api/account');
  }

  /** Changes names of the signed-in person; what is undefined stays. */
  async updateProfile(
    id: string,
    names: Partial<Record<'first_name' | 'last_name' | 'username', string | null | undefined>>,
  ): Promise<void> {
    await this.#rest.write('PUT', path`/api/users/${id}/`, names);
  }

  /** Asks for another address of the signed-in person. */
  async changeEmail(id: string, email: string, password: string): Promise<void> {
    await this.#rest.write('PUT', path`/api/users/${id}/email`, { email, password });
  }

  /** Changes the password of the signed-in person. */
  async changePassword(id: string, oldPassword: string, password: string): Promise<void> {
    await this.#rest.write('POST', path`/api/users/${id}/passwords`, { old_password: oldPassword, password });
  }

  /** Deletes the account of the signed-in person. */
  async deleteAccount(hard: boolean): Promise<void> {
    await this.#rest.write('DELETE', `/api/users/me?hard=${hard}`);
  }

  /** Records the answer of the signed-in person about the privacy notice and the terms. */
  async updateConsent(isConsented: boolean, version: string): Promise<void> {
    await this.#rest.write('PUT', '/api/iam/auth/update-consent', { is_consented: isConsented, version });
  }

  /** A person by id; null when unknown or not visible. */
  async user(id: string): Promise<UserModel | null> {
    const user = await this.#rest.find<RestUser>(path`/api/users/${id}`);
    return user && toUser(user);
  }

  /** The caller's last answer about the privacy notice and the terms. */
  async consent(): Promise<Consent> {
    const consent = await this.#rest.get<RestConsent>('/api/iam/auth/is-consented');
    return { isConsented: consent.is_consented, version: consent.version, consentedAt: consent.consented_at };
  }

  /** When a person's account was made; null when it is unknown or not visible. */
  async createdAt(id: string): Promise<string | null> {
    return (await this.user(id))?.createdAt ?? null;
  }

  /** Feature permissions of the signed-in person. */
  async features(): Promise<FeaturePermission[]> {
    const { features } = await this.#rest.get<RestAccountFeatures>('/api/account/features');
    return Object.entries(features).map(([name, allowed]) => ({ name, allowed }));
  }

  /** The caller's channel token in an organization; null when there is none. */
  async channelToken(organization: string): Promise<ChannelToken | null> {
    const token = await this.#rest.find<RestChannelToken>(path`/api/organizations/${organization}/ce/current-token`);
    return token && toToken(organization, token);
  }

  /** The caller's channel tokens in all organizations. */
  async channelTokens(): Promise<ChannelToken[]> {
    return (await this.#rest.get<List<RestOwnChannelToken>>('/api/account/channel-tokens')).items.map((token) =>
      toToken(token.organization.name, token),
    );
  }

  /** Ends the caller's channel token in an organization. */
  async revokeChannelToken(organization: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/ce/current-token`);
  }

  /** Issues a channel token, or replaces the one that exists. */
  async createChannelToken(
    organization: string,
    renew: boolean,
    wanted?: TokenScope | null,
  ): Promise<{ secret: string; channelToken: ChannelToken }> {
    const scope = wanted ? { scope: wordOf('TokenScope', wanted) } : {};
    const target = path`/api/organizations/${organization}/ce/current-token`;
    const answer = renew
      ? await this.#rest.write<RestIssuedToken>('PUT', target, { confirm: 'yes', ...scope })
      : await this.#rest.write<RestIssuedToken>('POST', target, scope);
    return { secret: answer.secret, channelToken: toToken(organization, answer.token) };
  }
}
