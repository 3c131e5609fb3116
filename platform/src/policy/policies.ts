/** Policies: list, create, change, delete, and restore. */
import type { AuditDetails } from '@terrarium/domain/audit';
import { commonSubdirs } from '@terrarium/domain/conda';
import type { Readable } from 'node:stream';
import { LICENSE_FAMILIES, policyText, readPolicy } from '@terrarium/domain/policy';
import type { PolicyEdit, PolicyInput } from '@terrarium/domain/policy';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import type { CursorPage, Db, Trx } from '../db/index.ts';
import { isId, newId } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { conflict, csvStream, notFound, unprocessable } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import { softDelete, undelete } from '../resource/softDelete.ts';
import { nameUsedByAnother, onNameConflict } from '../resource/uniqueName.ts';
import { policyAnswer } from './answers.ts';
import type { PolicyAnswer, PolicyListQuery, PolicyRevisionAnswer, RevisionsQuery } from './contract.ts';
import { revisionAnswers } from './history.ts';
import { askerOf, channelIdsOfPolicy, requestRuns } from './runStore.ts';
import type { PolicyEditValues, PolicyRevisionRow, PolicyRow, PolicyValues } from './store.ts';
import {
  channelsOfPolicies,
  channelsServedUnder,
  claimPolicy,
  findAuthor,
  findPolicy,
  findRevision,
  insertPolicy,
  listPolicies,
  listRevisions,
  platformsOf,
  updatePolicy,
} from './store.ts';

/** Rows of a table to read at a time. */
const TABLE_PAGE = 100;

/** Platforms to offer if an organization's channels have no files. */
const COMMON_PLATFORMS = ['noarch', ...commonSubdirs].sort();

/** Policies of organizations. Results are in REST format. Throws HttpErrors. */
export class PolicyService {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #wake: () => void;

  /** @param wake called after a save that requested runs */
  constructor(db: Db, limits: Limits, wake: () => void) {
    this.#db = db;
    this.#limits = limits;
    this.#wake = wake;
  }

