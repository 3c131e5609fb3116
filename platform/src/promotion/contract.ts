/** REST of promotions: files copied from one channel to another. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { z } from 'zod';
import { channelParams, cursorListOf, cursorPaging, time } from '../http/index.ts';
import { MOST_LABELS_OF_FILE } from '@terrarium/domain/repo';
import { personSchema } from '../person/index.ts';
import { labelName } from '../publish/index.ts';

/** Maximum number of files per promotion, because they are added together. */
export const MOST_FILES = 200;

const person = personSchema.nullable().meta({ description: 'User who did it. `null` if the account was deleted.' });
const place = {
  subdir: z.string().min(1).max(64),
  file_name: z.string().min(1).max(255),
};

/** Files to promote, and their source. */
const wanted = z.strictObject({
  source: z
    .strictObject({ organization: z.string().min(1).max(128), channel: z.string().min(1).max(128) })
    .meta({ description: 'Source channel.' }),
  files: z.array(z.strictObject(place)).max(MOST_FILES).default([]).meta({ description: 'Files by subdir and name.' }),
  packages: z
    .array(z.strictObject({ name: z.string().min(1).max(128), version: z.string().min(1).max(128).optional() }))
    .max(MOST_FILES)
    .default([])
    .meta({ description: 'Packages to promote with all files, or with all files of one version.' }),
});

/** Body of a plan. */
export const planBody = wanted.extend({
  with_dependencies: z.boolean().default(false).meta({
    description:
      'Whether to also find source files that the others depend on. The preview lists them. To promote these files, add them to the selection.',
  }),
});
/** See {@link planBody}. */
export type PlanBody = z.output<typeof planBody>;

/** Body of a promotion. */
export const promotionBody = wanted.extend({
  reason: z
    .string()
    .trim()
    .max(MAX_LENGTH.reason)
    .default('')
    .meta({ description: 'Reason for the promotion. Required if it needs approval.' }),
  labels: z.array(labelName).max(MOST_LABELS_OF_FILE).default([]).meta({
    description: 'Labels for the files. Defaults to main. Files that already exist keep their labels.',
  }),
});
/** See {@link promotionBody}. */
export type PromotionBody = z.output<typeof promotionBody>;

/** What would happen to a file. */
const FILE_STATES = ['new', 'unchanged', 'exists', 'withdrawn', 'refused'] as const;

/** What a promotion would do. */
export const promotionPlan = z
  .object({
    source: z.string().meta({ description: 'Source channel, as `organization/channel`.' }),
    channel: z.string(),
    waits: z.boolean().meta({ description: 'Whether an admin must approve it.' }),
    exposes: z
      .boolean()
      .meta({ description: 'Whether more users can read the target channel than the source channel.' }),
    files: z.array(
      z.object({
        ...place,
        name: z.string(),
        version: z.string(),
        build: z.string(),
        size: z.number().int().nullable(),
        dependency: z.boolean().meta({ description: "Whether it wasn't selected, but other files depend on it." }),
        state: z.enum(FILE_STATES).meta({
          description:
            'State of the file. `new`: it would be added. `unchanged`: the target channel already has the identical file. `exists`: the target channel has a different file with this name. `withdrawn`: it was yanked or quarantined in either channel. `refused`: the policy of the source channel blocks it.',
        }),
      }),
    ),
    fetch_count: z.number().int().meta({ description: 'Number of files that must be downloaded first.' }),
    missing: z
      .array(z.object({ name: z.string().meta({ description: 'Package with the dependency.' }), spec: z.string() }))
      .meta({ description: 'Dependencies that neither the target channel nor the promotion contains, at most 200.' }),
    missing_count: z.number().int().meta({ description: 'Total number of missing dependencies.' }),
  })
  .meta({ id: 'PromotionPlan' });
/** See {@link promotionPlan}. */
export type PlanAnswer = z.infer<typeof promotionPlan>;

const STATES = ['waiting', 'fetching', 'done', 'failed', 'declined', 'withdrawn'] as const;

/** A promotion. */
export const promotion = z
  .object({
    id: z.uuid(),
    channel: z.string().meta({ description: 'Target channel.' }),
    source: z.string().meta({
      description: "Source channel, as `organization/channel`. A generic text if the caller can't read it.",
    }),
    state: z.enum(STATES).meta({
      description:
        "State of the promotion. `fetching`: a mirror is downloading files from its source, and all files are promoted after the last download. `failed`: files couldn't be downloaded, `problem` says why, and nothing was promoted.",
    }),
    problem: z.string().meta({ description: "Why it failed. Empty if it didn't fail." }),
    reason: z.string(),
    labels: z.array(z.string()).meta({ description: 'Labels that the files get.' }),
    asked_by: person,
    asked_at: time.meta({ description: 'Time of the request.' }),
    decided_by: person.meta({
      description: 'Admin who approved or declined it. `null` before the review, and if no approval was required.',
    }),
    decided_at: time.nullable().meta({
      description:
        'Time at which it was approved or declined. `null` before the review, and if no approval was required.',
    }),
    withdrawn_at: time.nullable().meta({
      description: "Time at which the requester canceled it, possibly after approval. `null` if it wasn't canceled.",
    }),
    answer: z.string().meta({ description: 'Review comment. May be empty.' }),
    files: z.array(z.object({ ...place, sha256: z.string() })),
    can_decide: z.boolean().meta({ description: 'Whether the caller can approve or decline it.' }),
  })
  .meta({ id: 'Promotion' });
/** See {@link promotion}. */
export type PromotionAnswer = z.infer<typeof promotion>;
/** A page of promotions. */
export const promotions = cursorListOf(promotion);

/** Body of a decision. */
export const decisionBody = z
  .strictObject({
    decision: z.enum(['approve', 'decline']).meta({ description: 'Decision of the reviewer.' }),
    answer: z
      .string()
      .trim()
      .max(MAX_LENGTH.reason)
      .default('')
      .meta({ description: 'Comment for the requester. Required to decline.' }),
  })
  .superRefine(({ decision, answer }, context) => {
    if (decision === 'decline' && answer === '')
      context.addIssue({ code: 'custom', path: ['answer'], message: 'Enter a reason for declining.' });
  });
/** See {@link decisionBody}. */
export type DecisionBody = z.output<typeof decisionBody>;

/** Whether promotions to a channel require approval. */
export const promotionSettings = z
  .object({
    needs_approval: z
      .boolean()
      .meta({ description: 'Whether promotions require approval by another admin, including those of admins.' }),
  })
  .meta({ id: 'PromotionSettings' });

/** Path of a promotion. */
export const promotionParams = channelParams.extend({
  id: z.string().meta({ description: 'ID of the promotion.' }),
});
/** Filter for promotions. */
export const promotionsQuery = cursorPaging().extend({
  state: z.enum(STATES).optional().meta({ description: 'Returns only promotions in this state.' }),
});
/** See {@link promotionsQuery}. */
export type PromotionsQuery = z.output<typeof promotionsQuery>;
