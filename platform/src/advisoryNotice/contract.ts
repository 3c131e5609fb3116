/** REST of faults that were noticed in what channels serve. */
import { canonicalAdvisoryId, SEVERITIES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { count, cvssScore, listOf, paging, tableFormat } from '../http/index.ts';

/** A fault that hits files which a channel serves. */
export const advisoryNotice = z
  .object({
    channel: z.string(),
    cve: z.string().meta({ description: 'The CVE or advisory.' }),
    packages: z.array(z.string()).meta({ description: 'Packages with files that it hits and that are served.' }),
    served_file_count: count.meta({ description: 'Served files that it hits.' }),
    score: cvssScore.nullable(),
    severity: z.enum(SEVERITIES).nullable(),
    is_exploited: z.boolean().meta({ description: 'Known to be exploited (CISA).' }),
    is_malicious: z.boolean().meta({ description: 'The package itself is the fault.' }),
    noticed_at: z.iso.datetime().meta({ description: 'When it was noticed.' }),
  })
  .meta({ id: 'AdvisoryNotice' });

/** A page of notices. */
export const advisoryNotices = listOf(advisoryNotice);

/** Which notices to list. */
export const noticesQuery = paging({ limit: 20 }).extend({
  channel: z.string().max(128).optional().meta({ description: 'Only those of this channel.' }),
  package: z.string().max(220).optional().meta({ description: 'Only those of this package.' }),
});

/** Why findings begin. */
const BEGINS = ['first_look', 'served', 'advisory', 'identity', 'statement'] as const;
/** Why findings end. */
const ENDS = ['refused', 'removed', 'statement', 'withdrawn', 'advisory', 'identity', 'joined'] as const;

/** A stretch of time in which a fault hits served files of a version. */
export const finding = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    cve: z.string().meta({ description: 'The CVE or advisory, by the id under which it was known when it began.' }),
    package: z.string(),
    version: z.string(),
    file_count: count.meta({ description: 'Served files that it hits; once it is over, those that it hit last.' }),
    began_at: z.iso.datetime().meta({ description: 'When the hub found it.' }),
    begun_by: z.enum(BEGINS).meta({
      description:
        'first_look: it was there when the channel was looked at first. served: the file came, or is not refused any more. advisory: an advisory came or changed. identity: what the package is upstream changed. statement: what had cleared it does not count any more.',
    }),
    begun_advisory: z.string().nullable().meta({ description: 'The advisory that brought it.' }),
    begun_feed: z
      .string()
      .nullable()
      .meta({ description: 'The feed of that advisory; null for one taken in by hand.' }),
    over_at: z.iso.datetime().nullable().meta({ description: 'When the hub found it resolved; null while it stands.' }),
    ended_by: z.enum(ENDS).nullable().meta({
      description:
        'refused: the policy refuses the files. removed: the files are gone, withdrawn or replaced. statement: somebody said that they are not affected. withdrawn: the advisory was taken back. advisory: it does not concern the version any more. identity: what the package is upstream changed. joined: it is counted under another id of the same fault.',
    }),
    ended_advisory: z
      .string()
      .nullable()
      .meta({ description: 'The advisory that ended it, by being taken back or changed.' }),
    ended_feed: z.string().nullable().meta({ description: 'The feed of that advisory.' }),
    ended_note: z.string().nullable().meta({
      description:
        'By `ended_by`: the rule that refuses, what was said, the highest served version that it does not hit, the id that it is counted under.',
    }),
  })
  .meta({ id: 'Finding' });

/** A page of findings. */
export const findings = listOf(finding);

/** Which findings to list. */
export const findingsQuery = paging({ limit: 20 }).extend({
  channel: z.string().max(128).optional().meta({ description: 'Only those of this channel.' }),
  cve: z
    .string()
    .max(80)
    .transform(canonicalAdvisoryId)
    .optional()
    .meta({ description: 'Only those of this fault, by any of its ids.' }),
  package: z.string().max(128).toLowerCase().optional().meta({ description: 'Only those of this package.' }),
  state: z.enum(['standing', 'over']).optional().meta({ description: 'Only those that stand, or that are over.' }),
  format: tableFormat,
});
