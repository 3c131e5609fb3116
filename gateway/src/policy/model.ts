import { isActiveJob, RUN_POLL_SECONDS, type StoredFilters } from '@terrarium/domain/policy';
import { HELD_TEXT, jobStateText } from './states.ts';
import { toUser, type UserModel } from '../account/source.ts';
import { cveStatusOf, toCve, type CveModel } from '../artifact/source.ts';
import type {
  ChangedFile,
  DecisionExplanation,
  ImpactProblem,
  Installability,
  PackageImpact,
  PlannedChannel,
  Policy,
  PolicyImpact,
  PolicyPlan,
  ExceptionSuggestions,
  PolicyRevision,
  PolicyRun,
  InstallCheckResult,
  RuleVerdict,
  RunInstallability,
  InstallabilityIssue,
} from '../gen/schema.ts';
import { decisionOf, jobStateOf, toId, enumOf } from '../graphql/index.ts';
import type { RestPolicy, RestPolicyRun, Answer, Item, Schemas } from '../rest/index.ts';

/** Shapes the answer of a probe. */
const toInstallCheckResult = ({ required, ok, platform, ...answer }: Schemas['ProbeAnswer']) => ({
  ...answer,
  subdir: platform,
  hasPassed: ok,
  isRequired: required,
});

/** What a rule said of a file. */
const verdictOf = enumOf('RuleVerdict');

/** A save of a policy. */
export type RestPolicyRevision = Schemas['PolicyRevision'];
/** What a channel lost and has not got back. */
export type RestStandingLoss = Schemas['StandingLoss'];
type RestChangedFile = Item<'/api/organizations/{org}/channel-policy-deltas/details/{id}'>;
/** What a policy's file would change. */
export type RestPolicyPlan = Schemas['PolicyPlan'];
/** What a draft would change. */
export type RestImpact = Schemas['PolicyImpact'];
type RestInstallability = Schemas['Installability'];
/** Proposed exceptions. */
export type RestRepair = Schemas['PolicyRepair'];
/** Why a file is allowed or blocked. */
export type RestExplanation = Answer<'/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/explain'>;

/** A policy without the fields that have their own call; `organizationName` and `uuid` identify it. */
export interface PolicyModel extends Omit<
  Policy,
  'organization' | 'updatedBy' | 'revisions' | 'revisionAt' | 'export'
> {
  uuid: string;
  organizationName: string;
  updatedBy: UserModel | null;
}

/** Shapes a policy. */
export const toPolicy = (policy: RestPolicy, { organization }: { organization: string }): PolicyModel => ({
  id: toId('Policy', organization, policy.id),
  uuid: policy.id,
  organizationName: organization,
  name: policy.name,
  description: policy.description,
  artifactFamily: policy.artifact_family,
  schemaVersion: policy.schema_version,
  revision: policy.revision,
  createdAt: policy.created_at,
  updatedAt: policy.updated_at,
  updatedBy: policy.updated_by ? toUser(policy.updated_by) : null,
  filters: policy.filters,
  dialogFilter: policy.filter ?? null,
  summary: policy.summary,
  // Left out by lists only, where they are not asked for; we always ask.
  namesOfChannelsAppliedTo: policy.names_of_channels_applied_to ?? [],
});

/** A save of a policy, and the names of its policy. */
export interface PolicyRevisionModel extends Omit<PolicyRevision, 'author' | 'filters'> {
  organizationName: string;
  policyUuid: string;
  author: UserModel | null;
  /** Undefined in lists, which leave it out. */
  filters: StoredFilters | undefined;
}

/** Shapes a save of a policy. */
export const toRevision = (
  { organizationName, uuid }: Pick<PolicyModel, 'organizationName' | 'uuid'>,
  revision: RestPolicyRevision,
): PolicyRevisionModel => ({
  organizationName,
  policyUuid: uuid,
  number: revision.revision,
  isCurrent: revision.is_current,
  name: revision.name,
  description: revision.description,
  summary: revision.summary,
  createdAt: revision.created_at,
  author: revision.author && toUser(revision.author),
  restoredFrom: revision.restored_from,
  changes: revision.changes.map(({ added_count, removed_count, ...change }) => ({
    ...change,
    addedCount: added_count,
    removedCount: removed_count,
  })),
  filters: revision.filters,
});

