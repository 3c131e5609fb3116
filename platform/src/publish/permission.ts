/** Who may publish where. Asked when an upload begins, before a byte of it is read, and again before it is committed. */
import { can, featureNeeded } from '@terrarium/domain/access';
import type { Feature, TokenScope } from '@terrarium/domain/access';
import type { ChannelRow, Channels, Reader } from '../channel/index.ts';
import type { Identity } from '../identity/index.ts';
import type { OrganizationContext } from '../http/index.ts';
import { CHALLENGE, readCredentials } from '../repo/index.ts';
import type { Credential } from '../repo/index.ts';
import { readerOfToken } from '../token/index.ts';
import type { TokenHolder, Tokens } from '../token/index.ts';
import { Refusal } from './refusal.ts';

/** Who publishes: a person, a service account, or somebody who is known by a name only, such as the organization itself. */
export type Publisher = { userId: string } | { serviceAccountId: string } | { named: string };

/** What the permission is asked of. */
export interface PermissionParts {
  channels: Pick<Channels, 'findChannel' | 'channelById'>;
  tokens: Pick<Tokens, 'authenticateChannelToken'>;
  identity: Pick<Identity, 'verifyAccessToken'>;
  organizations: {
    find(nameOrId: string, userId: string | null): Promise<OrganizationContext | null>;
    requireFeature(organizationId: string, feature: Feature): Promise<void>;
  };
}

/** A publisher with the channel that they may write. */
export interface Permitted {
  publisher: Publisher;
  channel: ChannelRow;
  /** When the token ends by which it is known who publishes; missing for who is signed in, and for tokens of minutes. */
  endsAt?: Date;
}

/** How a request says who sends it: an X-API-Key counts before the Authorization header, which clients fill from `~/.netrc` without being asked. */
export function credentialsOf(
  headers: { authorization?: string | undefined; 'x-api-key'?: string | string[] | undefined },
  pathToken: string | null = null,
): Credential[] {
  const key = headers['x-api-key'];
  if (typeof key === 'string') return readCredentials(null, `Bearer ${key}`);
  // anaconda-client's word for it.
  return readCredentials(pathToken, headers.authorization?.replace(/^token (?=\S)/i, 'Bearer '));
}

/** Asks whether who shows some credentials may publish into a channel. */
export class Permissions {
  readonly #parts: PermissionParts;
  constructor(parts: PermissionParts) {
    this.#parts = parts;
  }

  /**
   * The publisher that credentials name, and the channel. Someone who may not read the channel learns nothing of it.
   * @throws Refusal 401, 403, 404, 405
   */
  async of(credentials: readonly Credential[], organization: string, channelName: string): Promise<Permitted> {
    if (credentials.length === 0)
      throw new Refusal(
        401,
        'credentials_wanted',
        'Say who you are: send a channel token that may publish, as Bearer token or as password of HTTP Basic.',
        CHALLENGE,
      );
    const who = await this.#who(credentials);
    const channel = await this.#parts.channels.findChannel(organization, channelName, who.reader);
    if (channel === null)
      throw new Refusal(
        404,
        'unknown_channel',
        `There is no channel '${organization}/${channelName}', or your token may not read it. Check the name, and that the token belongs to '${organization}'.`,
      );
    await this.#mayWrite(who, channel);
    return { publisher: who.publisher, channel, ...(who.endsAt && { endsAt: who.endsAt }) };
  }

  /** The same for who brings a package, which the organization's plan must allow, too. @throws Refusal, HttpError 403 `not_in_plan` */
  async toPublish(credentials: readonly Credential[], organization: string, channelName: string): Promise<Permitted> {
    return this.#inPlan(await this.of(credentials, organization, channelName));
  }

  async #inPlan(permitted: Permitted): Promise<Permitted> {
    const feature = featureNeeded('artifact.publish', 'put');
    if (feature !== null) await this.#parts.organizations.requireFeature(permitted.channel.organization_id, feature);
    return permitted;
  }

  /** The same for a signed-in person who asked for the upload before. @throws Refusal */
  async ofPerson(userId: string, channelId: string): Promise<Permitted> {
    const channel = await this.#parts.channels.channelById(channelId);
    if (channel === null) throw new Refusal(404, 'unknown_channel', 'The channel was deleted.');
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
    throw new Refusal(
      401,
      'bad_credentials',
      'The token of this request is not valid: it is mistyped, has expired or was revoked. Make a new one in the hub.',
      CHALLENGE,
    );
  }

  async #mayWrite({ publisher, scope, organizationId, channelId }: Who, channel: ChannelRow): Promise<void> {
    const place = `${channel.organization_name}/${channel.name}`;
    if (scope !== 'publish')
      throw new Refusal(
        403,
        'read_only_token',
        'This token may only read. Replace it in the hub by one that may read and publish.',
      );
    const mayWrite =
      'userId' in publisher
        ? (organizationId === null || organizationId === channel.organization_id) &&
          can(
            (await this.#parts.organizations.find(channel.organization_id, publisher.userId))?.role,
            'artifact.publish',
          )
        : organizationId === channel.organization_id && (channelId === undefined || channelId === channel.id);
    if (!mayWrite)
      throw new Refusal(
        403,
        'not_allowed',
        `You may read '${place}' but not publish into it. Ask an admin of '${channel.organization_name}'.`,
      );
    const elsewhere = whyNotHosted(channel);
    if (elsewhere !== null) throw new Refusal(405, 'not_hosted', elsewhere, { allow: 'GET, HEAD' });
  }
}

function publisherOf(holder: TokenHolder): Publisher {
  if ('userId' in holder) return { userId: holder.userId };
  if ('serviceAccountId' in holder) return { serviceAccountId: holder.serviceAccountId };
  if ('workload' in holder) return { named: `the workload ${holder.workload}` };
  return { named: "the organization's token" };
}

/** Why nothing can be published into a channel whoever asks, as a sentence; null for a hosted one. */
export function whyNotHosted({ organization_name, name, type }: ChannelRow): string | null {
  const place = `${organization_name}/${name}`;
  if (type === 'virtual')
    return `'${place}' is a virtual channel: it has what its sources have. Publish into one of them that is hosted.`;
  if (type === 'external_mirror')
    return `'${place}' is a mirror: it has what its source has. Publish into a hosted channel.`;
  return null;
}

interface Who {
  publisher: Publisher;
  reader: Reader;
  scope: TokenScope;
  /** The organization that a token is good in; null for a signed-in person and for the personal token of one. */
  organizationId: string | null;
  /** The one channel that a workload's token is good for. */
  channelId?: string;
  endsAt?: Date | null;
}
