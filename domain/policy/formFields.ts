/**
 * Fields of the wizard's forms: which form values represent a filter, and the conversion in both directions (WIZ-19 to
 * WIZ-25, WIZ-54 to WIZ-58). Each facet of the table names its field, and the form types are composed of them.
 */
import { isDay } from '../calendar/index.ts';
import type { Condition } from './condition.ts';
import { COMPARATOR_SIGNS, dayCount, entriesOf } from './condition.ts';
import { mistakeIn } from './criteria.ts';
import type { NumberCriterion } from './criteria.ts';
import type { Comparator, NumberComparator } from './vocabulary.ts';
import {
  AGE_DAYS,
  asLicenseFamily,
  daysOfPeriod,
  isCveScore,
  MESSAGES,
  NUMBER_COMPARATORS,
  periodOfDays,
} from './vocabulary.ts';

/** The three kinds of form that a policy fills: step 2, a group of step 3, a group of step 4. */
export type FormName = 'package' | 'cve' | 'exclusions';

/** An error of a field; `path` in form library notation, such as 'packageRules.names.values' or 'cveRules.0.score'. */
export interface FieldError {
  path: string;
  message: string;
  /** The kind of error, e.g. 'notInFuture'. */
  type: string;
}

/** The name of a value in a history, and the text of an entered value that isn't clear on its own ('true'). */
export interface Subject {
  subject: string;
  say?: (entered: string) => string;
}

/** A field of a form. `V` are its values; a form contains those of all its fields. */
export interface FormField<F extends FormName, V extends object> {
  form: F;
  /**
   * The row of the form. Fields that belong together (a list and its switch, both ends of a range) share one, and hints
   * are shown there.
   */
  row: string;
  /** The form path of a server error, for example 'names.values'. */
  place: string;
  /** Whether the value is a list of entries, which hints can name. */
  isList: boolean;
  /** The comparators that the field can show (WIZ-32). */
  comparators: readonly Comparator[];
  /** Nothing entered. */
  empty(): V;
  /** Reads the values of a filter; defaults without one. */
  read(filter: Condition | undefined): V;
  /** The filter of the values; with an empty criterion when nothing is entered (WIZ-54). */
  write(values: V): Condition;
  /** The entered values as texts, by value, to detect changes. Empty lists if nothing is entered. */
  said(values: V): Record<string, string[]>;
  /** How the values are named in a history. */
  subjects: Readonly<Record<string, Subject>>;
  /** Set for an additional field: written only if it has a value, and optional in stored policies (WIZ-31, WIZ-32). */
  beside?: BesideControl;
  /** Returns the errors of the values, with paths inside the form. `today` is the user's date, yyyy-MM-dd. */
  errors(values: V, today: string): FieldError[];
}

/** 'in' or 'not_in' with a list of values; an empty list considers all (WIZ-54, WIZ-55). */
export interface ListRule {
  operator: 'in' | 'not_in';
  values: string[];
}

/** An error at a place, or none. */
export function errorAt(path: string, type: string, message: string | undefined): FieldError[] {
  return message === undefined ? [] : [{ path, type, message }];
}

const single = (value: string | number | boolean | null): string[] =>
  value === null || value === '' ? [] : [String(value)];

/** The control of an additional field in the wizard, with its label. */
export type BesideControl = { name: string; label: string; help: string } & (
  | { kind: 'switch' }
  | { kind: 'number'; max: number; step: number }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
);

/**
 * Creates an additional field. `said` returns its values as texts, none if empty; `error` returns the error of a value.
 */
