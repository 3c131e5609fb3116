import { ENVIRONMENT_STATUSES, MOST_STATE_MESSAGE } from '@terrarium/domain/access';
import {
  ENVIRONMENT_FORMATS,
  MOST_FILES,
  MOST_PACKAGES,
  MOST_TEXT,
  PACKAGE_CHANGES,
} from '@terrarium/domain/environment';
import { DECISIONS } from '@terrarium/domain/policy';
import { z } from 'zod';
import { packagesKnowledgeSchema, vulnerabilitiesSchema } from '../advisory/index.ts';
import { installedFactsSchema, SBOM_FORMATS } from '../artifact/index.ts';
import { boundedOrganizationParams, count, cursorPaging, tableFormat } from '../http/index.ts';

/** A text of at most this many characters. */
export const text = (most: number) => z.string().trim().min(1).max(most);

/** One installed package, with the names that `conda list --json` uses. */
export const installedPackage = z
  .object({
    name: text(128),
    version: text(64),
    build_string: z.string().max(128).default(''),
    channel: z
      .string()
      .max(512)
      .default('')
      .meta({ description: 'Channel it was installed from, as reported by conda.' }),
    platform: z.string().max(32).default(''),
  })
  .meta({ id: 'InstalledPackage' });

/** An installed package with what the hub knows about it. */
export const knownPackage = installedPackage
  .extend({
    hub: installedFactsSchema.nullable().meta({
      description:
        "Data about the package from its channel. `null` if the channel isn't a readable channel of the organization, or doesn't contain the file.",
    }),
    vulnerabilities: vulnerabilitiesSchema.describe(
      'Summary of known vulnerabilities of its name and version, regardless of the channel. For packages installed by pip, by their PyPI names.',
    ),
  })
  .meta({ id: 'KnownPackage' });

/** A user by name. */
export const person = z.object({ id: z.uuid(), username: z.string(), name: z.string() }).meta({ id: 'NamedUser' });

/** CVEs that affect packages of an environment and aren't dismissed, each counted once, by severity. */
const cveCounts = z
  .object({
    critical: count.meta({ description: 'From 9.0.' }),
    high: count.meta({ description: 'From 7.0.' }),
    medium: count.meta({ description: 'From 4.0.' }),
    low: count.meta({ description: 'Above 0.' }),
    none: count.meta({ description: 'Number of CVEs with a score of 0.' }),
    unscored: count.meta({ description: 'Number of CVEs without a score.' }),
  })
  .meta({
    id: 'EnvironmentCveCounts',
    description:
      'Number of CVEs that affect its packages by name and version, by severity. Packages without CVE data are counted in `knowledge`.',
  });

const status = z.enum(ENVIRONMENT_STATUSES).meta({ description: 'Review status, set by admins.' });
const customMessage = z.string().trim().min(1).max(MOST_STATE_MESSAGE).nullable();

/** The status of an environment (ENV-14). */
const environmentState = z
  .object({
    status,
    custom_message: customMessage.meta({ description: 'Message of the admins. `null` if there is none.' }),
    changed_at: z.iso.datetime().nullable().meta({ description: 'Time of the last change. `null` if never set.' }),
    changed_by: person
      .nullable()
      .meta({ description: 'Admin who changed it last. `null` if never set or the account was deleted.' }),
  })
  .meta({ id: 'EnvironmentState' });

/** A status with its environment (ENV-07, ENV-09). */
export const stateOfEnvironment = environmentState
  .extend({ id: z.uuid(), name: z.string() })
  .meta({ id: 'StateOfEnvironment' });

/** Query of statuses and of environments. */
export const environmentsQuery = cursorPaging().extend({
  q: z.string().trim().max(200).optional().meta({ description: 'Part of the name, device, or prefix.' }),
  status: z
    .enum(ENVIRONMENT_STATUSES)
    .optional()
    .meta({ description: 'Returns only environments with this review status.' }),
});
/** See {@link environmentsQuery}. */
export type EnvironmentsQuery = z.infer<typeof environmentsQuery>;

