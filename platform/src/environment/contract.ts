import { ENVIRONMENT_STATUSES, MOST_STATE_MESSAGE } from '@terrarium/domain/access';
import {
  ENVIRONMENT_FORMATS,
  MOST_FILES,
  MOST_PACKAGES,
  MOST_TEXT,
  PACKAGE_CHANGES,
} from '@terrarium/domain/environment';
import { HELD_OUTCOMES } from '@terrarium/domain/installability';
import { DECISIONS } from '@terrarium/domain/policy';
import { z } from 'zod';
import { packagesKnowledgeSchema, vulnerabilitiesSchema } from '../advisory/index.ts';
import { installedFactsSchema, SBOM_FORMATS } from '../artifact/index.ts';
import { boundedOrganizationParams, count, paging, tableFormat } from '../http/index.ts';
import { draftBody, draftDocument } from '../policy/index.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

/** One installed package, with the names that `conda list --json` uses. */
const installedPackage = z
  .object({
    name: text(128),
    version: text(64),
    build_string: z.string().max(128).default(''),
    channel: z.string().max(512).default('').meta({ description: 'Channel that it came from, as conda tells it.' }),
    platform: z.string().max(32).default(''),
  })
  .meta({ id: 'InstalledPackage' });

/** An installed package with what the hub knows of it. */
export const knownPackage = installedPackage
  .extend({
    hub: installedFactsSchema.nullable().meta({
      description:
        'What the channel that it came from says of it; null when that is no channel of the organization that the caller may read, or has no such file.',
    }),
    vulnerabilities: vulnerabilitiesSchema.describe(
      'What is known of its name and version, whatever channel it came from; of what pip installed by the names of PyPI',
    ),
  })
  .meta({ id: 'KnownPackage' });

const person = z.object({ id: z.uuid(), username: z.string(), name: z.string() });

/** CVEs that hit packages of an environment and stand, each counted once, by the band of its score. */
const cveCounts = z
  .object({
    critical: count.meta({ description: 'From 9.0.' }),
    high: count.meta({ description: 'From 7.0.' }),
    medium: count.meta({ description: 'From 4.0.' }),
    low: count.meta({ description: 'Above 0.' }),
    none: count.meta({ description: 'With a score of 0.' }),
    unscored: count.meta({ description: 'Without a score.' }),
  })
  .meta({
    id: 'EnvironmentCveCounts',
    description:
      'CVEs that are known to hit its packages by name and version, by severity. Packages that were not checked are counted in `knowledge`.',
  });

const status = z.enum(ENVIRONMENT_STATUSES).meta({ description: 'What admins say of it.' });
const customMessage = z.string().trim().min(1).max(MOST_STATE_MESSAGE).nullable();

/** The state of an environment (ENV-14). */
const environmentState = z
  .object({
    status,
    custom_message: customMessage.meta({ description: 'What they add in words; null for nothing.' }),
    changed_at: z.iso.datetime().nullable().meta({ description: 'When it was last set; null before.' }),
    changed_by: person.nullable().meta({ description: 'Who set it; null before, and when the account is gone.' }),
  })
  .meta({ id: 'EnvironmentState' });

/** A state with the environment that it is of (ENV-07, ENV-09). */
export const stateOfEnvironment = environmentState.extend({ id: z.uuid(), name: z.string() });

/** Query of the states and of the environments. */
export const environmentsQuery = paging().extend({
  q: z.string().trim().max(200).optional().meta({ description: 'Part of name, device or prefix.' }),
  status: z.enum(ENVIRONMENT_STATUSES).optional().meta({ description: 'Only those in this status.' }),
});
/** See {@link environmentsQuery}. */
export type EnvironmentsQuery = z.infer<typeof environmentsQuery>;

/** Body that sets a state (ENV-10). */
export const stateBody = z.strictObject({
  status,
  custom_message: customMessage.meta({ description: 'What to add in words; null clears it.' }),
});
/** See {@link stateBody}. */
export type StateBody = z.infer<typeof stateBody>;

/** Body that names environments (ENV-04, ENV-05). */
export const idsBody = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(100).meta({ description: 'Environments; those that are not there are left out.' }),
});

