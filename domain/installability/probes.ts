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
  const served = content.served(allowed);
  const usual = new Set((served.length > 0 ? served : content.platforms).map(({ machine }) => machine.platform));
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

/** The names of packages that most files of a content need, the first of them most. */
export function mostNeeded(content: InstallableContent, count: number): string[] {
  const { names } = content.graph.records;
  const needed = dependentsOf(content);
  return [...needed.keys()]
    .filter((name) => needed[name]! > 0)
    .sort((a, b) => needed[b]! - needed[a]! || (names[a]! < names[b]! ? -1 : 1))
    .slice(0, count)
    .map((name) => names[name]!);
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
