import { filtersToForm, formToFilters, type PolicyForm } from '@terrarium/domain/policy';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

/** A draft that survives a page reload while the tab is open. */
export interface Draft {
  form: PolicyForm;
  /** The furthest step opened so far. */
  reached: number;
}

const keyOf = (org: string, policy: { id: string; revision: number } | null) =>
  `policy-draft:${org}:${policy ? `${policy.id}:${policy.revision}` : 'new'}`;

/**
 * The draft in this tab; null if missing or of another revision. It is stored as a payload and read like a stored
 * policy, so that text from another source can't create an invalid form.
 */
export function readDraft(org: string, policy: { id: string; revision: number } | null): Draft | null {
  const stored = readStored('session', keyOf(org, policy)) as {
    name?: unknown;
    description?: unknown;
    filters?: unknown;
    reached?: unknown;
  } | null;
  if (stored === null || typeof stored !== 'object') return null;
  const { name, description, filters, reached } = stored;
  if (typeof name !== 'string' || typeof description !== 'string' || typeof reached !== 'number') return null;
  return {
    form: filtersToForm(filters, { name, description }).form,
    reached: Math.min(4, Math.max(0, Math.trunc(reached))),
  };
}

/** Stores the draft in this tab, for a policy's revision; null for a new policy. */
export function writeDraft(
  org: string,
  policy: { id: string; revision: number } | null,
  { form, reached }: Draft,
): void {
  writeStored('session', keyOf(org, policy), {
    name: form.name,
    description: form.description,
    filters: formToFilters(form),
    reached,
  });
}

/** Deletes the draft after saving or discarding (WIZ-38). */
export function dropDraft(org: string, policy: { id: string; revision: number } | null): void {
  removeStored('session', keyOf(org, policy));
}