/** What an environment holds, in figures (ENV-04). */
export const environmentStats = z
  .object({
    id: z.uuid(),
    package_count: count,
    known_count: count.meta({ description: 'Packages whose file the hub has in a channel that the caller may read.' }),
    unchecked_count: count.meta({
      description: 'Packages that no source of advisories knows by name, so that they were not compared.',
    }),
    refused_count: count.meta({ description: 'Packages whose file a policy refuses now.' }),
    affected_count: count.meta({ description: 'Packages that a CVE is known to hit.' }),
    cve_counts: cveCounts.meta({ description: 'CVEs by severity.' }),
    knowledge: packagesKnowledgeSchema.meta({ description: 'What is known of its packages together.' }),
  })
  .meta({ id: 'EnvironmentStats' });

/** Packages that a brief scan names. */
export const MOST_FINDINGS = 50;

/** What a brief scan found (ENV-11): the packages that a CVE hits or a policy refuses, the worst first. */
export const scan = z
  .object({
    scanned_at: z.iso.datetime().meta({ description: 'When it was looked at.' }),
    stats: environmentStats.meta({ description: 'It in figures.' }),
    findings: z
      .array(
        z.object({
          name: z.string(),
          version: z.string(),
          channel: z.string().meta({ description: 'Channel that has its file; else the one that it came from.' }),
          decision: z.enum(DECISIONS).nullable().meta({
            description: 'Null for a package of which no channel that the caller may read has the file.',
          }),
          decided_by: z.string().nullable().meta({ description: 'The rule that decided; null without a policy.' }),
          worst_score: z
            .number()
            .min(0)
            .max(10)
            .nullable()
            .meta({ description: 'Highest score of a CVE that hits it; null when none with a score does.' }),
          cve_ids: z.array(z.string()).meta({ description: 'CVEs that hit it, the worst first, at most ten.' }),
          cve_count: count.meta({ description: 'How many CVEs hit it.' }),
        }),
      )
      .meta({ description: `At most ${MOST_FINDINGS}.` }),
    finding_count: count.meta({ description: 'How many there are in all.' }),
  })
  .meta({ id: 'EnvironmentScan' });

/** The owner of an environment (ENV-05). */
export const environmentOwner = z
  .object({ id: z.uuid(), owner: person.nullable().meta({ description: 'Null once the account is erased.' }) })
  .meta({ id: 'EnvironmentOwner' });

/** Somebody who has registered environments that are on the list (ENV-13). */
export const registeredUser = person
  .extend({
    environment_count: count.meta({ description: 'Environments on the list.' }),
    last_registered_at: z.iso.datetime().meta({ description: 'When the last of them was registered.' }),
  })
  .meta({ id: 'EnvironmentUser' });

/** The mark of what no machine has: a file left versions open, and the hub solved it. */
const solved = z
  .object({
    at: z.iso.datetime().meta({ description: 'When it was solved.' }),
    channels: z.array(z.string()).meta({ description: 'Channels that it was solved from, the first one first.' }),
  })
  .meta({
    id: 'SolvedEnvironment',
    description: "What would be installed, as the hub solved it from a file. It isn't a record of what is installed.",
  });

/** An environment (ENV-15). */
export const environment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string(),
    owner: person.nullable().meta({ description: 'Null once the account is erased.' }),
    device: z.string(),
    platform: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    package_count: z.number().int(),
    solved: solved.nullable().meta({ description: 'Null for what a machine has.' }),
    channels: z.array(z.string()).meta({ description: 'Channels that its packages came from, by name.' }),
    cve_counts: cveCounts.meta({ description: 'CVEs by severity.' }),
    knowledge: packagesKnowledgeSchema.meta({ description: 'What is known of its packages together.' }),
    state: environmentState.meta({ description: 'What admins say of it.' }),
    is_own: z.boolean().meta({ description: 'Whether the caller registered it.' }),
    can_remove: z
      .boolean()
      .meta({ description: 'Whether the caller may take it off the list: its owner and admins may.' }),
  })
  .meta({ id: 'Environment' });

/** Body of a registration: what a machine has. The same prefix on the same device of the same person is the same environment. */
export const registration = z.object({
  name: text(128),
  prefix: text(1024),
  device: text(128),
  platform: text(32),
  packages: z.array(installedPackage).max(MOST_PACKAGES).meta({ description: 'What is installed in it.' }),
});

/** Body that takes an environment off the list, or brings it back (ENV-12). */
export const removal = z.strictObject({
  remove: z.boolean().meta({ description: 'True takes it off the list, false puts it back.' }),
});

