/** Findings with their history: which advisory affects which served version, since when, until when, and why. */
import { curationText, stands, versionOrder } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import type { AdvisoryOrigin } from '../advisory/index.ts';
import { decidedBy } from '../artifact/index.ts';
import type { Trx } from '../db/index.ts';
import type { ChannelIndex } from '../repo/index.ts';
import * as store from './findingStore.ts';
import type { Begin, EndedFinding, FindingRow, NewFinding } from './findingStore.ts';
import type { DueChannel } from './store.ts';

/** Current state of a channel. */
interface Standing {
  fault: string;
  package: string;
  version: string;
  file_count: number;
}

const keyOf = ({ fault, package: name, version }: Pick<Standing, 'fault' | 'package' | 'version'>): string =>
  `${fault}\n${name}\n${version}`;

/** Returns whether an affected file counts as a finding: no VEX statement of this hub says otherwise. */
const counts = ({ status, notAffected }: Advisory): boolean => stands(status) && notAffected !== true;

/** Returns what affects served files, by {@link keyOf}: an advisory under its display ID. */
function standingOf({ records, advisories, publication }: ChannelIndex): Map<string, Standing> {
  const files = new Map<string, { record: number; count: number }>();
  for (const [record, set] of advisories.setOf.entries()) {
    if (set === 0 || publication?.allowed[record] !== 1) continue;
    const kind = `${set}/${records.nameOf[record]}/${records.versionOf[record]}`;
    const known = files.get(kind);
    if (known === undefined) files.set(kind, { record, count: 1 });
    else known.count++;
  }
  const found = new Map<string, Standing>();
  for (const { record, count } of files.values()) {
    for (const position of advisories.sets[advisories.setOf[record]!]!) {
      const advisory = advisories.advisories[position]!;
      if (!counts(advisory)) continue;
      const one: Standing = {
        fault: advisory.id,
        package: records.names[records.nameOf[record]!]!,
        version: records.versions[records.versionOf[record]!]!,
        file_count: count,
      };
      const known = found.get(keyOf(one));
      if (known === undefined) found.set(keyOf(one), one);
      else known.file_count += count;
    }
  }
  return found;
}

/** Returns the current display ID of each advisory by all its IDs, because two may have turned out to be the same. */
function shownIds({ advisories: { advisories } }: ChannelIndex): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { id, aliases = [] } of advisories) for (const one of [id, ...aliases]) shown.set(one, id);
  return shown;
}

/** Returns why an open finding ends. */
function endOf(
  index: ChannelIndex,
  { fault, package: name, version }: Standing,
  origins: readonly AdvisoryOrigin[],
): Omit<EndedFinding, 'id'> {
  const { records, advisories, publication, byName } = index;
  const all = [...(byName.get(name) ?? [])];
  const ofVersion = all.filter((record) => records.versions[records.versionOf[record]!] === version);
  const hitsOf = (record: number) =>
    [...advisories.sets[advisories.setOf[record]!]!]
      .map((position) => advisories.advisories[position]!)
      .filter(({ id }) => id === fault);
  const isGone = (record: number) => index.withdrawn[record] !== 0;
  const here = ofVersion.filter((record) => !isGone(record));
  const refused = here.find((record) => hitsOf(record).some(counts));
  const [origin] = origins;
  const nobody = { ended_advisory: null, ended_feed: null, ended_note: null };
  if (refused !== undefined) return { ...nobody, ended_by: 'refused', ended_note: decidedBy(index, refused) };
  const said = here.flatMap(hitsOf).find((advisory) => !counts(advisory));
  if (said !== undefined) {
    const words = said.said === undefined ? null : curationText(said.said);
    return { ...nobody, ended_by: 'statement', ended_note: words };
  }
  if (here.length === 0) {
    const free = all
      .filter((record) => publication?.allowed[record] === 1 && !hitsOf(record).some(counts))
      .map((record) => records.versions[records.versionOf[record]!]!)
      .toSorted(versionOrder);
    return { ...nobody, ended_by: 'removed', ended_note: free.at(-1) ?? null };
  }
  const by = { ended_advisory: origin?.id ?? null, ended_feed: origin?.feed ?? null, ended_note: null };
  if (origin !== undefined && origins.every(({ withdrawn_at }) => withdrawn_at !== null))
    return { ...by, ended_by: 'withdrawn' };
  const isNamed = origins.some((one) => one.withdrawn_at === null && one.packages.includes(name));
  return isNamed || origin === undefined ? { ...by, ended_by: 'advisory' } : { ...nobody, ended_by: 'identity' };
}

