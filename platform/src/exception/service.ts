import { isoTime } from '@terrarium/domain/calendar';
import { displayNameOf } from '@terrarium/domain/access';
import { isMatchSpec, matchSpec } from '@terrarium/domain/conda';
import { recordAt, RULE_MALICIOUS } from '@terrarium/domain/policy';
import { noteChange } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isId, isUniqueViolation } from '../db/index.ts';
import type { CursorPage, Db, Trx } from '../db/index.ts';
import { conflict, HttpError, notFound, unprocessable } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import type { MailArea } from '../mail/index.ts';
import { findPeople } from '../person/index.ts';
import { untilOf } from '../policy/index.ts';
import type { ExceptionImpactAnswer, PolicyArea } from '../policy/index.ts';
import { UNDECIDED } from '../repo/index.ts';
import type { Repo } from '../repo/index.ts';
import type {
  DecisionInput,
  OwnQuery,
  OwnRequestAnswer,
  RequestAnswer,
  RequestInput,
  RequestsQuery,
} from './contract.ts';
import { checkEnd, nameOf, readableIds } from './granted.ts';
import type { GrantedExceptions } from './granted.ts';
import { decisionMail } from './mails.ts';
import * as store from './store.ts';

/** Maximum number of a user's open requests, over all channels. */
const MOST_OPEN = 50;
/** Dependencies of requests. */
export interface ExceptionParts {
  channels: Pick<Channels, 'readableChannels' | 'readableNames' | 'open'>;
  repo: Pick<Repo, 'index'>;
  mail: Pick<MailArea, 'write'>;
  policy: Pick<PolicyArea, 'runs' | 'exceptionImpact'>;
}

/** Requests for exceptions and their review. GrantedExceptions stores the exceptions. Throws HttpErrors. */
export class Exceptions {
  readonly #db: Db;
  readonly #publicUrl: string;
  readonly #parts: ExceptionParts;
  readonly #granted: Pick<GrantedExceptions, 'grant'>;

  constructor(
    { db, config }: Pick<Core, 'db' | 'config'>,
    parts: ExceptionParts,
    granted: Pick<GrantedExceptions, 'grant'>,
  ) {
    this.#db = db;
    this.#publicUrl = config.publicUrl;
    this.#parts = parts;
    this.#granted = granted;
  }