const format = z.enum(ENVIRONMENT_FORMATS).meta({ description: 'The form of the file that told its packages.' });

/** What is said of an environment besides its files. */
const told = {
  name: text(128).optional().meta({ description: 'Its name; without it that of the file.', example: 'forecast' }),
  prefix: text(1024).optional().meta({
    description: 'Its folder; without it that of the file, else its name.',
    example: '/home/max/envs/forecast',
  }),
  device: text(128)
    .optional()
    .meta({ description: 'Name of the machine; without it `uploaded`.', example: 'workstation' }),
  platform: text(32)
    .optional()
    .meta({ description: 'Its platform, where the file does not tell it, or tells several.', example: 'linux-64' }),
  environment: text(128).optional().meta({
    description: 'Which environment of a pixi.lock or pixi.toml is meant; without it `default`.',
    example: 'default',
  }),
};

/** The fields of an upload beside its files. */
export const uploadFields = z.object({
  ...told,
  channels: text(2048).optional().meta({ description: 'As in the JSON body, separated by commas.' }),
  solve: z.enum(['true', 'false']).optional().meta({ description: 'As in the JSON body.' }),
});

/** Body that brings files which tell what an environment holds. */
export const importBody = z.strictObject({
  ...told,
  channels: z
    .array(text(128))
    .min(1)
    .max(20)
    .optional()
    .meta({
      description:
        "Channels of the organization that open versions are solved from, the first one first. Without them: those of the file that are the organization's, by name, by address, or as their mirror; else `main`, or the first channel.",
      example: ['main'],
    }),
  solve: z.boolean().optional().meta({
    description:
      'True solves every spec of the file; false takes those that name a version, and leaves out the others. Without it a file is solved if it leaves a version open.',
  }),
  files: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(200)
          .meta({ description: 'Name of the file, for telling mistakes.', example: 'pixi.lock' }),
        content: z.string().max(MOST_TEXT).meta({ description: 'Its text.', example: '@EXPLICIT' }),
      }),
    )
    .min(1)
    .max(MOST_FILES)
    .meta({ description: 'One file, or those of a `conda-meta` folder.' }),
});

/** What somebody should look at in a file. */
const remark = z.object({
  file: z.string().meta({ description: 'Name of the file.' }),
  line: z.number().int().min(1).nullable().meta({ description: 'From 1; null where a line says nothing.' }),
  at: z.string().meta({ description: 'Place inside the file; empty for the whole.' }),
  message: z.string().meta({ description: 'What somebody should look at.' }),
});

/** An environment as a file told it. */
export const imported = z
  .object({
    environment: environment.meta({ description: 'The environment as it is now.' }),
    format,
    left_out: z.array(remark).meta({ description: 'What the file names and no environment lists; at most fifty.' }),
  })
  .meta({ id: 'ImportedEnvironment' });

/** A moment of an environment: what it held until other packages were registered. */
export const moment = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().meta({ description: 'When these packages were first registered.' }),
    last_at: z.iso.datetime().meta({ description: 'When they were last registered.' }),
    upload_count: z.number().int().min(1).meta({ description: 'How often they were registered.' }),
    format,
    package_count: count,
    added_count: count.meta({ description: 'Packages that the moment before did not have.' }),
    removed_count: count.meta({ description: 'Packages that only the moment before had.' }),
    changed_count: count.meta({ description: 'Packages with another version, build or channel.' }),
  })
  .meta({ id: 'EnvironmentMoment' });

/** Query of a difference. Without moments the newest is compared with the one before it. */
export const differenceQuery = paging({ max: 1000, limit: 100 }).extend({
  before: z.uuid().optional().meta({ description: 'A moment of the environment; without it the one before `after`.' }),
  after: z
    .uuid()
    .optional()
    .meta({ description: 'A moment of the environment, or of `with` where that is given; without it the newest.' }),
  with: z.uuid().optional().meta({ description: 'Another environment, to compare with as it is.' }),
});
/** See {@link differenceQuery}. */
export type DifferenceQuery = z.infer<typeof differenceQuery>;

/** A package that is not the same on both sides. */
export const packageDifference = z
  .object({
    name: z.string(),
    change: z.enum(PACKAGE_CHANGES).meta({
      description: '`rebuilt` is another build of the version, `moved` the same build from another channel.',
    }),
    before: installedPackage.nullable().meta({ description: 'Null where it was not there.' }),
    after: installedPackage.nullable().meta({ description: 'Null where it is not there any more.' }),
  })
  .meta({ id: 'PackageDifference' });

