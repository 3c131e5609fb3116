/** REST of requests for exceptions, and of the exceptions that were granted. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { isMatchSpec } from '@terrarium/domain/conda';
import { policySpecError } from '@terrarium/domain/policy';
import { z } from 'zod';
import { channelParams, listOf, organizationParams, paging, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { exceptionImpactSchema } from '../policy/index.ts';

const person = personSchema.nullable().meta({ description: 'Null for accounts that are gone.' });
const day = z.iso.date();

/** A match spec that names one package, and asks only for what policies look at. */
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
    description: 'A match spec that names one package: all of it, some versions, or one build.',
    examples: ['libgcc >=14'],
  });

function specProblem(text: string): string | undefined {
  const wrong = policySpecError(text);
  if (wrong !== undefined) return wrong;
  const read = isMatchSpec(text);
  return read.ok && read.spec.exactName !== undefined ? undefined : 'must name one package, without a pattern';
}

/** The states of a request. */
const REQUEST_STATES = ['open', 'allowed', 'declined', 'withdrawn'] as const;
const state = z.enum(REQUEST_STATES).meta({
  description: 'What became of it: `open`, `allowed`, `declined` by an admin, or `withdrawn` by everybody who asked.',
});

/** A request as those who decide on it see it. */
export const exceptionRequest = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    package: z.string().meta({ description: 'Name of the package.' }),
    spec: z.string().meta({ description: 'What is asked for, as a match spec.' }),
    state,
    asked_at: time.meta({ description: 'When it was asked for first.' }),
    people: z
      .array(
        z.object({
          person: personSchema.meta({ description: 'Who asks.' }),
          reason: z.string().meta({ description: 'What it is needed for.' }),
          asked_at: time.meta({ description: 'When they asked.' }),
        }),
      )
      .meta({ description: 'Who asks, the first one first.' }),
    decided_at: time.nullable().meta({ description: 'When it was decided or withdrawn; null while it is open.' }),
    decided_by: person,
    answer: z.string().meta({ description: 'What the decision says to those who asked; may be empty.' }),
    exception_id: z.uuid().nullable().meta({ description: 'The exception that was granted.' }),
    until: day.nullable().meta({ description: 'The last day of that exception; null for none.' }),
  })
  .meta({ id: 'ExceptionRequest' });
/** See {@link exceptionRequest}. */
export type RequestAnswer = z.infer<typeof exceptionRequest>;
/** A page of requests. */
export const exceptionRequests = listOf(exceptionRequest);

/** A request as somebody sees it who asked: what others wrote is theirs. */
export const ownRequest = exceptionRequest
  .omit({ people: true, decided_by: true })
  .extend({ reason: z.string(), joined: z.boolean().meta({ description: 'Whether others asked for it before.' }) })
  .meta({ id: 'OwnExceptionRequest' });
/** See {@link ownRequest}. */
export type OwnRequestAnswer = z.infer<typeof ownRequest>;
/** The caller's requests. */
export const ownRequests = listOf(ownRequest);

/** What somebody asks for. */
export const requestInput = z.object({
  spec,
  reason: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LENGTH.reason)
    .meta({ description: 'What it is needed for.', examples: ['The forecast needs it from March on.'] }),
});
/** See {@link requestInput}. */
export type RequestInput = z.output<typeof requestInput>;

const until = {
  description: 'The last day on which it holds, in UTC; null for one without an end.',
  examples: ['2030-12-31'],
};

/** What an admin decides. */
export const decisionInput = z
  .object({
    decision: z.enum(['allow', 'decline']).meta({ description: 'What is decided.' }),
    spec: spec
      .optional()
      .meta({ description: 'What is let in; what was asked for without. It names the same package.' }),
    until: day
      .nullish()
      .transform((value) => value ?? null)
      .meta(until),
    answer: z
      .string()
      .trim()
      .max(MAX_LENGTH.reason)
      .default('')
      .meta({ description: 'What is said to those who asked; needed to decline.' }),
  })
  .superRefine(({ decision, answer }, context) => {
    if (decision === 'decline' && answer === '')
      context.addIssue({ code: 'custom', path: ['answer'], message: 'Say in a sentence why it is declined' });
  });
/** See {@link decisionInput}. */
export type DecisionInput = z.output<typeof decisionInput>;

/** An exception that was granted. */
export const grantedException = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    package: z.string().meta({ description: 'Name of the package.' }),
    spec: z.string().meta({ description: 'What it lets in, as a match spec.' }),
    reason: z.string().meta({ description: 'Why it was granted.' }),
    owner: person.meta({ description: 'Who granted it, and answers for it; null for accounts that are gone.' }),
    granted_at: time.meta({ description: 'Since when.' }),
    until: day.nullable().meta({ description: 'The last day on which it holds, in UTC; null for no end.' }),
    ended_at: time.nullable().meta({ description: 'When it stopped to count; null for one that stands.' }),
    ended_by: person.meta({ description: 'Who ended it; null for one that stands, or came to its end.' }),
  })
  .meta({ id: 'GrantedException' });
/** See {@link grantedException}. */
export type GrantedAnswer = z.infer<typeof grantedException>;
/** A page of exceptions. */
export const grantedExceptions = listOf(grantedException);

/** A change of an exception's end. */
export const endInput = z.object({ until: day.nullable().meta(until) });

/** What an exception would let in. */
export const requestImpact = exceptionImpactSchema;

/** Path of a request. */
export const requestParams = organizationParams.extend({ id: z.string().meta({ description: 'Id of the request.' }) });
/** Path of an exception of a channel. */
export const exceptionParams = channelParams.extend({
  id: z.string().meta({ description: 'Id of the exception.' }),
});
/** Path of one of the caller's requests. */
export const ownParams = channelParams.extend({ id: z.string().meta({ description: 'Id of the request.' }) });

/** Which requests to list. */
export const requestsQuery = paging().extend({
  state: z.enum(REQUEST_STATES).optional().meta({ description: 'Only requests in this state.' }),
  channel: z.string().max(128).optional().meta({ description: 'Only requests to this channel.' }),
});
/** See {@link requestsQuery}. */
export type RequestsQuery = z.output<typeof requestsQuery>;

/** Which of the caller's requests to list. */
export const ownQuery = paging().extend({
  package: z.string().max(128).toLowerCase().optional().meta({ description: 'Only those of this package.' }),
});
/** See {@link ownQuery}. */
export type OwnQuery = z.output<typeof ownQuery>;

/** Which exceptions to list. */
export const exceptionsQuery = paging().extend({
  history: z.enum(['true', 'false']).default('false').meta({ description: 'Also those that do not count any more.' }),
});
/** See {@link exceptionsQuery}. */
export type ExceptionsQuery = z.output<typeof exceptionsQuery>;

/** What an exception is looked at with. */
export const impactQuery = z.object({
  spec: spec.optional().meta({ description: 'What to let in instead of what was asked for.' }),
});
