/**
 * Scripts that clients run when they install or activate a file (CEP 34), as read from the archive, never guessed.
 * Definition: docs/decisions/archives.md.
 */

/**
 * Script states of a file. 'link': a script runs on installation or removal. 'activation': scripts run or variables are
 * set only on activation. 'none': the archive was read and has neither. 'unknown': not read. The code of a state is its
 * index.
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

/** Returns the column code of a state. */
export function scriptCode(state: ScriptState): number {
  return SCRIPT_STATES.indexOf(state);
}

/** Returns the state of a column code, its index in SCRIPT_STATES; 'unknown' for any other number. */
export function scriptState(code: number): ScriptState {
  return SCRIPT_STATES[code] ?? 'unknown';
}

/**
 * Returns the script state of a file whose archive was read.
 * @param kinds when clients run its scripts: 'post-link', 'activate' …
 */
export function scriptsOf(kinds: readonly string[]): ScriptState {
  if (kinds.some((kind) => kind.endsWith('link'))) return 'link';
  return kinds.length > 0 ? 'activation' : 'none';
}
