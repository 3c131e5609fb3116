/** The allowed files of a platform, and which of them can be installed. */
import { ALIVE, fixpoint, fixpointOfPart, releaseFixpoint, UNREADABLE } from './fixpoint.ts';
import type { Fixpoint } from './fixpoint.ts';
import type { Graph } from './graph.ts';
import type { Machine } from './virtualPackages.ts';
import { INSTALLABLE, ProvenAnswers, UNINSTALLABLE, UNKNOWN } from './provenAnswers.ts';
import { Solver } from './solver.ts';
import type { Choice, Effort, Fact, Solution } from './solver.ts';

/** No single question may take more steps: about half a second. Real ones need some thousand. */
const mostStepsOfOne = 40_000_000;

/** Results for all files of a content. */
interface Proven {
  answers: ProvenAnswers;
  /** Whether the allowed files are all files, or a part of them. */
  isWhole: boolean;
}

/** A set of allowed files on a machine, with cached results. */
export class AllowedFiles {
  readonly graph: Graph;
  readonly machine: Machine;
  /** 1 for each record that is allowed. */
  readonly allowed: Uint8Array;
  readonly fixpoint: Fixpoint;
  readonly #environments: readonly (readonly Choice[])[];
  readonly #choices: readonly Choice[];
  readonly #effort: Effort;
  #solver: Solver | undefined;
  readonly #proven: Proven | null;
  #known: Uint8Array | undefined;
  /** Rules against files that a search proved uninstallable. */
  readonly #against: Map<number, readonly Fact[]>;

  /**
   * @param effort budget of all questions together; questions beyond it return undefined
   * @param environments each a list of choices that must all be met together
   * @param quick the fixpoint of the same files, if known
   * @param proven results for all files of the content, of which these are a part; null for none
   */
  constructor(
    graph: Graph,
    machine: Machine,
    allowed: Uint8Array,
    effort: Effort,
    environments: readonly (readonly Choice[])[] = [],
    quick: Fixpoint = fixpoint(graph, machine, allowed),
    proven: Proven | null = null,
  ) {
    this.graph = graph;
    this.machine = machine;
    this.allowed = allowed;
    this.fixpoint = quick;
    this.#effort = effort;
    this.#environments = environments;
    this.#choices = environments.flat();
    this.#proven = proven;
    this.#against = proven?.isWhole === true ? proven.answers.against : new Map();
  }

  /** All available files of a content on a machine, without a budget. Their answers also help for parts of them. */
  static whole(graph: Graph, machine: Machine, available: Uint8Array): AllowedFiles {
    const proven = { answers: new ProvenAnswers(graph.records.length, machine.ranges), isWhole: true };
    return new AllowedFiles(graph, machine, available, { left: -1 }, [], undefined, proven);
  }

