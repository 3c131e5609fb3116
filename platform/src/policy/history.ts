/** History of a policy: saved revisions with their changes. */
import { isoTime } from '@terrarium/domain/calendar';
import { policyChanges } from '@terrarium/domain/policy';
import type { PolicyText } from '@terrarium/domain/policy';
import type { Db } from '../db/index.ts';
import { findPeople } from '../person/index.ts';
import { MAX_CHANGED_VALUES } from './contract.ts';
import type { PolicyRevisionAnswer } from './contract.ts';
import { storedText } from './stored.ts';
import { findRevision } from './store.ts';
import type { PolicyRevisionRow, PolicyRow, RevisionHead } from './store.ts';

/**
 * Converts revisions to responses, in order.
 * Reads rules one revision at a time, because each can be megabytes large.
 */
export async function revisionAnswers(
  db: Db,
  policy: PolicyRow,
  rows: readonly RevisionHead[],
): Promise<PolicyRevisionAnswer[]> {
  const people = await findPeople(
    db,
    rows.flatMap(({ author_id }) => author_id ?? []),
  );
  const answers: PolicyRevisionAnswer[] = [];
  let before: PolicyRevisionRow | undefined;
  for (const row of rows) {
    const now = before?.revision === row.revision ? before : await findRevision(db, policy.id, row.revision);
    if (now === undefined) continue;
    before = await findRevision(db, policy.id, row.revision - 1);
    answers.push({
      revision: row.revision,
      is_current: row.revision === policy.revision,
      name: row.name,
      description: row.description,
      summary: storedText(now.filters),
      created_at: isoTime(row.created_at),
      author: people.get(row.author_id ?? '') ?? null,
      restored_from: row.restored_from,
      changes: before === undefined ? [] : changesOf(before, now),
    });
  }
  return answers;
}

/** Returns the changes between two texts of a policy, with a limited number of values. */
export function changesOf(before: PolicyText, now: PolicyText): PolicyRevisionAnswer['changes'] {
  return policyChanges(before, now).map(({ subject, added, removed }) => ({
    subject,
    added: added.slice(0, MAX_CHANGED_VALUES),
    added_count: added.length,
    removed: removed.slice(0, MAX_CHANGED_VALUES),
    removed_count: removed.length,
  }));
}
