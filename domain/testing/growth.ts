/** Measures how the cost of a parser grows with its input. For tests; times are CPU times of the thread, so a busy machine doesn't matter. */

/** CPU time of one run that is long enough to compare, in ms. Shorter runs drown in the noise of the clock and the collector. */
const ENOUGH = 15;
/** Runs of each size: the cheapest counts, because noise only adds. */
const RUNS = 3;
/** Sizes that are compared: linear work costs 4 times as much, quadratic work 16 times. */
const SPAN = 4;
/** The largest factor that a test accepts: double the input, at most two and a half times the cost. */
export const LINEAR = 2.5;
/** A factor that no noise makes of linear work: quadratic work has 4. */
const CLEARLY = 3.2;
/** Pairs of sizes that are tried before growth counts as worse than linear. */
const TRIES = 5;

/** The least CPU time of some runs, in ms. */
export function cpuCost(run: () => unknown, runs = RUNS): number {
  let least = Infinity;
  for (let at = 0; at < runs; at++) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Sizes between which growth is measured. */
export interface GrowthOptions {
  /** First size that is tried. */
  from?: number;
  /** Largest size that is tried: the bound of the parser, beyond which it refuses. */
  most: number;
}

/**
 * Measures by how much the cost of a run grows when its input doubles: 2 for linear work, 4 for quadratic work.
 * @param make the input of a size: characters, lines, or entries
 * @returns the factor; 1 when even the largest size costs too little to measure
 * @internal for tests
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
    // What is far beyond isn't measured again: twice the size would take minutes. What is close may be noise.
    if (least <= LINEAR || ++tries === TRIES || (cost > 200 && factor > CLEARLY)) return least;
  }
  return least === Infinity ? 1 : least;
}
