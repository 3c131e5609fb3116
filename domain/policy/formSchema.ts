/** The wizard's form as a schema, for form libraries. */
import { z } from 'zod';
import type { PolicyForm } from './form.ts';
import { stepErrors, WIZARD_STEPS } from './formRules.ts';

/**
 * A schema whose issues are the {@link stepErrors} of the whole form, each at its field. What a form holds is given by its type; what is
 * wrong with it is said by the fields of the table of facets alone.
 * @param today gives the user's current day, yyyy-MM-dd, each time that a form is read
 */
export function policyFormSchema(today: () => string): z.ZodType<PolicyForm, PolicyForm> {
  return z.custom<PolicyForm>().superRefine((form, context) => {
    for (const { path, message } of stepErrors(form, WIZARD_STEPS.length - 1, today()))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });
}
