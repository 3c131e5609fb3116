import { severityOf as bandOf } from '@terrarium/domain/policy';
import type {
  BillingCycle,
  ChannelType,
  Decision,
  JobState,
  OrganizationRole,
  ProductCode,
  SessionSource,
  Severity,
  TokenScope,
  VexJustification,
  VexStatus,
} from '../gen/schema.ts';

/** Values of an enum that have a meaning of their own. */
type Known<E extends string> = Exclude<E, 'UNKNOWN'>;
/** Accepts the values of an enum only when none is missing. */
type All<E extends string, K extends string> = readonly K[] & ([E] extends [K] ? unknown : { missing: Exclude<E, K> });

/**
 * An upstream value as an enum value of the schema: SCREAMING_CASE when the schema knows it, UNKNOWN when it does not,
 * so that a newer upstream never breaks a field. Values that the REST document names and the schema does not know do not compile.
 */
export const enumOf =
  <E extends string>() =>
  <const K extends Known<E>>(known: All<Known<E>, K>): ((value: Lowercase<K>) => K | 'UNKNOWN') => {
    const values = new Map<string, K>(known.map((value) => [value.toLowerCase(), value]));
    return (value) => values.get(value.toLowerCase()) ?? 'UNKNOWN';
  };

/** Role of a member. */
export const roleOf = enumOf<OrganizationRole>()(['MEMBER', 'BILLING_MANAGER', 'ADMIN']);
/** Product of a subscription. */
export const productOf = enumOf<ProductCode>()([
  'FREE_SUBSCRIPTION',
  'STARTER_SUBSCRIPTION',
  'COMMERCIAL_SUBSCRIPTION',
  'SECURITY_SUBSCRIPTION',
  'ENTERPRISE_SUBSCRIPTION',
  'PLATFORM_SUBSCRIPTION',
]);
/** How a session began. */
export const sessionSourceOf = enumOf<SessionSource>()(['PASSWORD', 'PASSKEY', 'OIDC', 'APPLICATION']);
/** Length of a subscription's period. */
export const cycleOf = enumOf<BillingCycle>()(['MONTHLY', 'YEARLY']);
/** State of a job or run. */
export const jobStateOf = enumOf<JobState>()([
  'TODO',
  'SCHEDULED',
  'PENDING',
  'IN_PROGRESS',
  'FAILED',
  'DONE',
  'CANCELED',
  'COMPLETED',
]);

/** What a CVE is to a product. */
export const vexStatusOf = enumOf<VexStatus>()(['NOT_AFFECTED', 'AFFECTED', 'FIXED', 'UNDER_INVESTIGATION']);
/** Why a product is not affected. */
export const vexJustificationOf = enumOf<VexJustification>()([
  'COMPONENT_NOT_PRESENT',
  'VULNERABLE_CODE_NOT_PRESENT',
  'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH',
  'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
  'INLINE_MITIGATIONS_ALREADY_EXIST',
]);

/** A value of a closed set that has no UNKNOWN in the schema: anything new is read as the one that promises least. */
export const enumOrLeast =
  <E extends string>() =>
  <const K extends E>(known: All<E, K>, least: NoInfer<K>): ((value: Lowercase<K>) => K) => {
    const values = new Map<string, K>(known.map((value) => [value.toLowerCase(), value]));
    return (value) => values.get(value.toLowerCase()) ?? least;
  };

/** What a channel token is good for; a scope we do not know promises least. */
export const tokenScopeOf = enumOrLeast<TokenScope>()(['READ', 'PUBLISH'], 'READ');
/** What a policy decided; only a clear 'allowed' is allowed. */
export const decisionOf = enumOrLeast<Decision>()(['ALLOWED', 'REFUSED'], 'REFUSED');

/** Band of a score; null without one. The score decides, whatever band an upstream names beside it. */
export function severityOf(score: number | null): Severity | null {
  const band = bandOf(score);
  return band && (band.toUpperCase() as Uppercase<typeof band>);
}

const plainChannelType = enumOf<Exclude<ChannelType, 'PRODUCT' | 'PRODUCT_HOSTED_PYTHON'>>()([
  'DEFAULT',
  'VIRTUAL',
  'EXTERNAL_MIRROR',
  'HOSTED',
  'COMMUNITY_MAINTAINED',
]);
/** Slug that stands for {product} in channel types (CHAN-15). */
const product = 'terrarium';
const hostedPython = `${product}_hosted_python` as const;

/** Type of a channel (CHAN-14). */
export function channelTypeOf(
  value: Parameters<typeof plainChannelType>[0] | typeof product | typeof hostedPython,
): ChannelType {
  if (value === product) return 'PRODUCT';
  return value === hostedPython ? 'PRODUCT_HOSTED_PYTHON' : plainChannelType(value);
}

/** Type of a channel as upstream names it. */
export function channelTypeToRest(value: ChannelType): string {
  if (value === 'PRODUCT') return product;
  return value === 'PRODUCT_HOSTED_PYTHON' ? hostedPython : value.toLowerCase();
}