/** Returns why a finding starts. */
function beginOf(
  { is_first, last_publication_id, publication_id, last_revision, revision, looked_at }: DueChannel,
  origins: readonly AdvisoryOrigin[],
  lastEnd: FindingRow['ended_by'],
): Pick<NewFinding, 'begun_by' | 'begun_advisory' | 'begun_feed'> {
  const by = (begun_by: Begin) => ({ begun_by, begun_advisory: null, begun_feed: null });
  if (is_first || looked_at === null) return by('first_look');
  if (last_revision === revision) return by('served');
  const news = origins.find(({ written_at, withdrawn_at }) => withdrawn_at === null && written_at >= looked_at);
  if (news !== undefined) return { begun_by: 'advisory', begun_advisory: news.id, begun_feed: news.feed };
  if (lastEnd === 'statement') return by('statement');
  return by(last_publication_id === publication_id ? 'identity' : 'served');
}

/**
 * Records what started and ended in a channel since the last check.
 * Without changes, only reads.
 * @param originsOf returns the sources of some advisories
 */
export async function noteFindings(
  trx: Trx,
  channel: DueChannel,
  index: ChannelIndex,
  originsOf: (trx: Trx, ids: readonly string[]) => Promise<AdvisoryOrigin[]>,
): Promise<void> {
  const now = standingOf(index);
  const shown = shownIds(index);
  const before = await store.standingFindings(trx, channel.id);
  const kept = new Set<string>();
  const recounted: Pick<FindingRow, 'id' | 'file_count'>[] = [];
  const over: { row: FindingRow; about: Standing; joined: boolean }[] = [];
  for (const row of before) {
    const about = { ...row, fault: shown.get(row.fault) ?? row.fault };
    const key = keyOf(about);
    const found = now.get(key);
    if (found === undefined || kept.has(key)) {
      over.push({ row, about, joined: found !== undefined });
      continue;
    }
    kept.add(key);
    if (found.file_count !== row.file_count) recounted.push({ id: row.id, file_count: found.file_count });
  }
  const begun = [...now].flatMap(([key, one]) => (kept.has(key) ? [] : [one]));
  const faults = new Set([
    ...begun.map(({ fault }) => fault),
    ...over.flatMap(({ row, about }) => [row.fault, about.fault]),
  ]);
  const origins = new Map<string, AdvisoryOrigin[]>();
  // The first check has no origins, and may have many findings.
  for (const one of channel.is_first ? [] : await originsOf(trx, [...faults]))
    for (const id of [one.id, ...one.aliases]) if (faults.has(id)) origins.set(id, [...(origins.get(id) ?? []), one]);
  const ends = new Map(
    (await store.lastEnds(trx, channel.id, channel.is_first ? [] : begun.map(({ fault }) => fault))).map((row) => [
      keyOf(row),
      row.ended_by,
    ]),
  );
  await store.beginFindings(
    trx,
    begun.map((one) => ({
      ...one,
      channel_id: channel.id,
      ...beginOf(channel, origins.get(one.fault) ?? [], ends.get(keyOf(one)) ?? null),
    })),
  );
  await store.recountFindings(trx, recounted);
  await store.endFindings(
    trx,
    over.map(({ row: { id, fault }, about, joined }) =>
      joined
        ? { id, ended_by: 'joined', ended_advisory: null, ended_feed: null, ended_note: about.fault }
        : { id, ...endOf(index, about, origins.get(about.fault) ?? origins.get(fault) ?? []) },
    ),
  );
}
