import { jobStateText } from './states.ts';
import { toUser, type UserModel } from '../account/index.ts';
import { toCve, type CveModel } from '../artifact/index.ts';
import { decisionOf, jobStateOf, toId, verdictOf } from '../graphql/index.ts';
import type { RestChangedFile, RestExplanation, RestImpact, RestPolicy, RestPolicyRevision, RestPolicyRun } from '../rest/index.ts';

/** A policy as the schema shows it. */
export interface PolicyModel {
  id: string;
  uuid: string;
  organizationName: string;
  name: string;
  description: string;
  artifactFamily: string;
  schemaVersion: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: UserModel | null;
  filters: unknown;
  summary: string;
  namesOfChannelsAppliedTo: string[];
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
  summary: policy.summary,
  // Left out by lists only, where they are not asked for; we always ask.
  namesOfChannelsAppliedTo: policy.names_of_channels_applied_to ?? [],
});

/** A save of a policy as the schema shows it. */
export interface RevisionModel {
  organizationName: string;
  policyUuid: string;
  number: number;
  isCurrent: boolean;
  name: string;
  description: string;
  summary: string;
  savedAt: string;
  author: UserModel | null;
  restoredFrom: number | null;
  changes: { subject: string; added: string[]; addedCount: number; removed: string[]; removedCount: number }[];
  /** Undefined in lists. */
  filters: unknown;
}

/** Shapes a save of a policy. */
export const toRevision = ({ organizationName, uuid }: Pick<PolicyModel, 'organizationName' | 'uuid'>, revision: RestPolicyRevision): RevisionModel => ({
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
  changes: revision.changes.map(({ added_count, removed_count, ...change }) => ({ ...change, addedCount: added_count, removedCount: removed_count })),
  filters: revision.filters,
});

/** A run as the schema shows it. */
export interface RunModel {
  id: string;
  organizationName: string;
  channelName: string;
  uuid: string;
  /** Undefined where the answer at hand does not say it: the newest run of a channel. */
  askedBy: UserModel | null | undefined;
  state: string;
  display: string;
  phase: string;
  progress: number | null;
  policyName: string | null;
  revision: number | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  error: string | null;
  counts: { platform: string; numBefore: number; numAfter: number; numRemoved: number }[];
  addedCount: number | null;
  removedCount: number | null;
}

/** Shapes a run. */
export const toRun = (organization: string, channel: string, run: Omit<RestPolicyRun, 'reason' | 'asked_by'> & Partial<Pick<RestPolicyRun, 'asked_by'>>): RunModel => ({
  id: toId('PolicyRun', organization, channel, run.id),
  organizationName: organization,
  channelName: channel,
  uuid: run.id,
  askedBy: run.asked_by && toUser(run.asked_by),
  state: jobStateOf(run.state),
  display: jobStateText(run.state),
  phase: run.phase,
  progress: run.progress,
  policyName: run.policy_name,
  revision: run.revision,
  createdAt: run.created_at,
  startedAt: run.started_at,
  finishedAt: run.finished_at,
  error: run.error,
  counts: run.counts.map(({ platform, num_before, num_after, num_removed }) => ({ platform, numBefore: num_before, numAfter: num_after, numRemoved: num_removed })),
  addedCount: run.added_count,
  removedCount: run.removed_count,
});

/** A file that came or went, as the schema shows it. */
export const toChangedFile = ({ file_name, ...file }: RestChangedFile): Omit<RestChangedFile, 'file_name'> & { fileName: string } => ({ ...file, fileName: file_name });

/** One way packages change. */
const toPackages = (packages: RestImpact['going_packages']) =>
  packages.map(({ name, spec, files, reason, none_left }) => ({ name, spec, files, reason, noneLeft: none_left }));

/** An impact as the schema shows it. */
export interface ImpactModel {
  organizationName: string;
  channelName: string;
  isPublished: boolean;
  servedBefore: number;
  servedAfter: number;
  going: number;
  coming: number;
  byRule: RestImpact['by_rule'];
  byPlatform: { platform: string; numBefore: number; numAfter: number; going: number; coming: number }[];
  goingPackages: ReturnType<typeof toPackages>;
  goingPackageCount: number;
  comingPackages: ReturnType<typeof toPackages>;
  comingPackageCount: number;
  draftRules: { section: string; groupKey: string | null; rule: string; fileCount: number }[];
  exceptedFileCount: number;
  packageCount: number;
  checkedPackageCount: number;
  unscoredFileCount: number;
  undecidedFileCount: number;
  problems: { message: string; path: string[] }[];
  elapsed: number;
}

/** Parts of a policy as the schema names them. */
const SECTIONS = { add: 'PACKAGE', remove: 'CVE', exception: 'EXCLUSION' } as const;

/** Shapes an impact. */
export const toImpact = (organizationName: string, impact: RestImpact): ImpactModel => ({
  organizationName,
  channelName: impact.channel,
  isPublished: impact.published,
  servedBefore: impact.served_before,
  servedAfter: impact.served_after,
  going: impact.going,
  coming: impact.coming,
  byRule: impact.by_rule,
  byPlatform: impact.by_platform.map(({ platform, num_before, num_after, going, coming }) => ({ platform, numBefore: num_before, numAfter: num_after, going, coming })),
  goingPackages: toPackages(impact.going_packages),
  goingPackageCount: impact.going_package_count,
  comingPackages: toPackages(impact.coming_packages),
  comingPackageCount: impact.coming_package_count,
  draftRules: (impact.draft_rules).map(({ section, group_key, rule, files }) => ({ section: SECTIONS[section], groupKey: group_key, rule, fileCount: files })),
  exceptedFileCount: impact.excepted_count,
  packageCount: impact.package_count,
  checkedPackageCount: impact.checked_package_count,
  unscoredFileCount: impact.unscored_count,
  undecidedFileCount: impact.undecided_count,
  problems: [],
  elapsed: impact.elapsed_ms,
});

/** The impact of a draft that is no policy: nothing counted, only what is wrong. */
export const wrongDraft = (organizationName: string, channelName: string, problems: ImpactModel['problems']): ImpactModel => ({
  organizationName, channelName, isPublished: true, servedBefore: 0, servedAfter: 0, going: 0, coming: 0, byRule: [], byPlatform: [],
  goingPackages: [], goingPackageCount: 0, comingPackages: [], comingPackageCount: 0, draftRules: [], exceptedFileCount: 0, packageCount: 0, checkedPackageCount: 0, unscoredFileCount: 0, undecidedFileCount: 0, problems, elapsed: 0,
});

/** An explanation as the schema shows it. */
export interface ExplanationModel {
  organizationName: string;
  decision: string;
  detail: string;
  file: { subdir: string; fileName: string };
  version: string;
  policyId: string | null;
  revision: number | null;
  inForceSince: string | null;
  appliedBy: UserModel | null;
  sections: { title: string; verdict: string; rules: { rule: string; verdict: string; reason: string; cves: CveModel[]; decided: boolean }[] }[];
  nearestAllowedVersion: string | null;
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
  nearestAllowedVersion: explanation.nearest_allowed_version,
  admins: explanation.admins.map(toUser),
});
