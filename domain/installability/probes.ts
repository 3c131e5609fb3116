/** Probes: what has to stay installable in a channel, as somebody named it, and whether it does. */
import type { ContentPlatform, InstallableContent } from './content.ts';
import { environmentOf, EnvironmentQuestions } from './environment.ts';

/** Specs that have to be installable together. */
export interface Probe {
  label: string;
  specs: readonly string[];
  /** On which platforms; none stands for all that the channel serves. */
  platforms: readonly string[];
  /** Whether a channel that holds back what fails waits for this one. */
  required: boolean;
}

/** Whether a probe can be installed on one platform. */
export interface ProbeAnswer {
  /** Of the probe. */
  label: string;
  required: boolean;
  platform: string;
  /** Null when that was not found out within the effort. */
  ok: boolean | null;
  /** Why not, in a sentence; null for what can be installed. */
  detail: string | null;
}

/**
 * Answers probes on each of their platforms. One of which the last installation that was found is still allowed holds without a search.
 * @param steps what all answers may take together
 * @param ruleOf the text of the rule that refuses a record
 */
export function probeAnswers(
  content: InstallableContent,
  allowed: Uint8Array,
  probes: readonly Probe[],
  steps: number,
  ruleOf: (record: number) => string,
): ProbeAnswer[] {
  if (probes.length === 0) return [];
  const left = content.offered(allowed);
  const usual = new Set(usualPlatforms(content, allowed).map(({ machine }) => machine.platform));
  const concerns = ({ platforms }: Probe, platform: string): boolean =>
    platforms.length === 0 ? usual.has(platform) : platforms.includes(platform);
  const effort = { left: steps };
  const answers = content.platforms.flatMap((platform) => {
    const { machine } = platform;
    const asked = probes.filter((probe) => concerns(probe, machine.platform));
    const environments = asked.map(({ specs }) => environmentOf(content.graph, machine, specs));
    const questions = new EnvironmentQuestions(platform, left, effort, environments);
    return asked.map(({ label, required }, at): ProbeAnswer => {
      const answer = questions.answer(at);
      const told = { label, required, platform: machine.platform };
      if (answer === undefined) return { ...told, ok: null, detail: null };
      if (answer.ok) return { ...told, ok: true, detail: null };
      return { ...told, ok: false, detail: questions.refusal(at, answer, ruleOf) };
    });
  });
  const known = new Set(content.platforms.map(({ machine }) => machine.platform));
  const unknown = probes.flatMap(({ label, required, platforms }) =>
    platforms
      .filter((platform) => !known.has(platform))
      .map((platform) => ({
        label,
        required,
        platform,
        ok: false,
        detail: `The channel has no files for ${platform}.`,
      })),
  );
  return [...answers, ...unknown];
}

/**
 * Probes of the packages that most files of a content need, the first of them most. Each is asked for where the content has files of it:
 * the runtime of one platform is not missed on the others.
 */
export function mostNeeded(content: InstallableContent, allowed: Uint8Array, count: number): Probe[] {
  const { names, nameOf, subdirOf } = content.graph.records;
  const needed = dependentsOf(content);
  const first = [...needed.keys()]
    .filter((name) => name < content.own.names && needed[name]! > 0)
    .sort((a, b) => needed[b]! - needed[a]! || (names[a]! < names[b]! ? -1 : 1))
    .slice(0, count);
  const subdirsOf = new Map(first.map((name) => [name, new Set<number>()]));
  nameOf.forEach((name, record) => {
    if (record < content.own.records && content.available[record] === 1) subdirsOf.get(name)?.add(subdirOf[record]!);
  });
  const usual = usualPlatforms(content, allowed);
  return first.flatMap((name) => {
    const subdirs = [...subdirsOf.get(name)!];
    const has = usual.filter(({ machine }) => subdirs.some((subdir) => machine.member[subdir] === 1));
    if (has.length === 0) return [];
    const platforms = has.length === usual.length ? [] : has.map(({ machine }) => machine.platform);
    return [{ label: names[name]!, specs: [names[name]!], platforms, required: false }];
  });
}

/** An environment as somebody has it. */
export interface KnownEnvironment {
  label: string;
  platform: string;
  /** Its packages, in lower case. */
  packages: readonly { name: string; version: string }[];
}

/** Python is part of what every build is for: an environment stays on the minor version that it has. */
const pinned = ({ name, version }: { name: string; version: string }): string => {
  const minor = name === 'python' ? /^\d+\.\d+/.exec(version) : null;
  return minor === null ? name : `python ${minor[0]}.*`;
};

/**
 * Probes of environments: whether what each of them has of a content can be installed together on its platform, in whatever versions.
 * Packages that the content does not have come from elsewhere; environments that have nothing of it are left out.
 */
export function environmentProbes(content: InstallableContent, environments: readonly KnownEnvironment[]): Probe[] {
  if (environments.length === 0) return [];
  const { names, nameOf, subdirOf } = content.graph.records;
  const positions = new Map(names.map((name, position) => [name, position]));
  const subdirsOf = new Map<number, Set<number>>();
  nameOf.forEach((name, record) => {
    if (record >= content.own.records || content.available[record] !== 1) return;
    const known = subdirsOf.get(name);
    if (known === undefined) subdirsOf.set(name, new Set([subdirOf[record]!]));
    else known.add(subdirOf[record]!);
  });
  return environments.flatMap(({ label, platform, packages }) => {
    const machine = content.platforms.find((one) => one.machine.platform === platform)?.machine;
    if (machine === undefined) return [];
    const has = packages.filter(({ name }) =>
      [...(subdirsOf.get(positions.get(name) ?? -1) ?? [])].some((subdir) => machine.member[subdir] === 1),
    );
    return has.length === 0 ? [] : [{ label, specs: has.map(pinned), platforms: [platform], required: false }];
  });
}

/** The platforms that a probe without any stands for: those that are served, or all where nothing is. */
function usualPlatforms(content: InstallableContent, allowed: Uint8Array): readonly ContentPlatform[] {
  const served = content.served(allowed);
  return served.length > 0 ? served : content.platforms;
}

/** By name: how many files need it. */
export function dependentsOf({ graph: { records, providers, dependents, needs } }: InstallableContent): Uint32Array {
  const counts = new Uint32Array(records.names.length);
  for (let need = 0; need < needs; need++) {
    const first = providers.start[need]!;
    if (first === providers.start[need + 1]!) continue;
    counts[records.nameOf[providers.items[first]!]!]! += dependents.start[need + 1]! - dependents.start[need]!;
  }
  return counts;
}