  /** The same files with a new budget. Keeps the results. */
  afresh(effort: Effort): AllowedFiles {
    const { graph, machine, allowed, fixpoint: quick } = this;
    return new AllowedFiles(graph, machine, allowed, effort, this.#environments, quick, this.#proven);
  }

  /** Another set of allowed files of the same content and machine. @param environments as in the constructor */
  over(allowed: Uint8Array, effort: Effort, environments: readonly (readonly Choice[])[] = []): AllowedFiles {
    const { graph, machine } = this;
    const whole = this.#proven?.isWhole === true ? this.#proven.answers : null;
    const part = whole && fixpointOfPart(graph, machine, this, allowed);
    return part === null
      ? new AllowedFiles(graph, machine, allowed, effort, environments)
      : new AllowedFiles(graph, machine, allowed, effort, environments, part, { answers: whole!, isWhole: false });
  }

  /** Whether a record is allowed, has a provider for each dependency, and isn't barred by itself. */
  present(record: number): boolean {
    return this.fixpoint.alive[record] === 1 && this.machine.barred[record] === 0;
  }

  /**
   * Whether a record can be installed with its dependencies; undefined if the budget ran out. False for one that isn't
   * {@link present}.
   */
  installable(record: number): boolean | undefined {
    const known = (this.#known ??= this.#knownBefore());
    if (known[record] === UNKNOWN) {
      if (!this.present(record)) known[record] = UNINSTALLABLE;
      else {
        const { each } = this.#effort;
        const tooFew = each === undefined ? undefined : this.#proven?.answers.tooFew;
        // What was too hard for a quick question would take the steps of all others each time.
        if (tooFew !== undefined && tooFew[record]! >= each!) return undefined;
        const solution = this.ask(record);
        if (tooFew !== undefined && solution.ok === undefined && this.#effort.left >= 0) tooFew[record] = each!;
        if (solution.ok === false) this.#against.set(record, solution.facts);
        this.#note(known, record, solution);
      }
    }
    return known[record] === UNKNOWN ? undefined : known[record] === INSTALLABLE;
  }

  /** Ends the search, whose memory the next one uses. What it proved stays. */
  endSearch(): void {
    this.#solver?.release();
    this.#solver = undefined;
  }

  /** Gives all memory to the next part of the same files. These can't be used again. */
  release(): void {
    this.endSearch();
    if (this.#proven?.isWhole !== false) return;
    releaseFixpoint(this.machine, this.fixpoint);
    if (this.#known !== undefined) this.#proven.answers.release(this.#known);
  }

  /** What searches over all files proved about these. */
  #knownBefore(): Uint8Array {
    if (this.#proven === null) return new Uint8Array(this.graph.records.length);
    const { answers, isWhole } = this.#proven;
    return isWhole ? answers.known : answers.ofPart(this.fixpoint.alive);
  }

  /**
   * Like {@link installable}, but always with the installation or the rules against it. The record must be in the
   * fixpoint.
   */
  ask(record: number): Solution {
    return this.#limited((solver, effort) => solver.file(record, effort));
  }

  /**
   * Why a record can't be installed, if known: blocking dependencies, by record and position. The record stays
   * uninstallable until a new file provides one of them.
   */
  blocking(record: number): { of: number; at: number }[] | null {
    const { needOf, records } = this.graph;
    const { dependsStart, dependsPool } = records;
    const killer = this.fixpoint.killer[record]!;
    if (killer === UNREADABLE || (killer === ALIVE && this.machine.barred[record] === 1)) return [];
    const resting = ({ record: of, need }: { record: number; need: number }): { of: number; at: number } => {
      const specs = dependsPool.subarray(dependsStart[of]!, dependsStart[of + 1]!);
      return { of, at: specs.findIndex((spec) => needOf[spec] === need) };
    };
    if (killer > 0) return [resting({ record, need: killer })];
    const facts = this.#against.get(record);
    return facts?.flatMap((fact) => (fact.kind === 'need' ? [resting(fact)] : [])) ?? null;
  }

  /** Whether the environment at a position can be installed. */
  environment(position: number): Solution {
    return this.#limited((solver, effort) => solver.environment(position, effort));
  }

  /** Providers of a need of a file or an environment, whether present or not. */
  providersOf(need: number): Choice {
    const { start, items } = this.graph.providers;
    if (need < this.graph.needs) return items.subarray(start[need]!, start[need + 1]!);
    return this.#choices[need - this.graph.needs]!;
  }

  #note(known: Uint8Array, record: number, solution: Solution): void {
    if (solution.ok === false) known[record] = UNINSTALLABLE;
    if (solution.ok !== true) return;
    for (const picked of solution.picked) known[picked] = INSTALLABLE;
    this.#proven?.answers.add(solution.picked);
  }

  #limited(question: (solver: Solver, effort: Effort) => Solution): Solution {
    if (this.#effort.left < 0) return { ok: undefined };
    this.#solver ??= new Solver(this.graph, this.machine, this.fixpoint.alive, this.#environments);
    const given = Math.min(this.#effort.left, this.#effort.each ?? mostStepsOfOne);
    const own = { left: given };
    const solution = question(this.#solver, own);
    this.#effort.left -= given - own.left;
    return solution;
  }
}
