/**
 * Supplier VEX: OpenVEX documents that an organization's admins subscribe to, fetched regularly.
 * Supplier statements have lower priority than the organization's own. Those that would make a file look clean wait
 * until an admin accepts them.
 */
import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import { openVexFeed } from '@terrarium/domain/advisory';
import type { OpenVexFeed } from '@terrarium/domain/advisory';
import { canonicalAdvisoryId, isAdvisoryId } from '@terrarium/domain/policy';
import type { Advisories } from '../advisory/index.ts';
import { noteChange } from '../change/index.ts';
import type { Core } from '../core.ts';
import { isId, newId } from '../db/index.ts';
import type { CursorPage, Trx } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import type { OrganizationContext } from '../http/index.ts';
import { checkLiteralHost, SourceClient, SourceError } from '../outbound/index.ts';
import type { VexFeedAnswer, VexStatementAnswer, VexStatementsQuery } from './contract.ts';
import { keyOf, productsOf } from './products.ts';
import * as store from './store.ts';
import * as vex from './vexStore.ts';

const JOB = 'vex-feed';
/** Age after which a document counts as stale. */
const STALE_AFTER_MS = 7 * DAY_MS;
/**
 * Documents that are due are spread over this many seconds, so that hubs don't all contact a server at the full hour.
 */
const SPREAD_SECONDS = 600;
/** Maximum size of a document in bytes. */
const MOST_BYTES = 16 * 1024 ** 2;
/** Number and length of stored examples of skipped entries. */
const EXAMPLES = 20;
const LONGEST_EXAMPLE = 400;
const LONGEST_ERROR = 1_000;

type Faults = Awaited<ReturnType<Advisories['faults']>>;

/** VEX sources of organizations. */
export class VexFeeds {
  readonly #core: Pick<Core, 'config' | 'connection' | 'db' | 'jobs' | 'log'>;
  readonly #advisories: Pick<Advisories, 'faults' | 'changed'>;

  constructor(
    core: Pick<Core, 'config' | 'connection' | 'db' | 'jobs' | 'log'>,
    advisories: Pick<Advisories, 'faults' | 'changed'>,
  ) {
    this.#core = core;
    this.#advisories = advisories;
    core.jobs.defineJob<{ feed: string }>(JOB, ({ data, signal }) => this.run(data.feed, signal), {
      title: 'OpenVEX of others',
      expireInSeconds: 600,
    });
  }

