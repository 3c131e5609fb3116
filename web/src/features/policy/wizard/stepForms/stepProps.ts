import type { WizardState } from '../useWizard.ts';

/** What the form of a step is given. */
export interface StepProps {
  wizard: WizardState;
  options: { platforms: readonly string[]; licenseFamilies: readonly string[] };
}
