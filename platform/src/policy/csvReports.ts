// Read model of channel, channel_file, publication, publication_decisions: joins files with what a run or revision did.
/** CSV reports of a channel's policy (POL-32, POL-33), and paged changes of a run (POL-35). */
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import type { ChannelRow } from '../channel/index.ts';
import { cursorPage, isId, ItemOrder } from '../db/index.ts';
import type { Db, Tables } from '../db/index.ts';
import { csvStream, notFound } from '../http/index.ts';
import type { ChangesAnswer, ChangesQuery } from './contract.ts';
import { filesById } from './filesById.ts';
import { ALLOWED, unpackIds, unpackWords } from '../repo/index.ts';

/** Reports. Throws HttpError 404 if there is nothing to report yet. */
export interface ReportService {
  /** Lists every file of the channel with its current decision and deciding rule. */
  decisions(channel: ChannelRow): Promise<Readable>;
  /** Lists what a run added and removed with reasons. Default: the newest run with changes. */
  delta(channel: ChannelRow, runId?: string): Promise<Readable>;
  /** Returns a page of the files that a run added or removed, with reasons. 404 while the run isn't done. */
  changes(channelId: string, runId: string, page: ChangesQuery): Promise<ChangesAnswer>;
  /** Returns the name of a run's channel in an organization; 404 if the run doesn't exist. */
  channelOf(organizationId: string, runId: string): Promise<string>;
}

/** IDs per statement when files are searched by name. */
const SEARCHED_AT_ONCE = 10_000;

/** The decision about each file of a publication: bit 15 allowed, the rest the number of the rule. */
type Words = Map<number, number>;

interface Ruled {
  words: Words;
  rules: readonly { text: string; section: string }[];
}

/** Creates the reports. */
export function createReportService(db: Db): ReportService {
  return {
    async decisions(channel) {
      const publication = await db
        .selectFrom('channel')
        .innerJoin('publication', 'publication.id', 'channel.publication_id')
        .select(['publication.id', 'publication.rules'])
        .where('channel.id', '=', channel.id)
        .executeTakeFirst();
      if (publication === undefined)
        throw notFound(`A published state of the channel '${channel.name}'`, 'nothing_published');
      const { words, rules } = { words: await wordsOf(db, publication.id), rules: publication.rules };
      const lines = filesById(db, [...words.keys()], (file) => {
        const word = words.get(file.id)!;
        return [
          file.subdir,
          file.file_name,
          file.name,
          file.version,
          file.build,
          file.license ?? '',
          decisionText(word),
          rules[word & ~ALLOWED]?.text ?? '',
        ];
      });
      return csvStream(['platform', 'file_name', 'name', 'version', 'build', 'license', 'decision', 'rule'], lines);
    },

    async delta(channel, runId) {
      let query = db
        .selectFrom('policy_delta')
        .innerJoin('policy_run', 'policy_run.id', 'policy_delta.run_id')
        .select(changeColumns)
        .where('policy_run.channel_id', '=', channel.id);
      if (runId === undefined)
        query = query.where((eb) => eb.or([eb('added_count', '>', 0), eb('removed_count', '>', 0)]));
      else query = query.where('policy_run.id', '=', runId);
      const run = await query
        .orderBy('policy_run.created_at', 'desc')
        .orderBy('policy_run.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (run === undefined) throw notFound(`A run that changed the channel '${channel.name}'`, 'no_delta');
      const { reasonOf } = await reasons(db, run);
      const head = ['change', 'platform', 'file_name', 'name', 'version', 'build', 'reason'];
      async function* lines() {
        yield* filesById(
          db,
          unpackIds(run!.removed_ids),
          (file) => ['removed', ...cells(file), reasonOf('removed', file.id)],
          () => ['removed', '', '', '', '', '', GONE],
        );
        yield* filesById(
          db,
          unpackIds(run!.added_ids),
          (file) => ['added', ...cells(file), reasonOf('added', file.id)],
          () => ['added', '', '', '', '', '', GONE],
        );
      }
      return csvStream(head, lines());
    },

    async changes(channelId, runId, { added, q, ...asked }) {
      const run = await db
        .selectFrom('policy_delta')
        .innerJoin('policy_run', 'policy_run.id', 'policy_delta.run_id')
        .select(changeColumns)
        .where('policy_run.channel_id', '=', channelId)
        .where('policy_run.id', '=', runId)
        .executeTakeFirst();
      if (run === undefined) throw notFound('What this run changed', 'no_delta');
      const all = unpackIds(added ? run.added_ids : run.removed_ids);
      const ids = q === undefined ? all : Float64Array.from(await named(db, all, q));
      const page = changeOrder.page(ids, asked);
      const rows =
        page.items.length === 0
          ? []
          : await db
              .selectFrom('channel_file')
              .select(['id', 'subdir', 'file_name', 'name', 'version', 'build'])
              .where('id', 'in', page.items)
              .execute();
      const files = new Map(rows.map((row) => [row.id, row]));
      const change = added ? 'added' : 'removed';
      const { reasonOf, kept } = await reasons(db, run);
      return {
        // A purged file has no name.
        ...cursorPage(
          page,
          (id) => {
            const file = files.get(id);
            return (
              file && {
                platform: file.subdir,
                file_name: file.file_name,
                name: file.name,
                version: file.version,
                build: file.build,
                reason: reasonOf(change, id),
              }
            );
          },
          ids.length,
        ),
        reasons_kept: kept(change),
      };
    },

    async channelOf(organizationId, runId) {
      const channel = isId(runId)
        ? await db
            .selectFrom('policy_run')
            .innerJoin('channel', 'channel.id', 'policy_run.channel_id')
            .select('channel.name')
            .where('channel.organization_id', '=', organizationId)
            .where('policy_run.id', '=', runId)
            .executeTakeFirst()
        : undefined;
      if (channel === undefined) throw notFound('This run', 'run_not_found');
      return channel.name;
    },
  };
}

/**
 * Selects the columns of a run for its changes.
 * `first`: whether nothing was published before, in which case it counted no files.
 */
const changeColumns = (eb: ExpressionBuilder<Tables, 'policy_delta' | 'policy_run'>) =>
  [
    'policy_run.publication_id',
    'policy_run.before_publication_id',
    'added_ids',
    'removed_ids',
    sql<boolean>`not exists (select from jsonb_array_elements(${eb.ref('policy_run.counts')}) as one where (one ->> 'num_before')::int > 0)`.as(
      'first',
    ),
  ] as const;

/** Returns the IDs of files whose name contains a text, ignoring case. Reads in pages. */
async function named(db: Db, ids: Float64Array, text: string): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < ids.length; at += SEARCHED_AT_ONCE) {
    const rows = await db
      .selectFrom('channel_file')
      .select('id')
      .where('id', 'in', Array.from(ids.subarray(at, at + SEARCHED_AT_ONCE)))
      .where(sql<boolean>`strpos(lower(file_name), ${text.toLowerCase()}) > 0`)
      .orderBy('id')
      .execute();
    for (const { id } of rows) found.push(id);
  }
  return found;
}