/** A run without what has a call of its own, and what leads there. */
export interface PolicyRunModel extends Omit<
  PolicyRun,
  'requestedBy' | 'installability' | 'failedChecks' | 'changes' | 'changesCsv'
> {
  organizationName: string;
  channelName: string;
  uuid: string;
  /** Undefined where the answer at hand does not say it: the newest run of a channel. */
  requestedBy: UserModel | null | undefined;
  /** As `requestedBy`. */
  installability: RunInstallability[] | null | undefined;
  /** As `requestedBy`. */
  failedChecks: InstallCheckResult[] | undefined;
}

/** What the newest run of a channel does not say. */
type Told = 'asked_by' | 'installability' | 'failing_probes';

type RestLossCause = NonNullable<RestPolicyRun['installability']>[number]['causes'][number];
const toCause = ({ package_count, ...cause }: RestLossCause) => ({ ...cause, packageCount: package_count });

/** Shapes what a channel lost and has not got back. */
export const toInstallabilityIssue = (
  organization: string,
  { channel, lost, probes, probe_count }: RestStandingLoss,
): InstallabilityIssue => ({
  channelName: channel,
  uninstallable: lost && {
    runId: toId('PolicyRun', organization, channel, lost.run_id),
    since: lost.lost_at,
    subdirs: lost.platforms,
    packages: lost.packages,
    packageCount: lost.package_count,
    causes: lost.causes.map(toCause),
  },
  failedChecks: probes.map((answer) => toInstallCheckResult(answer)),
  failedCheckCount: probe_count,
});

/** Shapes a run. */
export const toRun = (
  organization: string,
  channel: string,
  run: Omit<RestPolicyRun, 'reason' | Told> & Partial<Pick<RestPolicyRun, Told>>,
): PolicyRunModel => ({
  id: toId('PolicyRun', organization, channel, run.id),
  organizationName: organization,
  channelName: channel,
  uuid: run.id,
  requestedBy: run.asked_by && toUser(run.asked_by),
  installability:
    run.installability &&
    run.installability.map(
      ({
        platform,
        broken,
        unchecked,
        regained,
        newly_broken,
        lost_package_count,
        newly_lost,
        newly_lost_count,
        causes,
        regained_count,
        ...rest
      }) => ({
        ...rest,
        subdir: platform,
        uninstallableFileCount: broken,
        uncheckedFileCount: unchecked,
        restoredPackages: regained,
        newlyUninstallableFileCount: newly_broken,
        uninstallablePackageCount: lost_package_count,
        newlyUninstallablePackages: newly_lost,
        newlyUninstallablePackageCount: newly_lost_count,
        causes: causes.map(toCause),
        restoredPackageCount: regained_count,
      }),
    ),
  failedChecks: run.failing_probes?.map((answer) => toInstallCheckResult(answer)),
  isOnHold: run.is_held,
  state: jobStateOf(run.state),
  stateLabel: run.is_held === true ? HELD_TEXT : jobStateText(run.state),
  phase: run.phase,
  progress: run.progress,
  policyName: run.policy_name,
  revision: run.revision,
  createdAt: run.created_at,
  startedAt: run.started_at,
  finishedAt: run.finished_at,
  retryAfter: isActiveJob(run.state) ? RUN_POLL_SECONDS : null,
  error: run.error,
  fileCountsBySubdir: run.counts.map(({ platform, num_before, num_after, num_removed }) => ({
    subdir: platform,
    fileCountBefore: num_before,
    fileCountAfter: num_after,
    removedFileCount: num_removed,
  })),
  addedFileCount: run.added_count,
  removedFileCount: run.removed_count,
});

/** Shapes a file that came or went. */
export const toChangedFile = ({ file_name, platform, ...file }: RestChangedFile): ChangedFile => ({
  ...file,
  subdir: platform,
  fileName: file_name,
});

/** One way packages change. */
const toPackages = (packages: RestImpact['going_packages']): PackageImpact[] =>
  packages.map(({ name, spec, files, reason, none_left }) => ({
    name,
    spec,
    fileCount: files,
    reason,
    isFullyBlocked: none_left,
  }));

/** An impact without its channel, whose names lead there. */
export interface PolicyImpactModel extends Omit<PolicyImpact, 'channel'> {
  organizationName: string;
  channelName: string;
}

