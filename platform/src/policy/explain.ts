// Read model of channel_file, publication: a file with its decision in the channel's publication.
/** Explains why a file is allowed or blocked, with every rule of the active revision. */
import { isoTime } from '@terrarium/domain/calendar';
import { ABSENCES } from '@terrarium/domain/repo';
import {
  compatibleSubdirs,
  compilePolicy,
  explain,
  refuses,
  RULE_DEPENDENCY,
  RULE_LEGACY,
  severityOf,
  versionOrder,
  withoutWords,
} from '@terrarium/domain/policy';
import type { AdvisoryReason, RuleDescriptor, RuleVerdict, SectionVerdict, Verdict } from '@terrarium/domain/policy';
import type { Advisories, CveAnswer } from '../advisory/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { INSTALLABLE, stateInstead, stateOn, UNDECIDED } from '../repo/index.ts';
import type { ChannelIndex, Repo } from '../repo/index.ts';
import { findAdmins, findPerson } from '../person/index.ts';
import type { ExplanationAnswer } from './contract.ts';
import { filtersInForce } from './impact.ts';
import type { ImpactService } from './impact.ts';
import { findAssignment } from './store.ts';

type SectionAnswer = ExplanationAnswer['sections'][number];
type RuleAnswer = SectionAnswer['rules'][number];

/** Identifies a file in a channel. */
export interface FileKey {
  subdir: string;
  fileName: string;
}

/** Dependencies of explanations. */
export interface ExplainParts {
  db: Db;
  repo: Repo;
  advisories: Advisories;
  /** Finds why a file can't be installed. */
  reasons: ImpactService['reasons'];
}

/**
 * Explains the decision about a file.
 * @param forMembers also name the admins, and the organization's VEX statements
 * @throws HttpError 404 if the channel doesn't have the file
 */
