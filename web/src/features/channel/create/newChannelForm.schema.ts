import { channelNameError, DEFAULT_CHANNEL } from '@terrarium/domain/access';
import * as z from 'zod/mini';
import type { CreateChannelInput } from '../../../gen/types.ts';
import { textBy } from '../../../lib/formRules.ts';
import { tabText } from '../tabMessages.ts';

const t = tabText.create;

/** Fields of the form of a new channel. */
export interface NewChannelForm {
  name: string;
  description: string;
  type: 'HOSTED' | 'VIRTUAL' | 'EXTERNAL_MIRROR';
  visibility: 'INTERNAL' | 'PRIVATE' | 'PUBLIC';
  /** URL of a mirror's source. */
  source: string;
  /** Names of a virtual channel's sources, highest priority first. */
  sources: string[];
}

/** Validation of the form (CHAN-04; names by CEP 26). The hub validates again. */
export const newChannelSchema = z
  .object({
    name: textBy(channelNameError),
    description: z.string(),
    type: z.enum(['HOSTED', 'VIRTUAL', 'EXTERNAL_MIRROR']),
    visibility: z.enum(['INTERNAL', 'PRIVATE', 'PUBLIC']),
    source: z.string(),
    sources: z.array(z.string()),
  })
  .check(
    z.refine((form) => form.type !== 'EXTERNAL_MIRROR' || form.source.trim() !== '', {
      error: t.sourceRequired,
      path: ['source'],
    }),
    z.refine((form) => form.type !== 'VIRTUAL' || form.sources.length > 0, {
      error: t.sourcesRequired,
      path: ['sources'],
    }),
  );

/** The input of createChannel for a form. The channel that is called as the default one is it (CHAN-16). */
export function createInput(organization: string, form: NewChannelForm): CreateChannelInput {
  const sources =
    form.type === 'VIRTUAL' ? form.sources : form.type === 'EXTERNAL_MIRROR' ? [form.source.trim()] : null;
  return {
    organization,
    name: form.name,
    description: form.description.trim() || null,
    visibility: form.visibility,
    type: form.type === 'HOSTED' && form.name === DEFAULT_CHANNEL ? 'DEFAULT' : form.type,
    sources,
  };
}