/** Parts of a policy as the schema names them. */
const SECTIONS = { add: 'PACKAGE', remove: 'CVE', exception: 'EXCLUSION' } as const;

/** Shapes an impact. */
export const toImpact = (organizationName: string, impact: RestImpact): PolicyImpactModel => ({
  organizationName,
  channelName: impact.channel,
  isPublished: impact.published,
  fileCountBefore: impact.served_before,
  fileCountAfter: impact.served_after,
  removedFileCount: impact.going,
  addedFileCount: impact.coming,
  byRule: impact.by_rule.map(({ going, coming, ...rule }) => ({
    ...rule,
    removedFileCount: going,
    addedFileCount: coming,
  })),
  bySubdir: impact.by_platform.map(({ platform, num_before, num_after, going, coming }) => ({
    subdir: platform,
    fileCountBefore: num_before,
    fileCountAfter: num_after,
    removedFileCount: going,
    addedFileCount: coming,
  })),
  removedPackages: toPackages(impact.going_packages),
  removedPackageCount: impact.going_package_count,
  addedPackages: toPackages(impact.coming_packages),
  addedPackageCount: impact.coming_package_count,
  draftRules: impact.draft_rules.map(({ section, group_key, rule, files }) => ({
    section: SECTIONS[section],
    groupKey: group_key,
    rule,
    fileCount: files,
  })),
  exceptedFileCount: impact.excepted_count,
  packageCount: impact.package_count,
  checkedPackageCount: impact.checked_package_count,
  unscoredFileCount: impact.unscored_count,
  undeterminedFileCount: impact.undecided_count,
  cveStatuses: impact.cve_statuses.map(({ status, files, scores }) => ({
    status: cveStatusOf(status),
    fileCount: files,
    scores: scores.map((one) => ({ score: one.score, fileCount: one.files })),
  })),
  seriousFileCount: impact.serious_cves.files,
  seriousByStatus: impact.serious_cves.by_status.map(({ status, files }) => ({
    status: cveStatusOf(status),
    fileCount: files,
  })),
  problems: [],
  installability: impact.installability && toInstallability(impact.installability),
  isInstallabilityPending: impact.installability_pending,
  elapsedMs: impact.elapsed_ms,
});

/** What becomes of a channel, whose names lead there. */
export interface PlannedChannelModel extends Omit<PlannedChannel, 'channel' | 'impact'> {
  organizationName: string;
  channelName: string;
  impact: PolicyImpactModel | null;
}

/** A plan. `policyUuid` identifies the current policy. */
export interface PolicyPlanModel extends Omit<PolicyPlan, 'policy' | 'channels'> {
  organizationName: string;
  policyUuid: string | null;
  channels: PlannedChannelModel[];
}

/** The change of a policy, as the schema names it. */
export const FILE_ACTIONS = { create: 'CREATE', update: 'UPDATE', none: 'NONE' } as const;
const CHANNEL_ACTIONS = {
  apply: 'APPLY',
  replace: 'REPLACE',
  take_off: 'REMOVE',
  recompute: 'RECOMPUTE',
  watch: 'MONITOR',
  enforce: 'ENFORCE',
} as const;

/** Shapes a plan. */
export const toPlan = (organizationName: string, plan: RestPolicyPlan): PolicyPlanModel => ({
  organizationName,
  policyUuid: plan.policy?.id ?? null,
  errors: plan.mistakes,
  action: plan.action && FILE_ACTIONS[plan.action],
  hasChanges: plan.has_changes,
  name: plan.name,
  summary: plan.summary,
  changes: plan.changes.map(({ added_count, removed_count, ...change }) => ({
    ...change,
    addedCount: added_count,
    removedCount: removed_count,
  })),
  channels: plan.channels.map(({ channel, action, replaces, is_watched, impact }) => ({
    organizationName,
    channelName: channel,
    action: CHANNEL_ACTIONS[action],
    replaces,
    isMonitored: is_watched,
    impact: impact && toImpact(organizationName, impact),
  })),
  fingerprint: plan.fingerprint,
});