export async function explainFile(
  { db, repo, advisories, reasons }: ExplainParts,
  channel: ChannelRow,
  key: FileKey,
  forMembers: boolean,
): Promise<ExplanationAnswer> {
  const index = await repo.index(channel.id);
  const record = await findRecord(db, index, key);
  if (record === undefined)
    throw notFound(`The file '${key.subdir}/${key.fileName}' in the channel '${channel.name}'`, 'file_not_found');
  const { publication, records } = index;
  const version = records.versions[records.versionOf[record]!]!;
  const name = records.names[records.nameOf[record]!]!;
  const base = {
    subdir: key.subdir,
    file_name: key.fileName,
    version,
    admins: forMembers ? await findAdmins(db, channel.organization_id) : [],
  };
  const allowed = publication?.allowed[record] === 1;
  const installable = allowed ? await installableOn(reasons, index, record, key.subdir) : [];
  const installed = {
    installable,
    alternative_version:
      allowed && !installable.some(({ state }) => state === 'uninstallable')
        ? null
        : newestInstallable(index, name, key.subdir),
  };
  const plain = (decision: 'allowed' | 'refused', detail: string): ExplanationAnswer => ({
    ...base,
    decision,
    held_until: null,
    detail,
    policy: null,
    revision: null,
    in_force_since: null,
    applied_by: null,
    sections: [],
    nearest_allowed_version: decision === 'allowed' ? null : newestInstallable(index, name, key.subdir),
    ...installed,
  });
  const withdrawal = ABSENCES[index.withdrawn[record]! - 1];
  if (withdrawal !== undefined)
    return plain(
      'refused',
      {
        yanked: `${name} ${version} was yanked. It's hidden from the index, but lock files can still install it.`,
        harmful: `${name} ${version} was quarantined. It can't be installed.`,
        gone: `${name} ${version} was removed from the mirror's source and is hidden from the index. Lock files can still install it if the policy allows.`,
      }[withdrawal],
    );
  // Indexed after the publication, or before the first. The next run decides.
  if (publication === null || publication.rule[record] === UNDECIDED) {
    return plain('refused', `${name} ${version} isn't published yet. The channel is updating. Try again in a moment.`);
  }
  const filters = await filtersInForce(db, publication);
  if (filters === null) {
    return publication.allowed[record] === 1
      ? plain('allowed', `${name} ${version} is allowed. No policy is active on channel '${channel.name}'.`)
      : plain(
          'refused',
          `${name} ${version} is blocked by ${publication.policyName === null ? 'a deleted policy' : `deleted policy '${publication.policyName}'`}: ${publication.rules[publication.rule[record]!]?.text ?? 'unknown rule'}.`,
        );
  }
  const made = await db
    .selectFrom('publication')
    .select('created_at')
    .where('id', '=', publication.id)
    .executeTakeFirst();
  const assignment = await findAssignment(db, channel.id);
  const current = assignment?.policy_id === publication.policyId ? assignment : undefined;
  const matches = forMembers || channel.privacy !== 'public' ? index.advisories : withoutWords(index.advisories);
  const isRefusing = (rule: number): boolean => {
    const descriptor = publication.rules[rule];
    return descriptor !== undefined && refuses(descriptor);
  };
  const found = explain(compilePolicy(filters, publication.granted), records, matches, record, {
    evaluation: {
      allowed: publication.allowed.map((bit, i) => (bit === 1 && !isRefusing(publication.rule[i]!) ? 1 : 0)),
      rule: publication.rule,
    },
    installable: statesFor(index, name, key.subdir),
    policyName: publication.policyName ?? undefined,
    revision: publication.policyRevision ?? undefined,
    // Ages are shown as of the decision.
    now: made?.created_at.getTime(),
  });
  const ids = found.sections.flatMap((section) => section.rules.flatMap((rule) => rule.advisories.map(({ id }) => id)));
  const cves = await advisories.cves([...new Set(ids)]);
  return {
    ...base,
    decision: allowed ? 'allowed' : 'refused',
    held_until: allowed || found.heldUntil === null ? null : isoTime(found.heldUntil),
    // Served although a rule blocks it, because the policy is monitored.
    detail:
      allowed && !found.allowed
        ? `${name} ${version} is served because the policy is in monitor mode. If enforced, it would be blocked. ${found.detail}`
        : found.detail,
    policy: { id: publication.policyId!, name: publication.policyName ?? '' },
    revision: publication.policyRevision,
    in_force_since: isoTime(current?.in_force_since),
    applied_by: await findPerson(db, current?.applied_by ?? null),
    sections: withImplicit(found.sections, found.decidedBy, (rule) => ruleAnswer(rule, found.decidedBy.index, cves)),
    nearest_allowed_version: found.nearest?.version ?? null,
    ...installed,
  };
}

/**
 * Returns for each record of a package whether it could be installed instead of a file of a subdir.
 * Other records stay at 2.
 */
function statesFor({ publication, byName, records, fileIds }: ChannelIndex, name: string, subdir: string): Uint8Array {
  const states = new Uint8Array(records.length).fill(INSTALLABLE.installable);
  if (publication === null) return states;
  for (const record of byName.get(name) ?? []) {
    const other = { subdir: records.subdirs[records.subdirOf[record]!]!, id: fileIds[record]! };
    states[record] = INSTALLABLE[stateInstead(publication.installability, subdir, other)];
  }
  return states;
}

/**
 * Returns the newest installable version of a package for a subdir; null if none.
 * Uninstallable versions are never recommended.
 */
function newestInstallable(index: ChannelIndex, name: string, subdir: string): string | null {
  const { publication, byName, records } = index;
  const states = statesFor(index, name, subdir);
  return (
    [...(byName.get(name) ?? [])]
      .filter((record) => publication?.allowed[record] === 1 && states[record] === INSTALLABLE.installable)
      .filter((record) => compatibleSubdirs(subdir, records.subdirs[records.subdirOf[record]!]!))
      .map((record) => records.versions[records.versionOf[record]!]!)
      .sort((a, b) => versionOrder(b, a))[0] ?? null
  );
}

