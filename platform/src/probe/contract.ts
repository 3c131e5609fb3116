/** The REST bodies and answers of probes. */
import { probeSettingsSchema } from '@terrarium/domain/installability';
import { z } from 'zod';
import { clearable } from '../http/index.ts';
import { probeAnswerSchema } from '../policy/index.ts';

/** Body of a change. An absent field stays as it is, and null clears the list. */
export const probesBody = probeSettingsSchema.partial().extend({
  probes: clearable(probeSettingsSchema.shape.probes, []).describe('Probes, in the order of the admins'),
});
/** See {@link probesBody}. */
export type ProbesBody = z.output<typeof probesBody>;

/** What has to stay installable in a channel, and what its publication says of it. */
export const channelProbes = probeSettingsSchema
  .extend({
    answers: z
      .array(probeAnswerSchema)
      .describe('Of the publication that the channel serves; a probe that came after it has none yet'),
  })
  .meta({ id: 'ChannelProbes' });
/** See {@link channelProbes}. */
export type ChannelProbesAnswer = z.infer<typeof channelProbes>;
