/** Probes: what has to stay installable in a channel, as somebody named it, and whether it does. */
import { chainOf, chainText } from './chain.ts';
import type { ContentPlatform, InstallableContent } from './content.ts';
import { environmentAnswer, environmentOf } from './environment.ts';
import type { Environment } from './environment.ts';
import { REFUSED } from './fixpoint.ts';
import type { Offer } from './offer.ts';

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
 * Answers probes on each of their platforms.
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
  const left = allowed.map((bit, record) => bit & content.available[record]!);
  const usual = new Set(usualPlatforms(content, allowed).map(({ machine }) => machine.platform));
  const concerns = ({ platforms }: Probe, platform: string): boolean =>
    platforms.length === 0 ? usual.has(platform) : platforms.includes(platform);
  const effort = { left: steps };
  const answers = content.platforms.flatMap((platform) => {
    const { machine } = platform;
    const asked = probes.filter((probe) => concerns(probe, machine.platform));
    const environments = asked.map(({ specs }) => environmentOf(content.graph, machine, specs));
    const offer = platform.open.over(
      left,
      effort,
      environments.map(({ choices }) => choices),
    );
    return asked.map(({ label, required }, at): ProbeAnswer => {
      const environment = environments[at]!;
      const answer = environmentAnswer(offer, environment, at);
      const told = { label, required, platform: machine.platform };
      if (answer === undefined) return { ...told, ok: null, detail: null };
      if (answer.ok) return { ...told, ok: true, detail: null };
      const detail =
        answer.level === 'L1'
          ? lackText(offer, platform, environment, ruleOf)
          : `What it asks for excludes one another: '${answer.unmet}' does not fit the rest.`;
      return { ...told, ok: false, detail };
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

/** Why the first thing that an environment asks for is not there. */
function lackText(
  offer: Offer,
  { machine, open }: ContentPlatform,
  { demands }: Environment,
  ruleOf: (record: number) => string,
): string {
  const { fixpoint, graph } = offer;
  const { subdirOf } = graph.records;
  const lacking = demands.find(
    ({ providers }) => !Array.from(providers).some((record) => fixpoint.alive[record] === 1),
  )!;
  const members = Array.from(lacking.providers).filter((record) => machine.member[subdirOf[record]!] === 1);
  if (members.length === 0) return `Nothing in the channel meets '${lacking.text}' on ${machine.platform}.`;
  const dead = members.find((record) => fixpoint.killer[record] !== REFUSED);
  if (dead !== undefined) return chainText(offer, chainOf(offer, open, dead), ruleOf);
  const rule = ruleOf(members[0]!);
  return `Everything that meets '${lacking.text}' is refused${rule === '' ? '' : `: ${rule}`}.`;
}

/**
 * Probes of the packages that most files of a content need, the first of them most. Each is asked for where the content has files of it:
 * the runtime of one platform is not missed on the others.
 */
export function mostNeeded(content: InstallableContent, allowed: Uint8Array, count: number): Probe[] {
  const { names, nameOf, subdirOf } = content.graph.records;
  const needed = dependentsOf(content);
  const first = [...needed.keys()]
    .filter((name) => needed[name]! > 0)
    .sort((a, b) => needed[b]! - needed[a]! || (names[a]! < names[b]! ? -1 : 1))
    .slice(0, count);
  const subdirsOf = new Map(first.map((name) => [name, new Set<number>()]));
  nameOf.forEach((name, record) => {
    if (content.available[record] === 1) subdirsOf.get(name)?.add(subdirOf[record]!);
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
