/** What mirrors read sources with that are not open to everybody: tokens of this hub for its own channels, and what somebody gave them for others. */
import { parseRepoTarget } from '@terrarium/domain/repo';
import type { Channels } from '../channel/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { unprocessable } from '../http/index.ts';
import type { Seal } from '../identity/index.ts';
import type { ClientSettings } from '../outbound/index.ts';
import { readerOfToken } from '../token/index.ts';
import type { TokenService } from '../token/index.ts';
import type { MirrorDetails, MirrorSettingBody } from './contract.ts';
import { baseOf } from './source.ts';
import { saveSecret, secretOf } from './store.ts';

/** Who holds the token that is given. */
type Holder = { userId: string } | { site: true };

/** A mirror as far as its credentials go. */
interface SourcedMirror {
  id: string;
  name: string;
  source: string | null;
}

/**
 * Gives tokens to mirrors and keeps them for their reads. Only a mirror whose source is a channel of this hub gets one, and only where the token opens that
 * channel: a token of this hub is worth nothing elsewhere, and no other server is to see it.
 */
export class MirrorCredentials {
  readonly #channels: Channels;
  readonly #tokens: TokenService;
  readonly #hub: string;
  readonly #db: Db;
  readonly #seal: Seal;
  readonly #allowPrivate: boolean;

  /** @param parts.seal keeps what was given to mirrors; `allowPrivate`: whether secrets may go over plain http */
  constructor(
    channels: Channels,
    tokens: TokenService,
    { db, seal, publicUrl, allowPrivate }: { db: Db; seal: Seal; publicUrl: string; allowPrivate: boolean },
  ) {
    this.#channels = channels;
    this.#tokens = tokens;
    this.#hub = `${publicUrl}/`;
    this.#db = db;
    this.#seal = seal;
    this.#allowPrivate = allowPrivate;
  }

  /**
   * Gives a token of an organization to its mirrors (TOKEN-05). @returns the names of those that have it now, by name
   * @throws HttpError 404 without a token, 409 when it has expired
   */
  async give(organizationId: string, holder: Holder): Promise<string[]> {
    const given = await this.#tokens.giveToMirrors(organizationId, holder, async (token) => {
      const reader = readerOfToken(token);
      const found: SourcedMirror[] = [];
      // Who gives it may sync every mirror of the organization, so all of them are looked at.
      for (const mirror of await this.#channels.readableChannels(
        { tokenOfOrganization: organizationId },
        { organizationId },
      )) {
        const source = mirror.type === 'external_mirror' ? this.#channelAt(mirror.source) : null;
        if (source !== null && (await this.#channels.findChannel(source.organization, source.channel, reader)) !== null)
          found.push(mirror);
      }
      return found;
    });
    return given.map(({ name }) => name);
  }

  /** What a mirror reads its source with; undefined for nothing. */
  async of({ id, source }: Pick<SourcedMirror, 'id' | 'source'>): Promise<ClientSettings['credentials']> {
    if (source === null) return undefined;
    const below = `${baseOf(source)}/`;
    const given = await secretOf(this.#db, id);
    if (given !== undefined) {
      // Another source than the one that it was given for opens nothing with it.
      const secret = await this.#seal.open(given.sealed, ownerOf(id, source));
      if (secret === null) return undefined;
      const pair = (): string => Buffer.from(`${given.username}:${secret}`).toString('base64');
      return { below, headers: { authorization: given.kind === 'bearer' ? `Bearer ${secret}` : `Basic ${pair()}` } };
    }
    if (this.#channelAt(source) === null) return undefined;
    const token = await this.#tokens.secretOfMirror(id);
    return token === null ? undefined : { below, headers: { authorization: `Bearer ${token}` } };
  }

  /** What was given to a mirror for its source, without the secret. */
  async told(id: string): Promise<MirrorDetails['credentials']> {
    const given = await secretOf(this.#db, id);
    return given === undefined
      ? null
      : { kind: given.kind, username: given.username, set_at: given.set_at.toISOString() };
  }

  /**
   * Keeps what opens the source of a mirror, or takes it away. @returns what writes it, in a transaction
   * @throws HttpError 422 for a source to which no secret is sent
   */
  async seal(
    { id, source }: { id: string; source: string },
    given: NonNullable<MirrorSettingBody['credentials']> | null,
  ): Promise<(trx: Trx) => Promise<void>> {
    if (given === null) return (trx) => saveSecret(trx, id, null);
    const protocol = URL.parse(source)?.protocol;
    if (protocol !== 'https:' && !(protocol === 'http:' && this.#allowPrivate))
      throw unprocessable([
        {
          loc: ['body', 'credentials'],
          msg: 'Credentials are sent over https only. Make a mirror whose source begins with https://.',
          type: 'value_error.source',
        },
      ]);
    const [username, secret] = given.kind === 'basic' ? [given.username, given.password] : [null, given.token];
    const sealed = await this.#seal.close(secret, ownerOf(id, source));
    return (trx) => saveSecret(trx, id, { kind: given.kind, username, sealed });
  }

  /** The channel of this hub that a source is; null for any other. */
  #channelAt(source: string | null): { organization: string; channel: string } | null {
    const url = URL.parse(source ?? '');
    if (url === null || !url.href.startsWith(this.#hub)) return null;
    const address = parseRepoTarget(`${url.pathname.replace(/\/+$/, '')}/noarch/repodata.json`);
    if (typeof address === 'string' || address.subdir === null) return null;
    const { organization, channel } = address;
    return { organization, channel };
  }
}

/** For whom a secret is sealed: one mirror with one source. */
function ownerOf(id: string, source: string): string {
  return `${id} ${source}`;
}
