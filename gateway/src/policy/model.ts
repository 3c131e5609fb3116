import type { StoredFilters } from '@terrarium/domain/policy';
import { HELD_TEXT, jobStateText } from './states.ts';
import { toUser, type UserModel } from '../account/index.ts';
import { cveStatusOf, toCve, toStatusCounts, type CveModel } from '../artifact/index.ts';
import { toProbeAnswer } from '../probe/index.ts';
import type {
  ChangedFile,
  Explanation,
  ImpactProblem,
  Installability,
  PackageImpact,
  PlannedChannel,
  Policy,
  PolicyImpact,
  PolicyPlan,
  PolicyRepair,
  PolicyRevision,
  PolicyRun,
  ProbeAnswer,
  RuleVerdict,
  RunInstallability,
  StandingLoss,
} from '../gen/schema.ts';
import { decisionOf, jobStateOf, toId, enumOrLeast } from '../graphql/index.ts';
import type { RestPolicy, RestPolicyRun, Answer, Item, Schemas } from '../rest/index.ts';

/** What a rule said of a file. */
const verdictOf = enumOrLeast<RuleVerdict>()(['PASSED', 'REFUSED', 'EXCEPTED', 'NOT_CONCERNED'], 'NOT_CONCERNED');

/** A save of a policy. */
export type RestPolicyRevision = Schemas['PolicyRevision'];
/** What a channel lost and has not got back. */
export type RestStandingLoss = Schemas['StandingLoss'];
/** A file that came or went with a run. */
type RestChangedFile = Item<'/api/organizations/{org}/channel-policy-deltas/details/{id}'>;
/** What a policy's file would change. */
export type RestPolicyPlan = Schemas['PolicyPlan'];
/** What a draft would change. */
export type RestImpact = Schemas['PolicyImpact'];
/** What can be installed of what a policy leaves. */
type RestInstallability = Schemas['Installability'];
/** Proposed exceptions. */
export type RestRepair = Schemas['PolicyRepair'];
/** Why a file is allowed or refused. */
export type RestExplanation = Answer<'/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/explain'>;

/** A policy without what has a call of its own; `organizationName` and `uuid` lead there. */
export interface PolicyModel extends Omit<Policy, 'organization' | 'updatedBy' | 'revisions' | 'revisionAt' | 'file'> {
  uuid: string;
  organizationName: string;
  updatedBy: UserModel | null;
}

