/** Install checks: what must stay installable in a channel, and whether it is. */
import type { ContentPlatform, InstallableContent } from './content.ts';
import { environmentOf, EnvironmentQuestions } from './environment.ts';

/** Specs that have to be installable together. */
export interface Probe {
  label: string;
  specs: readonly string[];
  /** On which platforms; none stands for all that the channel serves. */
  platforms: readonly string[];
  /** Whether a failure puts runs of the channel on hold. */
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
  /** Why not, in a sentence; null if it can be installed. */
  detail: string | null;
}

/**
 * Evaluates install checks on each of their platforms. A check whose last installation is still allowed passes without
 * a search.
 * @param steps budget of all checks together
 * @param ruleOf text of the rule that blocks a record
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
    const concerned = probes.filter((probe) => concerns(probe, machine.platform));
    const environments = concerned.map(({ specs }) => environmentOf(content.graph, machine, specs));
    const questions = new EnvironmentQuestions(platform, left, effort, environments);
    return concerned.map(({ label, required }, at): ProbeAnswer => {
      const answer = questions.answer(at);
      const common = { label, required, platform: machine.platform };
      if (answer === undefined) return { ...common, ok: null, detail: null };
      if (answer.ok) return { ...common, ok: true, detail: null };
      return { ...common, ok: false, detail: questions.refusal(at, answer, ruleOf) };
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
 * Creates checks of the most-depended-on packages, most needed first. Each is checked on the platforms that need it, so
 * that the runtime of one platform isn't missed on others.
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

/** A registered environment. */
export interface KnownEnvironment {
  label: string;
  platform: string;
  /** Its packages, in lower case. */
  packages: readonly { name: string; version: string }[];
}

/** Builds depend on the Python minor version, so an environment keeps its own. */
const pinned = ({ name, version }: { name: string; version: string }): string => {
  const minor = name === 'python' ? /^\d+\.\d+/.exec(version) : null;
  return minor === null ? name : `python ${minor[0]}.*`;
};

/**
 * Creates checks of environments: whether its packages from this content can be installed together on its platform, in
 * any version. Packages from elsewhere are ignored, and environments without any package of the content are skipped.
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

/** Default platforms of a check: the served ones, or all if none is served. */
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
    const [from, end] = [need, need + 1].map((one) => dependents.start[one * records.subdirs.length]!);
    counts[records.nameOf[providers.items[first]!]!]! += end! - from!;
  }
  return counts;
}
