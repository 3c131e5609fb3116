/** What facets are made of. */
import { DAY_MS } from '../calendar/index.ts';
import { parseMatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from './columns.ts';
import type { Condition, SummaryPart } from './condition.ts';
import { COMPARATOR_SIGNS, dayCount, entriesOf, listParts, text } from './condition.ts';
import type { CriterionSchema } from './criteria.ts';
import type { FormField, FormName } from './formFields.ts';
import type { Predicate } from './predicate.ts';
import { SCRIPT_LABEL } from './scripts.ts';
import type { ScriptState } from './scripts.ts';
import type { Comparator, SectionName } from './vocabulary.ts';
import { daysOfPeriod } from './vocabulary.ts';

/** A column that a rule reads: one of the channel's records, or the advisories that concern a record. */
export type Column = keyof ChannelRecords | 'advisories';

/** Switches of the whole policy, set by a facet; they aren't conditions on records. */
export type PolicySwitch = 'includeDependencies' | 'keepLegacy' | 'earlyFixes';

/** Everything that is particular to a facet. */
export interface FacetEntry {
  /** The section in which the wizard, or the dialog, writes it. Rules count in any section. */
  section: SectionName;
  /** The supported comparators. */
  comparators: readonly Comparator[];
  /** The schema of the criterion. */
  criterion: CriterionSchema;
  /**
   * Returns the error of a valid value that depends on the current date.
   * @param today the latest current day of any time zone, yyyy-MM-dd
   */
  asOf?: (value: string | number, today: string) => string | undefined;
  /** Columns of a record that it reads; empty for policy switches. */
  columns: readonly Column[];
  /** The wizard's field; facets of the single-form dialog only have none. */
  field?: FormField<FormName, object>;
  /** Short name of a rule: row headers of 'by rule'. */
  label: string;
  /** Name in a list of facets, if several share the label. */
  filterLabel?: string;
  /** Describes a condition as a rule's text, such as 'License not in AGPL, GPL'. */
  text: (condition: Condition) => string;
  /** A stated condition as a clause of the summary; lists longer than `max` end in 'or N more'. */
  summary: (condition: Condition, max: number) => SummaryPart[];
  /** The continuation of a CVE rule's clause that starts with a score: with the wizard's comparator, after `lead`. */
  continues?: { comparator: Comparator; lead: string; part: (value: string) => SummaryPart };
  /** Compiles a condition; undefined if it has no effect. Switches have none. @throws InvalidMatchSpec */
  compile?: (condition: Condition) => Predicate | undefined;
  /** The policy switch that it sets instead of a condition. */
  sets?: PolicySwitch;
  /** A list (`in`) of names that dependencies may pass by (include_dependencies). */
  passedByDependencies?: true;
  /** Not offered for new filters, and shown with a warning (DLG-13, DLG-14). */
  deprecated?: true;
}

const FROM_OR_UNTIL = ['greater_than_equal_to', 'less_than_equal_to'] as const;

/** The sign of a comparator in a rule text. */
export const sign = ({ comparator }: Condition): string => COMPARATOR_SIGNS[comparator];
/** Whether a condition excludes its values. */
export const negate = ({ comparator }: Condition): boolean => comparator === 'not_in';
const until = ({ comparator }: Condition): boolean => comparator === 'less_than_equal_to';

/** 'name is not numpy or scipy'. */
export const isListed =
  (subject: string, part: (value: string) => SummaryPart) =>
  (condition: Condition, max: number): SummaryPart[] => [
    text(`${subject} is ${negate(condition) ? 'not ' : ''}`),
    ...listParts(condition, part, max),
  ];

/** Replaces the values of a script condition by their labels. */
export const labelled = (condition: Condition): Condition => ({
  ...condition,
  criterion: entriesOf(condition).map((entry) => SCRIPT_LABEL[entry as ScriptState].toLowerCase()),
});

/** Compiles match specs. */
export const specs = (condition: Condition): Predicate => ({
  kind: 'spec',
  specs: entriesOf(condition).map((entry) => parseMatchSpec(entry)),
  negate: negate(condition),
});

/** Both ends of the range of dates, each with a day or with a period. */
export const dated = {
  label: 'Creation date',
  comparators: FROM_OR_UNTIL,
  columns: ['createdAt', 'seenAt'],
  text: (condition: Condition): string => {
    const days = daysOfPeriod(condition.criterion);
    if (days === undefined)
      return `Created ${until(condition) ? 'on or before' : 'on or after'} ${String(condition.criterion)}`;
    return `${until(condition) ? 'Minimum' : 'Maximum'} age ${dayCount(days)}`;
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