/** File IDs ascend, also in stored changes. */
const changeOrder = new ItemOrder<number>('changed files', ['number'], (id) => [id]);

const GONE = 'The file is no longer in the channel';
const NOT_KEPT = 'Not available: reasons are kept only for recent versions (KEPT_PUBLICATIONS)';

function cells(file: { subdir: string; file_name: string; name: string; version: string; build: string }): string[] {
  return [file.subdir, file.file_name, file.name, file.version, file.build];
}

function decisionText(word: number): string {
  return (word & ALLOWED) === 0 ? 'refused' : 'allowed';
}

/** Change of a file in a run. */
type Change = 'added' | 'removed';

/**
 * Finds the reason of each change of a run.
 * Old publications' decisions are deleted over time (see `dropOldPublications`), and their reasons with them.
 */
async function reasons(
  db: Db,
  run: { before_publication_id: string | null; publication_id: string | null; first: boolean },
): Promise<{ kept: (change: Change) => boolean; reasonOf: (change: Change, id: number) => string }> {
  const [before, after] = [await ruledOf(db, run.before_publication_id), await ruledOf(db, run.publication_id)];
  // The previous publication has the reason why a file was blocked before.
  const kept = (change: Change): boolean => after !== null && (change === 'removed' || before !== null || run.first);
  return {
    kept,
    reasonOf: (change, id) => {
      if (after === null || !kept(change)) return NOT_KEPT;
      return change === 'removed' ? removedReason(after, id) : addedReason(before, after, id);
    },
  };
}

function removedReason(after: Ruled, id: number): string {
  const word = after.words.get(id);
  return word === undefined ? GONE : (after.rules[word & ~ALLOWED]?.text ?? 'Refused');
}

/**
 * Returns why a file was added: an exception, a dependency, or a legacy file, or else the rule that no longer blocks
 * it.
 */
function addedReason(before: Ruled | null, after: Ruled, id: number): string {
  const word = after.words.get(id);
  const rule = word === undefined ? undefined : after.rules[word & ~ALLOWED];
  if (rule !== undefined && (rule.section === 'exception' || (word! & ~ALLOWED) > 0)) return rule.text;
  const was = before?.words.get(id);
  if (before === null || was === undefined) return 'New in the channel';
  const former = before.rules[was & ~ALLOWED]?.text;
  return former === undefined ? 'Allowed again' : `No longer blocked by: ${former}`;
}

async function ruledOf(db: Db, publicationId: string | null): Promise<Ruled | null> {
  if (publicationId === null) return null;
  const publication = await db
    .selectFrom('publication')
    .select('rules')
    .where('id', '=', publicationId)
    .executeTakeFirst();
  return publication === undefined ? null : { rules: publication.rules, words: await wordsOf(db, publicationId) };
}

async function wordsOf(db: Db, publicationId: string): Promise<Words> {
  const rows = await db
    .selectFrom('publication_decisions')
    .select(['file_ids', 'decisions'])
    .where('publication_id', '=', publicationId)
    .orderBy('subdir')
    .execute();
  const words: Words = new Map();
  for (const { file_ids, decisions } of rows) {
    const list = unpackWords(decisions);
    unpackIds(file_ids).forEach((id, at) => words.set(id, list[at]!));
  }
  return words;
}
