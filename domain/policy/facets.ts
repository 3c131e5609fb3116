/**
 * The table of facets: everything particular to one facet is in its entry, and only there (POL-18, POL-19). Derived
 * from it: validation of filters (validate.ts), the published JSON Schema (schema.ts), texts of rules and of the
 * summary (describe.ts, summary.ts), compilation (compile.ts), the wizard's forms with their payload, errors, checks of
 * stored policies, and locations of server errors (form.ts, formCheck.ts, formRules.ts, formDiff.ts), the dialog's
 * editors (dialogForm.ts), and which policies need daily evaluation. A new facet is an entry here and a field in the
 * wizard's step; a new kind of column also needs a `Predicate` (predicate.ts, evaluate.ts, reason.ts).
 */
import type { Condition } from './condition.ts';
import { entriesOf, isEmptyCriterion, listedEntries, mono, text, wordList } from './condition.ts';
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
import { compareNumbers } from './predicate.ts';
import { SCRIPT_LABEL } from './scripts.ts';
import type { ScriptState } from './scripts.ts';
import { matchSpecErrors } from './specs.ts';
import { STATE_LABEL, VULNERABILITY_STATES } from './knowledge.ts';
import type { VulnerabilityState } from './knowledge.ts';
import type { CveStatus } from './vocabulary.ts';
import { asLicenseFamily, CVE_STATUSES, isAdvisoryId, MESSAGES, NUMBER_COMPARATORS } from './vocabulary.ts';
import { sign, negate, isListed, labelled, specs, dated } from './facetParts.ts';
import type { Column, FacetEntry } from './facetParts.ts';

const IN_OR_NOT = ['in', 'not_in'] as const;
const EQUAL = ['equal'] as const;

/** Entries that a rule's text names: families and platforms are short, specs are not. */
const [SHORT, LONG] = [6, 3];

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
    summary: () => [text('including dependencies')],
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
      'Allow security fixes early',
      'Skips the minimum age for a file that fixes a CVE in the latest version past the minimum age.',
    ),
    label: 'Early fixes',
    text: () => 'Security fixes allowed early',
    summary: () => [text('allowing security fixes early')],
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
      'Install scripts',
      'Leave empty for any. Variables that an environment sets count as activation scripts. Files that the hub hasn’t read yet are blocked unless you also choose Unknown. A mirror reads a file on its first download.',
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
      // Match an advisory by any of its IDs.
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
      'Score rules don’t apply to them, because their severity is unknown.',
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
      'Vulnerability state',
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

/** Returns the entry of a facet; undefined for an unknown facet of another tool. */
export function facetEntry(facet: string): FacetEntry | undefined {
  return Object.hasOwn(FACET_TABLE, facet) ? FACET_TABLE[facet as Facet] : undefined;
}

/** Whether a filter has a condition, unlike an off switch, an empty list, or an empty value (WIZ-59). */
export function statesCondition({ facet, criterion }: Pick<Condition, 'criterion'> & { facet: string }): boolean {
  return facetEntry(facet)?.criterion.kind === 'switch' ? criterion === true : !isEmptyCriterion(criterion);
}

/** Whether a facet applies to CVEs: one CVE of the record must meet all CVE conditions of a rule. */
export function isAboutCves(facet: string): boolean {
  const columns = facetEntry(facet)?.columns;
  return columns?.length === 1 && columns[0] === 'advisories';
}

/** The facets whose conditions read a column. */
export function facetsReading(column: Column): Facet[] {
  return FACETS.filter((facet) => facetEntry(facet)?.columns.includes(column));
}

/** Whether stored filters depend on CVEs, so that advisories affect what is served. */
export function asksAboutAdvisories(filters: unknown): boolean {
  if (typeof filters !== 'object' || filters === null) return false;
  if ('facet' in filters && typeof filters.facet === 'string') {
    const entry = facetEntry(filters.facet);
    if (entry?.columns.includes('advisories')) return true;
    if (entry?.sets === 'earlyFixes') return 'criterion' in filters && filters.criterion === true;
  }
  return Object.values(filters).some(asksAboutAdvisories);
}
