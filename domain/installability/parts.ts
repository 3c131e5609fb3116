/** Long computations in parts, between which their thread can answer others. */

/** A computation that yields between its parts and returns its result. */
export type Parts<T> = Generator<undefined, T, undefined>;

/** Runs all parts. */
export function runParts<T>(parts: Parts<T>): T {
  for (;;) {
    const part = parts.next();
    if (part.done === true) return part.value;
  }
}
