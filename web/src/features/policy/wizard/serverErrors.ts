import { placeInForm, type FieldError, type Filters, type PolicyForm } from '@terrarium/domain/policy';
import type { Problem } from '../../../lib/formErrors.ts';

/** Errors by field of the form, and what belongs to none. */
export interface PlacedErrors {
  fields: FieldError[];
  rest: string[];
}

/** Assigns server errors (409, 422) to their fields; joins several for one field. `filters` is the sent payload. */
export function placeErrors(errors: readonly Problem[], filters: Filters, form: PolicyForm): PlacedErrors {
  const byField = new Map<string, FieldError>();
  const rest: string[] = [];
  for (const { code, message, field } of errors) {
    const path = placeInForm(field, filters, form);
    const known = path === undefined ? undefined : byField.get(path);
    if (path === undefined) rest.push(message);
    else if (known) known.message = `${known.message}, ${message}`;
    else byField.set(path, { path, message, type: code });
  }
  return { fields: [...byField.values()], rest };
}
