/** REST of requests for exceptions, and of exceptions. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { isMatchSpec } from '@terrarium/domain/conda';
import { policySpecError } from '@terrarium/domain/policy';
import { z } from 'zod';
import { channelParams, cursorListOf, cursorPaging, organizationParams, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { exceptionImpactSchema } from '../policy/index.ts';

const person = personSchema.nullable().meta({ description: 'User who did it. `null` if the account was deleted.' });
const day = z.iso.date();

/** A match spec for one package, with only the fields that policies use. */
const spec = z
  .string()
  .trim()
  .min(1)
  .max(512)
  .check(({ value, issues }) => {
    const wrong = specProblem(value);
    if (wrong !== undefined) issues.push({ code: 'custom', input: value, message: wrong });
  })
  .meta({
    description: 'Match spec that names one package: all versions, some versions, or one build.',
    examples: ['libgcc >=14'],
  });

function specProblem(text: string): string | undefined {
  const wrong = policySpecError(text);
  if (wrong !== undefined) return wrong;
  const read = isMatchSpec(text);
  return read.ok && read.spec.exactName !== undefined ? undefined : 'must name one package, without a pattern';
}

/** States of a request. */
const REQUEST_STATES = ['open', 'allowed', 'declined', 'withdrawn'] as const;
const state = z.enum(REQUEST_STATES).meta({
  description:
    'State: `open`, `allowed` (approved), `declined` by an admin, or `withdrawn` (canceled by all requesters).',
});

/** A request as its reviewers see it. */
export const exceptionRequest = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    package: z.string().meta({ description: 'Name of the package.' }),
    spec: z.string().meta({ description: 'Match spec of the requested files.' }),
    state,
    asked_at: time.meta({ description: 'Time of the first request.' }),
    people: z
      .array(
        z.object({
          person: personSchema.meta({ description: 'The requester.' }),
          reason: z.string().meta({ description: 'Why it is needed.' }),
          asked_at: time.meta({ description: 'Request time.' }),
        }),
      )
      .meta({ description: 'Requesters, earliest first.' }),
    decided_at: time
      .nullable()
      .meta({ description: 'Time at which it was reviewed or canceled. `null` while it is open.' }),
    decided_by: person,
    answer: z.string().meta({ description: 'Review comment for the requesters. May be empty.' }),
    exception_id: z.uuid().nullable().meta({ description: 'ID of the granted exception. `null` if none was granted.' }),
    until: day.nullable().meta({
      description: 'Last day of the granted exception, in UTC. `null` if none was granted or it never expires.',
    }),
  })
  .meta({ id: 'ExceptionRequest' });
/** See {@link exceptionRequest}. */
export type RequestAnswer = z.infer<typeof exceptionRequest>;
/** A page of requests. */
export const exceptionRequests = cursorListOf(exceptionRequest);

/** A request as its requester sees it, without other requesters' texts. */
export const ownRequest = exceptionRequest
  .omit({ people: true, decided_by: true })
  .extend({ reason: z.string(), joined: z.boolean().meta({ description: 'Whether others requested it before.' }) })
  .meta({ id: 'OwnExceptionRequest' });
/** See {@link ownRequest}. */
export type OwnRequestAnswer = z.infer<typeof ownRequest>;
/** The caller's requests. */
export const ownRequests = cursorListOf(ownRequest);

/** Input of a request. */
export const requestInput = z.object({
  spec,
  reason: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LENGTH.reason)
    .meta({ description: 'Why it is needed.', examples: ['The forecast needs it from March on.'] }),
});
/** See {@link requestInput}. */
export type RequestInput = z.output<typeof requestInput>;

const until = {
  description: 'Last day on which it is active, in UTC. `null` if it never expires.',
  examples: ['2030-12-31'],
};

/** An admin's decision. */
export const decisionInput = z
  .object({
    decision: z.enum(['allow', 'decline']).meta({ description: 'Decision of the reviewer.' }),
    spec: spec
      .optional()
      .meta({ description: 'Match spec to allow, for the same package. Defaults to the requested one.' }),
    until: day
      .nullish()
      .transform((value) => value ?? null)
      .meta(until),
    answer: z
      .string()
      .trim()
      .max(MAX_LENGTH.reason)
      .default('')
      .meta({ description: 'Comment for the requesters. Required to decline.' }),
  })
  .superRefine(({ decision, answer }, context) => {
    if (decision === 'decline' && answer === '')
      context.addIssue({ code: 'custom', path: ['answer'], message: 'Enter a reason for declining.' });
  });
/** See {@link decisionInput}. */
export type DecisionInput = z.output<typeof decisionInput>;

/** A policy exception. */
export const grantedException = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    package: z.string().meta({ description: 'Name of the package.' }),
    spec: z.string().meta({ description: 'Match spec of the allowed files.' }),
    reason: z.string().meta({ description: 'Why it was granted.' }),
    owner: person.meta({
      description: 'User who granted it and is responsible for it. `null` if the account was deleted.',
    }),
    granted_at: time.meta({ description: 'Time at which it was granted.' }),
    until: day.nullable().meta({ description: 'Last day on which it is active, in UTC. `null` if it never expires.' }),
    ended_at: time
      .nullable()
      .meta({ description: 'Time at which it expired or was revoked. `null` while it is active.' }),
    ended_by: person.meta({ description: 'User who revoked it. `null` if it is active or expired.' }),
  })
  .meta({ id: 'GrantedException' });
/** See {@link grantedException}. */
export type GrantedAnswer = z.infer<typeof grantedException>;
/** A page of exceptions. */
export const grantedExceptions = cursorListOf(grantedException);

/** Body to change an exception's expiration. */
export const endInput = z.object({ until: day.nullable().meta(until) });

/** What an exception would allow. */
export const requestImpact = exceptionImpactSchema;

/** Path of a request. */
export const requestParams = organizationParams.extend({ id: z.string().meta({ description: 'ID of the request.' }) });
/** Path of an exception of a channel. */
export const exceptionParams = channelParams.extend({
  id: z.string().meta({ description: 'ID of the exception.' }),
});
/** Path of a request of the caller. */
export const ownParams = channelParams.extend({ id: z.string().meta({ description: 'ID of the request.' }) });

/** Filter for requests. */
export const requestsQuery = cursorPaging().extend({
  state: z.enum(REQUEST_STATES).optional().meta({ description: 'Returns only requests in this state.' }),
  channel: z.string().max(128).optional().meta({ description: 'Returns only requests for this channel.' }),
});
/** See {@link requestsQuery}. */
export type RequestsQuery = z.output<typeof requestsQuery>;

/** Filter for the caller's requests. */
export const ownQuery = cursorPaging().extend({
  package: z.string().max(128).toLowerCase().optional().meta({ description: 'Returns only entries for this package.' }),
});
/** See {@link ownQuery}. */
export type OwnQuery = z.output<typeof ownQuery>;

/** Filter for exceptions. */
export const exceptionsQuery = cursorPaging().extend({
  history: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether to include exceptions that have expired or were revoked.' }),
});
/** See {@link exceptionsQuery}. */
export type ExceptionsQuery = z.output<typeof exceptionsQuery>;

/** Query of an exception's impact. */
export const impactQuery = z.object({
  spec: spec.optional().meta({ description: 'Match spec to allow instead of the requested one.' }),
});