/** Returns for each platform whether clients can install an allowed file, and why not. */
async function installableOn(
  reasons: ImpactService['reasons'],
  index: ChannelIndex,
  record: number,
  subdir: string,
): Promise<ExplanationAnswer['installable']> {
  const { publication, fileIds } = index;
  const platforms = (publication?.installability ?? []).filter(
    ({ platform }) => subdir === 'noarch' || platform === subdir,
  );
  const states = platforms.map((platform) => ({
    platform: platform.platform,
    state: stateOn(platform, fileIds[record]!),
  }));
  const broken = states.filter(({ state }) => state !== 'installable').map(({ platform }) => platform);
  const why = broken.length === 0 ? {} : await reasons(index, { record, platforms: broken });
  return states.map(({ platform, state }) => ({
    platform,
    state: state === 'installable' ? ('installable' as const) : ('uninstallable' as const),
    before: state === 'before',
    detail: why[platform] ?? null,
  }));
}

/** Finds the record of a file. If several sources of a virtual channel have the name, returns the channel's own. */
async function findRecord(db: Db, index: ChannelIndex, { subdir, fileName }: FileKey): Promise<number | undefined> {
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'name'])
    .where('subdir', '=', subdir)
    .where('file_name', '=', fileName)
    .where('channel_id', 'in', index.sourceIds)
    .execute();
  for (const { id, name } of rows) {
    const record = index.byName.get(name)?.find((position) => index.fileIds[position] === id);
    if (record !== undefined) return record;
  }
  return undefined;
}

const VERDICTS: Record<Verdict, RuleAnswer['verdict']> = {
  pass: 'passed',
  fail: 'refused',
  'not-applicable': 'not_concerned',
};

/** A file that an exception allows is `excepted`, not `passed`. */
function verdictOf(
  verdict: Verdict,
  section: RuleDescriptor['section'] | SectionVerdict['section'],
): RuleAnswer['verdict'] {
  const letsIn = section === 'exception' || section === 'granted' || section === 'exclusions';
  return verdict === 'pass' && letsIn ? 'excepted' : VERDICTS[verdict];
}

function ruleAnswer(
  { rule, verdict, reason, advisories }: RuleVerdict,
  decidedBy: number,
  cves: ReadonlyMap<string, CveAnswer>,
): RuleAnswer {
  return {
    rule: rule.text,
    verdict: verdictOf(verdict, rule.section),
    reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
    cves: advisories.map((advisory) => cves.get(advisory.id) ?? bareCve(advisory)),
    decided: rule.index === decidedBy,
  };
}

function bareCve({ id, score, status, summary }: AdvisoryReason): CveAnswer {
  return {
    id,
    score,
    severity: severityOf(score),
    status,
    summary: summary ?? '',
    published_at: null,
    references: [],
    aliases: [],
    withdrawn_at: null,
    packages: [],
    scores: [],
    urgency: null,
  };
}

/** Returns the sections. If a dependency or legacy file is allowed, the package rules get a last line for it. */
function withImplicit(
  sections: SectionVerdict[],
  decidedBy: RuleDescriptor,
  answer: (rule: RuleVerdict) => RuleAnswer,
): SectionAnswer[] {
  return sections.map(({ section, title, verdict, rules }) => {
    const lines = rules.map(answer);
    const letIn =
      section === 'package' &&
      (decidedBy.index === RULE_DEPENDENCY ||
        decidedBy.index === RULE_LEGACY ||
        decidedBy.facets.includes('early_fixes'));
    if (letIn)
      lines.push({ rule: decidedBy.text, verdict: 'excepted', reason: decidedBy.text, cves: [], decided: true });
    return { title, verdict: letIn ? 'excepted' : verdictOf(verdict, section), rules: lines };
  });
}
