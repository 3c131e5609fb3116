/** REST contract of applied policies, their runs, and what clients see of them. */
import { z } from 'zod';
import { runFields } from '../channel/index.ts';
import { count, cursorPaging, pageCursors, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { policySchema } from './contract.ts';

/** Trigger of a policy run. `age` is the daily re-evaluation of minimum-age rules. */
const RUN_REASONS = [
  'applied',
  'replaced',
  'edited',
  'removed',
  'content',
  'advisories',
  'created',
  'age',
  'exceptions',
] as const;
/** One of {@link RUN_REASONS}. */
export type RunReason = (typeof RUN_REASONS)[number];

/** Result of an install check on one platform. */
export const probeAnswerSchema = z
  .object({
    label: z.string().describe('Label of the install check.'),
    required: z.boolean().describe('Whether a failure puts policy runs on hold, if the channel does so.'),
    platform: z.string(),
    ok: z.boolean().nullable().describe('Whether it passes. `null` if not determined in time.'),
    detail: z.string().nullable().describe('Why it fails, as a sentence. `null` if it passes.'),
  })
  .meta({ id: 'ProbeAnswer' });

/** Cause of uninstallable packages. */
const lossCause = z.object({
  spec: z
    .string()
    .nullable()
    .describe('Dependency that no file matches. `null` for packages with conflicting dependencies.'),
  rule: z
    .string()
    .nullable()
    .describe('Rule that blocks most of the matching files. `null` if no matching file is blocked.'),
  packages: z.array(z.string()).describe('Names of the packages, at most 100.'),
  package_count: count.describe('Total number of these packages.'),
});

/** Installability of a run's result on one platform. */
const runInstallability = z.object({
  platform: z.string(),
  allowed: count.describe('Number of files served to clients of the subdir, including noarch files.'),
  broken: count.describe("Number of these files that can't be installed."),
  newly_broken: count.describe('Number of these files that could be installed without the policy.'),
  unchecked: count.describe(
    'Number of files not checked for conflicting dependencies due to the time limit. They count as installable.',
  ),
  lost_package_count: count.describe(
    'Number of uninstallable packages: no served file can be installed, although one could be without the policy.',
  ),
  newly_lost: z.array(z.string()).describe('Packages that became uninstallable with this run, at most 100.'),
  newly_lost_count: count.describe('Total number of newly uninstallable packages.'),
  causes: z
    .array(lossCause)
    .describe('Causes of newly uninstallable packages, most affected packages first, at most 20.'),
  regained: z.array(z.string()).describe('Packages that became installable again with this run, at most 100.'),
  regained_count: count.describe('Total number of packages that became installable again.'),
});

/** One run in a response. */
export const runSchema = z
  .object({
    ...runFields,
    reason: z
      .enum(RUN_REASONS)
      .meta({ description: 'Trigger of the policy run. `age`: the daily re-evaluation of minimum-age rules.' }),
    installability: z
      .array(runInstallability)
      .nullable()
      .describe('Installability of the result, by subdir. `null` if not computed.'),
    failing_probes: z
      .array(probeAnswerSchema)
      .describe('Install checks that fail with it, or for which it is on hold.'),
    is_held: z
      .boolean()
      .describe(
        'Whether it is on hold because required install checks would fail that pass now. An admin can publish it anyway.',
      ),
    asked_by: personSchema
      .nullable()
      .describe('User who requested it. `null` if the hub started it or the account was deleted.'),
  })
  .meta({ id: 'PolicyRun' });
/** See {@link runSchema}. */
export type RunAnswer = z.infer<typeof runSchema>;

/** Uninstallable packages of a channel that aren't installable again. */
const standingLossSchema = z
  .object({
    channel: z.string(),
    lost: z
      .object({
        run_id: z.uuid().meta({ description: 'ID of the policy run.' }),
        lost_at: time.meta({ description: 'End time of the policy run.' }),
        platforms: z.array(z.string()).describe('Affected subdirs.'),
        packages: z.array(z.string()).describe('Packages that can no longer be installed, at most 20.'),
        package_count: count.describe('Total number of these packages.'),
        causes: z.array(lossCause).describe('Causes, most affected packages first, at most 5.'),
      })
      .nullable()
      .describe(
        'Packages that a policy run of the last 14 days made uninstallable and that still are. `null` if none.',
      ),
    probes: z
      .array(probeAnswerSchema)
      .describe('Required install checks that fail in what the channel serves, at most 10.'),
    probe_count: count.describe('Total number of these install checks.'),
  })
  .meta({ id: 'StandingLoss' });
/** See {@link standingLossSchema}. */
export type StandingLossAnswer = z.infer<typeof standingLossSchema>;
/** Installability issues of an organization's channels, by channel name. */
export const standingLossListSchema = z.object({ items: z.array(standingLossSchema), total_count: count });

/** The newest runs of a channel. */
export const runListSchema = z.object({ items: z.array(runSchema), total_count: count });

/** Policy applied to a channel (POL-30, POL-47). */
export const currentSchema = z
  .object({
    policy: policySchema.meta({ description: 'The policy as saved.' }),
    revision: z
      .number()
      .int()
      .min(1)
      .describe("Active revision. Lower than the policy's revision while a policy run is in progress."),
    is_watched: z
      .boolean()
      .meta({ description: 'Whether the policy is in monitor mode: it only counts what it would block.' }),
    in_force_since: time.nullable(),
    applied_by: personSchema.nullable(),
    run: runSchema.nullable(),
  })
  .meta({ id: 'CurrentPolicy' });

/** Query for what a monitored policy would block: a page of clients and requests. */
export const watchQuery = cursorPaging();

/** What the monitored policy of a channel would block, and which clients requested it since then. */
export const watchSchema = z
  .object({
    policy: z
      .object({ id: z.uuid(), name: z.string(), revision: z.number().int() })
      .meta({ description: 'The monitored policy, at the active revision.' }),
    since: time.meta({ description: 'Time at which the policy was applied.' }),
    file_count: count.meta({ description: 'Number of served files that would be blocked.' }),
    request_count: count.meta({ description: 'Number of requests for them that would have been blocked.' }),
    package_count: count.meta({ description: 'Number of requested packages.' }),
    rules: z
      .array(
        z.object({
          rule: z.string(),
          file_count: count.meta({ description: 'Number of files that it would block.' }),
          request_count: count.meta({ description: 'Number of requests that it would have blocked.' }),
        }),
      )
      .meta({ description: 'Rules that would block files, most requests first.' }),
    items: z.array(
      z.object({
        name: z.string().meta({ description: 'Name of the package.' }),
        rule: z.string(),
        person: personSchema
          .nullable()
          .meta({ description: "User whose token was used. `null` if the request had no user's token." }),
        service_account: z.object({ id: z.uuid(), name: z.string() }).nullable().meta({
          description: "Service account whose token was used. `null` if the request had no service account's token.",
        }),
        request_count: count.meta({ description: 'Number of requests.' }),
        last_at: time,
      }),
    ),
    total_count: count,
    ...pageCursors,
  })
  .meta({ id: 'PolicyWatch' });
/** See {@link watchSchema}. */
export type WatchAnswer = z.infer<typeof watchSchema>;

/** Body that names the policy to apply (POL-48, POL-51). */
export const applyBody = z.object({
  policy_id: z.uuid(),
  watch: z.boolean().default(false).meta({
    description:
      'Whether to only monitor: nothing is blocked, and the hub counts what would be. Apply the policy again with `false` to enforce it.',
  }),
});

/** Path parameters of a run. */
export const runParams = z.object({ org: z.string(), channel: z.string(), id: z.string() });
