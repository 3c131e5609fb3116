/** Checks whether a channel would show files to more users than their own channels, which requires confirmation. */
import { openness } from '@terrarium/domain/access';
import type { Privacy } from '@terrarium/domain/access';
import type { Db, Trx } from '../db/index.ts';
import { conflict, unprocessable } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';
import { settingsGiven } from './contract.ts';
import type { PatchChannelBody } from './contract.ts';
import { channelsByName, narrowerSources, sourceIdsOfChannel, widerDependents } from './store.ts';
import type { ChannelRow } from './store.ts';

type Named = { name: string; privacy: Privacy };

/** Readers, worded to follow 'may read'. */
const READERS: Record<Privacy, string> = {
  public: 'everyone',
  internal: 'all members of the organization',
  private: 'admins and its groups only',
};

const listed = (channels: readonly Named[]): string =>
  channels.map(({ name, privacy }) => `'${name}' (${privacy})`).join(', ');

function exposes(what: string): HttpError {
  return conflict(`${what} Confirm to continue.`, 'exposes_sources', [
    { loc: ['body', 'confirm_exposure'], msg: 'Send the same with true here if that is meant.', type: 'exposure' },
  ]);
}

/**
 * Requires confirmation before a virtual channel shows files of more restricted channels.
 * @throws 409 `exposes_sources` that names them
 */
export async function refuseUnconfirmedSources(
  db: Db | Trx,
  sourceIds: readonly string[],
  name: string,
  privacy: Privacy,
): Promise<void> {
  const narrower = sourceIds.length === 0 ? [] : await narrowerSources(db, sourceIds, privacy);
  if (narrower.length > 0)
    throw exposes(
      `'${name}' would give ${READERS[privacy]} access to ${listed(narrower)}, which fewer people can read now.`,
    );
}

/** Returns whether a visibility allows more readers than the channel's current one. */
export const opens = (channel: Pick<ChannelRow, 'privacy'>, privacy: Privacy | undefined): boolean =>
  privacy !== undefined && openness(privacy) > openness(channel.privacy);

/** Returns whether a change only restricts the readers of a channel. */
export function narrows(channel: ChannelRow, { privacy, ...others }: PatchChannelBody): boolean {
  return privacy !== undefined && openness(privacy) < openness(channel.privacy) && settingsGiven(others).length === 0;
}

/**
 * Requires confirmation before a change of visibility leaves files exposed: a virtual channel more open than its
 * sources, or a restricted channel with more open virtual channels based on it.
 * @throws 409 `exposes_sources`
 */
export async function refuseUnconfirmedPrivacy(db: Db | Trx, channel: ChannelRow, privacy: Privacy): Promise<void> {
  const [from, to] = [openness(channel.privacy), openness(privacy)];
  if (to > from) await refuseUnconfirmedSources(db, await sourceIdsOfChannel(db, channel.id), channel.name, privacy);
  if (to >= from) return;
  const wider = await widerDependents(db, channel.id, privacy);
  if (wider.length > 0)
    throw exposes(
      `The files of '${channel.name}' would remain readable through ${listed(wider)}, which more people can read.`,
    );
}

/**
 * Finds a channel's companion channels, in order.
 * They must belong to its organization and be readable by all of its readers. Otherwise some readers couldn't install
 * what the hub calls installable.
 * @throws 422 `unknown_source`, `unusable_together`
 */
export async function usableWith(
  trx: Trx,
  channel: Pick<ChannelRow, 'name' | 'organization_id'>,
  names: readonly string[],
  privacy: Privacy,
): Promise<{ id: string; name: string }[]> {
  const known = new Map((await channelsByName(trx, channel.organization_id, names)).map((each) => [each.name, each]));
  return names.map((name, at) => {
    const other = known.get(name);
    const refused = (msg: string, code: 'unknown_source' | 'unusable_together'): HttpError =>
      unprocessable([{ loc: ['body', 'used_with', at], msg, type: 'value_error' }], `${msg}.`, code);
    if (other === undefined) throw refused(`The organization has no channel '${name.slice(0, 128)}'`, 'unknown_source');
    if (name === channel.name) throw refused(`'${name}' can't be used together with itself`, 'unusable_together');
    if (openness(other.privacy) < openness(privacy))
      throw refused(
        `'${name}' (${other.privacy}) can't be used together with '${channel.name}' (${privacy}), because fewer people can read it`,
        'unusable_together',
      );
    return other;
  });
}