  async options(organizationId: string): Promise<{ platform: string[]; license_family: string[] }> {
    const platforms = await platformsOf(this.#db, organizationId);
    return { platform: platforms.length > 0 ? platforms : COMMON_PLATFORMS, license_family: [...LICENSE_FAMILIES] };
  }

  /** Lists policies. `readable` are the channel names that the caller can see. */
  async list(
    organizationId: string,
    query: PolicyListQuery,
    readable: ReadonlySet<string>,
  ): Promise<CursorPage<PolicyAnswer>> {
    const { q, sort, limit, cursor, backward } = query;
    const offset = query.page === undefined ? (query.offset ?? 0) : (query.page - 1) * limit;
    const { rows, total, pointers } = await listPolicies(
      this.#db,
      organizationId,
      { q, name: query.policy_name, sort },
      { limit, offset, cursor, backward },
    );
    if (query.include_channels_applied_to === 'false')
      return { items: rows.map((row) => policyAnswer(row, undefined)), total_count: total, ...pointers };
    const channels = await channelsOfPolicies(
      this.#db,
      rows.map(({ id }) => id),
    );
    return {
      items: rows.map((row) =>
        policyAnswer(
          row,
          channels.get(row.id)!.filter((name) => readable.has(name)),
        ),
      ),
      total_count: total,
      ...pointers,
    };
  }

  /** Lists all policies that match the query, as CSV. */
  table(organizationId: string, query: PolicyListQuery, readable: ReadonlySet<string>): Readable {
    const list = (offset: number) =>
      this.list(
        organizationId,
        { ...query, page: undefined, include_channels_applied_to: 'true', limit: TABLE_PAGE, offset },
        readable,
      );
    async function* lines(): AsyncGenerator<(string | number)[]> {
      for (let offset = 0, total = Infinity; offset < total; offset += TABLE_PAGE) {
        const page = await list(offset);
        total = page.total_count;
        for (const policy of page.items)
          yield [
            policy.name,
            policy.description,
            policy.summary,
            policy.revision,
            (policy.names_of_channels_applied_to ?? []).join(' '),
            policy.created_at,
            policy.updated_at,
          ];
      }
    }
    return csvStream(['name', 'description', 'rules', 'revision', 'channels', 'created_at', 'updated_at'], lines());
  }

  /** Returns a policy, see list. */
  async get(organizationId: string, id: string, readable: ReadonlySet<string>): Promise<PolicyAnswer> {
    const row = await this.#found(organizationId, id);
    return { ...(await this.#answered(row, readable)), updated_by: (await findAuthor(this.#db, row.id)) ?? null };
  }

  /** Creates a policy. 409 if the name is in use, 403 `limit_reached`. */
  async create(organizationId: string, policy: PolicyInput, authorId: string | null): Promise<PolicyAnswer> {
    const values = valuesOf(policy);
    return this.#answered(
      await withNameConflict(
        () =>
          this.#db.transaction().execute((trx) => createIn(trx, this.#limits, organizationId, { values, authorId })),
        inUseAlready(values.name),
      ),
    );
  }

  /**
   * Changes a policy, see create.
   * Without a description, the current one stays. Requests a run for every channel that the policy is applied to.
   */
  async update(organizationId: string, id: string, policy: PolicyEdit, authorId: string | null): Promise<PolicyAnswer> {
    if (!isId(id)) throw notFound('This policy', 'policy_not_found');
    return this.#save(organizationId, id, valuesOf(policy), authorId);
  }

  /** Lists a page of a policy's revisions, newest first, with their changes. */
  async history(organizationId: string, id: string, page: RevisionsQuery): Promise<CursorPage<PolicyRevisionAnswer>> {
    const policy = await this.#found(organizationId, id);
    const { rows, total, pointers } = await listRevisions(this.#db, policy.id, page);
    return { items: await revisionAnswers(this.#db, policy, rows), total_count: total, ...pointers };
  }

  /** Returns one revision with its rules. */
  async revision(organizationId: string, id: string, revision: string): Promise<PolicyRevisionAnswer> {
    const policy = await this.#found(organizationId, id);
    const row = await this.#foundRevision(policy, revision);
    const [answer] = await revisionAnswers(this.#db, policy, [row]);
    return { ...answer!, filters: row.filters };
  }

  /**
   * Saves a policy as it was at an older revision, and evaluates its channels again. 409 `revision_is_current` for the
   * newest. Otherwise like {@link update}, because validation or names may have changed since.
   */
  async restoreRevision(
    organizationId: string,
    id: string,
    revision: string,
    authorId: string | null,
  ): Promise<PolicyAnswer> {
    const policy = await this.#found(organizationId, id);
    const row = await this.#foundRevision(policy, revision);
    if (row.revision === policy.revision)
      throw conflict(`Revision ${row.revision} is already the current revision.`, 'revision_is_current');
    return this.#save(organizationId, policy.id, valuesOf(readRevision(row)), authorId, row.revision);
  }

  /** Deletes a policy. 409 while it is applied or active. It can be restored for a day. */
  async remove(organizationId: string, id: string, actorId: string | null): Promise<void> {
    if (!isId(id)) throw notFound('This policy', 'policy_not_found');
    await this.#db.transaction().execute(async (trx) => {
      const policy = await claimPolicy(trx, organizationId, id);
      if (policy === undefined) throw notFound('This policy', 'policy_not_found');
      const applied = (await channelsOfPolicies(trx, [id])).get(id)!;
      if (applied.length > 0) throw inUse(policy.name, applied);
      const served = await channelsServedUnder(trx, id);
      if (served.length > 0) throw stillInForce(policy.name, served);
      await softDelete(trx, { table: 'policy', id });
      await note(trx, actorId, 'policy_deleted', policy);
    });
  }

  /**
   * Restores a deleted policy, without applying it. 404 after it was purged, 409 if its name is in use, 403
   * `limit_reached`.
   */
  async restore(organizationId: string, id: string, actorId: string | null): Promise<PolicyAnswer> {
    if (!isId(id)) throw notFound('This policy', 'policy_not_found');
    return this.#answered(
      await this.#db.transaction().execute(async (trx) => {
        const restored = await withNameConflict(
          () => undelete(trx, { table: 'policy', id, organizationId }),
          nameUsedByAnother('policy'),
          nameUsedByAnother('policy'),
        );
        const row = await findPolicy(trx, organizationId, id);
        if (row === undefined) throw notFound('This policy', 'policy_not_found');
        // Restoring an existing policy changes nothing.
        if (restored === undefined) return row;
        await enforceLimit(trx, this.#limits, 'policies', organizationId);
        await note(trx, actorId, 'policy_brought_back', row);
        return row;
      }),
    );
  }

  async #answered(row: PolicyRow, readable?: ReadonlySet<string>): Promise<PolicyAnswer> {
    const names = (await channelsOfPolicies(this.#db, [row.id])).get(row.id)!;
    return policyAnswer(row, readable === undefined ? names : names.filter((name) => readable.has(name)));
  }

  async #found(organizationId: string, id: string): Promise<PolicyRow> {
    const row = isId(id) ? await findPolicy(this.#db, organizationId, id) : undefined;
    if (row === undefined) throw notFound('This policy', 'policy_not_found');
    return row;
  }

  async #foundRevision(policy: PolicyRow, revision: string): Promise<PolicyRevisionRow> {
    const row = /^[1-9]\d{0,8}$/.test(revision) ? await findRevision(this.#db, policy.id, Number(revision)) : undefined;
    if (row === undefined)
      throw notFound(`Revision ${revision.slice(0, 20)} of the policy '${policy.name}'`, 'revision_not_found');
    return row;
  }

  async #save(
    organizationId: string,
    id: string,
    values: PolicyEditValues,
    authorId: string | null,
    restoredFrom: number | null = null,
  ): Promise<PolicyAnswer> {
    const row = await withNameConflict(
      () =>
        this.#db.transaction().execute((trx) => updateIn(trx, organizationId, id, { values, authorId, restoredFrom })),
      inUseAlready(values.name),
    );
    this.#wake();
    return this.#answered(row);
  }
}

/** Input of a save, with its author. */
interface Save<Values extends PolicyEditValues = PolicyEditValues> {
  values: Values;
  authorId: string | null;
}

/**
 * Creates a policy and its activity entry.
 * @throws HttpError 403 `limit_reached`; a unique violation for a name in use
 */
export async function createIn(
  trx: Trx,
  limits: Limits,
  organizationId: string,
  { values, authorId }: Save<PolicyValues>,
): Promise<PolicyRow> {
  const row = await insertPolicy(trx, newId(), organizationId, values, authorId);
  await enforceLimit(trx, limits, 'policies', organizationId);
  await note(trx, authorId, 'policy_created', row);
  return row;
}

/**
 * Saves the next revision of a policy with its activity entry, and requests runs of its channels.
 * @throws HttpError 404 `policy_not_found`; a unique violation for a name in use
 */
export async function updateIn(
  trx: Trx,
  organizationId: string,
  id: string,
  { values, authorId, restoredFrom = null }: Save & { restoredFrom?: number | null },
): Promise<PolicyRow> {
  const saved = await updatePolicy(trx, id, organizationId, values, authorId, restoredFrom);
  if (saved === undefined) throw notFound('This policy', 'policy_not_found');
  await requestRuns(trx, await channelIdsOfPolicy(trx, id), 'edited', askerOf(organizationId, authorId));
  await note(
    trx,
    authorId,
    restoredFrom === null ? 'policy_edited' : 'policy_restored',
    saved,
    `revision ${restoredFrom ?? saved.revision}`,
    { revision: saved.revision, ...(restoredFrom === null ? {} : { restored_from: restoredFrom }) },
  );
  return saved;
}

function note(
  trx: Trx,
  actorId: string | null,
  kind: ChangeKind,
  { id, name, organization_id }: PolicyRow,
  detail?: string,
  facts?: AuditDetails,
): Promise<void> {
  return noteChange(trx, {
    organizationId: organization_id,
    actorId,
    kind,
    subject: name,
    subjectId: id,
    ...(detail === undefined ? {} : { detail }),
    ...(facts === undefined ? {} : { audit: { facts } }),
  });
}

function inUse(name: string, channels: string[]) {
  return conflict(
    `Policy '${name}' is applied to ${channels.join(', ')}. Remove it from those channels before you delete it.`,
    'policy_in_use',
  );
}

function stillInForce(name: string, channels: string[]) {
  return conflict(
    `The channels ${channels.join(', ')} still use policy '${name}'. Wait for the run that removes it, then delete it.`,
    'policy_in_force',
  );
}

/** Converts a parsed policy for saving. */
export function valuesOf(policy: PolicyInput): PolicyValues;
export function valuesOf(policy: PolicyEdit): PolicyEditValues;
export function valuesOf({ filter, ...policy }: PolicyEdit): PolicyEditValues {
  return { ...policy, filter: filter ?? null, summary: policyText(policy.filters) };
}

/** Parses a stored revision again, because validation may have become stricter. @throws 422 with every error */
function readRevision({ name, description, filters, filter }: PolicyRevisionRow): PolicyInput {
  const reading = readPolicy({
    name,
    description,
    filters,
    ...(filter === null ? {} : { filter, schema_version: '1' }),
  });
  if (!reading.ok) throw unprocessable(reading.findings);
  return reading.policy;
}

/** Message for a name in use. */
export const inUseAlready = (name: string): string => `Policy '${name}' already exists. Choose another name.`;

/**
 * Saves, and converts a name conflict to 409 `policy_name_taken`.
 * @param message message of the 409
 * @param field message at the name field
 */
export function withNameConflict<T>(
  save: () => Promise<T>,
  message: string,
  field = 'Policy name must be unique',
): Promise<T> {
  return onNameConflict(['policy_organization_id_name_key'], save, () =>
    conflict(message, 'policy_name_taken', [{ loc: ['body', 'name'], msg: field, type: 'value_error.unique' }]),
  );
}
