import { isoTime } from '@terrarium/domain/calendar';
import type { ServiceAccountScope } from '@terrarium/domain/access';
import { createPublicKey } from 'node:crypto';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import { isId, isUniqueViolation } from '../db/index.ts';
import { conflict, forbidden, notFound, unauthorized, unprocessable } from '../http/index.ts';
import { lockedAccount } from '../token/index.ts';
import type { AccessTokens, KeyHolder } from '../token/index.ts';
import type * as contract from './accountContract.ts';
import * as store from './accountStore.ts';
import { claimsOf, isFor } from './issuers.ts';
import { matchesSubject } from './pattern.ts';
import { checkTrust, proofOf } from './service.ts';
import type { Prover } from './service.ts';
import { spendProof } from './store.ts';
import type { Core } from '../core.ts';

type WorkloadAnswer = z.input<typeof contract.accountWorkload>;

/** Workloads that one service account trusts, at most. */
const MOST_OF_ACCOUNT = 20;

/** Workloads that service accounts trust: their jobs get access tokens of the account without a stored secret. */
export class AccountWorkloads {
  readonly #core: Pick<Core, 'db' | 'config'>;
  readonly #prover: Prover;
  readonly #accessTokens: Pick<AccessTokens, 'issue'>;

  constructor(core: Pick<Core, 'db' | 'config'>, prover: Prover, accessTokens: Pick<AccessTokens, 'issue'>) {
    this.#core = core;
    this.#prover = prover;
    this.#accessTokens = accessTokens;
  }

  /** Lists the workloads that a service account trusts. @throws 404 */
  async list(organizationId: string, serviceAccountId: string): Promise<WorkloadAnswer[]> {
    return this.#core.db.transaction().execute(async (trx) => {
      await lockedAccount(trx, organizationId, serviceAccountId);
      return (await store.findOfAccount(trx, serviceAccountId)).map(answer);
    });
  }

  /**
   * Adds a trusted workload.
   * @throws 403 `limit_reached`, 404, 409 `workload_trusted`, 422 for a pattern that matches strangers
   */
  async trust(
    { organizationId, serviceAccountId, actorId }: KeyHolder,
    { issuer, subject, scopes, audience, claims, reuse, keys }: z.output<typeof contract.newAccountWorkload>,
  ): Promise<WorkloadAnswer> {
    checkTrust(issuer, subject, this.#core.config);
    const jwks = keys === undefined ? null : readKeys(keys);
    try {
      return await this.#core.db.transaction().execute(async (trx) => {
        const account = await lockedAccount(trx, organizationId, serviceAccountId);
        if ((await store.findOfAccount(trx, serviceAccountId)).length >= MOST_OF_ACCOUNT)
          throw forbidden(
            `This service account trusts ${MOST_OF_ACCOUNT} workloads, which is the limit. Remove one first.`,
            'limit_reached',
          );
        const row = await store.insertOfAccount(trx, {
          service_account_id: serviceAccountId,
          issuer,
          subject,
          scopes: [...new Set(scopes)].sort() as ServiceAccountScope[],
          audience: audience ?? null,
          claims,
          reuse,
          jwks,
        });
        await noteChange(trx, {
          organizationId,
          actorId,
          kind: 'service_account_key_created',
          subject: account,
          subjectId: serviceAccountId,
          detail: `${subject} (trusted workload): ${row.scopes.join(', ')}`,
          audit: {
            facts: {
              key: row.id,
              issuer,
              subject,
              scopes: row.scopes.join(' '),
              ...(audience === undefined ? {} : { audience }),
              ...(Object.keys(claims).length === 0 ? {} : { claims: JSON.stringify(claims) }),
              ...(reuse ? { reuse: 'true' } : {}),
              ...(jwks === null ? {} : { keys: keyIdsOf(jwks).join(' ') }),
            },
          },
        });
        return answer(row);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'service_account_workload_once')) throw error;
      throw conflict('This workload is already trusted. To change its scopes, remove it first.', 'workload_trusted');
    }
  }

  /** Replaces the keys of an issuer that the hub can't reach. @throws 404, 422 for what isn't a public key */
  async replaceKeys(
    { organizationId, serviceAccountId, actorId }: KeyHolder,
    id: string,
    keys: z.output<typeof contract.newIssuerKeys>['keys'],
  ): Promise<WorkloadAnswer> {
    const jwks = readKeys(keys);
    return this.#core.db.transaction().execute(async (trx) => {
      const account = await lockedAccount(trx, organizationId, serviceAccountId);
      const row = isId(id) ? await store.updateKeys(trx, serviceAccountId, id, jwks) : undefined;
      if (row === undefined) throw notFound('The trusted workload', 'workload_not_found');
      await noteChange(trx, {
        organizationId,
        actorId,
        kind: 'service_account_key_created',
        subject: account,
        subjectId: serviceAccountId,
        detail: `${row.subject} (keys of the issuer)`,
        audit: { facts: { key: row.id, issuer: row.issuer, keys: keyIdsOf(jwks).join(' ') } },
      });
      return answer(row);
    });
  }

  /** Removes a trusted workload. Its access tokens stop working immediately. @throws 404 */
  async remove({ organizationId, serviceAccountId, actorId }: KeyHolder, id: string): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const account = await lockedAccount(trx, organizationId, serviceAccountId);
      const row = isId(id) ? await store.deleteOfAccount(trx, serviceAccountId, id) : undefined;
      if (row === undefined) throw notFound('The trusted workload', 'workload_not_found');
      await noteChange(trx, {
        organizationId,
        actorId,
        kind: 'service_account_key_revoked',
        subject: account,
        subjectId: serviceAccountId,
        detail: `${row.subject} (trusted workload)`,
        audit: { facts: { key: row.id, issuer: row.issuer, subject: row.subject } },
      });
    });
  }

  /**
   * Exchanges an issuer's token for an access token of a service account.
   * As for channels, the response to strangers is the same whether the account exists, trusts the workload, or neither.
   * @throws 401 `proof_refused`, `proof_used`, 403 `workload_not_trusted`, `scope_too_small`
   */
  async exchange(
    token: string,
    accountId: string,
    wanted: readonly ServiceAccountScope[] | undefined,
  ): Promise<{ token: string; expires_in: number; service_account: string; scopes: ServiceAccountScope[] }> {
    const begun = performance.now();
    const hub = this.#core.config.publicUrl;
    const claimed = claimsOf(token, null);
    const untrusted = (): Error =>
      forbidden(
        `Nothing was exchanged. The service account '${accountId}' doesn't exist, or doesn't trust the workload '${claimed.sub.slice(0, 300)}' of '${claimed.iss.slice(0, 300)}' with these claims and this audience, or the signature of the token couldn't be verified. The audience must be '${hub}' unless the account names another. Ask an admin of the organization, or the operator for the reason in the log.`,
        'workload_not_trusted',
      );
    const rows = await store.findOfIssuer(this.#core.db, accountId, claimed.iss);
    const trusting = rows.filter((row) => fits(row, claimed, hub));
    // Of several, the one that allows what is asked for; else the one that allows the most.
    const trusted =
      trusting.find((row) => wanted?.every((scope) => row.scopes.includes(scope))) ??
      trusting.toSorted((one, other) => other.scopes.length - one.scopes.length)[0];
    const proven = await this.#prover.prove(token, trusted, [trusted?.audience ?? hub], begun);
    if (trusted === undefined || proven === null || !fits(trusted, proven, hub)) throw untrusted();
    const seconds = this.#core.config.workloadTokenMinutes * 60;
    return this.#core.db.transaction().execute(async (trx) => {
      if (!trusted.reuse && !(await spendProof(trx, proofOf(token, proven), new Date(proven.exp * 1_000))))
        throw unauthorized('This token was already exchanged. Request a new one from your issuer.', 'proof_used');
      if (!(await store.noteUseOfAccount(trx, trusted.id))) throw untrusted();
      const issued = await this.#accessTokens.issue(
        trx,
        {
          organizationId: trusted.organization_id,
          accountId,
          scopes: trusted.scopes,
          origin: { account_workload_id: trusted.id },
        },
        wanted,
        seconds,
      );
      return {
        token: issued.access_token,
        expires_in: issued.expires_in,
        service_account: accountId,
        scopes: issued.scope.split(' ') as ServiceAccountScope[],
      };
    });
  }
}

