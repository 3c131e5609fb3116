/** REST of promotions: files of one channel that are brought into another. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { z } from 'zod';
import { channelParams, listOf, paging, time } from '../http/index.ts';
import { MOST_LABELS_OF_FILE } from '@terrarium/domain/repo';
import { personSchema } from '../person/index.ts';
import { labelName } from '../publish/index.ts';

/** Most files of one promotion: they come in one step. */
export const MOST_FILES = 200;

const person = personSchema.nullable().meta({ description: 'Null for accounts that are gone.' });
const place = {
  subdir: z.string().min(1).max(64),
  file_name: z.string().min(1).max(255),
};

/** What is to come from where. */
const wanted = z.strictObject({
  source: z
    .strictObject({ organization: z.string().min(1).max(128), channel: z.string().min(1).max(128) })
    .meta({ description: 'The channel that has the files.' }),
  files: z.array(z.strictObject(place)).max(MOST_FILES).default([]).meta({ description: 'Files by their place.' }),
  packages: z
    .array(z.strictObject({ name: z.string().min(1).max(128), version: z.string().min(1).max(128).optional() }))
    .max(MOST_FILES)
    .default([])
    .meta({ description: 'Packages of which all files are meant, or all of one version.' }),
});

/** Body of a plan. */
export const planBody = wanted.extend({
  with_dependencies: z.boolean().default(false).meta({
    description:
      'Whether files of the source are looked for that have to come along, so that the others can be installed from the target. They stand in the plan; to promote them, name them',
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
    .meta({ description: 'What it is for; needed where it waits.' }),
  labels: z.array(labelName).max(MOST_LABELS_OF_FILE).default([]).meta({
    description: 'Labels that the files come under; main unless given. Files that are there already keep theirs.',
  }),
});
/** See {@link promotionBody}. */
export type PromotionBody = z.output<typeof promotionBody>;

/** What would become of a file. */
const FILE_STATES = ['new', 'unchanged', 'exists', 'withdrawn', 'refused'] as const;

/** What a promotion would do. */
export const promotionPlan = z
  .object({
    source: z.string().meta({ description: 'Organization and name of the channel that has the files.' }),
    channel: z.string(),
    waits: z.boolean().meta({ description: 'Whether it waits until an admin has approved it.' }),
    exposes: z.boolean().meta({ description: 'Whether more people may read the target than the source.' }),
    files: z.array(
      z.object({
        ...place,
        name: z.string(),
        version: z.string(),
        build: z.string(),
        size: z.number().int().nullable(),
        dependency: z
          .boolean()
          .meta({ description: 'Whether it was not asked for, but others need it to come along.' }),
        state: z.enum(FILE_STATES).meta({
          description:
            'new: it would come; unchanged: the same bytes are there; exists: other bytes of the name are there; withdrawn: yanked or removed, here or there; refused: the policy of the source refuses it',
        }),
      }),
    ),
    fetch_count: z.number().int().meta({ description: 'Files that come whose bytes have to be fetched first.' }),
    missing: z
      .array(z.object({ name: z.string().meta({ description: 'Package that needs it.' }), spec: z.string() }))
      .meta({ description: 'Dependencies that neither the target nor the promotion has; at most 200.' }),
    missing_count: z.number().int().meta({ description: 'How many those are in all.' }),
  })
  .meta({ id: 'PromotionPlan' });
/** See {@link promotionPlan}. */
export type PlanAnswer = z.infer<typeof promotionPlan>;

const STATES = ['waiting', 'fetching', 'done', 'failed', 'declined', 'withdrawn'] as const;

/** A promotion. */
export const promotion = z
  .object({
    id: z.uuid(),
    channel: z.string().meta({ description: 'Where the files go.' }),
    source: z.string().meta({
      description:
        'Organization and name of the channel that they come from; a few words where the caller may not read it.',
    }),
    state: z.enum(STATES).meta({
      description:
        'What became of it. fetching: the bytes of its files come from the source of a mirror first, and all files are promoted when the last of them is here; failed: they could not be had, `problem` says why, and nothing was promoted',
    }),
    problem: z.string().meta({ description: 'Why it failed; empty otherwise.' }),
    reason: z.string(),
    labels: z.array(z.string()).meta({ description: 'Labels that the files come under.' }),
    asked_by: person,
    asked_at: time.meta({ description: 'When it was asked for.' }),
    decided_by: person.meta({ description: 'Who approved or declined it; null where nobody had to.' }),
    decided_at: time
      .nullable()
      .meta({ description: 'When it was approved or declined; null before, and where nobody had to.' }),
    withdrawn_at: time
      .nullable()
      .meta({ description: 'When who asked for it took it back, which may be after it was approved; null otherwise.' }),
    answer: z.string().meta({ description: 'What the decision says; may be empty.' }),
    files: z.array(z.object({ ...place, sha256: z.string() })),
    can_decide: z.boolean().meta({ description: 'Whether the caller may approve or decline it.' }),
  })
  .meta({ id: 'Promotion' });
/** See {@link promotion}. */
export type PromotionAnswer = z.infer<typeof promotion>;
/** A page of promotions. */
export const promotions = listOf(promotion);

/** Body of a decision. */
export const decisionBody = z
  .strictObject({
    decision: z.enum(['approve', 'decline']).meta({ description: 'What is decided.' }),
    answer: z
      .string()
      .trim()
      .max(MAX_LENGTH.reason)
      .default('')
      .meta({ description: 'Said to who asked; needed to decline.' }),
  })
  .superRefine(({ decision, answer }, context) => {
    if (decision === 'decline' && answer === '')
      context.addIssue({ code: 'custom', path: ['answer'], message: 'Say in a sentence why it is declined' });
  });
/** See {@link decisionBody}. */
export type DecisionBody = z.output<typeof decisionBody>;

/** Whether promotions into a channel wait for an approval. */
export const promotionSettings = z
  .object({
    needs_approval: z.boolean().meta({ description: 'Whether also those of admins wait, for another admin.' }),
  })
  .meta({ id: 'PromotionSettings' });

/** Path of a promotion. */
export const promotionParams = channelParams.extend({
  id: z.string().meta({ description: 'Id of the promotion.' }),
});
/** Which promotions to list. */
export const promotionsQuery = paging().extend({
  state: z.enum(STATES).optional().meta({ description: 'Only those in this state.' }),
});
/** See {@link promotionsQuery}. */
export type PromotionsQuery = z.output<typeof promotionsQuery>;
