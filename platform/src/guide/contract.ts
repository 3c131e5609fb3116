/** REST responses of the guides. */
import { z } from 'zod';
import { listOf } from '../http/index.ts';

const facts = {
  name: z.string().meta({ description: 'Name, as used in its URL /help/NAME.' }),
  title: z.string().meta({ description: 'Title, from its first heading.' }),
  own: z.boolean().meta({ description: 'Whether it is a guide of the hub, not a page of its operator.' }),
};

/** A page of documentation with its text. */
export const guide = z
  .object({
    ...facts,
    source: z.string().meta({ description: 'Markdown after the first heading. Clients must not render HTML in it.' }),
  })
  .meta({ id: 'Guide' });

/** The pages, without their text. */
export const guides = listOf(z.object(facts).meta({ id: 'GuideEntry' }));

/** Path of a page. */
export const guideParams = z.object({ name: z.string().max(200).meta({ description: 'Name of the page.' }) });
