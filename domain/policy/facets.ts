/**
 * The table of facets: everything that is particular to one facet stands in its entry, and only there (POL-18, POL-19).
 *
 * From the table come: which filters are valid and what is said about the others (validate.ts), the published JSON Schema (schema.ts), the texts of
 * rules and of the summary (describe.ts, summary.ts), what a rule becomes when it is run (compile.ts), the wizard's forms with their way to the payload
 * and back, their errors, the check whether a stored policy fits them and the places of a server's errors (form.ts, formCheck.ts, formRules.ts,
 * formDiff.ts), how the dialog edits it (dialogForm.ts), and which policies time alone changes.
 * A new facet is an entry here and a field in the wizard's step; a new kind of column also a `Predicate` (predicate.ts, evaluate.ts, reason.ts).
 */
import { DAY_MS } from '../calendar/index.ts';
import { parseMatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from './columns.ts';
import type { Condition, SummaryPart } from './condition.ts';
import {
  COMPARATOR_SIGNS,
  dayCount,
  entriesOf,
  isEmptyCriterion,
  listedEntries,
  listParts,
  mono,
  text,
  wordList,
} from './condition.ts';
import type { CriterionSchema } from './criteria.ts';
import {
  ADVISORY_IDS,
  DAY_OR_PERIOD,
  DAYS,
  LICENSES,
  PAST_DAY,
  PERCENTILE,
  PLATFORMS,
  PROBABILITY,
  SCORE,
  SCRIPT_WORDS,
  SPECS,
  STATUSES,
  SWITCH,
  VULNERABILITY_WORDS,
} from './criteria.ts';
import type { BesideControl, FormField, FormName } from './formFields.ts';
import {
  besideChoice,
  besideNumber,
  besideSwitch,
  entriesField,
  FIRST_DAY,
  LAST_DAY,
  licenseSpelling,
  listField,
  SCORE_FIELD,
  switchField,
} from './formFields.ts';
import { familyBit } from './licenses.ts';
import type { Predicate } from './predicate.ts';
import { compareNumbers } from './predicate.ts';
import { SCRIPT_LABEL } from './scripts.ts';
import type { ScriptState } from './scripts.ts';
import { matchSpecErrors } from './specs.ts';
import { STATE_LABEL, VULNERABILITY_STATES } from './knowledge.ts';
import type { VulnerabilityState } from './knowledge.ts';
import type { Comparator, CveStatus, SectionName } from './vocabulary.ts';
import {
  asLicenseFamily,
  CVE_STATUSES,
  daysOfPeriod,
  isAdvisoryId,
  MESSAGES,
  NUMBER_COMPARATORS,
} from './vocabulary.ts';

/** A column that a rule reads: one of the channel's records, or the advisories that concern a record. */
export type Column = keyof ChannelRecords | 'advisories';

/** The switches of a whole policy: set by a facet, they are no conditions on records. */
export type PolicySwitch = 'includeDependencies' | 'keepLegacy' | 'earlyFixes';

/** Everything that is particular to a facet. */
export interface FacetEntry {
  /** The section in which the wizard, or the dialog, writes it. Rules count in any section. */
  section: SectionName;
  /** The comparators that it takes. */
  comparators: readonly Comparator[];
  /** What it compares with. */
  criterion: CriterionSchema;
  /** What only the moment tells about a value that is right in itself. @param today the latest day that it is anywhere, yyyy-MM-dd */
  asOf?: (value: string | number, today: string) => string | undefined;
  /** What it reads of a record; empty for switches of the whole policy. */
  columns: readonly Column[];
  /** The wizard's field; facets of the single-form dialog only have none. */
  field?: FormField<FormName, object>;
  /** What a rule is about in a word or two: the row heads of 'by rule'. */
  label: string;
  /** The name in a list of facets, where the label names several. */
  filterLabel?: string;
  /** A stated condition as a rule's text, such as 'License not in AGPL, GPL'. */
  text: (condition: Condition) => string;
  /** A stated condition as a clause of the summary; lists longer than `max` end in 'or N more'. */
  summary: (condition: Condition, max: number) => SummaryPart[];
  /** How it goes on in the clause of a CVE rule that begins with a score: with the comparator that a wizard's rule has, after `lead`. */
  continues?: { comparator: Comparator; lead: string; part: (value: string) => SummaryPart };
  /** What a stated condition becomes when it is run; undefined when nothing is left of it. Switches have none. @throws InvalidMatchSpec */
  compile?: (condition: Condition) => Predicate | undefined;
  /** The switch of the whole policy that it sets, instead of a condition. */
  sets?: PolicySwitch;
  /** A list (`in`) of names that dependencies may pass by (include_dependencies). */
  passedByDependencies?: true;
  /** New filters do not get it, and it is shown with a warning (DLG-13, DLG-14). */
  deprecated?: true;
}

const IN_OR_NOT = ['in', 'not_in'] as const;
const EQUAL = ['equal'] as const;
const FROM_OR_UNTIL = ['greater_than_equal_to', 'less_than_equal_to'] as const;

/** Entries that a rule's text names: families and platforms are short, specs are not. */
const [SHORT, LONG] = [6, 3];

const sign = ({ comparator }: Condition): string => COMPARATOR_SIGNS[comparator];
const negate = ({ comparator }: Condition): boolean => comparator === 'not_in';
const until = ({ comparator }: Condition): boolean => comparator === 'less_than_equal_to';

/** 'name is not numpy or scipy'. */
const isListed =
  (subject: string, part: (value: string) => SummaryPart) =>
  (condition: Condition, max: number): SummaryPart[] => [
    text(`${subject} is ${negate(condition) ? 'not ' : ''}`),
    ...listParts(condition, part, max),
  ];

/** The words of a condition on scripts as people read them. */
const labelled = (condition: Condition): Condition => ({
  ...condition,
  criterion: entriesOf(condition).map((entry) => SCRIPT_LABEL[entry as ScriptState].toLowerCase()),
});

const specs = (condition: Condition): Predicate => ({
  kind: 'spec',
  specs: entriesOf(condition).map((entry) => parseMatchSpec(entry)),
  negate: negate(condition),
});

/** Both ends of the range of dates, each with a day or with a period. */
const dated = {
  label: 'Creation date',
  comparators: FROM_OR_UNTIL,
  columns: ['createdAt', 'seenAt'],
  text: (condition: Condition): string => {
    const days = daysOfPeriod(condition.criterion);
    if (days === undefined)
      return `Created ${until(condition) ? 'on or before' : 'on or after'} ${String(condition.criterion)}`;
    return `Nothing ${until(condition) ? 'younger' : 'older'} than ${dayCount(days)}`;
  },
  summary: (condition: Condition): SummaryPart[] => {
    const days = daysOfPeriod(condition.criterion);
    if (days === undefined)
      return [text(`created ${until(condition) ? 'until' : 'from'} ${String(condition.criterion)}`)];
    return [text(`seen here for ${until(condition) ? 'at least' : 'at most'} ${dayCount(days)}`)];
  },
  compile: (condition: Condition): Predicate => {
    const days = daysOfPeriod(condition.criterion);
    // 'Until 14 days ago' is an age of at least 14 days.
    if (days !== undefined)
      return { kind: 'age', comparator: until(condition) ? 'greater_than_equal_to' : 'less_than_equal_to', days };
    const day = Date.parse(`${String(condition.criterion)}T00:00:00Z`);
    return until(condition)
      ? { kind: 'created', from: Number.NEGATIVE_INFINITY, until: day + DAY_MS }
      : { kind: 'created', from: day, until: Number.POSITIVE_INFINITY };
  },
} as const;

/** Every facet, in the order of the wizard's fields, which payloads and package rules have too. */
export const FACET_TABLE = {
  platform: {
    section: 'add_packages',
    comparators: IN_OR_NOT,
    criterion: PLATFORMS,
    columns: ['subdirOf'],
    field: listField('package', 'platform', 'Platform'),
    label: 'Platform',
    text: (condition: Condition) => `Platform ${sign(condition)} ${listedEntries(condition, SHORT)}`,
    summary: isListed('platform', mono),
    compile: (condition: Condition) => ({
      kind: 'platform',
      values: new Set(entriesOf(condition)),
      negate: negate(condition),
    }),
  },
  license_family: {
    section: 'add_packages',
    comparators: IN_OR_NOT,
    criterion: LICENSES,
    columns: ['licenseOf'],
    field: listField('package', 'license', 'License', { canonical: licenseSpelling }),
    label: 'License',
    text: (condition: Condition) => `License ${sign(condition)} ${listedEntries(condition, SHORT)}`,
    summary: isListed('license', text),
    compile: (condition: Condition) => {
      const families = entriesOf(condition)
        .map(asLicenseFamily)
        .filter((family) => family !== undefined);
      return {
        kind: 'license',
        mask: families.reduce((mask, family) => mask | familyBit(family), 0),
        negate: negate(condition),
      };
    },
  },
  conda_spec: {
    section: 'add_packages',
    comparators: IN_OR_NOT,
    criterion: SPECS,
    columns: ['nameOf', 'versionOf', 'buildOf', 'buildNumberOf', 'subdirOf', 'licenseOf'],
    field: listField('package', 'names', 'Package names', { check: matchSpecErrors }),
    label: 'Package names',
    text: (condition: Condition) => `Package names ${sign(condition)} ${listedEntries(condition, LONG)}`,
    summary: isListed('name', mono),
    compile: specs,
    passedByDependencies: true,
  },
  conda_spec_exception: {
    section: 'exceptions',
    comparators: ['in'],
    criterion: SPECS,
    columns: ['nameOf', 'versionOf', 'buildOf', 'buildNumberOf', 'subdirOf', 'licenseOf'],
    field: entriesField('exclusions', 'specs', 'Exclusion', 'in', { check: matchSpecErrors }),
    label: 'Exclusions',
    text: (condition: Condition) => `Exclusion of ${listedEntries(condition, LONG)}`,
    summary: isListed('name', mono),
    compile: specs,
  },
  include_dependencies: {
    section: 'add_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: [],
    field: switchField('package', 'includeDependencies', {
      subject: 'Dependencies',
      yes: 'included',
      no: 'not included',
      row: 'names',
    }),
    label: 'Dependencies',
    text: () => 'Dependencies included',
    summary: () => [text('with their dependencies')],
    sets: 'includeDependencies',
  },
  only_signed: {
    section: 'add_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: ['trustOf'],
    field: switchField('package', 'onlySigned', { subject: 'Only signed packages', yes: 'yes', no: 'no' }),
    label: 'Signed only',
    text: () => 'Only signed packages',
    summary: () => [text('signed')],
    compile: () => ({ kind: 'signed' }),
  },
  keep_legacy: {
    section: 'add_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: [],
    field: switchField('package', 'keepLegacy', { subject: 'Legacy packages', yes: 'kept', no: 'not kept' }),
    label: 'Keep legacy',
    text: () => 'Legacy packages kept',
    summary: () => [text('keeping what was served before')],
    sets: 'keepLegacy',
  },
  package_from_date: {
    ...dated,
    section: 'add_packages',
    criterion: PAST_DAY,
    columns: ['createdAt'],
    field: FIRST_DAY,
    filterLabel: 'Earliest creation date',
    asOf: (day: string | number, today: string) => (day > today ? MESSAGES.fromInFuture : undefined),
  },
  package_to_date: {
    ...dated,
    section: 'add_packages',
    criterion: DAY_OR_PERIOD,
    field: LAST_DAY,
    filterLabel: 'Latest creation date',
  },
  early_fixes: {
    section: 'add_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: [],
    field: besideSwitch(
      'package',
      'created',
      'earlyFixes',
      'Let fixes in early',
      'A file that is held only for its age comes at once when it removes a CVE that the newest one past its age has.',
    ),
    label: 'Early fixes',
    text: () => 'Fixes of CVEs let in early',
    summary: () => [text('letting fixes of CVEs in early')],
    sets: 'earlyFixes',
  },
  install_scripts: {
    section: 'add_packages',
    comparators: IN_OR_NOT,
    criterion: SCRIPT_WORDS,
    columns: ['scriptsOf'],
    field: besideChoice(
      'package',
      'scripts',
      'scripts',
      'Scripts that clients run',
      'Any, where nothing is chosen. Variables that are set with the environment count as activation scripts. What is not known yet is refused, unless it is chosen too: a mirror knows a file once somebody fetched it.',
      (['none', 'activation', 'link', 'unknown'] as const).map((value) => ({ value, label: SCRIPT_LABEL[value] })),
    ),
    label: 'Install scripts',
    text: (condition: Condition) => `Install scripts ${sign(condition)} ${listedEntries(labelled(condition), SHORT)}`,
    summary: (condition: Condition, max: number) => isListed('install scripts', text)(labelled(condition), max),
    compile: (condition: Condition) => ({
      kind: 'scripts',
      states: new Set(entriesOf(condition) as ScriptState[]),
      negate: negate(condition),
    }),
  },
  cve_score: {
    section: 'remove_packages',
    comparators: NUMBER_COMPARATORS,
    criterion: SCORE,
    columns: ['advisories'],
    field: SCORE_FIELD,
    label: 'CVE score',
    text: (condition: Condition) => `CVE score ${sign(condition)} ${String(condition.criterion)}`,
    summary: (condition: Condition) => [text(`CVE score ${sign(condition)} ${String(condition.criterion)}`)],
    compile: ({ comparator, criterion }: Condition) => ({
      kind: 'cve',
      test: ({ score }) => compareNumbers(score, comparator, criterion as number),
    }),
  },
  cve_status: {
    section: 'remove_packages',
    comparators: IN_OR_NOT,
    criterion: STATUSES,
    columns: ['advisories'],
    field: entriesField('cve', 'statuses', 'status', 'in', {
      row: 'score',
      isEntry: (entry): entry is CveStatus => (CVE_STATUSES as readonly string[]).includes(entry),
    }),
    label: 'CVE status',
    text: (condition: Condition) =>
      `${negate(condition) ? 'status not' : 'status'} ${wordList(entriesOf(condition), 'or')}`,
    summary: isListed('CVE status', text),
    continues: { comparator: 'in', lead: ' and status is ', part: text },
    compile: (condition: Condition) => {
      const statuses = new Set(entriesOf(condition));
      return { kind: 'cve', asksStatus: true, test: ({ status }) => statuses.has(status) !== negate(condition) };
    },
  },
  cve_allowlist: {
    section: 'remove_packages',
    comparators: IN_OR_NOT,
    criterion: ADVISORY_IDS,
    columns: ['advisories'],
    field: entriesField('cve', 'allowlist', 'allowlist', 'not_in', {
      row: 'score',
      type: 'cveId',
      check: (entries) => (entries.every(isAdvisoryId) ? undefined : MESSAGES.cveId),
    }),
    label: 'CVE allowlist',
    text: (condition: Condition) =>
      negate(condition) ? `except ${listedEntries(condition, LONG)}` : `CVE in ${listedEntries(condition, LONG)}`,
    summary: isListed('CVE', mono),
    continues: { comparator: 'not_in', lead: ', except ', part: mono },
    compile: (condition: Condition) => {
      const ids = new Set(entriesOf(condition));
      // A fault is meant by any of its ids.
      return {
        kind: 'cve',
        test: ({ id, aliases = [] }) => (ids.has(id) || aliases.some((alias) => ids.has(alias))) !== negate(condition),
      };
    },
  },
  cve_unscored: {
    section: 'remove_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: ['advisories'],
    field: besideSwitch(
      'cve',
      'score',
      'unscored',
      'Only CVEs without a score',
      'A score rule does not see them: nobody has told how grave they are.',
    ),
    label: 'CVE without a score',
    text: () => 'without a score',
    summary: () => [text('CVE has no score')],
    compile: () => ({ kind: 'cve', test: ({ score }) => score === null }),
  },
  cve_exploited: {
    section: 'remove_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: ['advisories'],
    field: besideSwitch(
      'cve',
      'score',
      'exploited',
      'Only CVEs known to be exploited',
      'Those of the list that CISA keeps (KEV).',
    ),
    label: 'Exploited CVE',
    text: () => 'known to be exploited',
    summary: () => [text('CVE is known to be exploited')],
    compile: () => ({ kind: 'cve', test: ({ exploited }) => exploited === true }),
  },
  cve_epss: {
    section: 'remove_packages',
    comparators: NUMBER_COMPARATORS,
    criterion: PROBABILITY,
    columns: ['advisories'],
    field: besideNumber(
      'epss',
      'EPSS at least',
      'Probability that it is exploited in the next 30 days, 0 to 1.',
      PROBABILITY,
    ),
    label: 'EPSS',
    text: (condition: Condition) => `EPSS ${sign(condition)} ${String(condition.criterion)}`,
    summary: (condition: Condition) => [text(`EPSS ${sign(condition)} ${String(condition.criterion)}`)],
    compile: ({ comparator, criterion }: Condition) => ({
      kind: 'cve',
      test: ({ epss = null }) => compareNumbers(epss, comparator, criterion as number),
    }),
  },
  cve_epss_percentile: {
    section: 'remove_packages',
    comparators: NUMBER_COMPARATORS,
    criterion: PERCENTILE,
    columns: ['advisories'],
    field: besideNumber(
      'epssPercentile',
      'EPSS percentile at least',
      'Share of all CVEs that are less likely to be exploited, 0 to 100.',
      PERCENTILE,
    ),
    label: 'EPSS percentile',
    text: (condition: Condition) => `EPSS percentile ${sign(condition)} ${String(condition.criterion)}`,
    summary: (condition: Condition) => [text(`EPSS percentile ${sign(condition)} ${String(condition.criterion)}`)],
    compile: ({ comparator, criterion }: Condition) => ({
      kind: 'cve',
      test: ({ epssPercentile }) =>
        compareNumbers(
          typeof epssPercentile === 'number' ? epssPercentile * 100 : null,
          comparator,
          criterion as number,
        ),
    }),
  },
  cve_fix_available: {
    section: 'remove_packages',
    comparators: EQUAL,
    criterion: SWITCH,
    columns: ['advisories'],
    field: besideSwitch(
      'cve',
      'score',
      'fixAvailable',
      'Only where the channel has a fix',
      'A higher version of the package in the channel is free of the CVE.',
    ),
    label: 'Fix available',
    text: () => 'with a fix in the channel',
    summary: () => [text('the channel has a fix')],
    compile: () => ({ kind: 'cve', test: (_advisory, fixable) => fixable }),
  },
  vulnerability_state: {
    section: 'remove_packages',
    comparators: IN_OR_NOT,
    criterion: VULNERABILITY_WORDS,
    columns: ['advisories', 'nameOf'],
    field: besideChoice(
      'cve',
      'score',
      'states',
      'What is known of the file',
      'Any, where nothing is chosen.',
      VULNERABILITY_STATES.map((value) => ({ value, label: STATE_LABEL[value] })),
    ),
    label: 'Vulnerability state',
    text: (condition: Condition) => `vulnerabilities ${sign(condition)} ${listedEntries(condition, SHORT)}`,
    summary: isListed('vulnerability state', text),
    compile: (condition: Condition) => ({
      kind: 'vulnerability',
      states: new Set(entriesOf(condition) as VulnerabilityState[]),
      negate: negate(condition),
    }),
  },
  package_age: {
    section: 'remove_packages',
    comparators: NUMBER_COMPARATORS,
    criterion: DAYS,
    columns: ['seenAt'],
    deprecated: true,
    label: 'Package age',
    text: (condition: Condition) => `Package age ${sign(condition)} ${String(condition.criterion)} days`,
    summary: (condition: Condition) => [text(`age ${sign(condition)} ${String(condition.criterion)} days`)],
    compile: ({ comparator, criterion }: Condition) => ({ kind: 'age', comparator, days: criterion as number }),
  },
} as const satisfies Record<string, FacetEntry>;

/** A facet that a filter may name (POL-18); `package_age` belongs to the single-form dialog (POL-19). */
export type Facet = keyof typeof FACET_TABLE;

/** Every facet, in the order of the table. */
export const FACETS = Object.keys(FACET_TABLE) as [Facet, ...Facet[]];

/** The entry of a facet; undefined for a facet of another tool that this hub does not know. */
export function facetEntry(facet: string): FacetEntry | undefined {
  return Object.hasOwn(FACET_TABLE, facet) ? FACET_TABLE[facet as Facet] : undefined;
}

/** Whether a filter states a condition: a switch that is off, an empty list or an empty value does not (WIZ-59). */
export function statesCondition({ facet, criterion }: Pick<Condition, 'criterion'> & { facet: string }): boolean {
  return facetEntry(facet)?.criterion.kind === 'switch' ? criterion === true : !isEmptyCriterion(criterion);
}

/** Whether a facet speaks of the CVEs of a record, one of which has to meet all that a rule says of it. */
export function isAboutCves(facet: string): boolean {
  const columns = facetEntry(facet)?.columns;
  return columns?.length === 1 && columns[0] === 'advisories';
}

/** The values of one form, put together from the fields that the table has for it. */
type FieldValues<F extends FormName, E = (typeof FACET_TABLE)[Facet]> = E extends { field: FormField<F, infer V> }
  ? V
  : never;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { [K in keyof T]: T[K] };
/** What a form of the wizard holds: the values of its facets' fields. */
export type FormValues<F extends FormName> = Flat<Both<FieldValues<F>>>;

/** How the fields of a form beside its documented set are shown, in the order of the table. */
export function besideControls(form: FormName): BesideControl[] {
  return fieldsOf(form).flatMap(({ field }) => field.beside ?? []);
}

/** What the fields of a form beside its documented set say, such as 'EPSS at least ≥ 0.1', for reviews. */
export function besideTexts(form: FormName, values: object): { name: string; text: string }[] {
  return fieldsOf(form).flatMap(({ field }) => {
    if (field.beside === undefined) return [];
    const { name, kind, label } = field.beside;
    const said = field.said(values)[name]!.map((entry) => field.subjects[name]!.say!(entry));
    if (said.length === 0) return [];
    return [{ name, text: kind === 'switch' ? label : `${label}: ${said.join(', ')}` }];
  });
}

/** A field of a form's documented set, as a review tells it. */
export interface ReviewField {
  /** Its value in the form, as the changes name it. */
  name: string;
  /** The line that it stands in. */
  row: string;
  label: string;
  kind: 'list' | 'switch' | 'other';
  /** Whether a list without entries means none of them, because what is in it is left out. */
  leavesOut: boolean;
  /** How an entered text is said, such as 'included' for 'true'. */
  say: (entered: string) => string;
}

/** The fields of a form's documented set, in the order of the table. */
export function reviewFields(form: FormName): ReviewField[] {
  return fieldsOf(form).flatMap(({ facet, field }) => {
    const [name] = Object.keys(field.subjects);
    if (field.beside !== undefined || name === undefined) return [];
    const { label, criterion } = facetEntry(facet)!;
    return {
      name,
      row: field.row,
      label,
      kind: criterion.kind === 'value' ? ('other' as const) : criterion.kind,
      leavesOut: field.comparators.every((comparator) => comparator === 'not_in'),
      say: field.subjects[name]!.say ?? ((entered: string) => entered),
    };
  });
}

/** What a field of a form is called: the label of its facet. @param name of its value in the form */
export function fieldLabel(form: FormName, name: string): string {
  return reviewFields(form).find((field) => field.name === name)?.label ?? name;
}

/** A facet with its field. */
export interface FacetField {
  facet: Facet;
  field: FormField<FormName, object>;
}

/** A line of a form: the values that stand in it, the facets they are of, and which values are lists, whose entries can be named. */
export function formLine(form: FormName, row: string): { values: string[]; facets: Facet[]; lists: string[] } {
  const fields = fieldsOf(form).filter(({ field }) => field.row === row);
  return {
    values: fields.flatMap(({ field }) => Object.keys(field.subjects)),
    facets: fields.map(({ facet }) => facet),
    lists: fields.flatMap(({ field }) => (field.isList ? Object.keys(field.subjects) : [])),
  };
}

/** The fields of a form with their facets, in the order of the table (WIZ-32). */
export function fieldsOf(form: FormName): FacetField[] {
  return FACETS.flatMap((facet) => {
    const field = facetEntry(facet)?.field;
    return field?.form === form ? [{ facet, field }] : [];
  });
}

/** The facets whose conditions read a column. */
export function facetsReading(column: Column): Facet[] {
  return FACETS.filter((facet) => facetEntry(facet)?.columns.includes(column));
}

/** Whether some filters, as they are stored, ask about CVEs: what advisories say then decides what is served. */
export function asksAboutAdvisories(filters: unknown): boolean {
  if (typeof filters !== 'object' || filters === null) return false;
  if ('facet' in filters && typeof filters.facet === 'string') {
    const entry = facetEntry(filters.facet);
    if (entry?.columns.includes('advisories')) return true;
    if (entry?.sets === 'earlyFixes') return 'criterion' in filters && filters.criterion === true;
  }
  return Object.values(filters).some(asksAboutAdvisories);
}
