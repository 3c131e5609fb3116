/** What clients run when they install or activate a file (CEP 34), as far as this hub knows: told by the archive alone, never guessed. What counts: docs/decisions/archives.md. */

/**
 * What is known of a file's scripts: 'link' where one runs at installing or removing, 'activation' where scripts only run with the environment, or variables are set with it, 'none' where
 * the archive was read and holds neither, 'unknown' where nobody has read it. The code of a state is its place in the list.
 */
export const SCRIPT_STATES = ['unknown', 'none', 'activation', 'link'] as const;
/** One of {@link SCRIPT_STATES}. */
export type ScriptState = (typeof SCRIPT_STATES)[number];

/** The states in a word or two. */
export const SCRIPT_LABEL: Readonly<Record<ScriptState, string>> = {
  none: 'None',
  activation: 'Activation scripts only',
  link: 'Link scripts',
  unknown: 'Not known yet',
};

/** The code of a state, as columns hold it. */
export function scriptCode(state: ScriptState): number {
  return SCRIPT_STATES.indexOf(state);
}

/** The state of a code of the column, its place in SCRIPT_STATES; 'unknown' for any other number. */
export function scriptState(code: number): ScriptState {
  return SCRIPT_STATES[code] ?? 'unknown';
}

/** The state of a file whose archive was read. @param kinds when clients run its scripts: 'post-link', 'activate' … */
export function scriptsOf(kinds: readonly string[]): ScriptState {
  if (kinds.some((kind) => kind.endsWith('link'))) return 'link';
  return kinds.length > 0 ? 'activation' : 'none';
}
