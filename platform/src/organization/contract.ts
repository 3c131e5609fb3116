import { z } from 'zod';
import {
  FEATURES,
  organizationBioError,
  organizationNameError,
  organizationTitleError,
  PRODUCTS,
  ROLES,
  SUBSCRIPTION_STATES,
} from '@terrarium/domain/access';
import { clearable, paging, tableFormat } from '../http/index.ts';

/** Path parts of organization calls. */
export const organizationParams = z.object({
  org: z.string().meta({ description: 'Name or id of the organization.' }),
});

/** What a subscription looks like from the organization (DATA-02). */
export const activeSubscription = z
  .object({
    product_code: z.enum(PRODUCTS),
    product_name: z.string(),
    subscription_status: z.string(),
    state: z
      .enum(SUBSCRIPTION_STATES)
      .meta({ description: 'Whether it is in force, and whether it goes on after its period.' }),
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
    name: z.string().meta({ description: 'Slug, as in URLs.' }),
    title: z.string(),
    bio: z.string(),
    role: z.enum(ROLES).nullable().meta({ description: "The caller's role; null for a caller who is no member." }),
    members_count: z.number().int(),
    type: z.enum(['public', 'strategic']).meta({ description: 'Kind of organization.' }),
    active_subscription: activeSubscription.nullable(),
    features: z
      .array(z.enum(FEATURES))
      .meta({ description: 'What the active subscription gives now and no admin has switched off.' }),
  })
  .meta({ id: 'Organization' });

/** Names that are words of our own addresses. */
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
    description: '2 to 40 lower-case letters, digits and dashes.',
  }),
});

/** Body of PUT /api/organizations/{org} (ORG-05, ORG-34). An absent field stays as it is, and null clears it. */
export const organizationEdit = z.object({
  title: title.optional(),
  bio: clearable(ruled(organizationBioError), '').meta({ description: 'At most 500 characters.' }),
});

/** Answer of GET /api/organizations/{org}/me (ORG-08). */
export const membership = z.object({ role: z.enum(ROLES) }).meta({ id: 'Membership' });

const featureName = z.enum(FEATURES);

/** One feature of GET /api/organizations/{org}/features (ORG-09). */
export const feature = z
  .object({
    feature: featureName,
    enabled: z
      .boolean()
      .meta({ description: 'Whether it can be used now: the plan gives it and no admin has switched it off.' }),
    in_plan: z.boolean().meta({ description: 'Whether the plan gives it now; only then it can be switched on.' }),
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

/** Path of a member's calls. */
export const memberParams = organizationParams.extend({ userId: z.uuid() });

/** Query of GET /api/organizations/{org}/users (ORG-12, ORG-13). */
export const memberQuery = paging().extend({
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .meta({ description: 'Only members whose names, or e-mail address where the caller sees it, contain this text.' }),
  role: z.enum(ROLES).optional().meta({ description: 'Only members with this role.' }),
  format: tableFormat,
});

/** Body of PUT /api/organizations/{org}/users/{userId} (ORG-14). */
export const memberChange = z.object({ role: z.enum(ROLES) });

/** One member of GET /api/organizations/{org}/users (ORG-12, DATA-04). */
export const organizationUser = z
  .object({
    user_id: z.uuid(),
    role: z.enum(ROLES),
    email: z.string().nullable().meta({ description: 'Only for the person and for admins.' }),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    created_at: z.iso.datetime().meta({ description: 'Member since.' }),
  })
  .meta({ id: 'OrganizationUser' });