/** Shapes a policy. */
export const toPolicy = (organizationName: string, policy: RestPolicy): PolicyModel => ({
  id: toId('Policy', organizationName, policy.id),
  uuid: policy.id,
  organizationName,
  name: policy.name,
  description: policy.description,
  artifactFamily: policy.artifact_family,
  schemaVersion: policy.schema_version,
  revision: policy.revision,
  createdAt: policy.created_at,
  updatedAt: policy.updated_at,
  updatedBy: policy.updated_by ? toUser(policy.updated_by) : null,
  filters: policy.filters,
  filter: policy.filter ?? null,
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
  savedAt: revision.created_at,
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
  'askedBy' | 'installability' | 'failingProbes' | 'changes' | 'changesCsv'
> {
  organizationName: string;
  channelName: string;
  uuid: string;
  /** Undefined where the answer at hand does not say it: the newest run of a channel. */
  askedBy: UserModel | null | undefined;
  /** As `askedBy`. */
  installability: RunInstallability[] | null | undefined;
  /** As `askedBy`. */
  failingProbes: ProbeAnswer[] | undefined;
}

/** What the newest run of a channel does not say. */
type Told = 'asked_by' | 'installability' | 'failing_probes';

type RestLossCause = NonNullable<RestPolicyRun['installability']>[number]['causes'][number];
const toCause = ({ package_count, ...cause }: RestLossCause) => ({ ...cause, packageCount: package_count });

/** Shapes what a channel lost and has not got back. */
export const toStandingLoss = (
  organization: string,
  { channel, lost, probes, probe_count }: RestStandingLoss,
): StandingLoss => ({
  channelName: channel,
  lost: lost && {
    runId: toId('PolicyRun', organization, channel, lost.run_id),
    lostAt: lost.lost_at,
    platforms: lost.platforms,
    packages: lost.packages,
    packageCount: lost.package_count,
    causes: lost.causes.map(toCause),
  },
  probes: probes.map(toProbeAnswer),
  probeCount: probe_count,
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
  askedBy: run.asked_by && toUser(run.asked_by),
  installability:
    run.installability &&
    run.installability.map(
      ({ newly_broken, lost_package_count, newly_lost, newly_lost_count, causes, regained_count, ...platform }) => ({
        ...platform,
        newlyBroken: newly_broken,
        lostPackageCount: lost_package_count,
        newlyLost: newly_lost,
        newlyLostCount: newly_lost_count,
        causes: causes.map(toCause),
        regainedCount: regained_count,
      }),
    ),
  failingProbes: run.failing_probes?.map(toProbeAnswer),
  isHeld: run.is_held,
  state: jobStateOf(run.state),
  display: run.is_held === true ? HELD_TEXT : jobStateText(run.state),
  phase: run.phase,
  progress: run.progress,
  policyName: run.policy_name,
  revision: run.revision,
  createdAt: run.created_at,
  startedAt: run.started_at,
  finishedAt: run.finished_at,
  error: run.error,
  counts: run.counts.map(({ platform, num_before, num_after, num_removed }) => ({
    platform,
    numBefore: num_before,
    numAfter: num_after,
    numRemoved: num_removed,
  })),
  addedCount: run.added_count,
  removedCount: run.removed_count,
});

/** Shapes a file that came or went. */
export const toChangedFile = ({ file_name, ...file }: RestChangedFile): ChangedFile => ({
  ...file,
  fileName: file_name,
});

/** One way packages change. */
const toPackages = (packages: RestImpact['going_packages']): PackageImpact[] =>
  packages.map(({ name, spec, files, reason, none_left }) => ({ name, spec, files, reason, noneLeft: none_left }));

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
  servedBefore: impact.served_before,
  servedAfter: impact.served_after,
  going: impact.going,
  coming: impact.coming,
  byRule: impact.by_rule,
  byPlatform: impact.by_platform.map(({ platform, num_before, num_after, going, coming }) => ({
    platform,
    numBefore: num_before,
    numAfter: num_after,
    going,
    coming,
  })),
  goingPackages: toPackages(impact.going_packages),
  goingPackageCount: impact.going_package_count,
  comingPackages: toPackages(impact.coming_packages),
  comingPackageCount: impact.coming_package_count,
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
  undecidedFileCount: impact.undecided_count,
  cveStatuses: impact.cve_statuses.map(({ status, files, scores }) => ({
    status: cveStatusOf(status),
    fileCount: files,
    scores: scores.map((one) => ({ score: one.score, fileCount: one.files })),
  })),
  seriousFileCount: impact.serious_cves.files,
  seriousByStatus: toStatusCounts(impact.serious_cves.by_status),
  problems: [],
  installability: impact.installability && toInstallability(impact.installability),
  elapsed: impact.elapsed_ms,
});

/** What becomes of a channel, whose names lead there. */
export interface PlannedChannelModel extends Omit<PlannedChannel, 'channel' | 'impact'> {
  organizationName: string;
  channelName: string;
  impact: PolicyImpactModel | null;
}

/** A plan; `policyUuid` leads to the policy that stands. */
export interface PolicyPlanModel extends Omit<PolicyPlan, 'policy' | 'channels'> {
  organizationName: string;
  policyUuid: string | null;
  channels: PlannedChannelModel[];
}

/** What becomes of a policy, as the schema names it. */
export const FILE_ACTIONS = { create: 'CREATE', update: 'UPDATE', none: 'NONE' } as const;
const CHANNEL_ACTIONS = {
  apply: 'APPLY',
  replace: 'REPLACE',
  take_off: 'TAKE_OFF',
  recompute: 'RECOMPUTE',
  watch: 'WATCH',
  enforce: 'ENFORCE',
} as const;

