/** REST of advisory alerts for channels' served files. */
import { canonicalAdvisoryId, SEVERITIES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { count, cursorListOf, cursorPaging, cvssScore, tableFormat } from '../http/index.ts';

/** An advisory that affects files that a channel serves. */
export const advisoryNotice = z
  .object({
    channel: z.string(),
    cve: z.string().meta({ description: 'ID of the CVE or advisory.' }),
    packages: z.array(z.string()).meta({ description: 'Packages with affected served files.' }),
    served_file_count: count.meta({ description: 'Number of affected served files.' }),
    score: cvssScore.nullable(),
    severity: z.enum(SEVERITIES).nullable(),
    is_exploited: z.boolean().meta({ description: 'Whether it is a known exploited vulnerability (CISA KEV).' }),
    is_malicious: z.boolean().meta({ description: 'Whether the package itself is malicious.' }),
    noticed_at: z.iso.datetime().meta({ description: 'Time at which the hub detected it.' }),
  })
  .meta({ id: 'AdvisoryNotice' });

/** A page of alerts. */
export const advisoryNotices = cursorListOf(advisoryNotice);

/** Filter for alerts. */
export const noticesQuery = cursorPaging({ limit: 20 }).extend({
  channel: z.string().max(128).optional().meta({ description: 'Returns only findings in this channel.' }),
  package: z.string().max(220).optional().meta({ description: 'Returns only findings in this package.' }),
});

/** Why findings start. */
const BEGINS = ['first_look', 'served', 'advisory', 'identity', 'statement'] as const;
/** Why findings end. */
const ENDS = ['refused', 'removed', 'statement', 'withdrawn', 'advisory', 'identity', 'joined'] as const;

/** A period in which an advisory affects served files of a version. */
export const finding = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    cve: z.string().meta({ description: 'ID of the CVE or advisory at the time the finding was opened.' }),
    package: z.string(),
    version: z.string(),
    file_count: count.meta({ description: 'Number of affected served files. For resolved findings, the last number.' }),
    began_at: z.iso.datetime().meta({ description: 'Time at which the hub found it.' }),
    begun_by: z.enum(BEGINS).meta({
      description:
        'Why it was opened. `first_look`: the first scan of the channel found it. `served`: the file was added, or is no longer blocked. `advisory`: an advisory was added or changed. `identity`: the upstream mapping changed. `statement`: the VEX statement that cleared it no longer applies.',
    }),
    begun_advisory: z
      .string()
      .nullable()
      .meta({ description: 'ID of the advisory that opened it. `null` if no advisory did.' }),
    begun_feed: z
      .string()
      .nullable()
      .meta({ description: 'Feed of that advisory. `null` if it was imported manually.' }),
    over_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time at which the hub found it resolved. `null` while it is open.' }),
    ended_by: z.enum(ENDS).nullable().meta({
      description:
        "Why it was resolved. `refused`: the policy blocks the files. `removed`: the files were removed, yanked, or replaced. `statement`: a VEX statement says that they aren't affected. `withdrawn`: the advisory was withdrawn. `advisory`: it no longer covers the version. `identity`: the upstream mapping changed. `joined`: the finding continues under another ID of the same advisory.",
    }),
    ended_advisory: z
      .string()
      .nullable()
      .meta({ description: 'ID of the withdrawn or changed advisory that resolved it. `null` if no advisory did.' }),
    ended_feed: z
      .string()
      .nullable()
      .meta({ description: 'Feed of that advisory. `null` if no advisory resolved it.' }),
    ended_note: z.string().nullable().meta({
      description:
        'Detail for `ended_by`: the blocking rule, the VEX statement, the highest unaffected served version, or the new ID. `null` while it is open.',
    }),
  })
  .meta({ id: 'Finding' });

/** A page of findings. */
export const findings = cursorListOf(finding);

/** Filter for findings. */
export const findingsQuery = cursorPaging({ limit: 20 }).extend({
  channel: z.string().max(128).optional().meta({ description: 'Returns only findings in this channel.' }),
  cve: z
    .string()
    .max(80)
    .transform(canonicalAdvisoryId)
    .optional()
    .meta({ description: 'Returns only findings of this advisory, by any of its IDs.' }),
  package: z.string().max(128).toLowerCase().optional().meta({ description: 'Returns only findings in this package.' }),
  state: z.enum(['standing', 'over']).optional().meta({ description: 'Returns only open or only resolved findings.' }),
  format: tableFormat,
});
