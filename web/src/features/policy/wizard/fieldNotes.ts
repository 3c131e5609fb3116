import { formLine, type FieldChange, type FormName } from '@terrarium/domain/policy';
import { impactText } from '../impact/messages.ts';
import { filesByFacets } from '../impact/rules.ts';
import type { Impact } from '../impact/useImpact.ts';

/** A note under a field, in parts that a screen can colour. */
export interface FieldNoteText {
  what: string;
  going: string;
  coming: string;
}

/** What a note can be worked out from. */
export interface NoteSource {
  changes: readonly FieldChange[];
  /** Null while there are no numbers, or when they would say something else than the change of this draft. */
  impact: Impact | null;
  /** A new policy has nothing it was changed from. */
  fresh: boolean;
}

const names = (values: readonly string[]): string => values.map((value) => value.replace(/^not /, '')).join(', ');

/**
 * 'osx-64 removed in this draft: 593 files would go.' for one line of a form; null when nothing of it was changed.
 * The numbers are the files that go or come by rules of the line's facets.
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
  const numbers = going + coming > 0;
  const list = own.length === 1 && lists.includes(own[0]?.field ?? '');
  const parts = list
    ? [
        own[0]!.added.length > 0 ? impactText.addedInDraft(names(own[0]!.added)) : '',
        own[0]!.removed.length > 0 ? impactText.removedInDraft(names(own[0]!.removed)) : '',
      ].filter(Boolean)
    : [impactText.changedInDraft];
  const what = fresh ? '' : `${impactText.inDraft(parts.join(', '))}${numbers ? ':' : '.'}`;
  if (fresh && !numbers) return null;
  return {
    what,
    going: going > 0 ? `${impactText.wouldGo(going)}${coming > 0 ? ',' : '.'}` : '',
    coming: coming > 0 ? `${going > 0 ? impactText.wouldCome(coming) : impactText.filesWouldCome(coming)}.` : '',
  };
}
