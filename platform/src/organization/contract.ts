import { z } from 'zod';
import {
  FEATURES,
  organizationBioError,
  organizationNameError,
  organizationTitleError,
  ROLES,
  SUBSCRIPTION_STATES,
} from '@terrarium/domain/access';
import { clearable, cursorPaging, productCode, tableFormat } from '../http/index.ts';

/** Path parameters of organizations. */
export const organizationParams = z.object({
  org: z.string().meta({ description: 'Name or ID of the organization.' }),
});

/** A subscription as seen from the organization (DATA-02). */
export const activeSubscription = z
  .object({
    product_code: productCode,
    product_name: z.string(),
    subscription_status: z.string(),
    state: z.enum(SUBSCRIPTION_STATES).meta({ description: 'State: whether it is active, and whether it renews.' }),
    cancel_at_period_end: z.boolean(),
    period_end: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    org_id: z.uuid(),
  })
  .meta({ id: 'ActiveSubscription' });

/** An organization as its callers see it. */
export const organization = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'Name, as used in URLs.' }),
    title: z.string(),
    bio: z.string(),
    role: z.enum(ROLES).nullable().meta({ description: "Role of the caller. `null` if the caller isn't a member." }),
    members_count: z.number().int(),
    type: z.enum(['public', 'strategic']).meta({ description: 'Kind of organization.' }),
    active_subscription: activeSubscription.nullable(),
    features: z
      .array(z.enum(FEATURES))
      .meta({ description: 'Enabled features: included in the active subscription and not turned off by an admin.' }),
  })
  .meta({ id: 'Organization' });

/** Names that conflict with the hub's own URLs. */
const RESERVED_NAMES = new Set(['my', 'create', 'new', 'api', 'repo', 'admin']);

function ruled(rule: (text: string) => string | undefined): z.ZodString {
  return z.string().check((context) => {
    const message = rule(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

const title = ruled((text) => organizationTitleError(text.trim()))
  .trim()
  .meta({ description: '1 to 80 characters.' });

/** Body of POST /api/organizations/ (ORG-03, ORG-34). */
export const organizationCreation = z.object({
  title,
  name: ruled(
    (text) =>
      organizationNameError(text) ??
      (RESERVED_NAMES.has(text) ? `'${text}' is reserved. Choose another name.` : undefined),
  ).meta({
    description: 'Name, as used in URLs: 2 to 40 lowercase letters, digits, and hyphens.',
  }),
});

/** Body of PUT /api/organizations/{org} (ORG-05, ORG-34). Missing fields stay unchanged, null clears a field. */
export const organizationEdit = z.object({
  title: title.optional(),
  bio: clearable(ruled(organizationBioError), '').meta({ description: 'Short description, at most 500 characters.' }),
});

/** Response of GET /api/organizations/{org}/me (ORG-08). */
export const membership = z.object({ role: z.enum(ROLES) }).meta({ id: 'Membership' });

const featureName = z.enum(FEATURES);

/** One feature of GET /api/organizations/{org}/features (ORG-09). */
export const feature = z
  .object({
    feature: featureName,
    enabled: z
      .boolean()
      .meta({ description: 'Whether it can be used: the plan includes it and no admin turned it off.' }),
    in_plan: z.boolean().meta({ description: 'Whether the plan includes it. Only then can it be turned on.' }),
  })
  .meta({ id: 'OrganizationFeature' });

/** Body of POST /api/organizations/{org}/features (ORG-10). */
export const featureSetting = z.object({ feature: featureName, enabled: z.boolean() });

/** Body of POST /api/organizations/{org}/features/batch (ORG-11): each feature at most once. */
export const featureSettings = z.object({
  features: z
    .array(featureSetting)
    .min(1)
    .max(FEATURES.length)
    .check((context) => {
      context.value.forEach(({ feature: name }, index) => {
        if (context.value.findIndex((other) => other.feature === name) < index)
          context.issues.push({
            code: 'custom',
            message: `'${name}' is named twice. Name each feature once.`,
            path: [index, 'feature'],
            input: name,
          });
      });
    }),
});

/** Path of a member. */
export const memberParams = organizationParams.extend({ userId: z.uuid() });

/** Query of GET /api/organizations/{org}/users (ORG-12, ORG-13). */
export const memberQuery = cursorPaging().extend({
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .meta({ description: 'Returns only members whose name, or visible email address, contains this text.' }),
  role: z.enum(ROLES).optional().meta({ description: 'Returns only members with this role.' }),
  format: tableFormat,
});

/** Body of PUT /api/organizations/{org}/users/{userId} (ORG-14). */
export const memberChange = z.object({ role: z.enum(ROLES) });

/** One member of GET /api/organizations/{org}/users (ORG-12, DATA-04). */
export const organizationUser = z
  .object({
    user_id: z.uuid(),
    role: z.enum(ROLES),
    email: z.string().nullable().meta({ description: 'Email address. Only for the user and admins.' }),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    created_at: z.iso.datetime().meta({ description: 'Time at which the user became a member.' }),
  })
  .meta({ id: 'OrganizationUser' });
