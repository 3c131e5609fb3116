// Read model of advisory: whether the hub has CVE data at all.
/**
 * CVEs that need a decision in an organization: served files with high or critical CVEs, and CVE rules that block
 * nothing.
 */
import { DAY_MS } from '@terrarium/domain/calendar';
import { asksAboutAdvisories, checkedNameCount, SERIOUS_SCORE, seriousFilesOf } from '@terrarium/domain/policy';
import type { Advisories } from '../advisory/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelName, Channels } from '../channel/index.ts';
import { cursorPage, ItemOrder } from '../db/index.ts';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import type { OrganizationContext, Principal } from '../http/index.ts';
import type { ChannelIndex } from '../repo/index.ts';
import { alarmsOf, isAllowed } from './browse.ts';
import type { CveAlarm } from './browse.ts';
import type { ChannelCveRules, ServedCve } from './contract.ts';
import { indexedChannels } from './service.ts';
import { possiblyAffected, ruledChannels } from './store.ts';
import type { IndexSource, Page } from './service.ts';

/** Days for which a CVE is new after its publication. */
const NEW_DAYS = 30;

/** The order of alarms: new ones first, then most severe first. */
const alarmOrder = new ItemOrder<{ id: string; at: number; is_new: boolean; score: number }>(
  'alarms',
  ['-number', '-number', '-number', '-string'],
  ({ is_new, score, at, id }) => [Number(is_new), score, at, id],
);

/** Reads the CVE alarms of an organization's channels. */
export class CveAlarms {
  readonly #db: Db;
  readonly #channels: Channels;
  readonly #advisories: Advisories;
  readonly #repo: Pick<IndexSource, 'indexes'>;

  constructor(db: Db, channels: Channels, advisories: Advisories, repo: Pick<IndexSource, 'indexes'>) {
    this.#db = db;
    this.#channels = channels;
    this.#advisories = advisories;
    this.#repo = repo;
  }

  /**
   * Returns a page of the high and critical CVEs of served files: new ones first, then most severe first. Excludes
   * files that the organization stated as not affected or fixed.
   */
  async served(
    organization: OrganizationContext,
    viewer: Principal,
    { channel, ...page }: PageRequest & { channel?: string | undefined },
  ): Promise<CursorPage<ServedCve>> {
    const found = new Map<string, { alarm: CveAlarm; channels: ServedCve['channels'] }>();
    const readable = await this.#readable(organization, viewer, channel);
    const affected = await possiblyAffected(
      this.#db,
      readable.map(({ id }) => id),
      SERIOUS_SCORE,
    );
    for await (const [row, index] of indexedChannels(
      this.#repo,
      readable.filter(({ id }) => affected.has(id)),
    )) {
      for (const alarm of alarmsOf(index)) {
        const known = found.get(alarm.advisory.id) ?? { alarm, channels: [] };
        known.channels.push({ channel: row.name, served_file_count: alarm.served_file_count });
        found.set(alarm.advisory.id, known);
      }
    }
    const published = await this.#advisories.published([...found.keys()]);
    const since = Date.now() - NEW_DAYS * DAY_MS;
    const all = alarmOrder.sorted(
      [...found.entries()].map(([id, one]) => {
        const at = published.get(id)?.getTime() ?? 0;
        return { id, at, is_new: at > since, score: one.alarm.advisory.score ?? 0, channels: one.channels };
      }),
    );
    const shown = alarmOrder.page(all, page);
    const cves = await this.#advisories.cves(shown.items.map(({ id }) => id));
    return cursorPage(
      shown,
      ({ id, is_new, channels }) => {
        const cve = cves.get(id);
        return cve && { ...cve, is_new, channels };
      },
      all.length,
    );
  }

  /** Returns the effect of active CVE rules in each channel that has some, by channel name. */
  async rules(
    organization: OrganizationContext,
    viewer: Principal,
    channel: string | undefined,
  ): Promise<Page<ChannelCveRules>> {
    const items: ChannelCveRules[] = [];
    let hasData: boolean | null = null;
    const readable = await this.#readable(organization, viewer, channel);
    const ruled = await ruledChannels(
      this.#db,
      readable.map(({ id }) => id),
    );
    const asking = new Set(ruled.filter(({ rules }) => rules.some(isCveRule)).map(({ id }) => id));
    for await (const [row, index] of indexedChannels(
      this.#repo,
      readable.filter(({ id }) => asking.has(id)),
    )) {
      // Published again meanwhile.
      if (!index.publication?.rules.some(isCveRule) || index.publication.policyId === null) continue;
      hasData ??= await this.#hasData();
      items.push(rulesOf(row, index, hasData));
    }
    return { items, total_count: items.length };
  }

  #readable({ id }: OrganizationContext, viewer: Principal, name: string | undefined): Promise<ChannelName[]> {
    return this.#channels.readableNames(readerOf(viewer), {
      organizationId: id,
      ...(name !== undefined && { name }),
    });
  }

  /** Returns whether the hub has any advisory. */
  async #hasData(): Promise<boolean> {
    return (await this.#db.selectFrom('advisory').select('id').limit(1).execute()).length > 0;
  }
}

const isCveRule = ({ section, facets }: { section: string; facets: readonly string[] }): boolean =>
  section === 'remove' && facets.some((facet) => asksAboutAdvisories({ facet }));

/** Returns the effect of CVE rules in a channel's publication. */
function rulesOf(row: ChannelName, index: ChannelIndex, hubHasData: boolean): ChannelCveRules {
  const { records, advisories } = index;
  const publication = index.publication!;
  const files = new Uint32Array(publication.rules.length);
  for (const [record, rule] of publication.rule.entries())
    if (rule < files.length && index.withdrawn[record] === 0) files[rule]!++;
  const rules = publication.rules.filter(isCveRule).map(({ index: at, text }) => ({ rule: text, files: files[at]! }));
  const refused = rules.reduce((sum, one) => sum + one.files, 0);
  const serious = seriousFilesOf(advisories, (record) => isAllowed(index, record));
  const checked = checkedNameCount(advisories);
  const knows = records.names.length > 0 ? checked > 0 : hubHasData;
  return {
    channel: row.name,
    policy: {
      id: publication.policyId!,
      name: publication.policyName ?? '',
      revision: publication.policyRevision ?? 0,
    },
    state: refused > 0 ? 'refuses' : !knows ? 'no_data' : serious.files > 0 ? 'refuses_nothing' : 'nothing_to_refuse',
    rules,
    refused_file_count: refused,
    package_count: records.names.length,
    checked_package_count: checked,
    serious_cves: serious,
  };
}
