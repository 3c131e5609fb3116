/** Changes between two saves of a policy, with the texts of its summary: the lines of its history. */
import { fieldsOf } from './facetFields.ts';
import { filtersToForm } from './form.ts';
import type { LoadedForm, PolicyForm } from './form.ts';
import { diffForms } from './formDiff.ts';
import type { FieldChange } from './formDiff.ts';
import type { Subject } from './formFields.ts';
import { looseFilters } from './model.ts';
import { summarize, summaryText } from './summary.ts';

/** The editable parts of a policy; `filters` is any stored JSON. */
export interface PolicyText {
  name: string;
  description: string;
  filters: unknown;
}

/** One line of a history: what changed ('License', 'CVE rule 2: score'), with the added and the removed values. */
export interface PolicyChange {
  subject: string;
  added: string[];
  removed: string[];
}

/** What no facet stands for. */
const OTHERS: Record<string, Subject> = {
  name: { subject: 'Name' },
  description: { subject: 'Description' },
  exclusionsOperator: {
    subject: 'Combine exclusions with',
    say: (entered) => (entered === 'OR' ? 'any' : 'all'),
  },
};

/** Returns the name of a changed field, and how to describe its values. */
function subjectOfField({ section, field }: FieldChange): Subject {
  const found =
    section === 'details'
      ? undefined
      : fieldsOf(section).find((each) => Object.hasOwn(each.field.subjects, field))?.field.subjects[field];
  return found ?? OTHERS[field] ?? { subject: field };
}

/** Gives groups without a key the same keys in both policies, in order. With random keys every group would look new. */
function counted(): () => number {
  let last = 0;
  return () => (last = (last * 31 + 7) % 9973) / 9973;
}

function loaded({ filters, ...details }: PolicyText): LoadedForm {
  return filtersToForm(filters, details, counted());
}

/** Numbers a group only if there are several of its kind. */
function numbered(name: string, groups: readonly { groupKey: string }[], key: string | undefined): string {
  const at = groups.findIndex(({ groupKey }) => groupKey === key);
  return groups.length > 1 && at >= 0 ? `${name} ${at + 1}` : name;
}

function subjectOf(change: FieldChange, before: PolicyForm, after: PolicyForm): string {
  const { section, groupKey } = change;
  const of = <T extends { groupKey: string }>(now: T[], old: T[]) =>
    now.some((each) => each.groupKey === groupKey) ? now : old;
  const { subject } = subjectOfField(change);
  if (section === 'cve') return `${numbered('CVE rule', of(after.cveRules, before.cveRules), groupKey)}: ${subject}`;
  return section === 'exclusions' ? numbered(subject, of(after.exclusions, before.exclusions), groupKey) : subject;
}

/** Describes filters that the wizard's form can't represent as whole sentences, before and after. */
function sentences(before: unknown, after: unknown): PolicyChange[] {
  const [old, now] = [before, after].map((filters) => summarize(looseFilters(filters)).map(summaryText));
  const [removed, added] = [
    old!.filter((sentence) => !now!.includes(sentence)),
    now!.filter((sentence) => !old!.includes(sentence)),
  ];
  return removed.length + added.length > 0 ? [{ subject: 'Rules', added, removed }] : [];
}

/** Returns all changes between two saves of a policy, in the order of the wizard; empty if they are equal. */
export function policyChanges(before: PolicyText, after: PolicyText): PolicyChange[] {
  const [old, now] = [loaded(before), loaded(after)];
  const readable = old.problems.length + now.problems.length === 0;
  const changes = diffForms(old.form, now.form)
    .filter(({ section }) => readable || section === 'details')
    .map((change): PolicyChange => {
      const { say: said = (entered: string) => entered } = subjectOfField(change);
      return {
        subject: subjectOf(change, old.form, now.form),
        added: change.added.map(said),
        removed: change.removed.map(said),
      };
    });
  return readable ? changes : [...changes, ...sentences(before.filters, after.filters)];
}
