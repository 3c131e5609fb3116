/** Converts rows to responses. */
import { isoTime } from '@terrarium/domain/calendar';
import { platformCount } from '@terrarium/domain/policy';
import type { Db } from '../db/index.ts';
import { findPeople } from '../person/index.ts';
import type { Person } from '../person/index.ts';
import type { PolicyAnswer } from './contract.ts';
import type { RunAnswer } from './appliedContract.ts';
import type { RunRow } from './runStore.ts';
import { storedText } from './stored.ts';
import type { PolicyRow } from './store.ts';

const iso = (date: Date | null): string | null => isoTime(date);

/** Converts a policy. `channels` are the names it is applied to; undefined omits them. */
export function policyAnswer(row: PolicyRow, channels: string[] | undefined): PolicyAnswer {
  return {
    id: row.id,
    org_id: row.organization_id,
    name: row.name,
    description: row.description,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    artifact_family: row.artifact_family,
    schema_version: row.schema_version,
    revision: row.revision,
    filters: row.filters,
    ...(row.filter === null ? {} : { filter: row.filter }),
    summary: row.summary === '' ? storedText(row.filters) : row.summary,
    ...(channels === undefined ? {} : { names_of_channels_applied_to: channels }),
  };
}

/** Converts a run. `askedBy` is the user who requested it. */
export function runAnswer(row: RunRow, channel: string, askedBy: Person | null): RunAnswer {
  return {
    id: row.id,
    channel,
    state: row.state,
    phase: row.phase,
    progress: row.progress,
    reason: row.reason,
    policy_id: row.policy_id,
    policy_name: row.policy_name,
    revision: row.policy_revision,
    created_at: isoTime(row.created_at),
    started_at: iso(row.started_at),
    finished_at: iso(row.finished_at),
    error: row.error,
    counts: row.counts.map(({ platform, num_before, num_after }) => platformCount(platform, num_before, num_after)),
    added_count: row.added_count,
    removed_count: row.removed_count,
    // Older runs have no causes.
    installability: row.installability?.map((one) => ({ ...one, causes: one.causes ?? [] })) ?? null,
    failing_probes: row.failing_probes,
    is_held: row.is_held,
    asked_by: askedBy,
  };
}

/** Converts runs, with the channel name from `channelOf` and the user who requested each. */
export async function runAnswers(
  db: Db,
  rows: readonly RunRow[],
  channelOf: (row: RunRow) => string,
): Promise<RunAnswer[]> {
  const people = await findPeople(
    db,
    rows.flatMap(({ asked_by }) => asked_by ?? []),
  );
  return rows.map((row) => runAnswer(row, channelOf(row), people.get(row.asked_by ?? '') ?? null));
}
