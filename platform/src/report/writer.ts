// Read model of organization, channel, app_user, service_account: names in requests are looked up per batch when it is
// written.
/** Writes counted hours to the database, adding to those of other processes. */
import { dayOf, isoTime } from '@terrarium/domain/calendar';
import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Logger } from '../monitoring/log.ts';
import type { RequestCounts, ClientCount, Count, HourOfRequests } from './counts.ts';

/** Settings of an organization that records individual clients. */
interface Noting {
  organization_id: string;
  name: string;
  anonymize_clients: boolean;
  client_key: Buffer;
}

const HOUR = 3_600_000;
/** Rows per statement. */
const ROWS = 1_000;

const digest = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Writes counts to the database. */
export class Writer {
  readonly #db: Db;
  readonly #requests: RequestCounts;
  readonly #log: Logger;
  /** Resolves after the current and all earlier writes. */
  #last: Promise<void> = Promise.resolve();

  constructor(db: Db, requests: RequestCounts, log: Logger) {
    this.#db = db;
    this.#requests = requests;
    this.#log = log;
  }

  /** Writes all counts so far. Failures are logged, and the counts kept for the next write. */
  write(): Promise<void> {
    this.#last = this.#last.then(() => this.#write());
    return this.#last;
  }

  async #write(): Promise<void> {
    const hours = this.#requests.take();
    try {
      const notings = await notingsOf(this.#db);
      this.#requests.setDetailed(new Set(notings.flatMap(({ organization_id, name }) => [organization_id, name])));
      for (;;) {
        const counted = hours[0];
        if (counted === undefined) return;
        // In one transaction, so that an hour written again after a failure counts once.
        await this.#db.transaction().execute(async (trx) => {
          await writeCounts(trx, counted);
          await writeClients(trx, counted, notings);
          await writeWatched(trx, counted);
        });
        hours.shift();
      }
    } catch (error) {
      this.#requests.putBack(hours);
      this.#log.warn({ err: error }, 'counts of requests could not be written; they are kept and tried again');
    }
  }
}

async function notingsOf(db: Db): Promise<Noting[]> {
  return db
    .selectFrom('gateway_settings as settings')
    .innerJoin('organization', 'organization.id', 'settings.organization_id')
    .select(['settings.organization_id', 'organization.name', 'settings.anonymize_clients', 'settings.client_key'])
    .where('settings.is_gateway_enabled', '=', true)
    .execute();
}

