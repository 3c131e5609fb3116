/** REST of faults that were noticed in what channels serve. */
import { SEVERITIES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { listOf, paging } from '../http/index.ts';

const count = z.number().int().min(0);

/** A fault that hits files which a channel serves. */
export const advisoryNotice = z
  .object({
    channel: z.string(),
    cve: z.string().meta({ description: 'The CVE or advisory.' }),
    packages: z.array(z.string()).meta({ description: 'Packages with files that it hits and that are served.' }),
    served_file_count: count.meta({ description: 'Served files that it hits.' }),
    score: z.number().min(0).max(10).nullable(),
    severity: z.enum(SEVERITIES).nullable(),
    is_exploited: z.boolean().meta({ description: 'Known to be exploited (CISA).' }),
    is_malicious: z.boolean().meta({ description: 'The package itself is the fault.' }),
    noticed_at: z.iso.datetime().meta({ description: 'When it was noticed.' }),
  })
  .meta({ id: 'AdvisoryNotice' });

/** A page of notices. */
export const advisoryNotices = listOf(advisoryNotice);

/** Path of the notices. */
export const orgParams = z.object({ org: z.string() });

/** Which notices to list. */
export const noticesQuery = paging({ limit: 20 }).extend({
  channel: z.string().max(128).optional().meta({ description: 'Only those of this channel.' }),
});
