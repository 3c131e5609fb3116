/**
 * Measures how the cost of a parser grows with its input, for tests. Uses CPU time of the thread, so a busy machine
 * doesn't matter. Time of the kernel doesn't count: new memory costs more on some machines the more there is.
 */

/** Minimum CPU time of a comparable run in ms. Shorter runs are dominated by the clock and the garbage collector. */
const ENOUGH = 15;
/** Runs of each size; the fastest counts, because noise only adds. */
const RUNS = 3;
/** Sizes that are compared: linear work costs 4 times as much, quadratic work 16 times. */
const SPAN = 4;
/** Maximum factor that a test accepts: doubling the input takes at most 2.5 times as long. */
export const LINEAR = 2.5;
/** A factor that no noise makes of linear work: quadratic work has 4. */
const CLEARLY = 3.2;
/** Number of measurements before growth counts as worse than linear. */
const TRIES = 5;

/** The least CPU time of some runs, in ms. */
export function cpuCost(run: () => unknown, runs = RUNS): number {
  let least = Infinity;
  for (let at = 0; at < runs; at++) {
    const before = process.threadCpuUsage();
    run();
    least = Math.min(least, process.threadCpuUsage(before).user / 1000);
  }
  return least;
}

/** Sizes between which growth is measured. */
export interface GrowthOptions {
  /** First size that is tried. */
  from?: number;
  /** Largest size to try: the parser's limit. */
  most: number;
}

/**
 * Measures how the cost of a run grows when its input doubles: 2 for linear work, 4 for quadratic work.
 * @param make creates an input by size: characters, lines, or entries
 * @returns the factor; 1 if even the largest size is too fast to measure @internal for tests
 */
export function growthPerDoubling<Input>(
  make: (size: number) => Input,
  run: (input: Input) => unknown,
  { from = 1_000, most }: GrowthOptions,
): number {
  const sizes: number[] = [];
  for (let size = from; size * SPAN <= most; size *= 2) sizes.push(size);
  let [least, tries] = [Infinity, 0];
  // The largest size is measured again, because its first factor may be noise.
  for (const size of [...sizes, ...Array.from({ length: TRIES }, () => sizes.slice(-1)).flat()]) {
    const small = make(size);
    // The first run is slower: code is compiled while it runs.
    if (cpuCost(() => run(small), 1) < ENOUGH) continue;
    const cost = cpuCost(() => run(small));
    if (cost < ENOUGH) continue;
    const large = make(size * SPAN);
    const factor = (cpuCost(() => run(large), cost > 100 ? 1 : RUNS) / cost) ** (1 / Math.log2(SPAN));
    least = Math.min(least, factor);
    // Don't repeat a clearly excessive measurement, because twice the size would take minutes; repeat a close one,
    // which may be noise.
    if (least <= LINEAR || ++tries === TRIES || (cost > 200 && factor > CLEARLY)) return least;
  }
  return least === Infinity ? 1 : least;
}