  /**
   * Requests an exception.
   * Joins an existing request.
   * @throws 422 for a package that the channel doesn't have, 409 `nothing_refused`, 403 `limit_reached`
   */
  async ask(
    channel: ChannelRow,
    { userId }: Viewer,
    { spec, reason }: RequestInput,
  ): Promise<{ isNew: boolean; request: OwnRequestAnswer }> {
    const name = nameOf(spec);
    await this.#checkRefused(channel, name, spec);
    const { id, isNew } = await this.#db.transaction().execute(async (trx) => {
      const open = await store.countOpen(trx, userId);
      const request = await store.openRequest(trx, {
        organizationId: channel.organization_id,
        channelId: channel.id,
        spec,
        name,
      });
      const joined = await store.joinRequest(trx, request.id, userId, reason);
      if (joined && open >= MOST_OPEN)
        throw new HttpError(
          403,
          'limit_reached',
          `You have ${open} open exception requests, the maximum. Cancel one, or wait for a decision.`,
        );
      if (joined)
        await noteChange(trx, {
          organizationId: channel.organization_id,
          actorId: userId,
          kind: 'exception_requested',
          subject: spec,
          subjectId: request.id,
          channel,
        });
      return { id: request.id, isNew: request.isNew };
    });
    return { isNew, request: ownAnswer((await store.findOwn(this.#db, userId, channel.id, id))!) };
  }

  /** Checks that some file of the package is blocked, and that an exception could allow it. */
  async #checkRefused(channel: ChannelRow, name: string, spec: string): Promise<void> {
    const { byName, records, publication, withdrawn } = await this.#parts.repo.index(channel.id);
    const known = [...(byName.get(name) ?? [])];
    if (known.length === 0)
      throw unprocessable([
        {
          loc: ['body', 'spec'],
          msg: `The channel '${channel.name}' has no package '${name}'`,
          type: 'value_error.unknown',
        },
      ]);
    const read = isMatchSpec(spec);
    const wanted = known.filter((record) => read.ok && matchSpec(read.spec, recordAt(records, record)));
    if (wanted.length === 0)
      throw unprocessable([
        {
          loc: ['body', 'spec'],
          msg: `No file of '${name}' in the channel '${channel.name}' is ${spec}`,
          type: 'value_error.unknown',
        },
      ]);
    const refused = wanted.filter(
      (record) =>
        publication !== null &&
        publication.policyId !== null &&
        publication.allowed[record] === 0 &&
        publication.rule[record] !== UNDECIDED &&
        withdrawn[record] === 0,
    );
    if (refused.length === 0)
      throw conflict(
        `No policy blocks ${spec} in channel '${channel.name}', so you don't need an exception.`,
        'nothing_refused',
      );
    if (refused.every((record) => publication!.rule[record] === RULE_MALICIOUS))
      throw conflict(`${spec} is malware. Exceptions can't allow it.`, 'nothing_refused');
  }

  /** Returns the caller's requests in a channel. */
  async own(channel: ChannelRow, { userId }: Viewer, query: OwnQuery): Promise<CursorPage<OwnRequestAnswer>> {
    const { rows, total, pointers } = await store.listOwn(this.#db, userId, channel.id, query);
    return { items: rows.map(ownAnswer), total_count: total, ...pointers };
  }

  /** Removes the caller from a request. Without requesters, it is canceled. @throws 404, 409 `request_decided` */
  async withdraw(channel: ChannelRow, { userId }: Viewer, id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const found = isId(id) ? await store.findOwn(trx, userId, channel.id, id) : undefined;
      if (found === undefined) throw notFound('This request', 'exception_request_not_found');
      const request = await store.holdRequest(trx, id);
      if (request?.state !== 'open') throw conflict('This request was already reviewed.', 'request_decided');
      if ((await store.leaveRequest(trx, id, userId)) === 0)
        await store.closeRequest(trx, id, { state: 'withdrawn', answer: '' });
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: userId,
        kind: 'exception_request_withdrawn',
        subject: found.spec,
        subjectId: id,
        channel,
      });
    });
  }

  /** Returns a page of the requests in an organization's channels. */
  async list(
    organization: OrganizationContext,
    viewer: Viewer,
    { state, channel, ...page }: RequestsQuery,
  ): Promise<CursorPage<RequestAnswer>> {
    const channelIds = await readableIds(this.#parts.channels, organization, viewer, channel);
    const { rows, total, pointers } = await store.listRequests(this.#db, { channelIds, state }, page);
    return { items: await this.#answers(rows), total_count: total, ...pointers };
  }

  /** Returns a request. @throws 404 */
  async one(organization: OrganizationContext, viewer: Viewer, id: string): Promise<RequestAnswer> {
    const { request } = await this.#find(organization, viewer, id);
    return (await this.#answers([request]))[0]!;
  }

  /**
   * Returns what an exception for a request would allow.
   * @param spec instead of the requested one
   * @throws 404, 422 for another package
   */
  async impact(
    organization: OrganizationContext,
    viewer: Viewer,
    id: string,
    spec: string | undefined,
    signal: AbortSignal,
  ): Promise<ExceptionImpactAnswer> {
    const { request, channel } = await this.#find(organization, viewer, id);
    if (spec !== undefined) checkSamePackage(request, spec, ['query', 'spec']);
    return this.#parts.policy.exceptionImpact(channel, spec ?? request.spec, signal);
  }

  /**
   * Reviews a request.
   * Of two decisions, the first counts.
   * @throws 404, 409 `request_decided`, 422 for another package or a past date, 403 `limit_reached`
   */
  async decide(
    organization: OrganizationContext,
    viewer: Viewer,
    id: string,
    { decision, spec, until, answer }: DecisionInput,
  ): Promise<RequestAnswer> {
    const { request, channel } = await this.#find(organization, viewer, id);
    const wanted = spec ?? request.spec;
    checkSamePackage(request, wanted, ['body', 'spec']);
    if (decision === 'allow') checkEnd(until);
    await this.#db
      .transaction()
      .execute(async (trx) => {
        const held = await store.holdRequest(trx, id);
        if (held === undefined) throw notFound('This request', 'exception_request_not_found');
        if (held.state !== 'open') throw await alreadyDecided(trx, held);
        const askers = (await store.askersOf(trx, [id])).get(id) ?? [];
        const exceptionId =
          decision === 'allow'
            ? await this.#granted.grant(trx, channel, {
                spec: wanted,
                until,
                reason: answer === '' ? (askers[0]?.reason ?? '') : answer,
                ownerId: viewer.userId,
              })
            : null;
        await store.closeRequest(trx, id, {
          state: decision === 'allow' ? 'allowed' : 'declined',
          answer,
          decided_by: viewer.userId,
          exception_id: exceptionId,
        });
        await noteChange(trx, {
          organizationId: organization.id,
          actorId: viewer.userId,
          kind: decision === 'allow' ? 'exception_allowed' : 'exception_declined',
          subject: wanted,
          subjectId: exceptionId ?? id,
          channel,
          ...(decision === 'allow' ? { detail: until === null ? 'without an end' : `until ${until}` } : {}),
        });
        for (const asker of askers) {
          // Requesters who can no longer read the channel aren't notified.
          if (!asker.reachable || !(await this.#mayRead(trx, asker.id, channel))) continue;
          const told = decisionMail({
            allowed: decision === 'allow',
            organization: organization.name,
            channel: channel.name,
            name: request.package,
            asked: request.spec,
            spec: wanted,
            until,
            answer,
            publicUrl: this.#publicUrl,
          });
          await this.#parts.mail.write(trx, { ...told, to: asker.email, userId: asker.id });
        }
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'policy_exception_one'))
          throw conflict(
            `Another admin just approved an exception for ${wanted}. Review it and try again.`,
            'request_decided',
          );
        throw error;
      });
    this.#parts.policy.runs.wake();
    return this.one(organization, viewer, id);
  }

  async #find(
    organization: OrganizationContext,
    viewer: Viewer,
    id: string,
  ): Promise<{ request: store.RequestOnChannel; channel: ChannelRow }> {
    const request = isId(id) ? await store.findRequest(this.#db, organization.id, id) : undefined;
    const [channel] =
      request === undefined
        ? []
        : await this.#parts.channels.readableChannels(readerOf(viewer), {
            organizationId: organization.id,
            name: request.channel,
          });
    if (request === undefined || channel === undefined) throw notFound('This request', 'exception_request_not_found');
    return { request, channel };
  }

  async #mayRead(trx: Trx, userId: string, { id }: ChannelRow): Promise<boolean> {
    return (await this.#parts.channels.readableChannels({ userId }, { ids: [id] }, trx)).length > 0;
  }

  async #answers(rows: readonly store.RequestOnChannel[]): Promise<RequestAnswer[]> {
    const askers = await store.askersOf(
      this.#db,
      rows.map(({ id }) => id),
    );
    const people = await findPeople(
      this.#db,
      rows.flatMap(({ decided_by }) => decided_by ?? []),
    );
    return rows.map((row) => ({
      ...baseAnswer(row),
      people: (askers.get(row.id) ?? []).map(({ id, username, first_name, last_name, reason, asked_at }) => ({
        person: { id, username, first_name, last_name },
        reason,
        asked_at: isoTime(asked_at),
      })),
      decided_by: people.get(row.decided_by ?? '') ?? null,
    }));
  }
}

