import type { FormName } from '@terrarium/domain/policy';
import { createContext, useContext } from 'react';
import type { Impact } from '../../impact/useImpact.ts';
import { fieldNote, type FieldNoteText, type NoteSource } from '../fieldNotes.ts';

/** What the fields of a step tell of the draft's effect. */
export interface StepNumbers {
  notes: NoteSource;
  /** The numbers of the draft as it stands; null while there are none. */
  impact: Impact | null;
  /** The last numbers of the channel at hand, also while newer ones are on their way: for what does not depend on the draft. */
  last: Impact | null;
}

const NumbersContext = createContext<StepNumbers>({
  notes: { changes: [], impact: null, fresh: true },
  impact: null,
  last: null,
});

/** Gives the numbers to the fields of a step. */
export const NumbersProvider = NumbersContext.Provider;

/** The numbers of the draft as it stands; null while there are none. */
export const useNumbers = (): Impact | null => useContext(NumbersContext).impact;

/** The last numbers of the channel at hand, of whichever draft: for what is said of the channel itself. */
export const useChannelNumbers = (): Impact | null => useContext(NumbersContext).last;

/** The note of one line of a form; null when nothing of it was changed. One of several groups (`among`) has no numbers of its own. */
export function useNote(form: FormName, row: string, groupKey?: string, among = false): FieldNoteText | null {
  const { notes } = useContext(NumbersContext);
  return fieldNote(among ? { ...notes, impact: null } : notes, form, row, groupKey);
}