/** Body that sets a status (ENV-10). */
export const stateBody = z.strictObject({
  status,
  custom_message: customMessage.meta({ description: 'Message of the admins. `null` clears it.' }),
});
/** See {@link stateBody}. */
export type StateBody = z.infer<typeof stateBody>;

/** Body with environment IDs (ENV-04, ENV-05). */
export const idsBody = z.strictObject({
  ids: z
    .array(z.uuid())
    .min(1)
    .max(100)
    .meta({ description: "IDs of environments. Those that don't exist are omitted." }),
});

/** Content of an environment in numbers (ENV-04). */
export const environmentStats = z
  .object({
    id: z.uuid(),
    package_count: count,
    known_count: count.meta({ description: 'Number of packages whose file is in a channel that the caller can read.' }),
    unchecked_count: count.meta({
      description: 'Number of packages without CVE data, because no advisory source knows their names.',
    }),
    refused_count: count.meta({ description: 'Number of packages whose file a policy currently blocks.' }),
    affected_count: count.meta({ description: 'Number of packages that a CVE is known to affect.' }),
    cve_counts: cveCounts.meta({ description: 'Number of CVEs by severity.' }),
    knowledge: packagesKnowledgeSchema.meta({ description: 'Summary of known vulnerabilities in its packages.' }),
  })
  .meta({ id: 'EnvironmentStats' });

/** Maximum number of packages in a brief scan. */
export const MOST_FINDINGS = 50;

/** Result of a brief scan (ENV-11): packages with CVEs or blocked by a policy, most severe first. */
export const scan = z
  .object({
    scanned_at: z.iso.datetime().meta({ description: 'Time of the scan.' }),
    stats: environmentStats.meta({ description: 'Statistics of the environment.' }),
    findings: z
      .array(
        z.object({
          name: z.string(),
          version: z.string(),
          channel: z.string().meta({
            description:
              'Channel of the organization that contains its file, or else the channel it was installed from.',
          }),
          decision: z.enum(DECISIONS).nullable().meta({
            description:
              'Whether the channel currently serves the file. `null` if no channel that the caller can read contains it.',
          }),
          decided_by: z
            .string()
            .nullable()
            .meta({ description: 'The rule that decided about the file, as text. `null` without a policy.' }),
          worst_score: z
            .number()
            .min(0)
            .max(10)
            .nullable()
            .meta({ description: 'Highest score of its CVEs. `null` without a score.' }),
          cve_ids: z.array(z.string()).meta({ description: 'IDs of its CVEs, most severe first, at most 10.' }),
          cve_count: count.meta({ description: 'Number of CVEs that affect it.' }),
        }),
      )
      .meta({ description: `Packages that are affected or blocked, most severe first, at most ${MOST_FINDINGS}.` }),
    finding_count: count.meta({ description: 'Total number of findings.' }),
  })
  .meta({ id: 'EnvironmentScan' });

/** The owner of an environment (ENV-05). */
export const environmentOwner = z
  .object({
    id: z.uuid(),
    owner: person.nullable().meta({ description: 'Owner. `null` for service accounts and deleted accounts.' }),
  })
  .meta({ id: 'EnvironmentOwner' });

/** A user with registered environments that aren't deleted (ENV-13). */
export const registeredUser = person
  .extend({
    environment_count: count.meta({ description: 'Number of registered environments.' }),
    last_registered_at: z.iso.datetime().meta({ description: "Time of the user's last registration." }),
  })
  .meta({ id: 'EnvironmentUser' });

/** Set if no machine has the environment: a file left versions open, and the hub solved it. */
const solved = z
  .object({
    at: z.iso.datetime().meta({ description: 'Time of the solve.' }),
    channels: z.array(z.string()).meta({ description: 'Names of the channels it was solved from, in priority order.' }),
  })
  .meta({
    id: 'SolvedEnvironment',
    description:
      'Marks an environment that the hub solved from a file. It shows what would be installed, not what is installed.',
  });

