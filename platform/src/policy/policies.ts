/** What happens to policies: list, create, change, delete and bring back. */
import type { AuditDetails } from '@terrarium/domain/audit';
import { commonSubdirs } from '@terrarium/domain/conda';
import type { Readable } from 'node:stream';
import { LICENSE_FAMILIES, policyText, readPolicy } from '@terrarium/domain/policy';
import type { PolicyEdit, PolicyInput } from '@terrarium/domain/policy';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { isId, isUniqueViolation, newId } from '../db/index.ts';
import { enforceLimit } from '../enforceLimit.ts';
import { conflict, csvStream, notFound, unprocessable } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import { policyAnswer } from './answers.ts';
import type { PolicyAnswer, PolicyListQuery, PolicyRevisionAnswer, RevisionsQuery } from './contract.ts';
import { revisionAnswers } from './history.ts';
import { channelIdsOfPolicy, requestRuns } from './runStore.ts';
import type { PolicyEditValues, PolicyRevisionRow, PolicyRow, PolicyValues } from './store.ts';
import {
  channelsOfPolicies,
  channelsServedUnder,
  claimPolicy,
  findAuthor,
  findDeleted,
  findPolicy,
  findRevision,
  insertPolicy,
  listPolicies,
  listRevisions,
  markDeleted,
  platformsOf,
  purgePolicies,
  unmarkDeleted,
  updatePolicy,
} from './store.ts';

/** Rows of a table that are read at a time. */
const TABLE_PAGE = 100;

/** The platforms that are offered while none of an organization's channels holds a file. */
const COMMON_PLATFORMS = ['noarch', ...commonSubdirs].sort();

/** How long a deleted policy can be brought back, at least. */
const UNDO_HOURS = 24;

/** The policies of organizations. Answers are in REST shape; failures are HttpErrors. */
export interface PolicyService {
  options(organizationId: string): Promise<{ platform: string[]; license_family: string[] }>;
  /** `readable` are the names of the channels that may be named to who asks. */
  list(
    organizationId: string,
    query: PolicyListQuery,
    readable: ReadonlySet<string>,
  ): Promise<{ items: PolicyAnswer[]; total_count: number }>;
  /** All policies that the query takes, as CSV. */
  table(organizationId: string, query: PolicyListQuery, readable: ReadonlySet<string>): Readable;
  /** As list. */
  get(organizationId: string, id: string, readable: ReadonlySet<string>): Promise<PolicyAnswer>;
  /** 409 when the name is in use, 403 `limit_reached`. */
  create(organizationId: string, policy: PolicyInput, authorId: string): Promise<PolicyAnswer>;
  /** As create; without a description that of the policy stays. Asks for a run of every channel that the policy is applied to. */
  update(organizationId: string, id: string, policy: PolicyEdit, authorId: string): Promise<PolicyAnswer>;
  /** 409 while the policy is applied or still in force somewhere. It can be restored for a day. */
  remove(organizationId: string, id: string, actorId: string): Promise<void>;
  /** Brings a deleted policy back, applied nowhere. 404 once it is purged, 409 when its name is in use again, 403 `limit_reached`. */
  restore(organizationId: string, id: string, actorId: string): Promise<PolicyAnswer>;
  /** A page of a policy's saves, the newest first, each with what it changed. */
  history(
    organizationId: string,
    id: string,
    page: RevisionsQuery,
  ): Promise<{ items: PolicyRevisionAnswer[]; total_count: number }>;
  /** One save, with its rules. */
  revision(organizationId: string, id: string, revision: string): Promise<PolicyRevisionAnswer>;
  /**
   * Saves a policy as it was at an older revision; the channels that it is applied to are computed anew. 409 `revision_is_current` for the newest,
   * and as {@link update}: other rules of reading, and other policies' names, may have come since.
   */
  restoreRevision(organizationId: string, id: string, revision: string, authorId: string): Promise<PolicyAnswer>;
  /** Removes for good what was deleted more than a day ago. */
  purge(): Promise<void>;
}

/**
 * The policies over a database.
 * @param wake called when a save asked for runs
 */