function besideField<F extends FormName, const N extends string, T extends boolean | number | string[] | null>(
  form: F,
  row: string,
  name: N,
  beside: BesideControl,
  parts: {
    comparator: Comparator;
    empty: T;
    read: (criterion: Condition['criterion']) => T;
    write: (value: T) => Condition['criterion'];
    said: (value: T) => string[];
    say: (entered: string) => string;
    error?: (value: T) => string | undefined;
  },
): FormField<F, Partial<Record<N, T>>> {
  const { comparator, empty, read, write, said, say, error = () => undefined } = parts;
  const of = (value: T) => ({ [name]: value }) as Partial<Record<N, T>>;
  const from = ({ [name]: value }: Partial<Record<N, T>>) => value ?? empty;
  return {
    form,
    row,
    place: name,
    isList: beside.kind === 'choice',
    comparators: [comparator],
    empty: () => of(empty),
    read: (filter) => of(filter === undefined ? empty : read(filter.criterion)),
    write: (values) => ({ comparator, criterion: write(from(values)) }),
    said: (values) => ({ [name]: said(from(values)) }),
    subjects: { [name]: { subject: beside.label, say } },
    errors: (values) => errorAt(name, 'beside', error(from(values))),
    beside,
  };
}

/** Creates an additional switch. */
export function besideSwitch<F extends FormName, const N extends string>(
  form: F,
  row: string,
  name: N,
  label: string,
  help: string,
): FormField<F, Partial<Record<N, boolean>>> {
  return besideField<F, N, boolean>(
    form,
    row,
    name,
    { kind: 'switch', name, label, help },
    {
      comparator: 'equal',
      empty: false,
      read: (criterion) => criterion === true,
      write: (value) => value,
      said: (value) => (value ? ['true'] : []),
      say: () => 'yes',
    },
  );
}

/** Creates an additional minimum number of a CVE rule. */
export function besideNumber<const N extends string>(
  name: N,
  label: string,
  help: string,
  { value: fitting, editor: { max, step } }: NumberCriterion,
): FormField<'cve', Partial<Record<N, number | null>>> {
  return besideField<'cve', N, number | null>(
    'cve',
    'score',
    name,
    { kind: 'number', name, label, help, max, step },
    {
      comparator: 'greater_than_equal_to',
      empty: null,
      read: (criterion) =>
        typeof criterion === 'number' && mistakeIn(fitting, criterion) === undefined ? criterion : null,
      write: (value) => value,
      said: (value) => (value === null ? [] : [String(value)]),
      say: (entered) => `≥ ${entered}`,
      error: (value) => (value === null ? undefined : mistakeIn(fitting, value)),
    },
  );
}

/** Creates an additional choice of several words. */
export function besideChoice<F extends FormName, const N extends string>(
  form: F,
  row: string,
  name: N,
  label: string,
  help: string,
  options: readonly { value: string; label: string }[],
): FormField<F, Partial<Record<N, string[]>>> {
  const known = new Set(options.map(({ value }) => value));
  return besideField<F, N, string[]>(
    form,
    row,
    name,
    { kind: 'choice', name, label, help, options },
    {
      comparator: 'in',
      empty: [],
      read: (criterion) => (Array.isArray(criterion) ? criterion.filter((value) => known.has(value)) : []),
      write: (values) => [...values],
      said: (values) => values,
      say: (entered) => options.find(({ value }) => value === entered)?.label ?? entered,
    },
  );
}

/** Creates a list field with its operator. `check` returns the error of the entries, `canonical` normalizes one. */
export function listField<F extends FormName, const N extends string>(
  form: F,
  name: N,
  subject: string,
  options: {
    type?: string;
    check?: (entries: readonly string[]) => string | undefined;
    canonical?: (entry: string) => string;
  } = {},
): FormField<F, Record<N, ListRule>> {
  const { type = 'matchSpec', check = () => undefined, canonical = (value) => value } = options;
  const of = (rule: ListRule) => ({ [name]: rule }) as Record<N, ListRule>;
  return {
    form,
    row: name,
    place: `${name}.values`,
    isList: true,
    comparators: ['in', 'not_in'],
    empty: () => of({ operator: 'in', values: [] }),
    read: (filter) =>
      of({
        operator: filter?.comparator === 'not_in' ? 'not_in' : 'in',
        values: filter === undefined ? [] : entriesOf(filter).map(canonical),
      }),
    write: ({ [name]: { operator, values } }) => ({ comparator: operator, criterion: [...values] }),
    // An operator matters only with values, because an empty list allows all.
    said: ({ [name]: { operator, values } }) => ({
      [name]: operator === 'not_in' ? values.map((value) => `not ${value}`) : values,
    }),
    subjects: { [name]: { subject } },
    errors: ({ [name]: { values } }) => errorAt(`${name}.values`, type, check(values)),
  };
}