/** Shapes what can be installed. */
const toInstallability = ({ by_platform, lost_package_count, probes }: RestInstallability): Installability => ({
  installChecks: probes.map(({ required, platform, ...probe }) => ({
    ...probe,
    subdir: platform,
    isRequired: required,
  })),
  bySubdir: by_platform.map(
    ({ platform, broken, newly_broken, lost_packages, lost_package_count: lost, root_causes, ...rest }) => ({
      ...rest,
      subdir: platform,
      uninstallableFileCount: broken,
      newlyUninstallableFileCount: newly_broken,
      uninstallablePackageCount: lost,
      uninstallablePackages: lost_packages.map(({ files, ...lostPackage }) => ({ ...lostPackage, fileCount: files })),
      rootCauses: root_causes.map(({ refused, files, packages, ...cause }) => ({
        ...cause,
        blockedFileCount: refused,
        affectedFileCount: files,
        affectedPackageCount: packages,
      })),
    }),
  ),
  uninstallablePackageCount: lost_package_count,
});

/** Shapes proposed exceptions. */
export const toRepair = (repair: RestRepair): ExceptionSuggestions => ({
  items: repair.exceptions.map(({ worst_score, exploited, ...exception }) => ({
    ...exception,
    highestScore: worst_score,
    isExploited: exploited,
  })),
  isMinimal: repair.proved_smallest,
  isTimedOut: repair.timed_out,
  targetCount: repair.target_count,
  restoredFileCount: repair.revived_files,
  uninstallableBefore: repair.lost_before,
  uninstallableAfter: repair.still_lost,
  unresolvedPackages: repair.not_repairable,
  elapsedMs: repair.elapsed_ms,
});

/** Every number and list of an impact that wasn't computed. */
const notComputed = {
  isPublished: null,
  fileCountBefore: null,
  fileCountAfter: null,
  removedFileCount: null,
  addedFileCount: null,
  byRule: null,
  bySubdir: null,
  removedPackages: null,
  removedPackageCount: null,
  addedPackages: null,
  addedPackageCount: null,
  draftRules: null,
  exceptedFileCount: null,
  packageCount: null,
  checkedPackageCount: null,
  unscoredFileCount: null,
  undeterminedFileCount: null,
  cveStatuses: null,
  seriousFileCount: null,
  seriousByStatus: null,
  installability: null,
  isInstallabilityPending: null,
  elapsedMs: null,
} satisfies Partial<PolicyImpactModel>;

/** The answer for a draft that isn't a valid policy: what is wrong, and no numbers. */
export const wrongDraft = (
  organizationName: string,
  channelName: string,
  problems: ImpactProblem[],
): PolicyImpactModel => ({ organizationName, channelName, problems, ...notComputed });

/** An explanation without its policy, whose id leads there. */
export interface DecisionExplanationModel extends Omit<
  DecisionExplanation,
  'policy' | 'appliedBy' | 'sections' | 'admins'
> {
  organizationName: string;
  policyId: string | null;
  appliedBy: UserModel | null;
  sections: {
    title: string;
    verdict: RuleVerdict;
    rules: { rule: string; verdict: RuleVerdict; reason: string; cves: CveModel[]; isDeciding: boolean }[];
  }[];
  admins: UserModel[];
}

/** Shapes an explanation. */
export const toDecisionExplanation = (
  organizationName: string,
  explanation: RestExplanation,
): DecisionExplanationModel => ({
  organizationName,
  decision: decisionOf(explanation.decision),
  detail: explanation.detail,
  file: { subdir: explanation.subdir, fileName: explanation.file_name },
  version: explanation.version,
  policyId: explanation.policy?.id ?? null,
  revision: explanation.revision,
  activeSince: explanation.in_force_since,
  appliedBy: explanation.applied_by && toUser(explanation.applied_by),
  sections: explanation.sections.map((section) => ({
    title: section.title,
    verdict: verdictOf(section.verdict),
    rules: section.rules.map(({ decided, verdict, cves, ...rule }) => ({
      ...rule,
      verdict: verdictOf(verdict),
      cves: cves.map(toCve),
      isDeciding: decided,
    })),
  })),
  cooldownUntil: explanation.held_until,
  closestAllowedVersion: explanation.nearest_allowed_version,
  installability: explanation.installable.map(({ platform, state, before, detail }) => ({
    subdir: platform,
    isInstallable: state === 'installable',
    isUninstallableWithoutPolicy: before,
    detail,
  })),
  alternativeVersion: explanation.alternative_version,
  admins: explanation.admins.map(toUser),
});
