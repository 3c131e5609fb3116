import type { FormName } from '@terrarium/domain/policy';
import { createContext, useContext } from 'react';
import type { Impact } from '../../impact/useImpact.ts';
import { fieldNote, type FieldNoteText, type NoteSource } from '../fieldNotes.ts';

/** Impact of the draft for the fields of a step. */
export interface StepNumbers {
  notes: NoteSource;
  /** Numbers of the current draft; null while there are none. */
  impact: Impact | null;
  /** The last numbers of the current channel, even while new ones load: for values that don't depend on the draft. */
  last: Impact | null;
}

const NumbersContext = createContext<StepNumbers>({
  notes: { changes: [], impact: null, fresh: true },
  impact: null,
  last: null,
});

/** Provides the numbers to the fields of a step. */
export const NumbersProvider = NumbersContext.Provider;

/** Numbers of the current draft; null while there are none. */
export const useNumbers = (): Impact | null => useContext(NumbersContext).impact;

/** The last numbers of the current channel, of any draft: for statements about the channel itself. */
export const useChannelNumbers = (): Impact | null => useContext(NumbersContext).last;

/**
 * The hint of one row of a form; null if nothing changed. One of several groups (`among`) has no numbers of its own.
 */
export function useNote(form: FormName, row: string, groupKey?: string, among = false): FieldNoteText | null {
  const { notes } = useContext(NumbersContext);
  return fieldNote(among ? { ...notes, impact: null } : notes, form, row, groupKey);
}