/** Normalizes the spelling of a license family. */
export const licenseSpelling = (value: string): string => asLicenseFamily(value) ?? value;

/** A list of values whose comparator is fixed; `isEntry` says which stored ones the field can show. */
export function entriesField<F extends FormName, const N extends string, T extends string = string>(
  form: F,
  name: N,
  subject: string,
  comparator: 'in' | 'not_in',
  options: {
    row?: string;
    type?: string;
    check?: (entries: readonly string[]) => string | undefined;
    isEntry?: (entry: string) => entry is T;
  } = {},
): FormField<F, Record<N, T[]>> {
  const { row = name, type = 'matchSpec', check = () => undefined, isEntry = (_entry): _entry is T => true } = options;
  const of = (values: T[]) => ({ [name]: values }) as Record<N, T[]>;
  return {
    form,
    row,
    place: name,
    isList: true,
    comparators: [comparator],
    empty: () => of([]),
    read: (filter) => of(filter === undefined ? [] : entriesOf(filter).filter(isEntry)),
    write: ({ [name]: values }) => ({ comparator, criterion: [...values] }),
    said: ({ [name]: values }) => ({ [name]: values }),
    subjects: { [name]: { subject } },
    errors: ({ [name]: values }) => errorAt(name, type, check(values)),
  };
}

/** Creates a switch, shown as `yes` or `no` in a history. `row` is the value that it belongs to, if any. */
export function switchField<F extends FormName, const N extends string>(
  form: F,
  name: N,
  { subject, yes, no, row = name }: { subject: string; yes: string; no: string; row?: string },
): FormField<F, Record<N, boolean>> {
  const of = (value: boolean) => ({ [name]: value }) as Record<N, boolean>;
  return {
    form,
    row,
    place: name,
    isList: false,
    comparators: ['equal'],
    empty: () => of(false),
    read: (filter) => of(filter?.criterion === true),
    write: ({ [name]: value }) => ({ comparator: 'equal', criterion: value }),
    said: ({ [name]: value }) => ({ [name]: single(value) }),
    subjects: { [name]: { subject, say: (entered) => (entered === 'true' ? yes : no) } },
    errors: () => [],
  };
}

const textOf = (filter: Condition | undefined): string =>
  typeof filter?.criterion === 'string' ? filter.criterion : '';

/** Dates are yyyy-MM-dd in UTC, inclusive; '' is unbounded. Form libraries don't support undefined values. */
export interface FirstDay {
  from: string;
}

/**
 * Like {@link FirstDay}. `minimumAge`, days since the hub first saw a file, replaces `to`, which is '' then. Null means
 * no age.
 */
export interface LastDay {
  to: string;
  minimumAge: number | null;
}

/** The errors of the range of dates, at either end. */
function rangeErrors({ from, to }: FirstDay & LastDay, today: string): FieldError[] {
  const format = (path: string, date: string) =>
    errorAt(path, 'date', date !== '' && !isDay(date) ? MESSAGES.date : undefined);
  const errors = [...format('from', from), ...format('to', to)];
  if (errors.length > 0) return errors;
  return [
    ...errorAt('from', 'notInFuture', from > today ? MESSAGES.fromInFuture : undefined),
    ...errorAt('to', 'notBeforeFrom', to !== '' && to < from ? MESSAGES.toBeforeFrom : undefined),
  ];
}

