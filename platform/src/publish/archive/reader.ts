/** Which reader of archives this is: kept with all that it reads. */

/**
 * Raised by one with every change after which something else is found in the same bytes: kinds of scripts, texts that are kept, what is refused. What a reader of
 * a lower number has read is read again, in the background (`Archives.readAgain`).
 *
 * 1. `post-unlink` scripts, `env_vars.d`, entry points that would be scripts; before it nothing was numbered.
 */
export const READER = 1;