/** An environment (ENV-15). */
export const environment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string(),
    owner: person.nullable().meta({ description: 'Owner. `null` for service accounts and deleted accounts.' }),
    device: z.string(),
    platform: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    package_count: z.number().int(),
    solved: solved.nullable().meta({
      description:
        'How the hub solved it from a file with unpinned versions. `null` for an environment that exists on a device.',
    }),
    channels: z.array(z.string()).meta({ description: 'Channels that its packages were installed from, by name.' }),
    cve_counts: cveCounts.meta({ description: 'Number of CVEs by severity.' }),
    knowledge: packagesKnowledgeSchema.meta({ description: 'Summary of known vulnerabilities in its packages.' }),
    state: environmentState.meta({ description: 'Review state of the environment.' }),
    is_own: z.boolean().meta({ description: 'Whether it belongs to the caller.' }),
    can_remove: z.boolean().meta({ description: 'Whether the caller can delete it. Owners and admins can.' }),
  })
  .meta({ id: 'Environment' });

/**
 * Body of a registration: packages of a machine.
 * The same prefix on the same device of the same user is the same environment.
 */
export const registration = z.object({
  name: text(128),
  prefix: text(1024),
  device: text(128),
  platform: text(32),
  packages: z.array(installedPackage).max(MOST_PACKAGES).meta({ description: 'Installed packages.' }),
});

/** Body that deletes an environment from the list, or restores it (ENV-12). */
export const removal = z.strictObject({
  remove: z.boolean().meta({ description: '`true` deletes the environment, `false` restores it.' }),
});

const format = z.enum(ENVIRONMENT_FORMATS).meta({ description: 'Format of the registered file.' });

/** Attributes of an environment in addition to its files. */
const told = {
  name: text(128)
    .optional()
    .meta({ description: 'Name of the environment. Defaults to the name in the file.', example: 'forecast' }),
  prefix: text(1024).optional().meta({
    description: 'Folder of the environment. Defaults to the folder in the file, or else the name.',
    example: '/home/max/envs/forecast',
  }),
  device: text(128)
    .optional()
    .meta({ description: 'Name of the device. Defaults to `uploaded`.', example: 'workstation' }),
  platform: text(32)
    .optional()
    .meta({ description: 'Subdir. Required if the file contains none or several.', example: 'linux-64' }),
  environment: text(128).optional().meta({
    description: 'Name of the environment in a pixi.lock or pixi.toml. Defaults to `default`.',
    example: 'default',
  }),
};

/** Fields of an upload in addition to its files. */
export const uploadFields = z.object({
  ...told,
  channels: text(2048).optional().meta({ description: 'Same as in the JSON body, separated by commas.' }),
  solve: z.enum(['true', 'false']).optional().meta({ description: 'Same as in the JSON body.' }),
});

/** Body with files that describe an environment. */
export const importBody = z.strictObject({
  ...told,
  channels: z
    .array(text(128))
    .min(1)
    .max(20)
    .optional()
    .meta({
      description:
        "Channels to solve unpinned versions from, in priority order. Defaults to the organization's channels in the file (by name, URL, or mirror), or else `main` or the first channel.",
      example: ['main'],
    }),
  solve: z.boolean().optional().meta({
    description:
      '`true` solves all specs of the file. `false` imports exact versions and skips other specs. By default, a file is solved if it leaves a version unpinned.',
  }),
  files: z
    .array(
      z.strictObject({
        name: z.string().max(200).meta({ description: 'Name of the file, for error messages.', example: 'pixi.lock' }),
        content: z.string().max(MOST_TEXT).meta({ description: 'Text of the file.', example: '@EXPLICIT' }),
      }),
    )
    .min(1)
    .max(MOST_FILES)
    .meta({ description: 'One file, or the files of a `conda-meta` folder.' }),
});

