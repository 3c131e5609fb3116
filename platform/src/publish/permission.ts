/** Checks who can publish where: when an upload starts, before reading its body, and again before the commit. */
import { can, featureNeeded } from '@terrarium/domain/access';
import type { Feature, TokenScope } from '@terrarium/domain/access';
import type { ChannelRow, Channels, Reader } from '../channel/index.ts';
import type { Identity } from '../identity/index.ts';
import type { OrganizationContext } from '../http/index.ts';
import { CHALLENGE, readCredentials } from '../repo/index.ts';
import type { Credential } from '../repo/index.ts';
import { readerOfToken } from '../token/index.ts';
import type { TokenHolder, Tokens } from '../token/index.ts';
import { Rejection } from './rejection.ts';

/** Who publishes: a user, a service account, or a named actor such as the organization itself. */
export type Publisher = { userId: string } | { serviceAccountId: string } | { named: string };

/** Dependencies of {@link Permissions}. */
export interface PermissionParts {
  channels: Pick<Channels, 'findChannel' | 'channelById'>;
  tokens: Pick<Tokens, 'authenticateChannelToken'>;
  identity: Pick<Identity, 'verifyAccessToken'>;
  organizations: {
    find(nameOrId: string, userId: string | null): Promise<OrganizationContext | null>;
    requireFeature(organizationId: string, feature: Feature): Promise<void>;
  };
}

/** A publisher with a channel that they can write. */
export interface Permitted {
  publisher: Publisher;
  channel: ChannelRow;
  /** Expiration of the publisher's token; missing for signed-in users and short-lived tokens. */
  endsAt?: Date;
}

/**
 * Reads the credentials of a request.
 * X-API-Key has priority over the Authorization header, which clients fill from `~/.netrc` on their own.
 */
export function credentialsOf(
  headers: { authorization?: string | undefined; 'x-api-key'?: string | string[] | undefined },
  pathToken: string | null = null,
): Credential[] {
  const key = headers['x-api-key'];
  if (typeof key === 'string') return readCredentials(null, `Bearer ${key}`);
  // anaconda-client uses this scheme.
  return readCredentials(pathToken, headers.authorization?.replace(/^token (?=\S)/i, 'Bearer '));
}

/** Checks whether credentials allow publishing to a channel. */
export class Permissions {
  readonly #parts: PermissionParts;
  constructor(parts: PermissionParts) {
    this.#parts = parts;
  }

  /**
   * Returns the publisher and the channel.
   * Reveals nothing about a channel that they can't read.
   * @throws Rejection 401, 403, 404, 405
   */
  async of(credentials: readonly Credential[], organization: string, channelName: string): Promise<Permitted> {
    if (credentials.length === 0)
      throw new Rejection(
        401,
        'credentials_wanted',
        'Authentication required. Send a publish token as a bearer token or as the HTTP Basic password.',
        CHALLENGE,
      );
    const who = await this.#who(credentials);
    const channel = await this.#parts.channels.findChannel(organization, channelName, who.reader);
    if (channel === null)
      throw new Rejection(
        404,
        'unknown_channel',
        `Channel '${organization}/${channelName}' doesn't exist, or your token can't read it. Check the name and that the token belongs to '${organization}'.`,
      );
    await this.#mayWrite(who, channel);
    return { publisher: who.publisher, channel, ...(who.endsAt && { endsAt: who.endsAt }) };
  }

  /**
   * Like {@link of}, and checks that the organization's plan includes publishing.
   * @throws Rejection, HttpError 403 `not_in_plan`
   */
  async toPublish(credentials: readonly Credential[], organization: string, channelName: string): Promise<Permitted> {
    return this.#inPlan(await this.of(credentials, organization, channelName));
  }

  async #inPlan(permitted: Permitted): Promise<Permitted> {
    const feature = featureNeeded('artifact.publish', 'put');
    if (feature !== null) await this.#parts.organizations.requireFeature(permitted.channel.organization_id, feature);
    return permitted;
  }

  /** Like {@link toPublish}, for a signed-in user who requested the upload before. @throws Rejection */
  async ofPerson(userId: string, channelId: string): Promise<Permitted> {
    const channel = await this.#parts.channels.channelById(channelId);
    if (channel === null) throw new Rejection(404, 'unknown_channel', 'The channel was deleted.');
    await this.#mayWrite(
      { publisher: { userId }, reader: { userId }, scope: 'publish', organizationId: null },
      channel,
    );
    return this.#inPlan({ publisher: { userId }, channel });
  }

  async #who(credentials: readonly Credential[]): Promise<Who> {
    for (const { kind, secret } of credentials) {
      if (kind === 'token') {
        const holder = await this.#parts.tokens.authenticateChannelToken(secret);
        if (holder === null) continue;
        const { organizationId, scope, endsAt } = holder;
        const who = { publisher: publisherOf(holder), reader: readerOfToken(holder), scope, organizationId };
        return 'channelId' in holder ? { ...who, channelId: holder.channelId } : { ...who, endsAt };
      }
      if (kind === 'jwt') {
        const viewer = await this.#parts.identity.verifyAccessToken(secret);
        if (viewer !== null) {
          const publisher = { userId: viewer.userId };
          return { publisher, reader: publisher, scope: 'publish', organizationId: null };
        }
      }
    }
    throw new Rejection(
      401,
      'bad_credentials',
      'The token is mistyped, expired, or revoked. Create a new one in the hub.',
      CHALLENGE,
    );
  }

  async #mayWrite({ publisher, scope, organizationId, channelId }: Who, channel: ChannelRow): Promise<void> {
    const place = `${channel.organization_name}/${channel.name}`;
    if (scope !== 'publish')
      throw new Rejection(403, 'read_only_token', 'This token is read-only. Create a publish token in the hub.');
    const mayWrite =
      'userId' in publisher
        ? (organizationId === null || organizationId === channel.organization_id) &&
          can(
            (await this.#parts.organizations.find(channel.organization_id, publisher.userId))?.role,
            'artifact.publish',
          )
        : organizationId === channel.organization_id && (channelId === undefined || channelId === channel.id);
    if (!mayWrite)
      throw new Rejection(
        403,
        'not_allowed',
        `You can read '${place}' but can't publish to it. Ask an admin of '${channel.organization_name}'.`,
      );
    const elsewhere = whyNotHosted(channel);
    if (elsewhere !== null) throw new Rejection(405, 'not_hosted', elsewhere, { allow: 'GET, HEAD' });
  }
}

function publisherOf(holder: TokenHolder): Publisher {
  if ('userId' in holder) return { userId: holder.userId };
  if ('serviceAccountId' in holder) return { serviceAccountId: holder.serviceAccountId };
  if ('workload' in holder) return { named: `the workload ${holder.workload}` };
  return { named: "the organization's token" };
}

/** Returns why no one can publish to a channel, as a sentence; null for a hosted one. */
export function whyNotHosted({ organization_name, name, type }: ChannelRow): string | null {
  const place = `${organization_name}/${name}`;
  if (type === 'virtual')
    return `'${place}' is a virtual channel. Publish to one of its hosted source channels instead.`;
  if (type === 'external_mirror') return `'${place}' is a mirror. Publish to a hosted channel instead.`;
  return null;
}

interface Who {
  publisher: Publisher;
  reader: Reader;
  scope: TokenScope;
  /** Organization in which a token is valid; null for a signed-in user and a personal token. */
  organizationId: string | null;
  /** The only channel that a workload's token is valid for. */
  channelId?: string;
  endsAt?: Date | null;
}
