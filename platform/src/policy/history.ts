/** The history of a policy: its saves, each with what it changed. */
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
 * Saves of a policy as they are answered, in their order.
 * The rules are read one save after the other: a save can be megabytes large, and a page of them together need not be held.
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
      created_at: row.created_at.toISOString(),
      author: people.get(row.author_id ?? '') ?? null,
      restored_from: row.restored_from,
      changes: before === undefined ? [] : changesOf(before, now),
    });
  }
  return answers;
}

/** What changed from one text of a policy to another, with a bound on the values that are named. */
export function changesOf(before: PolicyText, now: PolicyText): PolicyRevisionAnswer['changes'] {
  return policyChanges(before, now).map(({ subject, added, removed }) => ({
    subject,
    added: added.slice(0, MAX_CHANGED_VALUES),
    added_count: added.length,
    removed: removed.slice(0, MAX_CHANGED_VALUES),
    removed_count: removed.length,
  }));
}
