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

/** A field of the form, e.g. 'cveRules.0.score'. */
export type PolicyPath = FieldPath<PolicyForm>;

/**
 * The wizard's form and the way through it. It stays the same while somebody types: what follows from the values is asked for where it is
 * shown, a field by `useField`, what is worked out from all of them by `useDraft`.
 */
export interface WizardState {
  mode: WizardMode;
  readOnly: boolean;
  policy: StoredPolicy | null;
  /** The values, which of them were touched, and what is wrong with them. */
  form: UseFormReturn<PolicyForm>;
  /** What the draft is a change of: the stored policy, or a form with nothing in it. */
  baseline: PolicyForm;
  /** What of the stored policy the form cannot show (WIZ-29, WIZ-30). */
  problems: FormProblem[];
  /** What the address asked for was put into the draft, in a sentence; null where it asked for nothing. */
  proposed: string | null;
  step: number;
  /** The furthest step opened so far. */
  reached: number;
  goTo: (step: number) => void;
  /** Goes on if the step is valid; else tells what is wrong, and the first field that is has the focus (WIZ-08). */
  tryNext: () => Promise<void>;
  /** Goes to the first of these errors; its field gets the focus. The server's are told at their fields. */
  showErrors: (errors: readonly FieldError[], from: 'form' | 'server') => void;
  /** The field that gets the focus once its step is there; another object each time. */
  wanted: { path: PolicyPath } | null;
  forget: () => void;
}

/** The day in the time zone of the person, yyyy-MM-dd. */
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

/** Holds the draft under the rules of the domain; the step is part of the address. Mount it anew for another policy. */
export function useWizard(org: string, mode: WizardMode, policy: StoredPolicy | null): WizardState {
  const [search, setSearch] = useQueryParams();
  const [{ baseline, problems, proposed, draft }] = useState(() => start(org, mode, policy, search));
  const [reached, setReached] = useState(draft.reached);
  const [wanted, setWanted] = useState<WizardState['wanted']>(null);
  const forgotten = useRef(false);
  // A mistake is told once its field was left.
  const form = useForm<PolicyForm>({ defaultValues: draft.form, resolver, mode: 'onTouched', shouldFocusError: false });
  const readOnly = mode === 'view';
  // What is only looked at begins with the whole of it.
  const asked = readOnly && !search.has('step') ? reviewStep : askedStep(search);
  const step = readOnly ? asked : shownStep(form.getValues(), asked, reached, today());

  useEffect(() => {
    if (readOnly) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!forgotten.current) writeDraft(org, policy, { form: values, reached });
      },
    });
  }, [form, org, policy, readOnly, reached]);

  // What the address asked for is in the draft now: a reload must not put back what was taken out of it again.
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
