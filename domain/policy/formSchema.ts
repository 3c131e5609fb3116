/** The wizard's form as a schema, for form libraries. */
import { z } from 'zod';
import type { PolicyForm } from './form.ts';
import { stepErrors, WIZARD_STEPS } from './formRules.ts';

/**
 * A schema whose issues are the {@link stepErrors} of the whole form, each at its field. The type describes the values;
 * the fields of the facet table validate them.
 * @param today returns the user's current day, yyyy-MM-dd, on each validation
 */
export function policyFormSchema(today: () => string): z.ZodType<PolicyForm, PolicyForm> {
  return z.custom<PolicyForm>().superRefine((form, context) => {
    for (const { path, message } of stepErrors(form, WIZARD_STEPS.length - 1, today()))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });
}
