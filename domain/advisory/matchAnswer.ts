/** The words of an answer about one package file and one advisory. They are also those of the REST answers. */

/** What is known: `unknown` wherever nobody can tell, which is never the same as `not_affected`. */
export const MATCH_STATES = ['affected', 'unknown', 'fixed', 'not_affected'] as const;
/** One of {@link MATCH_STATES}; where several sources speak of one fault, the first of the list wins. */
export type MatchState = (typeof MATCH_STATES)[number];

/** Why, by state. Of several reasons for one state the first is told. */
export const MATCH_REASONS = {
  /** The version stands in the advisory's list; it lies in one of its ranges; somebody said so. */
  affected: ['listed', 'in-range', 'vex'],
  /**
   * Nobody said what the package is upstream; a bound that is no version of this project; only commits or nothing at all; only a hint leads
   * from the package to the project; somebody is still looking into it.
   */
  unknown: ['bound-unreadable', 'git-only', 'weak-mapping', 'no-mapping', 'vex'],
  /** This very build carries the patch; the version is beyond a fix; somebody said so. */
  fixed: ['build-fixed', 'after-fix', 'vex'],
  /** The package ships no code; the version is outside; taken back; about something else; somebody said so. */
  not_affected: ['no-code', 'outside', 'withdrawn', 'other-package', 'vex'],
} as const satisfies Record<MatchState, readonly string[]>;
/** One of the reasons of any state. */
export type MatchReason = (typeof MATCH_REASONS)[MatchState][number];

/**
 * What somebody who looks into a hit should know: `open-range` no end is given; `branch` an older branch than the fix's, built after the
 * publication (a backport is likely); `platform` the text names one platform and the file is of another; `bound-suspicious` the fix looks
 * like a typing error; `malicious` the package is the fault.
 */
export const MATCH_FLAGS = ['malicious', 'open-range', 'branch', 'platform', 'bound-suspicious'] as const;
/** One of {@link MATCH_FLAGS}. */
export type MatchFlag = (typeof MATCH_FLAGS)[number];

/** An answer about a file and one fault. */
export interface MatchAnswer {
  state: MatchState;
  reason: MatchReason;
  /** Only of `affected`; in the order of {@link MATCH_FLAGS}. */
  flags: MatchFlag[];
}

/** Makes an answer. */
export function matchAnswer(state: MatchState, reason: MatchReason, flags: readonly MatchFlag[] = []): MatchAnswer {
  return { state, reason, flags: MATCH_FLAGS.filter((flag) => flags.includes(flag)) };
}

/** The answer of several sources that speak of one fault: the gravest state, its first reason, and the flags of all with that state. */
export function combineAnswers(answers: readonly MatchAnswer[]): MatchAnswer | undefined {
  const rank = ({ state, reason }: MatchAnswer) =>
    MATCH_STATES.indexOf(state) * 10 + MATCH_REASONS[state].findIndex((one) => one === reason);
  const worst = answers.toSorted((a, b) => rank(a) - rank(b))[0];
  if (worst === undefined) return undefined;
  return matchAnswer(
    worst.state,
    worst.reason,
    answers.filter(({ state }) => state === worst.state).flatMap(({ flags }) => flags),
  );
}