  /** Lists the VEX sources of an organization, oldest first. */
  async list(organizationId: string, now = Date.now()): Promise<VexFeedAnswer[]> {
    return (await vex.listFeeds(this.#core.db, organizationId)).map((row) => feedAnswer(row, now));
  }

  /** Adds a VEX source. @throws 403 `limit_reached`, 409 if it exists already, 422 */
  async add(organization: OrganizationContext, userId: string | null, url: string): Promise<VexFeedAnswer> {
    this.#check(url);
    const id = newId();
    await this.#core.db.transaction().execute(async (trx) => {
      if (!(await vex.insertFeed(trx, { id, organization_id: organization.id, url, created_by: userId })))
        throw conflict('This document is already added.', 'vex_feed_exists');
      await enforceLimit(trx, this.#core.config.limits, 'vexFeeds', organization.id);
      await noteChange(trx, {
        organizationId: organization.id,
        actorId: userId,
        kind: 'vex_feed_added',
        subject: url,
        subjectId: id,
      });
      await this.#core.jobs.enqueue(JOB, { feed: id }, { singletonKey: id, trx });
    });
    return this.#one(organization.id, id);
  }

  /** Fetches a document now. @throws 404 */
  async ask(organizationId: string, id: string): Promise<VexFeedAnswer> {
    const feed = await this.#one(organizationId, id);
    await this.#core.jobs.enqueue(JOB, { feed: id }, { singletonKey: id });
    return feed;
  }

  /** Removes a VEX source with its active statements. @throws 404 */
  async remove(organization: OrganizationContext, userId: string | null, id: string): Promise<void> {
    const { url } = await this.#one(organization.id, id);
    await this.#core.db.transaction().execute(async (trx) => {
      await store.lockStatements(trx, organization.id);
      await store.endCurations(trx, await vex.standingOf(trx, organization.id, url), userId);
      await vex.deleteFeed(trx, id);
      await noteChange(trx, {
        organizationId: organization.id,
        actorId: userId,
        kind: 'vex_feed_removed',
        subject: url,
        subjectId: id,
      });
    });
    await this.#advisories.changed();
  }

  /** Returns a page of supplier statements in one state, latest first. */
  async statements(
    organizationId: string,
    { state, ...page }: VexStatementsQuery,
  ): Promise<CursorPage<VexStatementAnswer>> {
    const { rows, total, pointers } = await vex.listStatements(this.#core.db, organizationId, state, page);
    return { items: rows.map(statementAnswer), total_count: total, ...pointers };
  }

  /**
   * Accepts or declines a supplier statement about a product.
   * A declined one isn't shown again while it stays the same.
   * @throws 404, 409 if it isn't pending
   */
  async decide(
    organization: OrganizationContext,
    userId: string | null,
    id: string,
    accepts: boolean,
  ): Promise<VexStatementAnswer> {
    const known = isId(id) ? await vex.findStatement(this.#core.db, organization.id, id) : undefined;
    if (known === undefined) throw notFound('This statement', 'vex_statement_not_found');
    const faults = await this.#advisories.faults([known.fault]);
    const row = await this.#core.db.transaction().execute(async (trx) => {
      await store.lockStatements(trx, organization.id);
      const found = await vex.findStatement(trx, organization.id, id);
      if (found?.state !== 'waits' || found.fault !== known.fault)
        throw conflict('This statement was already reviewed. Reload the list.', 'vex_statement_decided');
      if (accepts) await this.#count(trx, organization.id, [found], found, faults, userId);
      await vex.setState(trx, [id], accepts ? 'counts' : 'declined', userId);
      await noteChange(trx, {
        organizationId: organization.id,
        actorId: userId,
        kind: accepts ? 'vex_accepted' : 'vex_declined',
        subject: `${found.fault} in ${found.product}`,
        detail: `${found.status.replaceAll('_', ' ')}, says ${found.author ?? found.url}`,
      });
      return (await vex.findStatement(trx, organization.id, id))!;
    });
    if (accepts) await this.#advisories.changed();
    return statementAnswer(row);
  }

  /** Fetches documents that are due: each once a day. */
  async refresh(): Promise<void> {
    const before = new Date(Date.now() - DAY_MS + SPREAD_SECONDS * 1_000);
    for (const id of await vex.dueFeeds(this.#core.connection.jobs.db, before))
      await this.#core.jobs.enqueue(
        JOB,
        { feed: id },
        { singletonKey: id, startAfter: Math.ceil(Math.random() * SPREAD_SECONDS) },
      );
  }

  /** Fetches and imports a document. Errors are recorded with it, and its statements stay. */
  async run(id: string, signal: AbortSignal): Promise<void> {
    const db = this.#core.connection.jobs.db;
    const feed = await vex.feedById(db, id);
    // The source was removed meanwhile.
    if (feed === undefined) return;
    await vex.updateFeed(db, id, { last_try_at: new Date() });
    try {
      const document = await this.#fetch(feed.url, signal);
      if (feed.document_at !== null && document.at < feed.document_at)
        throw new SourceError(
          'older',
          `The document is dated ${isoTime(document.at)}. It's older than the current data (${isoTime(feed.document_at)}), so it was ignored. Check the URL.`,
        );
      await this.#take(feed, document);
      await this.#advisories.changed();
    } catch (error) {
      // A stopping process isn't a failure of the document.
      if (signal.aborted) throw error;
      this.#core.log.warn({ err: error, feed: id }, "couldn't import an OpenVEX document; existing statements stay");
      await vex.updateFeed(db, id, {
        error: (error instanceof SourceError
          ? error.message
          : "Couldn't import the document. See the hub's log."
        ).slice(0, LONGEST_ERROR),
      });
    }
  }

  async #fetch(url: string, signal: AbortSignal): Promise<OpenVexFeed> {
    const client = new SourceClient({
      allowPrivate: this.#core.config.mirrorAllowPrivate,
      connectTimeout: 10_000,
      idleTimeout: this.#core.config.mirrorIdleSeconds * 1_000,
      pace: { bytes: 480 * 1024, ms: 60_000 },
    });
    try {
      const answer = await client.get(url, { signal, headers: { accept: 'application/json' } });
      if (answer.status !== 200)
        throw new SourceError(
          'status',
          `The server answered with ${answer.status}. Check the address; it is tried again.`,
        );
      const parts: Uint8Array[] = [];
      let bytes = 0;
      for await (const part of answer.body) {
        bytes += part.length;
        if (bytes > MOST_BYTES)
          throw new SourceError(
            'too_large',
            `The document has more than ${MOST_BYTES / 1024 ** 2} MiB. Nothing of it was taken in; have it split.`,
          );
        parts.push(part);
      }
      return readDocument(Buffer.concat(parts).toString('utf8'));
    } finally {
      await client.close();
    }
  }

  /** Imports the statements of a document, replacing its earlier ones. */
  async #take({ id, organization_id, organization, url }: vex.FeedRow, document: OpenVexFeed): Promise<void> {
    const { author, at, statements } = document;
    const leftOut = [...document.leftOut];
    const ids = statements.flatMap((one) => one.ids.map(canonicalAdvisoryId)).filter(isAdvisoryId);
    const faults = await this.#advisories.faults([...new Set(ids)]);
    await this.#core.connection.jobs.db.transaction().execute(async (trx) => {
      await store.lockStatements(trx, organization_id);
      const products = await productsOf(trx, { id: organization_id, name: organization }, statements);
      // Of several statements about one product in a document, the last one counts.
      const said = new Map<string, vex.Statement>();
      statements.forEach((statement, position) => {
        const named = statement.ids.map(canonicalAdvisoryId).filter(isAdvisoryId);
        const fault = named.find((one) => faults.has(one)) ?? named[0];
        if (fault === undefined) {
          leftOut.push({ id: `statements.${position}`, message: 'names no CVE and no other advisory' });
          return;
        }
        const { status, justification, note, at: moment } = statement;
        for (const { text: product, files } of products[position]!) {
          const none = { conda_name: null, versions: null, build: null, subdir: null, channel_id: null };
          for (const file of files.length > 0 ? files : [none]) {
            const one = { fault, product, ...file, status, justification, note, stated_at: new Date(moment) };
            said.set(vex.keyOf(one), one);
          }
        }
      });
      const before = new Map((await vex.statementsOf(trx, id)).map((row) => [vex.keyOf(row), row]));
      const news: (vex.Statement & { id: string; state: vex.StatementState })[] = [];
      for (const [key, one] of said) {
        const known = before.get(key);
        // An older statement than the stored one isn't news.
        if (known !== undefined && known.stated_at > one.stated_at) continue;
        if (known !== undefined && saysTheSame(known, one)) continue;
        const state = one.conda_name === null ? 'unmatched' : one.status === 'affected' ? 'counts' : 'waits';
        news.push({ ...one, id: known?.id ?? newId(), state });
      }
      // An accepted statement changed, so feeds apply again until the new one is accepted.
      const taken = news.flatMap((one) => clearing(before.get(vex.keyOf(one))));
      await vex.endSame(trx, organization_id, url, taken, null);
      await this.#count(
        trx,
        organization_id,
        news.filter(({ state }) => state === 'counts'),
        { author, url },
        faults,
        null,
      );
      await vex.writeStatements(trx, id, news);
      await this.#forget(
        trx,
        organization_id,
        url,
        [...before.values()].filter((row) => !said.has(vex.keyOf(row))),
      );
      await vex.updateFeed(trx, id, {
        author: author.slice(0, 512),
        document_at: at,
        last_ok_at: new Date(),
        error: null,
        left_out: leftOut.length,
        examples: JSON.stringify(
          leftOut
            .slice(0, EXAMPLES)
            .map(({ id: place, message }) => ({ id: place, message: message.slice(0, LONGEST_EXAMPLE) })),
        ),
      });
    });
  }

  /** Activates statements, replacing their author's earlier ones about the same files. */
  async #count(
    trx: Trx,
    organizationId: string,
    statements: readonly vex.Statement[],
    feed: { author: string | null; url: string },
    faults: Faults,
    userId: string | null,
  ): Promise<void> {
    if (statements.length === 0) return;
    const source = vex.sourceOf(feed);
    // Two products of a document may match the same files.
    const said = new Map<string, store.Said>();
    for (const {
      fault,
      conda_name,
      versions,
      build,
      subdir,
      channel_id,
      status,
      justification,
      note,
      stated_at,
    } of statements) {
      if (conda_name === null) continue;
      const about = { fault, conda_name, versions, build, subdir, channel_id };
      const rests_on = faults.get(fault)?.standing ?? [];
      said.set(keyOf(about), { ...about, status, justification, note, stated_at, rests_on, source });
    }
    await vex.endSame(trx, organizationId, feed.url, [...said.values()], userId);
    await store.insertCurations(trx, organizationId, [...said.values()], userId);
  }

  /**
   * Handles statements that a document no longer contains: those that make a file look clean end, those that state it
   * is affected stay.
   */
  async #forget(trx: Trx, organizationId: string, url: string, gone: readonly vex.StatementRow[]): Promise<void> {
    const dropped = gone.filter((row) => !(row.state === 'counts' && row.status === 'affected'));
    await vex.endSame(trx, organizationId, url, dropped.flatMap(clearing), null);
    await vex.dropStatements(
      trx,
      dropped.map(({ id }) => id),
    );
  }

  #check(url: string): void {
    try {
      checkLiteralHost(new URL(url).hostname, this.#core.config.mirrorAllowPrivate);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      throw unprocessable([{ loc: ['body', 'url'], msg: error.message, type: 'value_error.url' }]);
    }
  }

  async #one(organizationId: string, id: string): Promise<VexFeedAnswer> {
    const row = (isId(id) ? await vex.listFeeds(this.#core.db, organizationId, id) : [])[0];
    if (row === undefined) throw notFound('This OpenVEX document', 'vex_feed_not_found');
    return feedAnswer(row, Date.now());
  }
}

