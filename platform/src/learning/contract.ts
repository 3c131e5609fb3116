import { z } from 'zod';

/** A video. Fields that its provider doesn't return are null. */
export const learningVideo = z
  .object({
    url: z.string().meta({ description: 'URL of the video.' }),
    title: z.string().nullable(),
    provider: z.string().nullable().meta({ description: 'Name of the provider. `null` if unknown.' }),
    picture_path: z.string().nullable().meta({
      description: "Path of a thumbnail on this hub, so that browsers don't contact the provider before the user does.",
    }),
  })
  .meta({ id: 'LearningVideo' });

/** Path of a picture: the video's index in the setting. */
export const pictureParams = z.object({
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .meta({ description: "Position of the video in the operator's list, starting at 0." }),
});