function checkSamePackage(request: { package: string }, spec: string, loc: (string | number)[]): void {
  if (nameOf(spec) === request.package) return;
  throw unprocessable([
    { loc, msg: `The exception must be for the requested package, ${request.package}`, type: 'value_error' },
  ]);
}

async function alreadyDecided(trx: Trx, { state, decided_by: decidedBy }: store.RequestRow): Promise<HttpError> {
  if (state === 'withdrawn') return conflict('The requester canceled the request.', 'request_decided');
  const who = decidedBy === null ? undefined : (await findPeople(trx, [decidedBy])).get(decidedBy);
  const word = state === 'allowed' ? 'allowed' : 'declined';
  return conflict(
    `${who === undefined ? 'Another admin' : displayNameOf(who)} already ${word} this request.`,
    'request_decided',
  );
}

const baseAnswer = (row: store.RequestOnChannel) => ({
  id: row.id,
  channel: row.channel,
  package: row.package,
  spec: row.spec,
  state: row.state,
  asked_at: isoTime(row.asked_at),
  decided_at: isoTime(row.decided_at),
  answer: row.answer,
  exception_id: row.exception_id,
  until: untilOf(row.ends_at),
});

const ownAnswer = (row: store.OwnRow): OwnRequestAnswer => ({
  ...baseAnswer(row),
  reason: row.reason,
  joined: row.joined,
});
