/** REST contract of the effect of drafts on environments, and of exposure. */
import { HELD_OUTCOMES } from '@terrarium/domain/installability';
import { z } from 'zod';
import { count, cursorPaging, pageCursors } from '../http/index.ts';
import { draftBody, draftDocument } from '../policy/index.ts';
import { text, installedPackage, person } from './contract.ts';

/** Effect on an environment if other files are allowed. */
const outcome = z
  .object({
    outcome: z.enum(HELD_OUTCOMES).meta({
      description:
        "Outcome of solving the environment again. `kept`: all its files stay allowed. `solves`: some files are removed, but the requested packages can be installed with others. `breaks`: it can no longer be installed. `unsolved`: it couldn't be installed from this channel alone before either. `unknown`: not determined.",
    }),
    detail: z.string().nullable().meta({ description: "Why it can't be installed. `null` if it can." }),
  })
  .meta({ id: 'EnvironmentOutcome' });

/** Body to get a draft policy's impact on one environment. */
export const environmentDraftBody = draftBody.omit({ channel: true }).extend({
  channel: z.string().min(1).max(128).optional().meta({
    description: 'Name of the channel to which the draft would be applied. Defaults to the channel of most packages.',
  }),
});
/** {@link environmentDraftBody} as in the OpenAPI document. */
export const environmentDraftDocument = environmentDraftBody.extend({ filters: draftDocument.shape.filters });
/** See {@link environmentDraftBody}. */
export type EnvironmentDraftBody = z.infer<typeof environmentDraftBody>;

/** Impact of a draft policy on an environment. */
export const environmentDraft = z
  .object({
    channel: z.string().meta({ description: 'Name of the channel to which the draft would be applied.' }),
    result: outcome.meta({ description: 'Whether it can still be installed from the channel.' }),
    known_count: count.meta({ description: 'Number of packages whose files are in the channel.' }),
    going_count: count.meta({ description: 'Number of those that clients see now and that would be blocked.' }),
    refused_count: count.meta({
      description: 'Number of those that the draft blocks, whether or not clients see them now.',
    }),
    packages: z
      .array(
        installedPackage.extend({
          allowed_before: z.boolean().meta({ description: 'Whether the channel currently serves it.' }),
          allowed_after: z.boolean().meta({ description: 'Whether the channel would serve it.' }),
          rule: z.string().meta({ description: 'The rule of the draft that decides about it, as text.' }),
        }),
      )
      .meta({
        description: 'Packages whose files are in the channel: those that would be blocked first, then by name.',
      }),
  })
  .meta({ id: 'EnvironmentDraft' });

/** Body to list the environments from which a draft policy would remove files. */
export const draftedBody = draftBody.extend(cursorPaging({ limit: 20 }).shape);
/** {@link draftedBody} as in the OpenAPI document. */
export const draftedDocument = draftedBody.extend({ filters: draftDocument.shape.filters });
/** See {@link draftedBody}. */
export type DraftedBody = z.infer<typeof draftedBody>;

/** An environment in package usage lists. */
const listedEnvironment = {
  id: z.uuid(),
  name: z.string(),
  device: z.string(),
  platform: z.string(),
  updated_at: z.iso.datetime(),
  owner: person.nullable().meta({ description: 'Owner. `null` for service accounts and deleted accounts.' }),
  is_own: z.boolean().meta({ description: 'Whether it belongs to the caller.' }),
};

/** Environments from which a draft policy would remove files. */
export const draftedEnvironments = z
  .object({
    environment_count: count.meta({ description: 'Number of environments with files that would be blocked.' }),
    owner_count: count.meta({ description: 'Number of users who own these environments.' }),
    items: z
      .array(
        z.object({
          ...listedEnvironment,
          going: z.array(installedPackage).meta({ description: 'Packages that would be blocked.' }),
          result: outcome.meta({ description: 'Whether it can still be installed from the channel.' }),
        }),
      )
      .meta({ description: "A page of these environments, the caller's own first." }),
    total_count: count.meta({ description: 'Total number of environments.' }),
    ...pageCursors,
  })
  .meta({ id: 'DraftedEnvironments' });

