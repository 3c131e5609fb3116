/** Impact of a policy on existing environments of the content's files. */
import type { InstallableContent } from './content.ts';
import { EnvironmentQuestions } from './environment.ts';
import type { Environment } from './environment.ts';
import type { Demand } from './graph.ts';

/** An environment on a device. */
export interface HeldEnvironment {
  platform: string;
  /** The records of the content that are installed in it. */
  records: readonly number[];
}

/**
 * Outcome for an environment. `kept`: all files stay. `solves`: some files are removed, but the requested packages can
 * be installed. `breaks`: they can't. `unsolved`: they couldn't be installed from this content before either.
 * `unknown`: the budget ran out.
 */
export const HELD_OUTCOMES = ['kept', 'solves', 'breaks', 'unsolved', 'unknown'] as const;
/** One of {@link HELD_OUTCOMES}. */
export type HeldOutcome = (typeof HELD_OUTCOMES)[number];

/** What becomes of an environment, and why. */
export interface HeldAnswer {
  outcome: HeldOutcome;
  /** Why it can't be installed, in a sentence; otherwise null. */
  detail: string | null;
}

/** Decisions over every record, 1 for each that is allowed. */
export interface HeldDecisions {
  before: Uint8Array;
  after: Uint8Array;
}

/**
 * Names of packages that no other package in the environment needs, which the user probably requested. All of them if
 * every package is needed.
 */
export function rootsOf({ graph }: Pick<InstallableContent, 'graph'>, installed: readonly number[]): number[] {
  const { records, needOf, providers } = graph;
  const installedRecords = new Set(installed);
  const needed = new Set<number>();
  for (const record of installedRecords)
    for (let at = records.dependsStart[record]!; at < records.dependsStart[record + 1]!; at++) {
      const need = needOf[records.dependsPool[at]!]!;
      for (let place = providers.start[need]!; place < providers.start[need + 1]!; place++) {
        const provider = providers.items[place]!;
        if (provider !== record && installedRecords.has(provider)) needed.add(records.nameOf[provider]!);
      }
    }
  const names = [...new Set(installed.map((record) => records.nameOf[record]!))];
  const roots = names.filter((name) => !needed.has(name));
  return roots.length > 0 ? roots : names;
}

/**
 * Evaluates the impact on environments. Assumes that the user requested the packages that no other one needs, in any
 * version.
 * @param steps budget of all questions together
 * @param ruleOf text of the rule that blocks a record
 * @throws TooManyProviders from the content
 */
export function heldAnswers(
  content: InstallableContent,
  { before, after }: HeldDecisions,
  asked: readonly HeldEnvironment[],
  steps: number,
  ruleOf: (record: number) => string,
): HeldAnswer[] {
  const answers = asked.map(({ records }): HeldAnswer => ({
    outcome: records.every((record) => left(content, after, record)) ? 'kept' : 'unknown',
    detail: null,
  }));
  const effort = { left: steps };
  for (const platform of content.platforms) {
    const places = asked.flatMap((one, place) =>
      one.platform === platform.machine.platform && answers[place]!.outcome !== 'kept' ? [place] : [],
    );
    if (places.length === 0) continue;
    const environments = places.map((place) => asking(content, asked[place]!));
    const [now, then] = [before, after].map(
      (allowed) => new EnvironmentQuestions(platform, content.offered(allowed), effort, environments),
    ) as [EnvironmentQuestions, EnvironmentQuestions];
    places.forEach((place, position) => {
      const answer = then.answer(position);
      if (answer === undefined) return;
      if (answer.ok) return void (answers[place] = { outcome: 'solves', detail: null });
      const earlier = now.answer(position);
      if (earlier === undefined) return;
      answers[place] = {
        outcome: earlier.ok ? 'breaks' : 'unsolved',
        detail: then.refusal(position, answer, ruleOf),
      };
    });
  }
  return answers;
}

const left = ({ available }: InstallableContent, allowed: Uint8Array, record: number): boolean =>
  allowed[record] === 1 && available[record] === 1;

/** The packages that an environment requests, by name. */
function asking({ graph }: InstallableContent, { records: installed }: HeldEnvironment): Environment {
  const { ofName, records } = graph;
  const demands = rootsOf({ graph }, installed).map((name): Demand => ({
    text: records.names[name]!,
    spec: undefined,
    providers: ofName.items.subarray(ofName.start[name]!, ofName.start[name + 1]!),
  }));
  return { demands, choices: demands.map(({ providers }) => providers) };
}
