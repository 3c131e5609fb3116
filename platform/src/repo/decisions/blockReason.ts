// Read model of channel, channel_file, package_archive, channel_advisory_revision, policy_revision: the reason for a
// block is computed from the files and the policy revision of its publication.
/** Explains in one or two sentences why a file is blocked. Reads only the files of the same package. */
import { LRUCache } from 'lru-cache';
import { InvalidMatchSpec } from '@terrarium/domain/conda';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  explain,
  matchAdvisories,
  scriptsOf,
  withoutWords,
} from '@terrarium/domain/policy';
import type { Filters, GrantedException, TrustType } from '@terrarium/domain/policy';
import type pg from 'pg';
import { readAdvisories } from '../memory/index.ts';
import { ALLOWED, INSTALLABLE, positionOf, stateInstead } from '../storage/index.ts';
import type { ServedPublication } from './servedPublications.ts';

/** The blocked file. */
export interface BlockedFile {
  id: number;
  name: string;
  version: string;
  fileName: string;
}

const KEPT = 1000;

/**
 * Explains blocked files.
 * Caches the texts of a publication until something new is known about the channel's packages.
 */
export class BlockReasons {
  readonly #pool: pg.Pool;
  readonly #texts = new LRUCache<string, string>({ max: KEPT });
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Returns the sentence that the client gets: policy and rule, the deciding fact, and an allowed version.
   * @param channelIds the channel and its sources, highest priority first
   */
  async detail(
    publication: ServedPublication,
    channelIds: readonly string[],
    file: BlockedFile,
    rule: number,
  ): Promise<string> {
    const { isPublic, revision } = await this.#place(channelIds[0]!);
    const key = `${publication.id}/${file.id}/${revision}/${isPublic}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const text = (await this.#explain(publication, channelIds, file, isPublic)) ?? shortText(publication, file, rule);
    this.#texts.set(key, text);
    return text;
  }

  async #explain(
    publication: ServedPublication,
    channelIds: readonly string[],
    file: BlockedFile,
    isPublic: boolean,
  ): Promise<string | null> {
    const { policy } = publication;
    if (policy === null) return null;
    const {
      rows: [stored],
    } = await this.#pool.query<{ filters: Filters }>(
      'select filters from policy_revision where policy_id = $1 and revision = $2',
      [policy.id, policy.revision],
    );
    if (stored === undefined) return null;
    const { rows } = await this.#pool.query<{
      id: number;
      subdir: string;
      version: string;
      build: string;
      build_number: number;
      license: string | null;
      license_family: string | null;
      timestamp_ms: number | null;
      indexed_ms: number | null;
      first_seen_ms: number | null;
      trust: TrustType;
      depends: string[];
      script_kinds: string[] | null;
    }>(
      `select id, subdir, version, build, build_number, license, license_family, timestamp_ms, indexed_ms, first_seen_ms, trust, depends,
          (select script_kinds from package_archive a where a.file_id = channel_file.id and a.object_key = channel_file.object_key) as script_kinds
        from channel_file where channel_id = any ($1::uuid[]) and name = $2 order by array_position($1::uuid[], channel_id)`,
      [channelIds, file.name],
    );
    const builder = new ChannelRecordsBuilder();
    const allowed: number[] = [];
    const rules: number[] = [];
    const installable: number[] = [];
    const platforms = await publication.installability();
    const subdir = rows.find(({ id }) => id === file.id)?.subdir ?? 'noarch';
    let index = -1;
    for (const row of rows) {
      const decisions = await publication.decisions(row.subdir);
      const position = decisions === null ? -1 : positionOf(decisions.fileIds, row.id);
      if (position < 0) continue;
      if (row.id === file.id) index = builder.length;
      const word = decisions!.words[position]!;
      allowed.push((word & ALLOWED) === 0 ? 0 : 1);
      rules.push(word & ~ALLOWED);
      installable.push(INSTALLABLE[stateInstead(platforms, subdir, row)]);
      builder.add({
        name: file.name,
        ...row,
        timestamp: row.timestamp_ms,
        indexed_timestamp: row.indexed_ms,
        first_seen: row.first_seen_ms,
        scripts: row.script_kinds === null ? 'unknown' : scriptsOf(row.script_kinds),
      });
    }
    if (index < 0) return null;
    const records = builder.build();
    const { advisories: known, mapped, curations } = await readAdvisories(this.#pool, [file.name], channelIds[0]);
    const matches = matchAdvisories(records, known, mapped, curations);
    // Public channels: don't leak internal VEX notes to anonymous clients.
    const advisories = isPublic ? withoutWords(matches) : matches;
    const compiled = compiledOrNull(stored.filters, publication.granted);
    if (compiled === null) return null;
    return explain(compiled, records, advisories, index, {
      evaluation: { allowed: Uint8Array.from(allowed), rule: Uint16Array.from(rules) },
      installable: Uint8Array.from(installable),
      policyName: policy.name,
      revision: policy.revision,
      now: publication.createdMs,
    }).detail;
  }

  /**
   * Returns the visibility of a channel and the revision of the advisories of its packages.
   * Each advisory and VEX statement increases the revision.
   */
  async #place(channelId: string): Promise<{ isPublic: boolean; revision: string }> {
    const { rows } = await this.#pool.query<{ privacy: string; revision: string | null }>(
      'select c.privacy, r.revision::text from channel c left join channel_advisory_revision r on r.channel_id = c.id where c.id = $1',
      [channelId],
    );
    return { isPublic: rows[0]?.privacy === 'public', revision: rows[0]?.revision ?? '0' };
  }
}

/**
 * Compiles stored filters.
 * @returns null if this version of the hub rejects one of their match specs; the publication still applies, so the file
 * stays blocked
 */
function compiledOrNull(
  filters: Filters,
  granted: readonly GrantedException[],
): ReturnType<typeof compilePolicy> | null {
  try {
    return compilePolicy(filters, granted);
  } catch (error) {
    if (error instanceof InvalidMatchSpec) return null;
    throw error;
  }
}

/** Returns the short reason, if the policy was deleted or can't be read. */
function shortText(publication: ServedPublication, file: BlockedFile, rule: number): string {
  const { policy, rules } = publication;
  return `${file.name} ${file.version} is blocked by policy '${policy?.name ?? ''}' (revision ${policy?.revision ?? 0}): ${rules[rule]?.text ?? 'a policy rule'}.`;
}