/** A warning about a file. */
const remark = z.object({
  file: z.string().meta({ description: 'Name of the file.' }),
  line: z
    .number()
    .int()
    .min(1)
    .nullable()
    .meta({ description: "Line, starting at 1. `null` if a line isn't meaningful." }),
  at: z.string().meta({ description: 'Location in the file. Empty for the whole file.' }),
  message: z.string().meta({ description: 'Description of the problem.' }),
});

/** An environment imported from a file. */
export const imported = z
  .object({
    environment: environment.meta({ description: 'The registered environment.' }),
    format,
    left_out: z.array(remark).meta({ description: 'Skipped entries of the file, at most 50.' }),
  })
  .meta({ id: 'ImportedEnvironment' });

/** A revision of an environment: its packages until other ones were registered. */
export const moment = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().meta({ description: 'Time of the first registration with these packages.' }),
    last_at: z.iso.datetime().meta({ description: 'Time of the last registration with these packages.' }),
    upload_count: z.number().int().min(1).meta({ description: 'Number of registrations with these packages.' }),
    format,
    package_count: count,
    added_count: count.meta({ description: 'Number of packages added since the previous revision.' }),
    removed_count: count.meta({ description: 'Number of packages removed since the previous revision.' }),
    changed_count: count.meta({
      description: 'Number of packages with a different version, build, or channel than in the previous revision.',
    }),
  })
  .meta({ id: 'EnvironmentMoment' });

/** Query of a diff. Default: the newest revision compared with the previous one. */
export const differenceQuery = cursorPaging({ max: 1000, limit: 100 }).extend({
  before: z
    .uuid()
    .optional()
    .meta({ description: 'ID of the base revision. Defaults to the revision before `after`.' }),
  after: z.uuid().optional().meta({
    description: 'ID of the revision to compare, of the environment in `with` if set. Defaults to the latest.',
  }),
  with: z.uuid().optional().meta({ description: 'ID of another environment to compare with.' }),
});
/** See {@link differenceQuery}. */
export type DifferenceQuery = z.infer<typeof differenceQuery>;

/** A package that differs between both sides. */
export const packageDifference = z
  .object({
    name: z.string(),
    change: z.enum(PACKAGE_CHANGES).meta({
      description:
        'Kind of difference. `rebuilt`: another build of the same version. `moved`: the same build from another channel.',
    }),
    before: installedPackage.nullable().meta({ description: 'The package on the base side. `null` if it was added.' }),
    after: installedPackage
      .nullable()
      .meta({ description: 'The package on the other side. `null` if it was removed.' }),
  })
  .meta({ id: 'PackageDifference' });

/** Query of an environment's lock file. */
export const lockQuery = z.object({
  form: z.enum(['explicit', 'environment_yml']).default('explicit').meta({
    description: 'Format of the lock file: `explicit` for `conda create --file`, or an environment.yml.',
    example: 'explicit',
  }),
});

/** Query of an environment's SBOM. */
export const sbomQuery = z.object({
  format: z
    .enum(SBOM_FORMATS)
    .default('cyclonedx')
    .meta({ description: 'Format: `cyclonedx` for CycloneDX 1.6, or `spdx` for SPDX 2.3.', example: 'cyclonedx' }),
});

/** Query of an environment's packages. */
export const packagesQuery = cursorPaging().extend({ format: tableFormat });

/** Path parameters of one environment. */
export const environmentParams = boundedOrganizationParams.extend({ id: z.uuid() });

/** Path parameter of a CVE. */
export const cveParams = z.object({ id: z.string().max(80) });

/** An environment affected by a CVE. */
export const affectedEnvironment = z
  .object({
    organization: z.string(),
    id: z.uuid(),
    name: z.string(),
    device: z.string(),
    owner: person.nullable().meta({ description: 'Owner. `null` for service accounts and deleted accounts.' }),
    packages: z
      .array(z.object({ name: z.string(), version: z.string() }))
      .meta({ description: 'Affected packages of the environment.' }),
  })
  .meta({ id: 'AffectedEnvironment' });

/** Environments affected by a CVE, at most 200. */
export const affectedEnvironments = z.object({ items: z.array(affectedEnvironment), total_count: count });
