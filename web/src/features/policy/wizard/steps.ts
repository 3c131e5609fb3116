import { filledLines, isEmptyCveRule, scoreText, stepErrors, type PolicyForm } from '@terrarium/domain/policy';
import { wizardText } from '../messages.ts';

/** Names of the steps in the URL. */
export const stepNames = ['details', 'packages', 'cves', 'exclusions', 'review'] as const;

/** Number of the review. */
export const reviewStep = 4;

/** Returns the step in the URL; the first one by default (WIZ-07). */
export function askedStep(search: URLSearchParams): number {
  return Math.max(
    0,
    stepNames.findIndex((name) => name === search.get('step')),
  );
}

/** Returns the step to show: the requested one, if it was reached before and all previous steps are valid. */
export function shownStep(form: PolicyForm, asked: number, reached: number, today: string): number {
  for (let step = 0; step < Math.min(asked, reached); step += 1)
    if (stepErrors(form, step, today).length > 0) return step;
  return Math.min(asked, reached);
}

/** Short summary of a step for the list of steps; '' if empty. */
export function stepNote(form: PolicyForm, step: number): string {
  const { packageRules: rules } = form;
  if (step === 0) return form.name.trim();
  if (step === 1) {
    const set = filledLines(rules);
    return set > 0 ? wizardText.notes.rules(set) : '';
  }
  if (step === 2) {
    const scores = form.cveRules.filter((rule) => !isEmptyCveRule(rule));
    const [only] = scores;
    return scores.length === 1 && only?.score !== null && only?.score !== undefined
      ? wizardText.notes.score(scoreText(only))
      : scores.length > 0
        ? wizardText.notes.rules(scores.length)
        : '';
  }
  if (step === 3) {
    const names = form.exclusions.reduce((sum, { specs }) => sum + specs.length, 0);
    return names > 0 ? wizardText.notes.names(names) : '';
  }
  return '';
}
