import type { WizardState } from '../useWizard.ts';

/** Props of a step's form. */
export interface StepProps {
  wizard: WizardState;
  options: { subdirs: readonly string[]; licenseFamilies: readonly string[] };
}