/** Query of package usage: exactly one of three. */
export const exposureQuery = cursorPaging({ limit: 20 }).extend({
  package: text(128).optional().meta({ description: 'Name of the package.', example: 'numpy' }),
  spec: text(512).optional().meta({ description: 'Match spec that names one package.', example: 'numpy<2' }),
  cve: text(64).optional().meta({ description: 'ID of the CVE.', example: 'CVE-2021-41495' }),
  if_refused: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether to compute how each environment changes if all matching files are blocked.' }),
});
/** See {@link exposureQuery}. */
export type ExposureQuery = z.infer<typeof exposureQuery>;

/** How many environments were compared with a CVE. */
const exposureCoverage = z
  .object({
    is_known: z.boolean().meta({ description: 'Whether the hub knows the CVE.' }),
    is_compared: z.boolean().meta({
      description:
        'Whether the hub knows packages that the CVE affects. Otherwise, no environment was compared with it.',
    }),
    environment_count: count.meta({ description: 'Number of registered environments. Includes the next two counts.' }),
    undecided_count: count.meta({
      description:
        'Number of environments without a known match, but with a package for which the CVE is undetermined.',
    }),
    not_checked_count: count.meta({
      description: 'Number of other environments without a known match, but with a package that has no CVE data.',
    }),
  })
  .meta({ id: 'ExposureCoverage' });

/** Package usage. */
export const exposure = z
  .object({
    environment_count: count.meta({ description: 'Number of registered environments that contain it.' }),
    owner_count: count.meta({ description: 'Number of users who own these environments.' }),
    coverage: exposureCoverage.nullable().meta({
      description: 'How many environments were compared with the CVE. `null` unless a CVE was requested.',
    }),
    build_count: count.meta({ description: 'Number of matching packages, by version, build, and channel.' }),
    builds: z
      .array(
        installedPackage.extend({
          environment_count: count.meta({ description: 'Number of registered environments that contain it.' }),
        }),
      )
      .meta({ description: 'The most used of these packages, at most 50.' }),
    items: z
      .array(
        z.object({
          ...listedEnvironment,
          prefix: z.string(),
          packages: z.array(installedPackage).meta({ description: 'Matching packages in the environment.' }),
          if_refused: outcome.nullable().meta({
            description:
              'Effect of blocking all matching files in their channels. `null` unless requested, and if the caller can read none of these channels.',
          }),
        }),
      )
      .meta({ description: "A page of these environments, the caller's own first." }),
    total_count: count.meta({ description: 'Total number of environments.' }),
    ...pageCursors,
  })
  .meta({ id: 'Exposure' });

/** Query of daily numbers. */
export const daysQuery = z.object({
  days: z.coerce.number().int().min(1).max(730).default(90).meta({ description: 'Number of days up to today.' }),
});

/** How many environments of an organization were affected on a day. */
export const exposureDay = z
  .object({
    day: z.iso.date().meta({ description: 'Day in UTC.' }),
    environment_count: count.meta({ description: 'Number of registered environments.' }),
    critical: count.meta({ description: 'Number of environments whose most severe CVE is critical.' }),
    high: count.meta({ description: 'Number of environments whose most severe CVE is high.' }),
    medium: count.meta({ description: 'Number of environments whose most severe CVE is medium.' }),
    low: count.meta({ description: 'Number of environments whose most severe CVE is low.' }),
    other: count.meta({
      description: 'Number of environments affected only by CVEs without a score or with a score of 0.',
    }),
    refused_count: count.meta({ description: 'Number of environments with a file that a policy blocks.' }),
  })
  .meta({ id: 'ExposureDay' });