/** The first day of the range. It looks after the whole range, because its errors depend on both ends. */
export const FIRST_DAY: FormField<'package', FirstDay> = {
  form: 'package',
  row: 'created',
  place: 'from',
  isList: false,
  comparators: ['greater_than_equal_to'],
  empty: () => ({ from: '' }),
  read: (filter) => ({ from: textOf(filter) }),
  write: ({ from }) => ({ comparator: 'greater_than_equal_to', criterion: from || null }),
  said: ({ from }) => ({ from: single(from) }),
  subjects: { from: { subject: 'Created from' } },
  errors: rangeErrors,
};

/** Returns the error of an invalid age: not a whole number of days, or more than ten years. */
function ageError(days: number | null): string | undefined {
  return days === null || (Number.isInteger(days) && days >= AGE_DAYS.min && days <= AGE_DAYS.max)
    ? undefined
    : MESSAGES.age;
}

/** The last day of the range, or an age. */
export const LAST_DAY: FormField<'package', LastDay> = {
  form: 'package',
  row: 'created',
  place: 'to',
  isList: false,
  comparators: ['less_than_equal_to'],
  empty: () => ({ to: '', minimumAge: null }),
  read: (filter) => {
    const minimumAge = daysOfPeriod(filter?.criterion) ?? null;
    return { to: minimumAge === null ? textOf(filter) : '', minimumAge };
  },
  write: ({ to, minimumAge }) => ({
    comparator: 'less_than_equal_to',
    criterion: minimumAge === null ? to || null : periodOfDays(minimumAge),
  }),
  said: ({ to, minimumAge }) => ({ to: single(to), minimumAge: single(minimumAge) }),
  subjects: {
    to: { subject: 'Created until' },
    minimumAge: { subject: 'Seen here for at least', say: (days) => dayCount(Number(days)) },
  },
  errors: ({ minimumAge }) => errorAt('minimumAge', 'age', ageError(minimumAge)),
};

/** A bound of the score. */
export interface ScoreBound {
  /** 0 to 10; null for any score. A whole number, unless `tenths` allows one decimal. */
  score: number | null;
  tenths: boolean;
  /** Comparator of the CVE score; default: at least. */
  comparator: NumberComparator;
}

/** A rule's score with its comparison, as it is read: '≥ 7'. */
export function scoreText({ score, comparator }: Pick<ScoreBound, 'score' | 'comparator'>): string {
  return `${COMPARATOR_SIGNS[comparator]} ${score ?? ''}`;
}

/** Returns the error of a rule's score: without tenths it must be a whole number (WIZ-56). */
function scoreError({ score, tenths }: ScoreBound): string | undefined {
  if (tenths) return score === null || isCveScore(score) ? undefined : MESSAGES.scoreTenths;
  return score === null || (isCveScore(score) && Number.isInteger(score)) ? undefined : MESSAGES.score;
}

/** The score of a CVE rule. Hints about the whole rule are shown here. */
export const SCORE_FIELD: FormField<'cve', ScoreBound> = {
  form: 'cve',
  row: 'score',
  place: 'score',
  isList: false,
  comparators: NUMBER_COMPARATORS,
  empty: () => ({ score: null, tenths: false, comparator: 'greater_than_equal_to' }),
  read: (filter) => {
    const score = filter?.criterion;
    return {
      score: isCveScore(score) ? score : null,
      tenths: isCveScore(score) && !Number.isInteger(score),
      comparator: NUMBER_COMPARATORS.find((one) => one === filter?.comparator) ?? 'greater_than_equal_to',
    };
  },
  write: ({ score, comparator }) => ({ comparator, criterion: score }),
  said: (bound) => ({ score: bound.score === null ? [] : [scoreText(bound)] }),
  subjects: { score: { subject: 'score' } },
  errors: (bound) => errorAt('score', 'score', scoreError(bound)),
};
