/** Version of the archive reader, stored with its results. */

/**
 * Increase with every change that finds something else in the same bytes: types of scripts, stored texts, rejected
 * archives. Results of older versions are read again in the background (`Archives.readAgain`). 1. `post-unlink`
 * scripts, `env_vars.d`, entry points that would be scripts; earlier results have no number.
 */
export const READER = 1;
