/** The allowed files of a platform, and which of them can be installed. */
import { ALIVE, fixpoint, UNREADABLE } from './fixpoint.ts';
import type { Fixpoint } from './fixpoint.ts';
import type { Graph } from './graph.ts';
import type { Machine } from './virtualPackages.ts';
import { isBarred, Solver } from './solver.ts';
import type { Choice, Effort, Fact, Solution } from './solver.ts';

/** No single question may take more steps: about half a second. Real ones need some thousand. */
const mostStepsOfOne = 40_000_000;

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
  /** 0 not known yet, 1 installable, 2 not. */
  readonly #known: Uint8Array;
  /** Rules against files that a search proved uninstallable. */
  readonly #against = new Map<number, readonly Fact[]>();

  /**
   * @param effort budget of all questions together; questions beyond it return undefined
   * @param environments each a list of choices that must all be met together
   * @param quick the fixpoint of the same files, if known
   */
  constructor(
    graph: Graph,
    machine: Machine,
    allowed: Uint8Array,
    effort: Effort,
    environments: readonly (readonly Choice[])[] = [],
    quick: Fixpoint = fixpoint(graph, machine, allowed),
  ) {
    this.graph = graph;
    this.machine = machine;
    this.allowed = allowed;
    this.fixpoint = quick;
    this.#effort = effort;
    this.#environments = environments;
    this.#choices = environments.flat();
    this.#known = new Uint8Array(graph.records.length);
  }

  /** The same files with a new budget. Keeps only the fixpoint. */
  afresh(effort: Effort): AllowedFiles {
    return new AllowedFiles(this.graph, this.machine, this.allowed, effort, this.#environments, this.fixpoint);
  }

  /** Another set of allowed files of the same content and machine. @param environments as in the constructor */
  over(allowed: Uint8Array, effort: Effort, environments: readonly (readonly Choice[])[] = []): AllowedFiles {
    return new AllowedFiles(this.graph, this.machine, allowed, effort, environments);
  }

  /** Whether a record is allowed, has a provider for each dependency, and isn't barred by itself. */
  present(record: number): boolean {
    return this.fixpoint.alive[record] === 1 && !isBarred(this.graph, this.machine, record);
  }

  /** Whether a record can be installed with its dependencies; undefined if the budget ran out. */
  installable(record: number): boolean | undefined {
    if (this.#known[record] === 0) {
      if (this.fixpoint.killer[record] !== ALIVE) this.#known[record] = 2;
      else {
        const solution = this.ask(record);
        if (solution.ok === false) this.#against.set(record, solution.facts);
        this.#note(record, solution);
      }
    }
    const known = this.#known[record];
    return known === 0 ? undefined : known === 1;
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
    if (killer === UNREADABLE || (killer === ALIVE && isBarred(this.graph, this.machine, record))) return [];
    const resting = ({ record: of, need }: { record: number; need: number }): { of: number; at: number } => {
      const specs = dependsPool.subarray(dependsStart[of]!, dependsStart[of + 1]!);
      return { of, at: specs.findIndex((spec) => needOf[spec] === need) };
    };
    if (killer >= 0) return [resting({ record, need: killer })];
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

  #note(record: number, { ok, ...solution }: Solution): void {
    if (ok === false) this.#known[record] = 2;
    else if ('picked' in solution) for (const picked of solution.picked) this.#known[picked] = 1;
  }

  #limited(question: (solver: Solver, effort: Effort) => Solution): Solution {
    if (this.#effort.left < 0) return { ok: undefined };
    this.#solver ??= new Solver(this.graph, this.machine, this.fixpoint.alive, this.#environments);
    const given = Math.min(this.#effort.left, mostStepsOfOne);
    const own = { left: given };
    const solution = question(this.#solver, own);
    this.#effort.left -= given - own.left;
    return solution;
  }
}