/** Shapes a plan. */
export const toPlan = (organizationName: string, plan: RestPolicyPlan): PolicyPlanModel => ({
  organizationName,
  policyUuid: plan.policy?.id ?? null,
  mistakes: plan.mistakes,
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
    isWatched: is_watched,
    impact: impact && toImpact(organizationName, impact),
  })),
  fingerprint: plan.fingerprint,
});

/** Shapes what can be installed. */
const toInstallability = ({ by_platform, lost_package_count, probes }: RestInstallability): Installability => ({
  probes: probes.map(({ required, ...probe }) => ({ ...probe, isRequired: required })),
  byPlatform: by_platform.map(
    ({ newly_broken, lost_packages, lost_package_count: lost, root_causes, ...platform }) => ({
      ...platform,
      newlyBroken: newly_broken,
      lostPackageCount: lost,
      lostPackages: lost_packages,
      rootCauses: root_causes,
    }),
  ),
  lostPackageCount: lost_package_count,
});

/** Shapes proposed exceptions. */
export const toRepair = (repair: RestRepair): PolicyRepair => ({
  exceptions: repair.exceptions.map(({ worst_score, exploited, ...exception }) => ({
    ...exception,
    worstScore: worst_score,
    isExploited: exploited,
  })),
  isProvedSmallest: repair.proved_smallest,
  isTimedOut: repair.timed_out,
  targetCount: repair.target_count,
  revivedFileCount: repair.revived_files,
  lostBefore: repair.lost_before,
  stillLost: repair.still_lost,
  notRepairable: repair.not_repairable,
  elapsed: repair.elapsed_ms,
});

/** Every number and list of an impact that wasn't computed. */
const notComputed = {
  isPublished: null,
  servedBefore: null,
  servedAfter: null,
  going: null,
  coming: null,
  byRule: null,
  byPlatform: null,
  goingPackages: null,
  goingPackageCount: null,
  comingPackages: null,
  comingPackageCount: null,
  draftRules: null,
  exceptedFileCount: null,
  packageCount: null,
  checkedPackageCount: null,
  unscoredFileCount: null,
  undecidedFileCount: null,
  cveStatuses: null,
  seriousFileCount: null,
  seriousByStatus: null,
  installability: null,
  elapsed: null,
} satisfies Partial<PolicyImpactModel>;

/** The answer for a draft that isn't a valid policy: what is wrong, and no numbers. */
export const wrongDraft = (
  organizationName: string,
  channelName: string,
  problems: ImpactProblem[],
): PolicyImpactModel => ({ organizationName, channelName, problems, ...notComputed });

/** An explanation without its policy, whose id leads there. */
export interface ExplanationModel extends Omit<Explanation, 'policy' | 'appliedBy' | 'sections' | 'admins'> {
  organizationName: string;
  policyId: string | null;
  appliedBy: UserModel | null;
  sections: {
    title: string;
    verdict: RuleVerdict;
    rules: { rule: string; verdict: RuleVerdict; reason: string; cves: CveModel[]; decided: boolean }[];
  }[];
  admins: UserModel[];
}

/** Shapes an explanation. */
export const toExplanation = (organizationName: string, explanation: RestExplanation): ExplanationModel => ({
  organizationName,
  decision: decisionOf(explanation.decision),
  detail: explanation.detail,
  file: { subdir: explanation.subdir, fileName: explanation.file_name },
  version: explanation.version,
  policyId: explanation.policy?.id ?? null,
  revision: explanation.revision,
  inForceSince: explanation.in_force_since,
  appliedBy: explanation.applied_by && toUser(explanation.applied_by),
  sections: explanation.sections.map((section) => ({
    title: section.title,
    verdict: verdictOf(section.verdict),
    rules: section.rules.map((rule) => ({ ...rule, verdict: verdictOf(rule.verdict), cves: rule.cves.map(toCve) })),
  })),
  heldUntil: explanation.held_until,
  nearestAllowedVersion: explanation.nearest_allowed_version,
  installable: explanation.installable.map(({ platform, state, before, detail }) => ({
    platform,
    isInstallable: state === 'installable',
    isBrokenWithout: before,
    detail,
  })),
  alternativeVersion: explanation.alternative_version,
  admins: explanation.admins.map(toUser),
});
