import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { JWTPayload } from 'jose';
import { TOKEN_SCOPES } from '@terrarium/domain/access';
import type { TokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { enforceLimit } from '../enforceLimit.ts';
import { isId, isUniqueViolation } from '../db/index.ts';
import { conflict, forbidden, HttpError, notFound, unauthorized, unprocessable } from '../http/index.ts';
import type { Organizations } from '../organization/index.ts';
import type { TokenService } from '../token/index.ts';
import type * as contract from './contract.ts';
import { claimsOf, type Issuers } from './issuers.ts';
import { matchesSubject, problemOfWidth } from './pattern.ts';
import * as store from './store.ts';

type WorkloadAnswer = z.input<typeof contract.trustedWorkload>;

/** How long a refused exchange takes at least, in ms: longer than keys that are known take to check a signature. */
const REFUSAL_MS = 200;

/** What workloads are made with. */
export interface WorkloadParts {
  core: Pick<Core, 'db' | 'log' | 'config'>;
  channels: Pick<Channels, 'readableChannels'>;
  organizations: Pick<Organizations, 'requireFeature'>;
  tokens: Pick<TokenService, 'issueToWorkload'>;
  issuers: Pick<Issuers, 'verify'>;
}

/** Workloads that channels trust: jobs that bring a signed token of their issuer and get one for a channel. */
export class Workloads {
  readonly #parts: WorkloadParts;

  constructor(parts: WorkloadParts) {
    this.#parts = parts;
  }

  /** What a token of an issuer must name as its audience. */
  get audience(): string {
    return this.#parts.core.config.publicUrl;
  }

  /** The workloads that channels of an organization trust. */
  async list(organizationId: string): Promise<WorkloadAnswer[]> {
    return (await store.findOfOrganization(this.#parts.core.db, organizationId)).map(answer);
  }

  /**
   * Makes a channel trust a workload.
   * @throws 403 `limit_reached`, 404 for a channel that the organization has not, 409 `workload_trusted`, `not_hosted`, 422 for a pattern that means strangers
   */
  async trust(
    organizationId: string,
    { channel: name, issuer, subject, scope }: z.output<typeof contract.newWorkload>,
    actorId: string,
  ): Promise<WorkloadAnswer> {
    const wide = problemOfWidth(issuer, subject);
    if (wide !== null) throw unprocessable([{ loc: ['body', 'subject'], msg: wide, type: 'value_error.too_wide' }]);
    if (issuer.startsWith('http:') && !this.#parts.core.config.mirrorAllowPrivate)
      throw unprocessable([{ loc: ['body', 'issuer'], msg: 'Use an https address.', type: 'value_error.insecure' }]);
    const [channel] = await this.#parts.channels.readableChannels(
      { tokenOfOrganization: organizationId },
      { organizationId, name },
    );
    if (!channel) throw notFound(`The channel '${name.slice(0, 80)}'`, 'channel_not_found');
    if (scope === 'publish' && channel.type !== 'hosted')
      throw conflict(
        `Packages are published into hosted channels only, and '${channel.name}' is none. Trust the workload to read it, or choose a hosted channel.`,
        'not_hosted',
      );
    const { db } = this.#parts.core;
    try {
      const id = await db.transaction().execute(async (trx) => {
        const made = await store.insertWorkload(trx, { organizationId, channelId: channel.id, issuer, subject, scope });
        await enforceLimit(trx, this.#parts.core.config.limits, 'workloads', organizationId);
        await noteChange(trx, {
          organizationId,
          actorId,
          kind: 'workload_trusted',
          subject,
          subjectId: made,
          channel: { id: channel.id, name: channel.name },
          detail: scope === 'publish' ? 'may publish' : '',
        });
        return made;
      });
      return answer((await store.findOfOrganization(db, organizationId, id))[0]!);
    } catch (error) {
      if (!isUniqueViolation(error, 'trusted_workload_once')) throw error;
      throw conflict(
        'The channel trusts this workload already. Remove that trust first to change what it may do.',
        'workload_trusted',
      );
    }
  }

  /** Ends a trust: tokens that were given by it stop at once. @throws 404 */
  async remove(organizationId: string, id: string, actorId: string): Promise<void> {
    const { db } = this.#parts.core;
    const [row] = isId(id) ? await store.findOfOrganization(db, organizationId, id) : [];
    if (!row) throw notFound('The trusted workload', 'workload_not_found');
    await db.transaction().execute(async (trx) => {
      await store.deleteWorkload(trx, organizationId, id);
      await noteChange(trx, {
        organizationId,
        actorId,
        kind: 'workload_removed',
        subject: row.subject,
        subjectId: id,
        channel: { id: row.channel_id, name: row.channel },
      });
    });
  }

  /**
   * Exchanges an issuer's token for one that opens a channel. The issuer is asked for its keys only when the channel trusts what the token says of
   * itself; nothing that it says is believed before its signature is checked. Until then the answer is the same whether the channel exists, trusts
   * the workload, or neither: a stranger must not learn which repository publishes where. The log has the reason.
   * @throws 401 `proof_refused`, `proof_used`, 403 `workload_not_trusted`
   */
  async exchange({
    token,
    channel: place,
    scope,
  }: z.output<typeof contract.exchange>): Promise<z.input<typeof contract.exchanged>> {
    const { core } = this.#parts;
    const begun = performance.now();
    const claimed = claimsOf(token, [this.audience]);
    const [organization = '', channel = ''] = place.split('/');
    const untrusted = (): Error =>
      forbidden(
        `Nothing was exchanged. The channel '${place}' doesn't exist, or doesn't trust the workload '${claimed.sub.slice(0, 300)}' of '${claimed.iss.slice(0, 300)}'${scope === 'publish' ? ' to publish' : ''}, or the signature of the token couldn't be verified. Ask an admin of '${organization}' to see the page Tokens of the organization, or the operator for the reason in the log.`,
        'workload_not_trusted',
      );
    const rows = await store.findOfIssuer(core.db, organization, channel, claimed.iss);
    const trusted = rows
      .filter((row) => matchesSubject(row.subject, claimed.sub) && holds(row.scope, scope ?? 'read'))
      .toSorted((one, other) => TOKEN_SCOPES.indexOf(other.scope) - TOKEN_SCOPES.indexOf(one.scope))[0];
    const proven = await this.#prove(token, trusted?.issuer, [this.audience], begun);
    if (trusted === undefined || proven === null) throw untrusted();
    if (!matchesSubject(trusted.subject, proven.sub)) throw untrusted();
    const given = scope ?? trusted.scope;
    return { ...(await this.#give(token, proven, trusted, given, untrusted)), channel: place, scope: given };
  }

  /**
   * Exchanges an issuer's token for one that publishes into the only channel that trusts its workload to: the clients of prefix.dev's protocol name none
   * (`POST /api/oidc/mint_token`), and ask their issuer for the name of the hub's host as audience.
   * @throws 401 `proof_refused`, `proof_used`, 403 `workload_not_trusted`, 409 `channel_not_named`
   */
  async mint(token: string): Promise<string> {
    const { core } = this.#parts;
    const begun = performance.now();
    const { hostname, host, origin } = new URL(this.audience);
    const audience = [hostname, host, origin, this.audience];
    const claimed = claimsOf(token, audience);
    const untrusted = (): Error =>
      forbidden(
        `Nothing was exchanged. No channel trusts the workload '${claimed.sub.slice(0, 300)}' of '${claimed.iss.slice(0, 300)}' to publish, or the signature of the token couldn't be verified. Ask an admin of the organization to see its page Tokens, or the operator for the reason in the log.`,
        'workload_not_trusted',
      );
    const rows = await store.findPublishersOfIssuer(core.db, claimed.iss);
    const trusting = rows.filter((row) => matchesSubject(row.subject, claimed.sub));
    const [trusted] = trusting;
    const proven = await this.#prove(token, trusted?.issuer, audience, begun);
    if (trusted === undefined || proven === null) throw untrusted();
    if (!trusting.every((row) => matchesSubject(row.subject, proven.sub))) throw untrusted();
    if (new Set(trusting.map((row) => row.channel_id)).size > 1)
      throw conflict(
        'Several channels trust this workload to publish, and this call names none. Exchange the token at /api/oidc/exchange, which takes the channel, and give what it answers to the client as its API key.',
        'channel_not_named',
      );
    return (await this.#give(token, proven, trusted, 'publish', untrusted)).token;
  }

  /**
   * What a token says, if its issuer signed it; null if not, if its keys can't be read, or if no channel trusts its workload. Refusals take about
   * the same time, whatever the reason.
   */
  async #prove(
    token: string,
    issuer: string | undefined,
    audience: readonly string[],
    begun: number,
  ): Promise<(JWTPayload & { sub: string; exp: number }) | null> {
    try {
      if (issuer !== undefined) return await this.#parts.issuers.verify(token, issuer, audience);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      this.#parts.core.log.warn(
        { issuer, code: error.code, reason: error.message },
        'a workload could not be verified',
      );
    }
    await delay(Math.max(0, REFUSAL_MS - (performance.now() - begun)));
    return null;
  }

  /** Gives a channel token for an issuer's that was verified, once. */
  async #give(
    token: string,
    proven: JWTPayload & { sub: string; exp: number },
    trusted: store.WorkloadRow,
    given: TokenScope,
    untrusted: () => Error,
  ): Promise<{ token: string; expires_in: number }> {
    const { core, organizations, tokens } = this.#parts;
    await organizations.requireFeature(trusted.organization_id, 'issue_token');
    const seconds = core.config.workloadTokenMinutes * 60;
    const secret = await core.db.transaction().execute(async (trx) => {
      if (!(await store.spendProof(trx, proofOf(token, proven), new Date(proven.exp * 1_000))))
        throw unauthorized(
          'This token was exchanged before; each is good once. Ask your issuer for a new one.',
          'proof_used',
        );
      if (!(await store.noteUse(trx, trusted.id))) throw untrusted();
      return tokens.issueToWorkload(trx, {
        organizationId: trusted.organization_id,
        workloadId: trusted.id,
        scope: given,
        seconds,
      });
    });
    core.log.info(
      { channel: trusted.channel, subject: proven.sub, issuer: trusted.issuer, scope: given },
      'a workload got a channel token',
    );
    return { token: secret, expires_in: seconds };
  }
}

const holds = (scope: TokenScope, wanted: TokenScope): boolean => scope === 'publish' || wanted === 'read';

/** By what a token is known again: its id, else what was signed. Whoever changes its signature's writing has the same token. */
function proofOf(token: string, { iss, jti }: { iss?: string; jti?: unknown }): Buffer {
  const id = typeof jti === 'string' && jti !== '' ? `jti ${jti}` : `text ${token.slice(0, token.lastIndexOf('.'))}`;
  return createHash('sha256')
    .update(`${iss ?? ''}\n${id}`)
    .digest();
}

function answer(row: store.WorkloadRow): WorkloadAnswer {
  return {
    id: row.id,
    channel: row.channel,
    issuer: row.issuer,
    subject: row.subject,
    scope: row.scope,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
