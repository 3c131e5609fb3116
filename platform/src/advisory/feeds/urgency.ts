/** KEV and EPSS: urgency of CVEs, independent of affected packages. */
import { sql } from 'kysely';
import { z } from 'zod';
import { SourceError } from '../../outbound/index.ts';
import { countUp } from '../store.ts';
import { batches, refuseOlder, refuseShrunk, Tally } from './run.ts';
import type { FeedRun, FeedOutcome, WholeList } from './run.ts';
import { jsonValues, linesOf, spool } from './spool.ts';
import { CVE_ID } from '@terrarium/domain/advisory';

const cveId = z.string().regex(CVE_ID);
/** PostgreSQL has no year 0. */
const calendarDay = z.iso.date().refine((text) => !text.startsWith('0000'), "isn't a calendar day");
const exploited = z.looseObject({
  cveID: cveId,
  dateAdded: calendarDay,
  dueDate: calendarDay.nullish(),
  knownRansomwareCampaignUse: z.string().max(40).nullish(),
});

/** Fetches and imports KEV. */
export async function runKev(run: FeedRun): Promise<FeedOutcome> {
  return runWhole(run, run.addresses.kev, takeKev);
}

/** Fetches and imports EPSS. */
export async function runEpss(run: FeedRun): Promise<FeedOutcome> {
  return runWhole(run, run.addresses.epss, takeEpss);
}

async function runWhole(
  run: FeedRun,
  url: string,
  take: (run: FeedRun, list: { path: string }) => Promise<FeedOutcome>,
): Promise<FeedOutcome> {
  const { client, feed, before, spoolPath, signal } = run;
  const path = `${spoolPath}.list`;
  const spooled = await spool(client, url, path, { most: feed.most, signal, etag: before?.etag ?? null });
  if (spooled === null) return { changed: false, cursor: before?.cursor ?? new Date(0) };
  return { ...(await take(run, { path })), etag: spooled.etag, bytes: spooled.bytes };
}

/** Imports CISA's list of known exploited CVEs as a whole. CVEs that are no longer in it lose their entry. */
export async function takeKev(run: FeedRun, { path }: Pick<WholeList, 'path'>): Promise<FeedOutcome> {
  const rows = new Map<string, { cve: string; added: string; due: string | null; ransomware: boolean }>();
  const leftOut = new Tally();
  let released: Date | null = null;
  for await (const { depth, value } of jsonValues(path, ['$.vulnerabilities.*', '$.dateReleased'])) {
    if (depth === 1) released = new Date(String(value));
    else {
      const read = exploited.safeParse(value);
      if (read.success)
        rows.set(read.data.cveID, {
          cve: read.data.cveID,
          added: read.data.dateAdded,
          due: read.data.dueDate ?? null,
          ransomware: read.data.knownRansomwareCampaignUse === 'Known',
        });
      else leftOut.add({ id: null, fault: 'not-a-record', message: z.prettifyError(read.error) });
    }
  }
  if (released === null || Number.isNaN(released.getTime()))
    throw new SourceError(
      'malformed',
      'The list does not say when it was released: it is not that of CISA. Check the address.',
    );
  refuseOlder(run, released);
  const changed = await run.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('advisory_urgency')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('kev_added', 'is not', null)
      .executeTakeFirstOrThrow();
    refuseShrunk(run, rows.size, Number(known.count));
    const { numAffectedRows: written = 0n } = await sql`
      insert into advisory_urgency (cve, kev_added, kev_due, ransomware)
      select cve, added, due, ransomware from json_to_recordset(${JSON.stringify([...rows.values()])}::json)
        as given(cve text, added date, due date, ransomware boolean)
      on conflict (cve) do update set kev_added = excluded.kev_added, kev_due = excluded.kev_due, ransomware = excluded.ransomware
        where (advisory_urgency.kev_added, advisory_urgency.kev_due, advisory_urgency.ransomware)
          is distinct from (excluded.kev_added, excluded.kev_due, excluded.ransomware)`.execute(trx);
    const { numAffectedRows: taken = 0n } = await sql`
      update advisory_urgency set kev_added = null, kev_due = null, ransomware = false
      where kev_added is not null and not (cve = any(${[...rows.keys()]}::text[]))`.execute(trx);
    if (written + taken > 0n) await countUp(trx);
    return written + taken > 0n;
  });
  return { changed, cursor: released, leftOut, wholeAt: new Date() };
}