/** Query of an environment as a file. */
export const lockQuery = z.object({
  form: z
    .enum(['explicit', 'environment_yml'])
    .default('explicit')
    .meta({ description: '`explicit` for `conda create --file`, or an environment.yml.', example: 'explicit' }),
});

/** Query of an environment's SBOM. */
export const sbomQuery = z.object({
  format: z
    .enum(SBOM_FORMATS)
    .default('cyclonedx')
    .meta({ description: '`cyclonedx` for CycloneDX 1.6, or `spdx` for SPDX 2.3.', example: 'cyclonedx' }),
});

/** Query of an environment's packages. */
export const packagesQuery = paging().extend({ format: tableFormat });

/** What becomes of an environment when other files are allowed. */
const outcome = z
  .object({
    outcome: z.enum(HELD_OUTCOMES).meta({
      description:
        '`kept`: all of its files stay. `solves`: some go, and what was asked for can be installed with others. `breaks`: it cannot be installed any more. `unsolved`: it could not be installed from this channel alone before either. `unknown`: that was not found out.',
    }),
    detail: z.string().nullable().meta({ description: 'Why it cannot be installed; null otherwise.' }),
  })
  .meta({ id: 'EnvironmentOutcome' });

/** Body that asks what a draft of a policy would do to one environment. */
export const environmentDraftBody = draftBody.omit({ channel: true }).extend({
  channel: z
    .string()
    .min(1)
    .max(128)
    .optional()
    .meta({ description: 'Channel that it would be applied to; without it the one that most packages came from.' }),
});
/** {@link environmentDraftBody} as the document describes it. */
export const environmentDraftDocument = environmentDraftBody.extend({ filters: draftDocument.shape.filters });
/** See {@link environmentDraftBody}. */
export type EnvironmentDraftBody = z.infer<typeof environmentDraftBody>;

/** What a draft of a policy would do to an environment. */
export const environmentDraft = z
  .object({
    channel: z.string().meta({ description: 'Channel that the draft would be applied to.' }),
    result: outcome.meta({ description: 'Whether it can still be installed from the channel.' }),
    known_count: count.meta({ description: 'Packages that are files of the channel.' }),
    going_count: count.meta({ description: 'Those of them that clients see now and would not see any more.' }),
    refused_count: count.meta({ description: 'Those of them that the draft refuses, seen now or not.' }),
    packages: z
      .array(
        installedPackage.extend({
          allowed_before: z.boolean().meta({ description: 'Whether clients of the channel see it now.' }),
          allowed_after: z.boolean().meta({ description: 'Whether they would see it.' }),
          rule: z.string().meta({ description: 'The rule of the draft that decides over it, in words.' }),
        }),
      )
      .meta({ description: 'Packages that are files of the channel, those that would go first, then by name.' }),
  })
  .meta({ id: 'EnvironmentDraft' });

/** Body that asks which environments a draft of a policy would take files of. */
export const draftedBody = draftBody.extend(paging({ limit: 20 }).shape);
/** {@link draftedBody} as the document describes it. */
export const draftedDocument = draftedBody.extend({ filters: draftDocument.shape.filters });
/** See {@link draftedBody}. */
export type DraftedBody = z.infer<typeof draftedBody>;

/** What lists tell of an environment that holds something. */
const listedEnvironment = {
  id: z.uuid(),
  name: z.string(),
  device: z.string(),
  platform: z.string(),
  updated_at: z.iso.datetime(),
  owner: person.nullable().meta({ description: 'Null once the account is erased.' }),
  is_own: z.boolean().meta({ description: "Whether it is the caller's own." }),
};

/** The environments that a draft of a policy would take files of. */
export const draftedEnvironments = z
  .object({
    environment_count: count.meta({ description: 'Environments on the list that hold files which would go.' }),
    owner_count: count.meta({ description: 'People whose environments they are.' }),
    items: z
      .array(
        z.object({
          ...listedEnvironment,
          going: z.array(installedPackage).meta({ description: 'Packages of it that would go.' }),
          result: outcome.meta({ description: 'Whether it can still be installed from the channel.' }),
        }),
      )
      .meta({ description: "A page of them, the caller's own first." }),
    total_count: count.meta({ description: 'Environments in all, over every page.' }),
  })
  .meta({ id: 'DraftedEnvironments' });

