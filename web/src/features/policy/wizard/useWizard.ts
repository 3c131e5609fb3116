import { dayOf } from '@terrarium/domain/calendar';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  emptyForm,
  filtersToForm,
  policyFormSchema,
  stepOf,
  type FieldError,
  type FormProblem,
  type PolicyForm,
} from '@terrarium/domain/policy';
import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { dropDraft, readDraft, writeDraft, type Draft } from './draft.ts';
import { proposedIn } from './proposal.ts';
import { askedStep, reviewStep, shownStep, stepNames } from './steps.ts';

/** Mode of the wizard. */
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

/** A field of the form, e.g. 'cveRules.0.score'. */
export type PolicyPath = FieldPath<PolicyForm>;

/**
 * The wizard's form and navigation. It doesn't change during typing: components subscribe to a field with `useField`,
 * and to derived data with `useDraft`.
 */
export interface WizardState {
  mode: WizardMode;
  readOnly: boolean;
  policy: StoredPolicy | null;
  /** Form values, touched fields, and errors. */
  form: UseFormReturn<PolicyForm>;
  /** Base of the draft: the stored policy, or an empty form. */
  baseline: PolicyForm;
  /** Parts of the stored policy that the form can't show (WIZ-29, WIZ-30). */
  problems: FormProblem[];
  /** Describes the URL's proposal in the draft; null without one. */
  proposed: string | null;
  step: number;
  /** The furthest step opened so far. */
  reached: number;
  goTo: (step: number) => void;
  /** Continues if the step is valid; otherwise shows its errors and focuses the first invalid field (WIZ-08). */
  tryNext: () => Promise<void>;
  /** Opens the step of the first error and focuses its field. Server errors are shown at their fields. */
  showErrors: (errors: readonly FieldError[], from: 'form' | 'server') => void;
  /** The field that gets the focus once its step is there; another object each time. */
  wanted: { path: PolicyPath } | null;
  forget: () => void;
}

/** The current date in the user's time zone, yyyy-MM-dd. */
export function today(now = Date.now()): string {
  return dayOf(now - new Date(now).getTimezoneOffset() * 60_000);
}

const resolver = zodResolver(policyFormSchema(() => today()));

/** The places of each step's form. */
const placesOf: readonly (readonly PolicyPath[])[] = [
  ['name', 'description'],
  ['packageRules'],
  ['cveRules'],
  ['exclusions'],
  [],
];

interface Start {
  baseline: PolicyForm;
  problems: FormProblem[];
  proposed: string | null;
  draft: Draft;
}

function start(org: string, mode: WizardMode, policy: StoredPolicy | null, search: URLSearchParams): Start {
  const loaded = policy ? filtersToForm(policy.filters, policy) : null;
  const baseline = loaded?.form ?? emptyForm();
  const left = mode === 'view' ? null : readDraft(org, policy);
  const draft = left ?? { form: baseline, reached: policy ? reviewStep : 0 };
  const proposal = mode === 'view' ? null : proposedIn(search, draft.form);
  return {
    baseline,
    problems: loaded?.problems ?? [],
    proposed: proposal?.told ?? null,
    draft: proposal === null ? draft : { ...draft, form: proposal.form },
  };
}

/** Manages the draft by the domain's rules; the step is in the URL. Remount it for another policy. */
export function useWizard(org: string, mode: WizardMode, policy: StoredPolicy | null): WizardState {
  const [search, setSearch] = useQueryParams();
  const [{ baseline, problems, proposed, draft }] = useState(() => start(org, mode, policy, search));
  const [reached, setReached] = useState(draft.reached);
  const [wanted, setWanted] = useState<WizardState['wanted']>(null);
  const forgotten = useRef(false);
  // Errors appear once a field loses the focus.
  const form = useForm<PolicyForm>({ defaultValues: draft.form, resolver, mode: 'onTouched', shouldFocusError: false });
  const readOnly = mode === 'view';
  // Read-only mode starts with the review.
  const requestedStep = readOnly && !search.has('step') ? reviewStep : askedStep(search);
  const step = readOnly ? requestedStep : shownStep(form.getValues(), requestedStep, reached, today());

  useEffect(() => {
    if (readOnly) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!forgotten.current) writeDraft(org, policy, { form: values, reached });
      },
    });
  }, [form, org, policy, readOnly, reached]);

  // The URL's proposal is now part of the draft. Remove it, so that a reload doesn't restore what the user removed.
  useEffect(() => {
    if (proposed === null) return;
    if (!forgotten.current) writeDraft(org, policy, draft);
    setSearch({ allow: null, except: null }, { replace: true });
    // Once, for the draft that it began with.
  }, [draft, org, policy, proposed, setSearch]);

  const goTo = (to: number) => {
    if (!readOnly && to > reached) {
      writeDraft(org, policy, { form: form.getValues(), reached: to });
      setReached(to);
    }
    setSearch({ step: stepNames[to] });
  };
  return {
    mode,
    readOnly,
    policy,
    form,
    baseline,
    problems,
    proposed,
    step,
    reached,
    goTo,
    tryNext: async () => {
      if (readOnly || (await form.trigger(placesOf[step], { shouldFocus: true }))) goTo(Math.min(reviewStep, step + 1));
    },
    showErrors: (errors, from) => {
      const [first] = errors;
      if (!first) return;
      if (from === 'server')
        for (const { path, type, message } of errors) form.setError(path as PolicyPath, { type, message });
      goTo(stepOf(first.path));
      setWanted({ path: first.path as PolicyPath });
    },
    wanted,
    forget: () => {
      forgotten.current = true;
      dropDraft(org, policy);
    },
  };
}