/** Returns whether a trust accepts a token with these claims. @param hub audience of trusts that name none */
function fits(
  { subject, audience, claims }: store.AccountWorkloadRow,
  given: JWTPayload & { sub: string },
  hub: string,
): boolean {
  return (
    matchesSubject(subject, given.sub) &&
    isFor(given.aud, [audience ?? hub]) &&
    Object.entries(claims).every(([name, value]) => {
      const claim = Object.hasOwn(given, name) ? given[name] : undefined;
      return ['string', 'number', 'boolean'].includes(typeof claim) && String(claim) === value;
    })
  );
}

/** Returns the keys of an issuer as a set. @throws 422 for what isn't a public key */
function readKeys(keys: z.output<typeof contract.newIssuerKeys>['keys']): JSONWebKeySet {
  for (const [index, key] of keys.entries())
    try {
      const { asymmetricKeyDetails } = createPublicKey({ key, format: 'jwk' });
      const bits = asymmetricKeyDetails?.modulusLength;
      if (bits !== undefined && bits < 2_048) throw new Error('The RSA key is too short.');
    } catch {
      const msg = "This isn't a valid public key. RSA keys need at least 2048 bits.";
      throw unprocessable([{ loc: ['body', 'keys', index], msg, type: 'value_error.jwk' }]);
    }
  return { keys };
}

const keyIdsOf = ({ keys }: JSONWebKeySet): string[] => keys.map(({ kid }, index) => kid ?? String(index + 1));

function answer({
  id,
  issuer,
  subject,
  scopes,
  audience,
  claims,
  reuse,
  ...row
}: store.AccountWorkloadRow): WorkloadAnswer {
  const times = { created_at: isoTime(row.created_at), last_used_at: isoTime(row.last_used_at) };
  const key_ids = row.jwks === null ? null : keyIdsOf(row.jwks);
  return { id, issuer, subject, scopes, audience, claims, reuse, key_ids, ...times };
}
