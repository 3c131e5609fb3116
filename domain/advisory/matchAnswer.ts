/** Terms of the result for one package file and one advisory, also in REST responses. */

/** Evaluation result. `unknown` isn't the same as `not_affected`. */
export const MATCH_STATES = ['affected', 'unknown', 'fixed', 'not_affected'] as const;
/** One of {@link MATCH_STATES}; if sources of one advisory differ, the first in the list wins. */
export type MatchState = (typeof MATCH_STATES)[number];

/** Reasons by state. If several apply, the first one is reported. */
export const MATCH_REASONS = {
  /** The advisory lists the version, one of its ranges contains it, or a VEX statement says so. */
  affected: ['listed', 'in-range', 'vex'],
  /**
   * A bound isn't a version of this project, only commits or nothing is given, only a suggested mapping leads to the
   * project, the package has no upstream mapping, or a VEX statement says it is under investigation.
   */
  unknown: ['bound-unreadable', 'git-only', 'weak-mapping', 'no-mapping', 'vex'],
  /** This build contains the patch, the version is at or after a fix, or a VEX statement says so. */
  fixed: ['build-fixed', 'after-fix', 'vex'],
  /**
   * The package ships no code, the version is outside all ranges, the advisory was withdrawn or is about another
   * package, or a VEX statement says so.
   */
  not_affected: ['no-code', 'outside', 'withdrawn', 'other-package', 'vex'],
} as const satisfies Record<MatchState, readonly string[]>;
/** One of the reasons of any state. */
export type MatchReason = (typeof MATCH_REASONS)[MatchState][number];

/**
 * Hints for reviewing a match. `open-range`: no end is given. `branch`: an older branch than the fix's, built after the
 * publication, so a backport is likely. `platform`: the text names one platform and the file is for another.
 * `bound-suspicious`: the fix looks like a typo. `malicious`: the package itself is malware.
 */
export const MATCH_FLAGS = ['malicious', 'open-range', 'branch', 'platform', 'bound-suspicious'] as const;
/** One of {@link MATCH_FLAGS}. */
export type MatchFlag = (typeof MATCH_FLAGS)[number];

/** The result for a file and one advisory. */
export interface MatchAnswer {
  state: MatchState;
  reason: MatchReason;
  /** Only of `affected`; in the order of {@link MATCH_FLAGS}. */
  flags: MatchFlag[];
}

/** Creates a result. */
export function matchAnswer(state: MatchState, reason: MatchReason, flags: readonly MatchFlag[] = []): MatchAnswer {
  return { state, reason, flags: MATCH_FLAGS.filter((flag) => flags.includes(flag)) };
}

/**
 * Combines results of several sources for one advisory: the most severe state, its first reason, and the flags of that
 * state.
 */
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
