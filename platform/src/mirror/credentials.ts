/** Tokens with which mirrors read channels of this hub that are not open to everybody. */
import { parseRepoTarget } from '@terrarium/domain/repo';
import type { Channels } from '../channel/index.ts';
import { readerOfToken } from '../token/index.ts';
import type { TokenService } from '../token/index.ts';

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

  constructor(channels: Channels, tokens: TokenService, publicUrl: string) {
    this.#channels = channels;
    this.#tokens = tokens;
    this.#hub = `${publicUrl}/`;
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
  async of({
    id,
    source,
  }: Pick<SourcedMirror, 'id' | 'source'>): Promise<{ below: string; token: string } | undefined> {
    if (source === null || this.#channelAt(source) === null) return undefined;
    const token = await this.#tokens.secretOfMirror(id);
    return token === null ? undefined : { below: `${source.replace(/\/+$/, '')}/`, token };
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
