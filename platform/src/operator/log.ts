// Read model of app_user: the log is listed with current names of users.
import { isoTime } from '@terrarium/domain/calendar';
import { AUDIT_ACTIONS, HUB_ACTIONS, kindsOfActions } from '@terrarium/domain/audit';
import type { AuditAction } from '@terrarium/domain/audit';
import { sql } from 'kysely';
import type { z } from 'zod';
import { appendAudit, HUB_CHAIN } from '../audit/index.ts';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, Table, Trx } from '../db/index.ts';
import type * as contract from './contract.ts';

/** An operator's action. - `organization_name`: stays after the organization is deleted. */
type OperatorLogTable = Table<'operator_log'>;

declare module '../db/tables.ts' {
  interface Tables {
    operator_log: OperatorLogTable;
  }
}

/** Retention of the log, in days. */
const KEEP_DAYS = 3 * 365;
const MOST_DETAIL = 300;

/** Audit log action of each operator action. */
const AUDITED = Object.fromEntries(kindsOfActions(HUB_ACTIONS).map(({ kind, action }) => [kind, action])) as Readonly<
  Record<contract.OperatorAction, AuditAction>
>;

/** Input of a log entry. */
export interface OperatorLogEntry {
  operatorId: string;
  action: contract.OperatorAction;
  userId?: string;
  organization?: { id: string; name: string };
  /** Target, if it is neither a user nor an organization: a feed, a package. */
  thing?: string;
  detail?: string;
}

/**
 * Records an operator's action in its transaction, here and in the hub's audit log.
 * Deletes entries older than three years here.
 */
export async function writeLog(
  trx: Trx,
  { operatorId, action, userId, organization, thing, detail }: OperatorLogEntry,
): Promise<void> {
  const said = [thing, detail].filter(Boolean).join(' · ');
  await trx
    .insertInto('operator_log')
    .values({
      id: newId(),
      operator_id: operatorId,
      action,
      user_id: userId ?? null,
      organization_id: organization?.id ?? null,
      organization_name: organization?.name ?? null,
      detail: said.slice(0, MOST_DETAIL),
    })
    .execute();
  await appendAudit(trx, {
    chain: HUB_CHAIN,
    action: AUDITED[action],
    actor: { userId: operatorId },
    target:
      organization === undefined
        ? { id: userId ?? null, name: thing ?? null }
        : { id: organization.id, name: AUDIT_ACTIONS[AUDITED[action]].target === 'plan' ? organization.name : null },
    details: {
      ...(detail === undefined || detail === '' ? {} : { note: detail }),
      ...(organization === undefined ? {} : { organization: organization.name, organization_id: organization.id }),
    },
  });
  await trx
    .deleteFrom('operator_log')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`)
    .execute();
}

const logOrder = new Keyset('operator log', [descending('entry.at', 'timestamptz'), descending('entry.id', 'uuid')]);

/** Returns a page of the operator log, newest first, and its number of entries. */
export async function readLog(db: Db, page: PageRequest): Promise<z.input<typeof contract.log>> {
  const entries = db
    .selectFrom('operator_log as entry')
    .leftJoin('app_user as operator', 'operator.id', 'entry.operator_id')
    .leftJoin('app_user as person', 'person.id', 'entry.user_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.detail',
      'entry.organization_id',
      'entry.organization_name',
      'operator.username as operator',
      'person.id as person_id',
      'person.username as person',
    ]);
  const { rows, pointers } = await logOrder.select(entries, page);
  const { total } = await db
    .selectFrom('operator_log')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    total_count: total,
    ...pointers,
    items: rows.map((row) => ({
      id: row.id,
      at: isoTime(row.at),
      action: row.action as contract.OperatorAction,
      operator: row.operator,
      detail: row.detail,
      person: row.person_id === null || row.person === null ? null : { id: row.person_id, username: row.person },
      organization:
        row.organization_name === null ? null : { name: row.organization_name, exists: row.organization_id !== null },
    })),
  };
}
