import { filtersToForm, formToFilters, type PolicyForm } from '@terrarium/domain/policy';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

/** Work in the wizard that outlives a reload of the page, for as long as the tab is open. */
export interface Draft {
  form: PolicyForm;
  /** The furthest step opened so far. */
  reached: number;
}

const keyOf = (org: string, policy: { id: string; revision: number } | null) =>
  `policy-draft:${org}:${policy ? `${policy.id}:${policy.revision}` : 'new'}`;

/**
 * The work left in this tab; null when there is none or it belongs to another revision. It is kept as a payload and read
 * like any stored policy, so that text of another origin cannot make a form that the wizard would not know.
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

/** Keeps the work in this tab, for a policy as it was at its revision; null for a new one. */
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

/** Forgets the work: it was saved or given up (WIZ-38). */
export function dropDraft(org: string, policy: { id: string; revision: number } | null): void {
  removeStored('session', keyOf(org, policy));
}
