/** The CSV reports of a channel's policy (POL-32, POL-33). */
import type { Readable } from 'node:stream';
import type { ChannelRow } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { csvStream, notFound } from '../http/index.ts';
import { filesById } from './csv.ts';
import { ALLOWED, unpackIds, unpackWords } from '../repo/index.ts';

/** The reports. Both throw HttpError 404 when there is nothing to report yet. */
export interface ReportService {
  /** Every file of the channel with the decision in force and the rule that made it. */
  decisions(channel: ChannelRow): Promise<Readable>;
  /** What a run added and removed with the reason; the newest run that changed something unless one is named. */
  delta(channel: ChannelRow, runId?: string): Promise<Readable>;
}

/** The decision over each file of a publication: bit 15 allowed, the rest the number of the rule. */
type Words = Map<number, number>;

interface Ruled {
  words: Words;
  rules: readonly { text: string; section: string }[];
}

/** Makes the reports. */
export function createReportService(db: Db): ReportService {
  return {
    async decisions(channel) {
      const publication = await db.selectFrom('channel').innerJoin('publication', 'publication.id', 'channel.publication_id')
        .select(['publication.id', 'publication.rules']).where('channel.id', '=', channel.id).executeTakeFirst();
      if (publication === undefined) throw notFound(`A published state of the channel '${channel.name}'`, 'nothing_published');
      const { words, rules } = { words: await wordsOf(db, publication.id), rules: publication.rules };
      const lines = filesById(db, [...words.keys()], (file) => {
        const word = words.get(file.id)!;
        return [file.subdir, file.file_name, file.name, file.version, file.build, file.license ?? '', decisionText(word), rules[word & ~ALLOWED]?.text ?? ''];
      });
      return csvStream(['platform', 'file_name', 'name', 'version', 'build', 'license', 'decision', 'rule'], lines);
    },

    async delta(channel, runId) {
      let query = db.selectFrom('policy_delta').innerJoin('policy_run', 'policy_run.id', 'policy_delta.run_id')
        .select(['policy_run.publication_id', 'policy_run.before_publication_id', 'added_ids', 'removed_ids']).where('policy_run.channel_id', '=', channel.id);
      if (runId === undefined) query = query.where((eb) => eb.or([eb('added_count', '>', 0), eb('removed_count', '>', 0)]));
      else query = query.where('policy_run.id', '=', runId);
      const run = await query.orderBy('policy_run.created_at', 'desc').orderBy('policy_run.id', 'desc').limit(1).executeTakeFirst();
      if (run === undefined) throw notFound(`A run that changed the channel '${channel.name}'`, 'no_delta');
      const [before, after] = [await ruledOf(db, run.before_publication_id), await ruledOf(db, run.publication_id)];
      const head = ['change', 'platform', 'file_name', 'name', 'version', 'build', 'reason'];
      async function* lines() {
        yield* filesById(db, unpackIds(run!.removed_ids), (file) => ['removed', ...cells(file), removedReason(after, file.id)],
          () => ['removed', '', '', '', '', '', 'The file is not in the channel any more']);
        yield* filesById(db, unpackIds(run!.added_ids), (file) => ['added', ...cells(file), addedReason(before, after, file.id)],
          () => ['added', '', '', '', '', '', 'The file is not in the channel any more']);
      }
      return csvStream(head, lines());
    },
  };
}

function cells(file: { subdir: string; file_name: string; name: string; version: string; build: string }): string[] {
  return [file.subdir, file.file_name, file.name, file.version, file.build];
}

function decisionText(word: number): string {
  return (word & ALLOWED) === 0 ? 'refused' : 'allowed';
}

function removedReason(after: Ruled | null, id: number): string {
  const word = after?.words.get(id);
  if (after === null) return 'Refused';
  return word === undefined ? 'The file is not in the channel any more' : after.rules[word & ~ALLOWED]?.text ?? 'Refused';
}

/** An exception, a dependency or a legacy file says so itself; else it is what refused the file before and does not any more. */
function addedReason(before: Ruled | null, after: Ruled | null, id: number): string {
  const word = after?.words.get(id);
  const rule = word === undefined ? undefined : after?.rules[word & ~ALLOWED];
  if (rule !== undefined && (rule.section === 'exception' || (word! & ~ALLOWED) > 0)) return rule.text;
  const was = before?.words.get(id);
  if (before === null || was === undefined) return 'New in the channel';
  const former = before.rules[was & ~ALLOWED]?.text;
  return former === undefined ? 'Allowed again' : `No longer refused by: ${former}`;
}

async function ruledOf(db: Db, publicationId: string | null): Promise<Ruled | null> {
  if (publicationId === null) return null;
  const publication = await db.selectFrom('publication').select('rules').where('id', '=', publicationId).executeTakeFirst();
  return publication === undefined ? null : { rules: publication.rules, words: await wordsOf(db, publicationId) };
}

async function wordsOf(db: Db, publicationId: string): Promise<Words> {
  const rows = await db.selectFrom('publication_decisions').select(['file_ids', 'decisions']).where('publication_id', '=', publicationId).orderBy('subdir').execute();
  const words: Words = new Map();
  for (const { file_ids, decisions } of rows) {
    const list = unpackWords(decisions);
    unpackIds(file_ids).forEach((id, at) => words.set(id, list[at]!));
  }
  return words;
}
