/** The REST answers of the advisory area (ART-16, ART-17, ART-18) and the form in which advisories are imported. */
import { CVE_STATUSES, isCveId, SEVERITIES } from '@terrarium/domain/policy';
import { z } from 'zod';

const count = z.number().int().min(0);

/** A CVE as it is answered. `severity` is the band of the score (ART-29), `none` for no score. The counts are there where a channel was asked. */
export const cveSchema = z.object({
  id: z.string(),
  score: z.number().min(0).max(10).nullable(),
  severity: z.enum(SEVERITIES),
  status: z.enum(CVE_STATUSES),
  summary: z.string(),
  published_at: z.iso.datetime().nullable(),
  references: z.array(z.string()),
  packages: z.array(z.object({ name: z.string(), affected: z.string(), fixed_in: z.string().nullable() })),
  file_count: count.optional(),
  served_file_count: count.optional(),
}).meta({ id: 'Cve' });
/** See {@link cveSchema}. */
export type CveAnswer = z.infer<typeof cveSchema>;

/** A page of CVEs. */
export const cveListSchema = z.object({ items: z.array(cveSchema), total_count: count });

const version = z.string().min(1).max(128);
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** An advisory as it is imported: OSV's ranges and versions under conda's package names, with the status that somebody gave it. */
export const advisoryInput = z.object({
  id: z.string().refine(isCveId, 'must be a CVE id such as CVE-2024-28219'),
  score: z.number().min(0).max(10).nullable(),
  status: z.enum(CVE_STATUSES),
  summary: z.string().max(10_000).default(''),
  /** A day or a moment, in UTC. */
  published: moment.nullish(),
  modified: moment.nullish(),
  references: z.array(z.string().max(2000)).default([]),
  packages: z.array(z.object({
    name: z.string().min(1).max(128),
    ranges: z.array(z.object({ introduced: version.optional(), fixed: version.optional(), lastAffected: version.optional() })),
    versions: z.array(version).default([]),
  })).min(1),
});
/** See {@link advisoryInput}. */
export type AdvisoryInput = z.input<typeof advisoryInput>;