/** Query of who holds something: one of the three. */
export const exposureQuery = paging({ limit: 20 }).extend({
  package: text(128).optional().meta({ description: 'Name of a package.', example: 'numpy' }),
  spec: text(512).optional().meta({ description: 'A match spec that names one package.', example: 'numpy<2' }),
  cve: text(64).optional().meta({ description: 'Id of a CVE.', example: 'CVE-2021-41495' }),
  if_refused: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether to tell what becomes of each environment when all of it is refused.' }),
});
/** See {@link exposureQuery}. */
export type ExposureQuery = z.infer<typeof exposureQuery>;

/** How much the environments were compared with a CVE. */
const exposureCoverage = z
  .object({
    is_known: z.boolean().meta({ description: 'Whether the hub knows the CVE.' }),
    is_compared: z.boolean().meta({
      description: 'Whether the hub knows packages that the CVE is about; else no environment was compared with it.',
    }),
    environment_count: count.meta({ description: 'Environments on the list; the next two counts are parts of it.' }),
    undecided_count: count.meta({
      description: 'Those that are not known to hold it and hold a package that it may concern.',
    }),
    not_checked_count: count.meta({
      description: 'Others that are not known to hold it and hold a package that no source of advisories knows.',
    }),
  })
  .meta({ id: 'ExposureCoverage' });

/** Who holds something. */
export const exposure = z
  .object({
    environment_count: count.meta({ description: 'Environments on the list that hold it.' }),
    owner_count: count.meta({ description: 'People whose environments they are.' }),
    coverage: exposureCoverage.nullable().meta({
      description: 'How much was compared with the CVE; null when a package or a match spec was asked for.',
    }),
    build_count: count.meta({ description: 'Packages that are meant: versions, builds and channels they came from.' }),
    builds: z
      .array(installedPackage.extend({ environment_count: count.meta({ description: 'Environments that hold it.' }) }))
      .meta({ description: 'The packages that are meant, those in most environments first; at most fifty.' }),
    items: z
      .array(
        z.object({
          ...listedEnvironment,
          prefix: z.string(),
          packages: z.array(installedPackage).meta({ description: 'What it holds of it.' }),
          if_refused: outcome.nullable().meta({
            description:
              'What becomes of it when all of it is refused in the channels that it came from; null unless asked for, and when none of them is a channel of the organization that the caller may read.',
          }),
        }),
      )
      .meta({ description: "A page of the environments, the caller's own first." }),
    total_count: count.meta({ description: 'Environments in all, over every page.' }),
  })
  .meta({ id: 'Exposure' });

/** Query of the figures of days. */
export const daysQuery = z.object({
  days: z.coerce.number().int().min(1).max(730).default(90).meta({ description: 'How many days, the last one today.' }),
});

/** How many environments of an organization were hit on a day. */
export const exposureDay = z
  .object({
    day: z.iso.date().meta({ description: 'The day, in UTC.' }),
    environment_count: count.meta({ description: 'Environments on the list.' }),
    critical: count.meta({ description: 'Those whose worst CVE is critical.' }),
    high: count.meta({ description: 'Those whose worst CVE is high.' }),
    medium: count.meta({ description: 'Those whose worst CVE is medium.' }),
    low: count.meta({ description: 'Those whose worst CVE is low.' }),
    other: count.meta({ description: 'Those that only CVEs without a score, or with one of 0, hit.' }),
    refused_count: count.meta({ description: 'Those that hold a file which a policy refuses.' }),
  })
  .meta({ id: 'ExposureDay' });

/** Path parts of one environment. */
export const environmentParams = boundedOrganizationParams.extend({ id: z.uuid() });

/** The CVE of a path. */
export const cveParams = z.object({ id: z.string().max(80) });

/** An environment that a CVE hits. */
export const affectedEnvironment = z
  .object({
    organization: z.string(),
    id: z.uuid(),
    name: z.string(),
    device: z.string(),
    owner: person.nullable().meta({ description: 'Who registered it; null for an account that is gone.' }),
    packages: z
      .array(z.object({ name: z.string(), version: z.string() }))
      .meta({ description: 'Packages of it that the CVE hits.' }),
  })
  .meta({ id: 'AffectedEnvironment' });

/** Environments that a CVE hits, at most 200. */
export const affectedEnvironments = z.object({ items: z.array(affectedEnvironment), total_count: count });
