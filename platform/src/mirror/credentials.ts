/**
 * Credentials of mirrors for restricted sources: tokens of this hub for its own channels, and secrets that users
 * entered for others.
 */
import { isoTime } from '@terrarium/domain/calendar';
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
import { saveSecret, secretOf } from './settingStore.ts';

/** Owner of the token. */
type Holder = { userId: string } | { site: true };

/** A mirror with its source. */
interface SourcedMirror {
  id: string;
  name: string;
  source: string | null;
}

/**
 * Assigns tokens to mirrors and stores them for reading.
 * Only for sources that are channels of this hub which the token can read, because no other server must see the token.
 */
export class MirrorCredentials {
  readonly #channels: Channels;
  readonly #tokens: TokenService;
  readonly #hub: string;
  readonly #db: Db;
  readonly #seal: Seal;
  readonly #allowPrivate: boolean;

  /** @param parts.seal encrypts stored credentials; `allowPrivate`: whether secrets may be sent over plain http */
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
   * Assigns a token to the mirrors of its organization (TOKEN-05).
   * @returns the names of mirrors that got it, sorted
   * @throws HttpError 404 without a token, 409 if it has expired
   */
  async give(organizationId: string, holder: Holder): Promise<string[]> {
    const given = await this.#tokens.giveToMirrors(organizationId, holder, async (token) => {
      const reader = readerOfToken(token);
      const found: SourcedMirror[] = [];
      // The caller can sync every mirror of the organization, so all of them are included.
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

  /** Returns the credentials of a mirror for its source; undefined if none. */
  async of({ id, source }: Pick<SourcedMirror, 'id' | 'source'>): Promise<ClientSettings['credentials']> {
    if (source === null) return undefined;
    const below = `${baseOf(source)}/`;
    const given = await secretOf(this.#db, id);
    if (given !== undefined) {
      // Credentials are bound to their source, so they can't be decrypted for another one.
      const secret = await this.#seal.open(given.sealed, ownerOf(id, source));
      if (secret === null) return undefined;
      const pair = (): string => Buffer.from(`${given.username}:${secret}`).toString('base64');
      return { below, headers: { authorization: given.kind === 'bearer' ? `Bearer ${secret}` : `Basic ${pair()}` } };
    }
    if (this.#channelAt(source) === null) return undefined;
    const token = await this.#tokens.secretOfMirror(id);
    return token === null ? undefined : { below, headers: { authorization: `Bearer ${token}` } };
  }

  /** Describes the credentials of a mirror, without the secret. */
  async told(id: string): Promise<MirrorDetails['credentials']> {
    const given = await secretOf(this.#db, id);
    return given === undefined ? null : { kind: given.kind, username: given.username, set_at: isoTime(given.set_at) };
  }

  /**
   * Prepares to store or remove the credentials of a mirror's source.
   * @returns a function that writes in a transaction
   * @throws HttpError 422 for a source to which secrets aren't sent
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

  /** Returns the channel of this hub that a source refers to; null for other sources. */
  #channelAt(source: string | null): { organization: string; channel: string } | null {
    const url = URL.parse(source ?? '');
    if (url === null || !url.href.startsWith(this.#hub)) return null;
    const address = parseRepoTarget(`${url.pathname.replace(/\/+$/, '')}/noarch/repodata.json`);
    if (typeof address === 'string' || address.subdir === null) return null;
    const { organization, channel } = address;
    return { organization, channel };
  }
}

/** Returns the owner for which a secret is encrypted: one mirror with one source. */
function ownerOf(id: string, source: string): string {
  return `${id} ${source}`;
}