/** Merges rows with the same ID and sorts by ID, so that two processes don't deadlock. */
function rowsById<R extends { id: string; n: number; last_at: string }>(rows: Iterable<R>): R[] {
  const byId = new Map<string, R>();
  for (const row of rows) {
    const known = byId.get(row.id);
    if (known === undefined) byId.set(row.id, row);
    else {
      known.n += row.n;
      if (row.last_at > known.last_at) known.last_at = row.last_at;
    }
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function* chunks<R>(rows: readonly R[]): Generator<string> {
  for (let at = 0; at < rows.length; at += ROWS) yield JSON.stringify(rows.slice(at, at + ROWS));
}

function countRow(hour: string, { asked, outcome, program, n, last }: Count) {
  const { organization, channel, kind, subdir, file, name, version, subject, refusedBy } = asked;
  const { policyId = null, policyName = '', revision = null, rule = '' } = refusedBy ?? {};
  return {
    id: digest(hour, organization, channel, kind, subdir, file, version, outcome, program, subject, refusedBy),
    // As everywhere: a text in ID format is an ID, never a name.
    organization_id: isId(organization) ? organization : null,
    organization,
    hour,
    channel,
    kind,
    subdir,
    file,
    name,
    version,
    outcome,
    program: program.name,
    program_version: program.version,
    subject,
    policy_id: policyId,
    policy_name: policyName,
    revision,
    rule,
    n,
    last_at: isoTime(last),
  };
}

async function writeCounts(trx: Trx, counted: HourOfRequests): Promise<void> {
  const hour = isoTime(counted.hour * HOUR);
  const rows = rowsById([...counted.counts.values()].map((count) => countRow(hour, count)));
  for (const chunk of chunks(rows)) {
    // Requests to an unknown organization are dropped.
    await sql`
      insert into repo_request (id, organization_id, hour, channel_id, channel, kind, subdir, file, name, version, outcome, program, program_version, subject, policy_id, policy_name, revision, rule, n, last_at)
      select decode(x.id, 'hex'), o.id, x.hour, c.id, x.channel, x.kind, x.subdir, x.file, x.name, x.version, x.outcome, x.program, x.program_version, x.subject, x.policy_id, x.policy_name, x.revision, x.rule, x.n, x.last_at
      from jsonb_to_recordset(${chunk}::jsonb) as x(id text, organization_id uuid, organization text, hour timestamptz, channel text, kind text, subdir text, file text, name text, version text, outcome text,
        program text, program_version text, subject text, policy_id uuid, policy_name text, revision integer, rule text, n bigint, last_at timestamptz)
      join organization o on o.id = x.organization_id or (x.organization_id is null and o.name = x.organization)
      left join channel c on c.organization_id = o.id and c.name = x.channel
      order by x.id
      on conflict (id) do update set n = repo_request.n + excluded.n, last_at = greatest(repo_request.last_at, excluded.last_at)`.execute(
      trx,
    );
  }
}

function clientRow(
  day: string,
  { asked, outcome, program, address, n, last }: ClientCount,
  { organization_id, anonymize_clients: anonymous, client_key }: Noting,
) {
  const { channel, subdir, file } = outcome === 'refused' ? asked : { channel: '', subdir: '', file: '' };
  const holder = asked.userId ?? asked.serviceAccountId ?? '';
  const client = anonymous
    ? createHmac('sha256', client_key).update(`${address}\n${holder}`).digest('hex').slice(0, 16)
    : address;
  const who = anonymous
    ? { user_id: null, service_account_id: null }
    : { user_id: asked.userId, service_account_id: asked.serviceAccountId };
  return {
    id: digest(organization_id, day, client, who, program, channel, subdir, file),
    organization_id,
    day,
    client,
    is_anonymous: anonymous,
    ...who,
    program: program.name,
    program_version: program.version,
    channel,
    subdir,
    file,
    n,
    last_at: isoTime(last),
  };
}

async function writeClients(trx: Trx, counted: HourOfRequests, notings: readonly Noting[]): Promise<void> {
  const day = dayOf(counted.hour * HOUR);
  const notingOf = new Map(
    notings.flatMap(
      (noting) =>
        [
          [noting.name, noting],
          [noting.organization_id, noting],
        ] as const,
    ),
  );
  const rows = rowsById(
    [...counted.clients.values()].flatMap((count) => {
      const noting = notingOf.get(count.asked.organization);
      return noting === undefined ? [] : [clientRow(day, count, noting)];
    }),
  );
  for (const chunk of chunks(rows)) {
    // Settings and users may have changed since the hour started.
    await sql`
      insert into repo_client (id, organization_id, day, client, is_anonymous, user_id, service_account_id, program, program_version, channel, subdir, file, n, last_at)
      select decode(x.id, 'hex'), x.organization_id, x.day, x.client, x.is_anonymous, x.user_id, x.service_account_id, x.program, x.program_version, x.channel, x.subdir, x.file, x.n, x.last_at
      from jsonb_to_recordset(${chunk}::jsonb) as x(id text, organization_id uuid, day date, client text, is_anonymous boolean, user_id uuid, service_account_id uuid, program text, program_version text,
        channel text, subdir text, file text, n bigint, last_at timestamptz)
      join gateway_settings s on s.organization_id = x.organization_id and s.is_gateway_enabled and s.anonymize_clients = x.is_anonymous
      where (x.user_id is null or exists (select 1 from app_user u where u.id = x.user_id))
        and (x.service_account_id is null or exists (select 1 from service_account a where a.id = x.service_account_id))
      order by x.id
      on conflict (id) do update set n = repo_client.n + excluded.n, last_at = greatest(repo_client.last_at, excluded.last_at)`.execute(
      trx,
    );
  }
}

/**
 * Writes requests that an enforced policy would have blocked, whatever their outcome.
 * Requests without a token, or with the organization's, have no owner.
 */
async function writeWatched(trx: Trx, counted: HourOfRequests): Promise<void> {
  const day = dayOf(counted.hour * HOUR);
  const rows = rowsById(
    [...counted.counts.values()].flatMap(({ asked, n, last }) => {
      const { organization, channel, name, userId, serviceAccountId, watchedBy } = asked;
      if (watchedBy === null || watchedBy.policyId === null) return [];
      const { policyId: policy_id, rule } = watchedBy;
      return [
        {
          id: digest(day, organization, channel, name, userId, serviceAccountId, policy_id, rule),
          organization_id: isId(organization) ? organization : null,
          organization,
          channel,
          day,
          policy_id,
          rule,
          name,
          user_id: userId,
          service_account_id: serviceAccountId,
          n,
          last_at: isoTime(last),
        },
      ];
    }),
  );
  for (const chunk of chunks(rows)) {
    // Users may have been deleted since their request.
    await sql`
      insert into watched_request (id, channel_id, policy_id, day, rule, name, user_id, service_account_id, n, last_at)
      select decode(x.id, 'hex'), c.id, x.policy_id, x.day, x.rule, x.name, u.id, a.id, x.n, x.last_at
      from jsonb_to_recordset(${chunk}::jsonb) as x(id text, organization_id uuid, organization text, channel text, day date, policy_id uuid, rule text, name text, user_id uuid, service_account_id uuid,
        n bigint, last_at timestamptz)
      join organization o on o.id = x.organization_id or (x.organization_id is null and o.name = x.organization)
      join channel c on c.organization_id = o.id and (c.name = x.channel or c.id::text = x.channel)
      left join app_user u on u.id = x.user_id
      left join service_account a on a.id = x.service_account_id
      order by x.id
      on conflict (id) do update set n = watched_request.n + excluded.n, last_at = greatest(watched_request.last_at, excluded.last_at)`.execute(
      trx,
    );
  }
}
