/** REST bodies and responses of install checks. */
import { probeSettingsSchema } from '@terrarium/domain/installability';
import { z } from 'zod';
import { clearable } from '../http/index.ts';
import { probeAnswerSchema } from '../policy/index.ts';

/** Body of a change. Missing fields stay unchanged, null clears the list. */
export const probesBody = probeSettingsSchema.partial().extend({
  probes: clearable(probeSettingsSchema.shape.probes, []).describe('Install checks, in the order set by admins.'),
});
/** See {@link probesBody}. */
export type ProbesBody = z.output<typeof probesBody>;

/** Install checks of a channel with their results in its publication. */
export const channelProbes = probeSettingsSchema
  .extend({
    answers: z
      .array(probeAnswerSchema)
      .describe('Results for the published version. Checks added later have no result yet.'),
  })
  .meta({ id: 'ChannelProbes' });
/** See {@link channelProbes}. */
export type ChannelProbesAnswer = z.infer<typeof channelProbes>;
