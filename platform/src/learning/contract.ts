import { z } from 'zod';

/** A video of the operator's. What its provider does not say, or cannot be asked for, is null. */
export const learningVideo = z
  .object({
    url: z.string().meta({ description: 'Where it is watched.' }),
    title: z.string().nullable(),
    provider: z.string().nullable().meta({ description: 'Who shows it.' }),
    picture_path: z.string().nullable().meta({
      description: 'Path of a still picture on this hub, so that no browser asks the provider before its person does.',
    }),
  })
  .meta({ id: 'LearningVideo' });

/** Path of a picture: the video's position in the setting. */
export const pictureParams = z.object({
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .meta({ description: "Position of the video in the operator's list, from 0." }),
});
