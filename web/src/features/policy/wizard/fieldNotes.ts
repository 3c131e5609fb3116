import { formLine, type FieldChange, type FormName } from '@terrarium/domain/policy';
import { impactText } from '../impact/messages.ts';
import { filesByFacets } from '../impact/rules.ts';
import type { Impact } from '../impact/useImpact.ts';

/** A hint under a field, in parts that a screen can color. */
export interface FieldNoteText {
  what: string;
  going: string;
  coming: string;
}

/** Inputs of a hint. */
export interface NoteSource {
  changes: readonly FieldChange[];
  /** Null without numbers, or if they don't show this draft's changes. */
  impact: Impact | null;
  /** A new policy has nothing it was changed from. */
  fresh: boolean;
}

const names = (values: readonly string[]): string => values.map((value) => value.replace(/^not /, '')).join(', ');

/**
 * Returns a hint such as 'osx-64 removed in this draft. Would remove 593 files.' for one row of a form; null if nothing
 * changed. The numbers are files removed or added by rules of the row's facets.
 */
export function fieldNote(
  { changes, impact, fresh }: NoteSource,
  form: FormName,
  row: string,
  groupKey?: string,
): FieldNoteText | null {
  const { values, facets, lists } = formLine(form, row);
  const own = changes.filter(
    ({ section, field, groupKey: key }) =>
      section === form && values.includes(field) && (groupKey === undefined || key === groupKey),
  );
  if (own.length === 0) return null;
  const { going, coming } = impact ? filesByFacets(impact.byRule, facets) : { going: 0, coming: 0 };
  const list = own.length === 1 && lists.includes(own[0]?.field ?? '');
  const parts = list
    ? [
        own[0]!.added.length > 0 ? impactText.addedInDraft(names(own[0]!.added)) : '',
        own[0]!.removed.length > 0 ? impactText.removedInDraft(names(own[0]!.removed)) : '',
      ].filter(Boolean)
    : [impactText.changedInDraft];
  const what = fresh ? '' : `${impactText.inDraft(parts.join(', '))}.`;
  if (fresh && going + coming === 0) return null;
  return {
    what,
    going: going > 0 ? `${impactText.wouldGo(going)}${coming > 0 ? ',' : '.'}` : '',
    coming: coming > 0 ? `${going > 0 ? impactText.wouldCome(coming) : impactText.filesWouldCome(coming)}.` : '',
  };
}
