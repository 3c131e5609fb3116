/** Validation of the wizard's steps with the texts of the specification (WIZ-45 to WIZ-58). */
import type { CveRule, PolicyForm } from './form.ts';
import { policySpecError } from './specs.ts';
import { policyNameError } from './validate.ts';
import { isAdvisoryId, isCveScore, isIsoDate, isoDate, MESSAGES } from './vocabulary.ts';

/** An error of a field; `path` as form libraries write it, e.g. 'packageRules.names.values' or 'cveRules.0.score'. */
export interface FieldError {
  path: string;
  message: string;
  /** The kind of error, e.g. 'notInFuture'. */
  type: string;
}

/** The five steps of the wizard (WIZ-04). */
export const WIZARD_STEPS = ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review'] as const;

/** The messages of the entries that are no match specs, joined by ', ' (WIZ-50, WIZ-53); undefined when all are. */
export function matchSpecErrors(entries: readonly string[]): string | undefined {
  const messages = entries.map(policySpecError).filter((message) => message !== undefined);
  return messages.length > 0 ? messages.join(', ') : undefined;
}

function error(path: string, type: string, message: string | undefined): FieldError[] {
  return message === undefined ? [] : [{ path, type, message }];
}

function dateErrors(from: string | undefined, to: string | undefined, today: string): FieldError[] {
  const format = (path: string, date: string | undefined) => error(path, 'date', date && !isIsoDate(date) ? MESSAGES.date : undefined);
  const errors = [...format('packageRules.from', from), ...format('packageRules.to', to)];
  if (errors.length > 0) return errors;
  return [
    ...error('packageRules.from', 'notInFuture', from && from > today ? MESSAGES.fromInFuture : undefined),
    ...error('packageRules.to', 'notBeforeFrom', from && to && to < from ? MESSAGES.toBeforeFrom : undefined),
  ];
}

/** What is wrong with a rule's score: without tenths it is a whole number (WIZ-56). */
function scoreError({ score, tenths }: CveRule): string | undefined {
  if (tenths) return score === null || isCveScore(score) ? undefined : MESSAGES.scoreTenths;
  return score === null || (isCveScore(score) && Number.isInteger(score)) ? undefined : MESSAGES.score;
}

/** An age that nobody can mean: no whole number of days, or more than ten years. */
function ageError(days: number | undefined): string | undefined {
  return days === undefined || (Number.isInteger(days) && days >= 1 && days <= 3650) ? undefined : MESSAGES.age;
}

/**
 * The errors of one step, 0 to 4; the review (4) has those of all steps before it.
 * @param today the user's current day, yyyy-MM-dd
 */
export function stepErrors(form: PolicyForm, step: number, today: string = isoDate(Date.now())): FieldError[] {
  switch (step) {
    case 0: return error('name', 'name', policyNameError(form.name));
    case 1: return [
      ...error('packageRules.names.values', 'matchSpec', matchSpecErrors(form.packageRules.names.values)),
      ...dateErrors(form.packageRules.from, form.packageRules.to, today),
      ...error('packageRules.minimumAge', 'age', ageError(form.packageRules.minimumAge)),
    ];
    case 2: return form.cveRules.flatMap((rule, index) => [
      ...error(`cveRules.${index}.score`, 'score', scoreError(rule)),
      ...error(`cveRules.${index}.allowlist`, 'cveId', rule.allowlist.every(isAdvisoryId) ? undefined : MESSAGES.cveId),
    ]);
    case 3: return form.exclusions.flatMap(({ specs }, index) => error(`exclusions.${index}.specs`, 'matchSpec', matchSpecErrors(specs)));
    default: return [0, 1, 2, 3].flatMap((each) => stepErrors(form, each, today));
  }
}

/**
 * Which steps can be opened: each up to the current one, the next one while all before it are valid, and those after
 * it that were reached before, as long as every step before them is valid (WIZ-05, WIZ-06).
 * @param reached the furthest step opened so far
 */
export function enabledSteps(form: PolicyForm, current: number, reached: number, today?: string): boolean[] {
  const firstInvalid = WIZARD_STEPS.findIndex((_, step) => stepErrors(form, step, today).length > 0);
  const valid = (step: number) => firstInvalid < 0 || step <= firstInvalid;
  return WIZARD_STEPS.map((_, step) => step <= current || (valid(step) && step <= Math.max(current + 1, reached)));
}
