import { isoTime } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { TOKEN_SCOPES } from '@terrarium/domain/access';
import type { TokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { isId, isUniqueViolation } from '../db/index.ts';
import { conflict, forbidden, HttpError, notFound, unauthorized, unprocessable } from '../http/index.ts';
import type { Organizations } from '../organization/index.ts';
import type { TokenService } from '../token/index.ts';
import type * as contract from './contract.ts';
import { claimsOf, type Issuers } from './issuers.ts';
import { matchesSubject, problemOfWidth } from './pattern.ts';
import * as store from './store.ts';

type WorkloadAnswer = z.input<typeof contract.trustedWorkload>;

/** Minimum duration of a rejected exchange in ms: longer than verifying a signature with cached keys. */
const REFUSAL_MS = 200;

/** Dependencies of workloads. */
export interface WorkloadParts {
  core: Pick<Core, 'db' | 'log' | 'config'>;
  channels: Pick<Channels, 'readableChannels'>;
  organizations: Pick<Organizations, 'requireFeature'>;
  tokens: Pick<TokenService, 'issueToWorkload'>;
  issuers: Pick<Issuers, 'verify'>;
}

/** Trusted workloads: CI jobs that exchange a signed token of their issuer for a channel token. */
export class Workloads {
  readonly #parts: WorkloadParts;

  constructor(parts: WorkloadParts) {
    this.#parts = parts;
  }

  /** Audience that an issuer's token must have. */
  get audience(): string {
    return this.#parts.core.config.publicUrl;
  }

  /** Lists the trusted workloads of an organization's channels. */
  async list(organizationId: string): Promise<WorkloadAnswer[]> {
    return (await store.findOfOrganization(this.#parts.core.db, organizationId)).map(answer);
  }

  /**
   * Adds a trusted workload to a channel.
   * @throws 403 `limit_reached`, 404 for a channel that the organization doesn't have, 409 `workload_trusted`,
   * `not_hosted`, 422 for a pattern that matches strangers
   */
  async trust(
    organizationId: string,
    { channel: name, issuer, subject, scope }: z.output<typeof contract.newWorkload>,
    actorId: string,
  ): Promise<WorkloadAnswer> {
    checkTrust(issuer, subject, this.#parts.core.config);
    const [channel] = await this.#parts.channels.readableChannels(
      { tokenOfOrganization: organizationId },
      { organizationId, name },
    );
    if (!channel) throw notFound(`The channel '${name.slice(0, 80)}'`, 'channel_not_found');
    if (scope === 'publish' && channel.type !== 'hosted')
      throw conflict(
        `'${channel.name}' isn't a hosted channel, so packages can't be published into it. Trust the workload to read it, or choose a hosted channel.`,
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
          detail: scope === 'publish' ? 'can publish' : '',
        });
        return made;
      });
      return answer((await store.findOfOrganization(db, organizationId, id))[0]!);
    } catch (error) {
      if (!isUniqueViolation(error, 'trusted_workload_once')) throw error;
      throw conflict('This workload is already trusted. To change its scope, remove it first.', 'workload_trusted');
    }
  }

  /** Removes a trusted workload; tokens created for it stop working immediately. @throws 404 */
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
   * Exchanges an issuer's token for a channel token.
   * The issuer's keys are fetched only if the channel trusts the token's claims, and no claim is used before the
   * signature is verified. Until then the response is the same whether the channel exists, trusts the workload, or
   * neither, so that strangers don't learn which repository publishes where. The log has the reason.
   * @throws 401 `proof_refused`, `proof_used`, 403 `workload_not_trusted`
   */
  async exchange(
    token: string,
    place: string,
    scope: TokenScope | undefined,
  ): Promise<z.input<typeof contract.exchanged>> {
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
    const proven = await this.prove(token, trusted, [this.audience], begun);
    if (trusted === undefined || proven === null) throw untrusted();
    if (!matchesSubject(trusted.subject, proven.sub)) throw untrusted();
    const given = scope ?? trusted.scope;
    return { ...(await this.#give(token, proven, trusted, given, untrusted)), channel: place, scope: given };
  }

  /**
   * Exchanges an issuer's token for a token to publish to the only channel that trusts its workload for that: clients
   * of prefix.dev's protocol name no channel (`POST /api/oidc/mint_token`), and use the hub's host name as audience.
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
    const proven = await this.prove(token, trusted, audience, begun);
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
   * Returns a token's claims if its issuer signed it; null if not, if its keys can't be read, or if nothing trusts its
   * workload. Rejections take about the same time, whatever the reason.
   */
  async prove(
    token: string,
    trusted: { issuer: string; jwks?: JSONWebKeySet | null } | undefined,
    audience: readonly string[],
    begun: number,
  ): Promise<(JWTPayload & { sub: string; exp: number }) | null> {
    try {
      if (trusted !== undefined)
        return await this.#parts.issuers.verify(token, trusted.issuer, audience, trusted.jwks ?? null);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      this.#parts.core.log.warn(
        { issuer: trusted?.issuer, code: error.code, reason: error.message },
        'a workload could not be verified',
      );
    }
    await delay(Math.max(0, REFUSAL_MS - (performance.now() - begun)));
    return null;
  }

  /** Creates a channel token for a verified issuer's token, once. */
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
        throw unauthorized('This token was already exchanged. Request a new one from your issuer.', 'proof_used');
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

/** Verifies tokens of workloads. */
export type Prover = Pick<Workloads, 'prove'>;

/** Checks issuer and subject of a new trust. @throws 422 for a pattern that matches strangers, or an insecure issuer */
export function checkTrust(
  issuer: string,
  subject: string,
  { mirrorAllowPrivate }: Pick<Core['config'], 'mirrorAllowPrivate'>,
): void {
  const wide = problemOfWidth(issuer, subject);
  if (wide !== null) throw unprocessable([{ loc: ['body', 'subject'], msg: wide, type: 'value_error.too_wide' }]);
  if (issuer.startsWith('http:') && !mirrorAllowPrivate)
    throw unprocessable([{ loc: ['body', 'issuer'], msg: 'Use an https address.', type: 'value_error.insecure' }]);
}

const holds = (scope: TokenScope, wanted: TokenScope): boolean => scope === 'publish' || wanted === 'read';

/**
 * Returns what identifies a token: its ID, else the signed content, because the encoding of a signature can be changed.
 */
export function proofOf(token: string, { iss, jti }: { iss?: string; jti?: unknown }): Buffer {
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
    created_at: isoTime(row.created_at),
    last_used_at: isoTime(row.last_used_at),
  };
}