/** @throws SourceError for an invalid OpenVEX document */
function readDocument(text: string): OpenVexFeed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SourceError('malformed', "The response isn't valid JSON. Check the URL.");
  }
  const read = openVexFeed.safeParse(value);
  if (read.success) return read.data;
  throw new SourceError(
    'malformed',
    // In one line, because it is shown in a table row.
    `Invalid OpenVEX document: ${read.error.issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')}.`.slice(
      0,
      LONGEST_ERROR,
    ),
  );
}

/** Returns the files that an accepted statement made look clean. */
const clearing = (row: vex.StatementRow | undefined): vex.Named[] =>
  row !== undefined && row.state === 'counts' && row.status !== 'affected' && row.conda_name !== null
    ? [{ ...row, conda_name: row.conda_name }]
    : [];

/** Returns whether a document's statement about a product is unchanged, ignoring its notes. */
const saysTheSame = (known: vex.StatementRow, one: vex.Statement): boolean =>
  known.status === one.status &&
  known.justification === one.justification &&
  known.versions === one.versions &&
  known.build === one.build &&
  known.subdir === one.subdir;

function feedAnswer(row: vex.FeedRow, now: number): VexFeedAnswer {
  return {
    id: row.id,
    url: row.url,
    author: row.author,
    document_at: isoTime(row.document_at),
    last_try_at: isoTime(row.last_try_at),
    last_ok_at: isoTime(row.last_ok_at),
    stale: row.last_ok_at === null ? row.last_try_at !== null : now - row.last_ok_at.getTime() > STALE_AFTER_MS,
    error: row.error,
    waits: row.waits,
    counts: row.counts,
    declined: row.declined,
    unmatched: row.unmatched,
    left_out: row.left_out,
    examples: row.examples as VexFeedAnswer['examples'],
  };
}

function statementAnswer(row: vex.StatementRow & { author: string | null; url: string }): VexStatementAnswer {
  return {
    id: row.id,
    feed_id: row.feed_id,
    author: row.author,
    cve: row.fault,
    product: row.product,
    package: row.conda_name,
    status: row.status,
    justification: row.justification,
    note: row.note,
    said_at: isoTime(row.stated_at),
    state: row.state,
    decided_at: isoTime(row.decided_at),
    decided_by: row.decided_by_name,
  };
}