export function createPolicyService(db: Db, limits: Limits, wake: () => void): PolicyService {
  const answered = async (row: PolicyRow, readable?: ReadonlySet<string>): Promise<PolicyAnswer> =>
    policyAnswer(
      row,
      (await channelsOfPolicies(db, [row.id])).get(row.id)!.filter((name) => readable?.has(name) ?? true),
    );
  const found = async (organizationId: string, id: string): Promise<PolicyRow> => {
    const row = isId(id) ? await findPolicy(db, organizationId, id) : undefined;
    if (row === undefined) throw notFound('This policy', 'policy_not_found');
    return row;
  };
  const foundRevision = async (policy: PolicyRow, revision: string): Promise<PolicyRevisionRow> => {
    const row = /^[1-9]\d{0,8}$/.test(revision) ? await findRevision(db, policy.id, Number(revision)) : undefined;
    if (row === undefined)
      throw notFound(`Revision ${revision.slice(0, 20)} of the policy '${policy.name}'`, 'revision_not_found');
    return row;
  };
  const save = async (
    organizationId: string,
    id: string,
    values: PolicyEditValues,
    authorId: string,
    restoredFrom: number | null = null,
  ): Promise<PolicyAnswer> => {
    const row = await withNameConflict(
      () => db.transaction().execute((trx) => updateIn(trx, organizationId, id, { values, authorId, restoredFrom })),
      inUseAlready(values.name),
    );
    wake();
    return answered(row);
  };
  return {
    async options(organizationId) {
      const platforms = await platformsOf(db, organizationId);
      return { platform: platforms.length > 0 ? platforms : COMMON_PLATFORMS, license_family: [...LICENSE_FAMILIES] };
    },

    async list(organizationId, query, readable) {
      const offset = query.page === undefined ? (query.offset ?? 0) : (query.page - 1) * query.limit;
      const { rows, total } = await listPolicies(db, organizationId, {
        q: query.q,
        name: query.policy_name,
        sort: query.sort,
        limit: query.limit,
        offset,
      });
      if (query.include_channels_applied_to === 'false')
        return { items: rows.map((row) => policyAnswer(row, undefined)), total_count: total };
      const channels = await channelsOfPolicies(
        db,
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
      };
    },

    table(organizationId, query, readable) {
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
    },

    async get(organizationId, id, readable) {
      const row = await found(organizationId, id);
      return { ...(await answered(row, readable)), updated_by: (await findAuthor(db, row.id)) ?? null };
    },

    async create(organizationId, policy, authorId) {
      const values = valuesOf(policy);
      return answered(
        await withNameConflict(
          () => db.transaction().execute((trx) => createIn(trx, limits, organizationId, { values, authorId })),
          inUseAlready(values.name),
        ),
      );
    },

    async update(organizationId, id, policy, authorId) {
      if (!isId(id)) throw notFound('This policy', 'policy_not_found');
      return save(organizationId, id, valuesOf(policy), authorId);
    },

    async history(organizationId, id, page) {
      const policy = await found(organizationId, id);
      const { rows, total } = await listRevisions(db, policy.id, page);
      return { items: await revisionAnswers(db, policy, rows), total_count: total };
    },

    async revision(organizationId, id, revision) {
      const policy = await found(organizationId, id);
      const row = await foundRevision(policy, revision);
      const [answer] = await revisionAnswers(db, policy, [row]);
      return { ...answer!, filters: row.filters };
    },

    async restoreRevision(organizationId, id, revision, authorId) {
      const policy = await found(organizationId, id);
      const row = await foundRevision(policy, revision);
      if (row.revision === policy.revision)
        throw conflict(
          `Revision ${row.revision} is the one that the policy has now, so there is nothing to restore.`,
          'revision_is_current',
        );
      return save(organizationId, policy.id, valuesOf(readRevision(row)), authorId, row.revision);
    },

    async remove(organizationId, id, actorId) {
      if (!isId(id)) throw notFound('This policy', 'policy_not_found');
      await db.transaction().execute(async (trx) => {
        const policy = await claimPolicy(trx, organizationId, id);
        if (policy === undefined) throw notFound('This policy', 'policy_not_found');
        const applied = (await channelsOfPolicies(trx, [id])).get(id)!;
        if (applied.length > 0) throw inUse(policy.name, applied);
        const served = await channelsServedUnder(trx, id);
        if (served.length > 0) throw stillInForce(policy.name, served);
        await markDeleted(trx, id);
        await note(trx, actorId, 'policy_deleted', policy);
      });
    },

    async restore(organizationId, id, actorId) {
      if (!isId(id)) throw notFound('This policy', 'policy_not_found');
      return answered(
        await db.transaction().execute(async (trx) => {
          // Bringing back what is there changes nothing.
          const deleted = await findDeleted(trx, organizationId, id);
          const row = await withNameConflict(
            () => unmarkDeleted(trx, organizationId, id),
            NAME_GIVEN_AWAY,
            NAME_GIVEN_AWAY,
          );
          if (row === undefined) throw notFound('This policy', 'policy_not_found');
          await enforceLimit(trx, limits, 'policies', organizationId);
          if (deleted !== undefined) await note(trx, actorId, 'policy_brought_back', row);
          return row;
        }),
      );
    },

    purge: () => purgePolicies(db, UNDO_HOURS),
  };
}

/** Who saves what. */
interface Save<Values extends PolicyEditValues = PolicyEditValues> {
  values: Values;
  authorId: string;
}

/** Writes a new policy, noted as a change. @throws HttpError 403 `limit_reached`; a unique violation for a name in use */
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
 * Writes the next revision of a policy, noted as a change, and asks for runs of its channels.
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
  await requestRuns(trx, await channelIdsOfPolicy(trx, id), 'edited', authorId);
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
  actorId: string,
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
    `The policy '${name}' is applied to ${channels.join(', ')}. Take it off there before you delete it.`,
    'policy_in_use',
  );
}

function stillInForce(name: string, channels: string[]) {
  return conflict(
    `The channels ${channels.join(', ')} are still served under the policy '${name}'. Wait until the run that takes it off is done, then delete it.`,
    'policy_in_force',
  );
}

/** What a save writes of a policy that was read. */
export function valuesOf(policy: PolicyInput): PolicyValues;
export function valuesOf(policy: PolicyEdit): PolicyEditValues;
export function valuesOf({ filter, ...policy }: PolicyEdit): PolicyEditValues {
  return { ...policy, filter: filter ?? null, summary: policyText(policy.filters) };
}

/** A save as it stands in the database, read again: rules may have become stricter since. @throws 422 with every finding */
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

const NAME_GIVEN_AWAY = 'Its name was given to another policy meanwhile. Rename that one, then restore this.';
/** The sentence for a name in use. */
export const inUseAlready = (name: string): string => `A policy named '${name}' exists already. Choose another name.`;

/** Saves, and tells of a name in use as 409 `policy_name_taken`. @param told the sentence of the 409; @param field what stands at the name */
export async function withNameConflict<T>(
  save: () => Promise<T>,
  told: string,
  field = 'Policy name must be unique',
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'policy_organization_id_name_key')) throw error;
    throw conflict(told, 'policy_name_taken', [{ loc: ['body', 'name'], msg: field, type: 'value_error.unique' }]);
  }
}
