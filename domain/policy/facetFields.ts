/** Facets as fields of the policy form and of its review. */
import type { BesideControl, FormField, FormName } from './formFields.ts';
import { FACET_TABLE, FACETS, facetEntry } from './facets.ts';
import type { Facet } from './facets.ts';

/** Values of one form, composed from its fields in the table. */
type FieldValues<F extends FormName, E = (typeof FACET_TABLE)[Facet]> = E extends { field: FormField<F, infer V> }
  ? V
  : never;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { [K in keyof T]: T[K] };
/** Values of a wizard form: those of its facets' fields. */
export type FormValues<F extends FormName> = Flat<Both<FieldValues<F>>>;

/** Returns the controls of a form's additional fields, in the order of the table. */
export function besideControls(form: FormName): BesideControl[] {
  return fieldsOf(form).flatMap(({ field }) => field.beside ?? []);
}

/** Describes the values of a form's additional fields for reviews, such as 'EPSS at least ≥ 0.1'. */
export function besideTexts(form: FormName, values: object): { name: string; text: string }[] {
  return fieldsOf(form).flatMap(({ field }) => {
    if (field.beside === undefined) return [];
    const { name, kind, label } = field.beside;
    const said = field.said(values)[name]!.map((entry) => field.subjects[name]!.say!(entry));
    if (said.length === 0) return [];
    return [{ name, text: kind === 'switch' ? label : `${label}: ${said.join(', ')}` }];
  });
}

/** A documented field of a form, as shown in a review. */
export interface ReviewField {
  /** Its value in the form, as the changes name it. */
  name: string;
  /** The row of the form. */
  row: string;
  label: string;
  kind: 'list' | 'switch' | 'other';
  /** Whether an empty list means none of the values, because the entries are excluded. */
  leavesOut: boolean;
  /** Describes an entered text, such as 'included' for 'true'. */
  say: (entered: string) => string;
}

/** Returns the documented fields of a form, in the order of the table. */
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

/** Returns the label of a form's field, from its facet. @param name name of its form value */
export function fieldLabel(form: FormName, name: string): string {
  return reviewFields(form).find((field) => field.name === name)?.label ?? name;
}

/** A facet with its field. */
export interface FacetField {
  facet: Facet;
  field: FormField<FormName, object>;
}

/** Returns the values and facets in a row of a form, and which of the values are lists, whose entries can be named. */
export function formLine(form: FormName, row: string): { values: string[]; facets: Facet[]; lists: string[] } {
  const fields = fieldsOf(form).filter(({ field }) => field.row === row);
  return {
    values: fields.flatMap(({ field }) => Object.keys(field.subjects)),
    facets: fields.map(({ facet }) => facet),
    lists: fields.flatMap(({ field }) => (field.isList ? Object.keys(field.subjects) : [])),
  };
}

/** Returns the fields of a form with their facets, in the order of the table (WIZ-32). */
export function fieldsOf(form: FormName): FacetField[] {
  return FACETS.flatMap((facet) => {
    const field = facetEntry(facet)?.field;
    return field?.form === form ? [{ facet, field }] : [];
  });
}
