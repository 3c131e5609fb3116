import { severityOf as bandOf, type Severity } from '@terrarium/domain/policy';

/**
 * An upstream value as an enum value of the schema: SCREAMING_CASE when the schema knows it, UNKNOWN when it does not,
 * so that a newer upstream never breaks a field.
 */
function reader<const T extends string>(known: readonly T[]): (value: string) => T | 'UNKNOWN' {
  const values = new Map(known.map((value) => [value.toLowerCase(), value]));
  return (value) => values.get(value.toLowerCase()) ?? 'UNKNOWN';
}

/** Role of a member. */
export const roleOf = reader(['MEMBER', 'BILLING_MANAGER', 'ADMIN']);
/** Product of a subscription. */
export const productOf = reader(['FREE_SUBSCRIPTION', 'STARTER_SUBSCRIPTION', 'COMMERCIAL_SUBSCRIPTION', 'SECURITY_SUBSCRIPTION', 'ENTERPRISE_SUBSCRIPTION', 'PLATFORM_SUBSCRIPTION']);
/** How a session began. */
export const sessionSourceOf = reader(['PASSWORD', 'PASSKEY', 'OIDC', 'APPLICATION']);
/** Length of a subscription's period. */
export const cycleOf = reader(['MONTHLY', 'YEARLY']);
/** Whether an invitation can be accepted. */
export const invitationStateOf = reader(['OPEN', 'EXPIRED', 'ACCEPTED']);
/** Who looks at an invitation. */
export const invitationCallerOf = reader(['VISITOR', 'INVITED', 'NOT_CONFIRMED', 'ANOTHER_ADDRESS', 'MEMBER']);
/** What became of an invited address. */
export const invitationOutcomeOf = reader(['SENT', 'REMOVED', 'ALREADY_INVITED', 'ALREADY_MEMBER', 'NOT_INVITED', 'TOO_SOON']);
/** Privacy of a channel. */
export const privacyOf = reader(['INTERNAL', 'PRIVATE', 'PUBLIC']);
/** State of a job or run. */
export const jobStateOf = reader(['TODO', 'SCHEDULED', 'PENDING', 'IN_PROGRESS', 'FAILED', 'DONE', 'CANCELED', 'COMPLETED']);
/** What becomes of a mail that waits. */
export const queuedMailStateOf = reader(['WAITING', 'FAILING', 'GIVEN_UP', 'KEPT']);
/** What became of a test mail. */
export const mailOutcomeOf = reader(['SENT', 'FAILED', 'KEPT']);
/** What an operator did. */
export const operatorActionOf = reader([
  'MADE_OPERATOR', 'TOOK_OPERATOR', 'DISABLED', 'ENABLED', 'CONFIRMED', 'SENT_PASSWORD_LINK', 'GRANTED_PLAN', 'TOOK_PLAN', 'SENT_TEST_MAIL', 'RETRIED_MAIL', 'RETRIED_SYNC', 'RETRIED_RUN', 'RETRIED_JOB', 'CANCELED_SYNC', 'CANCELED_RUN', 'CANCELED_JOB',
]);
/** Status of a CVE. */
export const cveStatusOf = reader(['ACTIVE', 'REPORTED', 'MITIGATED', 'CLEARED', 'DISPUTED']);

/** A value of a closed set that has no UNKNOWN in the schema: anything new is read as the one that promises least. */
function careful<const T extends string>(known: readonly T[], least: T): (value: string) => T {
  const read = reader(known);
  return (value) => {
    const found = read(value);
    return found === 'UNKNOWN' ? least : found;
  };
}

/** Whether a file is signed; a state we do not know proves nothing. */
export const trustOf = careful(['SIGNED', 'UNSIGNED', 'UNVERIFIED'], 'UNVERIFIED');
/** What a policy decided; only a clear 'allowed' is allowed. */
export const decisionOf = careful(['ALLOWED', 'REFUSED'], 'REFUSED');
/** What a rule said of a file. */
export const verdictOf = careful(['PASSED', 'REFUSED', 'EXCEPTED', 'NOT_CONCERNED'], 'NOT_CONCERNED');

/** Band of a score; null without one. The score decides, whatever band an upstream names beside it. */
export function severityOf(score: number | null): Uppercase<Severity> | null {
  return (bandOf(score)?.toUpperCase() as Uppercase<Severity> | undefined) ?? null;
}

/** What is known of vulnerabilities; a state we do not know is unknown. */
export const vulnerabilityStateOf = careful(['AFFECTED', 'NONE_KNOWN', 'UNKNOWN'], 'UNKNOWN');
/** Why it is not known; a reason we do not know promises least. */
export const unknownReasonOf = careful(['NOT_CHECKED', 'UNDECIDED'], 'NOT_CHECKED');

const plainChannelType = reader(['DEFAULT', 'VIRTUAL', 'EXTERNAL_MIRROR', 'HOSTED', 'COMMUNITY_MAINTAINED']);
/** Slug that stands for {product} in channel types (CHAN-15). */
const product = 'terrarium';

/** Type of a channel (CHAN-14). */
export function channelTypeOf(value: string): ReturnType<typeof plainChannelType> | 'PRODUCT' | 'PRODUCT_HOSTED_PYTHON' {
  if (value === product) return 'PRODUCT';
  return value === `${product}_hosted_python` ? 'PRODUCT_HOSTED_PYTHON' : plainChannelType(value);
}

/** Type of a channel as upstream names it. */
export function channelTypeToRest(value: string): string {
  if (value === 'PRODUCT') return product;
  return value === 'PRODUCT_HOSTED_PYTHON' ? `${product}_hosted_python` : value.toLowerCase();
}
