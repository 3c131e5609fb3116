import {
  countChanges,
  diffForms,
  emptyForm,
  enabledSteps,
  filtersToForm,
  formToFilters,
  isoDate,
  settlePackageRules,
  stepErrors,
  type FieldChange,
  type FieldError,
  type Filters,
  type FormProblem,
  type PolicyForm,
} from '@terrarium/domain/policy';
import { useMemo, useState } from 'react';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { dropDraft, readDraft, writeDraft, type Draft } from './draft.ts';
import { askedStep, reviewStep, shownStep, stepNames } from './steps.ts';

/** What the wizard is opened for. */
export type WizardMode = 'create' | 'edit' | 'view';

/** The stored policy that is edited or viewed. */
export interface StoredPolicy {
  id: string;
  name: string;
  description: string;
  revision: number;
  filters: unknown;
  namesOfChannelsAppliedTo: string[];
  updatedAt: string;
  updatedBy: { displayName: string } | null;
}

/** The wizard's state and what can be done with it. */
export interface WizardState {
  mode: WizardMode;
  readOnly: boolean;
  policy: StoredPolicy | null;
  form: PolicyForm;
  /** What of the stored policy the form cannot show (WIZ-29, WIZ-30). */
  problems: FormProblem[];
  filters: Filters;
  changes: FieldChange[];
  changeCount: number;
  step: number;
  /** Which steps can be opened (WIZ-05, WIZ-06). */
  enabled: boolean[];
  /** Whether the draft is no policy yet, so that no impact can be asked for. */
  valid: boolean;
  /** Errors of the step at hand, with the server's. */
  errors: FieldError[];
  /** The sentence to show at a field: once it was left, or once going on was tried. */
  errorAt: (path: string) => string | undefined;
  touch: (path: string) => void;
  change: (part: Partial<PolicyForm>) => void;
  goTo: (step: number) => void;
  /** Goes on if the step is valid; else shows its errors and answers false (WIZ-08). */
  tryNext: () => boolean;
  showAllErrors: () => void;
  /** How often errors were asked to be shown: each time the first invalid field gets the focus. */
  attempts: number;
  takeServerErrors: (errors: FieldError[]) => void;
  forget: () => void;
}

/** The day in the time zone of the person, yyyy-MM-dd. */
export function today(now = Date.now()): string {
  return isoDate(now - new Date(now).getTimezoneOffset() * 60_000);
}

interface Start {
  baseline: PolicyForm;
  problems: FormProblem[];
  draft: Draft;
}

function start(org: string, mode: WizardMode, policy: StoredPolicy | null): Start {
  const loaded = policy ? filtersToForm(policy.filters, policy) : null;
  const baseline = loaded?.form ?? emptyForm();
  const draft = mode === 'view' ? null : readDraft(org, policy);
  return {
    baseline,
    problems: loaded?.problems ?? [],
    draft: draft ?? { form: baseline, reached: policy ? reviewStep : 0 },
  };
}

/** Holds the draft over the pure rules of the domain; the step is part of the address. Mount it anew for another policy. */
export function useWizard(org: string, mode: WizardMode, policy: StoredPolicy | null): WizardState {
  const [search, setSearch] = useQueryParams();
  const [{ baseline, problems, draft: first }] = useState(() => start(org, mode, policy));
  const [{ form, reached }, setDraft] = useState<Draft>(first);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [fromServer, setFromServer] = useState<FieldError[]>([]);
  const readOnly = mode === 'view';
  const day = today();
  // What is only looked at begins with the whole of it.
  const asked = readOnly && !search.has('step') ? reviewStep : askedStep(search);
  const step = readOnly ? asked : shownStep(form, asked, reached, day);
  const own = stepErrors(form, step, day);
  const errors = [...own, ...fromServer.filter((error) => !own.some(({ path }) => path === error.path))];
  const filters = useMemo(() => formToFilters(form), [form]);
  const changes = useMemo(() => diffForms(baseline, form), [baseline, form]);

  const keep = (draft: Draft) => {
    setDraft(draft);
    writeDraft(org, policy, draft);
  };
  const goTo = (to: number) => {
    if (!readOnly && to > reached) keep({ form, reached: to });
    setSearch({ step: stepNames[to] });
  };
  const showErrorsOf = (steps: readonly number[]) => {
    setTried(new Set([...tried, ...steps]));
    setAttempts(attempts + 1);
  };

  return {
    mode,
    readOnly,
    policy,
    form,
    problems,
    filters,
    changes,
    step,
    errors,
    attempts,
    changeCount: countChanges(baseline, form),
    enabled: readOnly ? stepNames.map(() => true) : enabledSteps(form, step, reached, day),
    valid: [1, 2, 3].every((one) => stepErrors(form, one, day).length === 0),
    errorAt: (path) => {
      const error = errors.find((one) => one.path === path);
      if (!error || readOnly) return undefined;
      const shown =
        touched.has(path) ||
        tried.has(step) ||
        fromServer.includes(error) ||
        error.type === 'matchSpec' ||
        error.type === 'cveId';
      return shown ? error.message : undefined;
    },
    touch: (path) => {
      if (!touched.has(path)) setTouched(new Set([...touched, path]));
    },
    change: (part) => {
      const next = { ...form, ...part };
      keep({ form: { ...next, packageRules: settlePackageRules(next.packageRules) }, reached });
      if (fromServer.length > 0) setFromServer([]);
    },
    goTo,
    tryNext: () => {
      if (!readOnly && own.length > 0) {
        showErrorsOf([step]);
        return false;
      }
      goTo(Math.min(reviewStep, step + 1));
      return true;
    },
    showAllErrors: () => showErrorsOf([0, 1, 2, 3, 4]),
    takeServerErrors: (found) => {
      setFromServer(found);
      setAttempts(attempts + 1);
    },
    forget: () => dropDraft(org, policy),
  };
}
