/** The REST answers of the guides. */
import { z } from 'zod';
import { listOf } from '../http/index.ts';

const facts = {
  name: z.string().meta({ description: 'What it is called in its address, /help/NAME.' }),
  title: z.string().meta({ description: 'Its first heading.' }),
  own: z.boolean().meta({ description: "Whether it is one of the hub's own, and not the operator's." }),
};

/** A page of documentation with its text. */
export const guide = z
  .object({
    ...facts,
    source: z.string().meta({ description: 'Markdown below the first heading. HTML in it is for nobody to run.' }),
  })
  .meta({ id: 'Guide' });

/** The pages, without their text. */
export const guides = listOf(z.object(facts).meta({ id: 'GuideEntry' }));

/** Path of a page. */
export const guideParams = z.object({ name: z.string().max(200).meta({ description: 'Name of the page.' }) });