/** Imports the scores of a day for CVEs in the hub's advisories. */
export async function takeEpss(run: FeedRun, { path }: Pick<WholeList, 'path'>): Promise<FeedOutcome> {
  const { db, signal } = run;
  const { rows: known } = await sql<{ cve: string }>`
    select id as cve from advisory where id like 'CVE-%'
    union select alias from advisory, unnest(aliases) as alias where alias ~ '^CVE-[0-9]{4}-[0-9]{4,}$'`.execute(db);
  const wanted = new Set(known.map(({ cve }) => cve));
  const leftOut = new Tally();
  const head: { day: Date | null; hasColumns: boolean } = { day: null, hasColumns: false };
  let changed = false;
  const scores = (async function* () {
    for await (const line of linesOf(path)) {
      if (head.day === null) {
        head.day = dayOf(line);
        refuseOlder(run, head.day);
        continue;
      }
      if (!head.hasColumns) {
        if (!/^cve,epss,percentile(,|$)/.test(line.trim()))
          throw new SourceError(
            'malformed',
            `The columns of the list of scores are not cve, epss and percentile, but '${line.slice(0, 80)}'. Nothing of it was taken in.`,
          );
        head.hasColumns = true;
        continue;
      }
      const [cve = '', epss = '', percentile = ''] = line.trim().split(',');
      if (cveId.safeParse(cve).success && !wanted.has(cve)) continue;
      const numbers = [Number(epss), Number(percentile)];
      if (epss !== '' && percentile !== '' && wanted.has(cve) && numbers.every((each) => each >= 0 && each <= 1))
        // Rounded like the database does, because it rejects smaller numbers.
        yield { cve, epss: Math.fround(numbers[0]!), percentile: Math.fround(numbers[1]!) };
      else leftOut.add({ id: null, fault: 'not-a-record', message: `'${line.slice(0, 80)}' isn't a score` });
    }
  })();
  for await (const batch of batches(scores, () => 60)) {
    signal.throwIfAborted();
    const { numAffectedRows: written = 0n } = await sql`
      insert into advisory_urgency (cve, epss, epss_percentile, epss_day)
      select cve, epss, percentile, ${head.day}::date from json_to_recordset(${JSON.stringify(batch)}::json) as given(cve text, epss real, percentile real)
      on conflict (cve) do update set epss = excluded.epss, epss_percentile = excluded.epss_percentile, epss_day = excluded.epss_day
        where (advisory_urgency.epss, advisory_urgency.epss_percentile, advisory_urgency.epss_day)
          is distinct from (excluded.epss, excluded.epss_percentile, excluded.epss_day)`.execute(db);
    changed ||= written > 0n;
  }
  if (head.day === null) throw new SourceError('truncated', 'The list of scores is empty. It is tried again.');
  if (changed) await db.transaction().execute(countUp);
  return { changed, cursor: head.day, leftOut, wholeAt: new Date() };
}

/** Reads the day of `#model_version:v2025.03.14,score_date:2026-11-22T12:00:00+0000`. */
function dayOf(line: string): Date {
  const day = new Date(`${/score_date:(\d{4}-\d\d-\d\d)/.exec(line)?.[1] ?? ''}T00:00:00Z`);
  if (Number.isNaN(day.getTime()))
    throw new SourceError('malformed', 'The list of scores does not say of which day it is. Check the address.');
  return day;
}
