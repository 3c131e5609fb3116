import type { NoteSource } from '../fieldNotes.ts';
import type { Impact } from '../../impact/useImpact.ts';
import type { WizardState } from '../useWizard.ts';

/** What the form of a step is given. */
export interface StepProps {
  wizard: WizardState;
  notes: NoteSource;
  /** The numbers of the draft as it stands; null while there are none. */
  impact: Impact | null;
  options: { platforms: readonly string[]; licenseFamilies: readonly string[] };
}
