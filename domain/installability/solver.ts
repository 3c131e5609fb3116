/**
 * The exact answer: can a file be installed with everything it needs, one file per name, and no violated constraint?
 * Conflict-driven search with learned clauses: a file is a variable, and its needs are evaluated only once it is
 * selected. Installing nothing violates no rule, so whatever is derived without a decision says that some file can't be
 * installed. Learned clauses stay valid for later questions about the same files.
 */
import type { Graph } from './graph.ts';
import type { Machine, RecordRange } from './virtualPackages.ts';

const OPEN = 0;
const TRUE = 1;
const FALSE = 2;

// Why a variable has its value. A reason and its variable make a clause; `a` and `b` say which.
const DECISION = 0;
/** Not among the files in question: false for good. */
const ABSENT = 1;
/** a: a selected file, b: its need, whose last provider this is. */
const NEED = 2;
/** a: a selected file of the same name. */
const NAME = 3;
/** a: a selected file, b: a constraint between the two. */
const CONSTRAINT = 4;
/** a: a learned clause. */
const LEARNED = 5;
/** Source of a learned clause: a variable that is known without a decision. */
const KNOWN = 6;

/** Files of one name of which one must be installed: the providers of one request of an environment. */
export type Choice = ArrayLike<number>;

/** One rule of a proof. Records by index; an environment's index is the content's length plus its position. */
export type Fact =
  | { kind: 'need'; record: number; need: number }
  | { kind: 'name'; record: number; other: number }
  | { kind: 'constraint'; record: number; constraint: number; other: number };

/** Remaining budget, shared by several searches: every conflict and every assigned value uses one step. */
export interface Effort {
  left: number;
  /** Maximum for one question about a file. Default: 40 million, about half a second. */
  each?: number;
}

/**
 * `picked`: records of one installation. `facts`: conflicting rules, not minimized. `undefined`: the budget ran out.
 */
export type Solution = { ok: true; picked: number[] } | { ok: false; facts: Fact[] } | { ok: undefined };

/** A worklist of unique numbers. */
class Worklist {
  readonly #all = new Set<number>();
  readonly #waiting: number[] = [];
  add(value: number): void {
    if (this.#all.has(value)) return;
    this.#all.add(value);
    this.#waiting.push(value);
  }
  take(): number | undefined {
    return this.#waiting.pop();
  }
}

/** The large arrays of a solver. */
interface Memory {
  /** The files in question. For all others, `value`, `kind`, and `head` say that they are absent. */
  ranges: readonly RecordRange[];
  variables: number;
  needs: number;
  value: Uint8Array;
  level: Int32Array;
  kind: Uint8Array;
  a: Int32Array;
  b: Int32Array;
  trail: Int32Array;
  seen: Uint8Array;
  neededBy: Int32Array;
  countedAt: Uint32Array;
  count: Uint32Array;
  best: Int32Array;
  watched: Int32Array;
  next: Int32Array;
  previous: Int32Array;
  head: Int32Array;
}

/** Memory of released solvers: a preview makes two for each platform, and allocating takes half of their time. */
let released: Memory[] = [];

/** Returns memory for a number of variables and needs: that of a released solver if it fits. */
function takeMemory(ranges: readonly RecordRange[], variables: number, needs: number): Memory {
  released = released.filter((memory) => memory.variables === variables && memory.needs === needs);
  const known = released.pop();
  if (known !== undefined) {
    if (known.ranges !== ranges)
      for (const [from, end] of known.ranges) {
        known.value.fill(FALSE, from, end);
        known.kind.fill(ABSENT, from, end);
        known.head.fill(-1, from, end);
      }
    known.ranges = ranges;
    return known;
  }
  return {
    ranges,
    variables,
    needs,
    value: new Uint8Array(variables).fill(FALSE),
    level: new Int32Array(variables),
    kind: new Uint8Array(variables).fill(ABSENT),
    a: new Int32Array(variables),
    b: new Int32Array(variables),
    trail: new Int32Array(variables),
    seen: new Uint8Array(variables),
    neededBy: new Int32Array(needs),
    countedAt: new Uint32Array(needs),
    count: new Uint32Array(needs),
    best: new Int32Array(needs),
    watched: new Int32Array(2 * needs),
    next: new Int32Array(2 * needs),
    previous: new Int32Array(2 * needs),
    head: new Int32Array(variables).fill(-1),
  };
}

/** Questions over a fixed set of files. */
export class Solver {
  readonly #graph: Graph;
  readonly #machine: Machine;
  readonly #environments: readonly (readonly Choice[])[];
  readonly #files: number;
  readonly #value: Uint8Array;
  readonly #level: Int32Array;
  readonly #kind: Uint8Array;
  readonly #a: Int32Array;
  readonly #b: Int32Array;
  readonly #trail: Int32Array;
  #length = 0;
  #propagated = 0;
  /** Start of each level in the trail and in the active needs. */
  readonly #levels: { trail: number; active: number }[] = [];
  /** The lists of providers: those of the graph, then the choices of the environments. */
  readonly #choices: Choice[] = [];
  readonly #firstChoice: Int32Array;
  /** Needs of selected files in order of appearance, each with its file; -1 for environments. */
  readonly #active: number[] = [];
  readonly #neededBy: Int32Array;
  /** By name: 1 while one of its files is selected. */
  readonly #taken: Uint8Array;
  /** By name: incremented when one of its files gets or loses a value. */
  readonly #changes: Uint32Array;
  // By need, when its providers were last counted: the name's change counter, the number left (a lower bound without a
  // best one), and the best one.
  readonly #countedAt: Uint32Array;
  readonly #count: Uint32Array;
  readonly #best: Int32Array;
  // Each active need watches two providers that aren't false, if there are two: nodes 2k and 2k + 1 of doubly linked
  // lists by record.
  readonly #watched: Int32Array;
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  /** The files in question that have a constraint, by constraint. */
  readonly #holders: { start: Uint32Array; items: Uint32Array };
  /** Last selected file of each name, because it fits the learned clauses. */
  readonly #favourite: Int32Array;
  // Literals of learned clauses: record + 1 if selected, -(record + 1) if not.
  readonly #learned: Int32Array[] = [];
  /** What each was learned from: kind, variable, a, b, one after the other. */
  readonly #sources: Int32Array[] = [];
  readonly #learnedWatches = new Map<number, number[]>();
  /** The rule that was found broken: its variable (-1 when the reason says all) and reason. */
  readonly #conflict = { kind: DECISION, variable: -1, a: 0, b: 0 };
  readonly #seen: Uint8Array;
  readonly #memory: Memory;
  readonly #noted: number[] = [];
  /** Steps since the search began: what `Effort` is counted in. */
  #steps = 0;

  /**
   * @param candidates 1 for each file to consider; each of their dependencies has a provider among them, as after
   * `fixpoint`
   * @param environments each a list of choices that must all be met together
   */
  constructor(
    graph: Graph,
    machine: Machine,
    candidates: Uint8Array,
    environments: readonly (readonly Choice[])[] = [],
  ) {
    this.#graph = graph;
    this.#machine = machine;
    this.#environments = environments;
    const files = graph.records.length;
    const variables = files + environments.length;
    this.#files = files;
    this.#firstChoice = new Int32Array(environments.length);
    environments.forEach((choices, at) => {
      this.#firstChoice[at] = graph.needs + this.#choices.length;
      this.#choices.push(...choices);
    });
    const needs = graph.needs + this.#choices.length;
    const { constrained, ranges } = machine;
    const memory = takeMemory(ranges, variables, needs);
    this.#memory = memory;
    this.#value = memory.value.fill(OPEN, files);
    this.#level = memory.level;
    this.#kind = memory.kind.fill(DECISION, files);
    this.#a = memory.a;
    this.#b = memory.b;
    this.#trail = memory.trail;
    // Searches leave it at 0.
    this.#seen = memory.seen;
    this.#neededBy = memory.neededBy.fill(-1);
    this.#taken = new Uint8Array(graph.records.names.length);
    this.#changes = new Uint32Array(graph.records.names.length).fill(1);
    this.#countedAt = memory.countedAt.fill(0);
    this.#count = memory.count;
    this.#best = memory.best;
    this.#watched = memory.watched.fill(-1);
    this.#next = memory.next;
    this.#previous = memory.previous;
    this.#head = memory.head.fill(-1, files);
    this.#favourite = new Int32Array(graph.records.names.length).fill(-1);
    const { constrainsStart, constrainsPool, constrainsSpecs } = graph.records;
    const count = new Uint32Array(constrainsSpecs.length + 1);
    for (const [from, end] of ranges) {
      this.#head.fill(-1, from, end);
      for (let file = from; file < end; file++) {
        const isAbsent = candidates[file] !== 1 || machine.barred[file] === 1;
        this.#value[file] = isAbsent ? FALSE : OPEN;
        this.#kind[file] = isAbsent ? ABSENT : DECISION;
      }
    }
    for (let one = 0; one < constrained.length; one++) {
      const file = constrained[one]!;
      if (this.#kind[file] === ABSENT) continue;
      for (let at = constrainsStart[file]!; at < constrainsStart[file + 1]!; at++) count[constrainsPool[at]! + 1]!++;
    }
    for (let constraint = 0; constraint < constrainsSpecs.length; constraint++)
      count[constraint + 1]! += count[constraint]!;
    const holders = new Uint32Array(count[constrainsSpecs.length]!);
    const place = count.slice();
    for (let one = 0; one < constrained.length; one++) {
      const file = constrained[one]!;
      if (this.#kind[file] === ABSENT) continue;
      for (let at = constrainsStart[file]!; at < constrainsStart[file + 1]!; at++)
        holders[place[constrainsPool[at]!]!++] = file;
    }
    this.#holders = { start: count, items: holders };
  }

  /** Gives the memory to the next solver. This one can't be used again. */
  release(): void {
    if (released.length < 2) released.push(this.#memory);
  }

  /** Whether the file with an index can be installed. */
  file(index: number, effort: Effort): Solution {
    return this.#solve(index, effort);
  }

  /** Whether everything that the environment at a position requests can be installed together. */
  environment(position: number, effort: Effort): Solution {
    return this.#solve(this.#files + position, effort);
  }

  /** The environment's choice that a need in a fact stands for, by its position; undefined for a need of files. */
  choiceOf(need: number): Choice | undefined {
    return this.#choices[need - this.#graph.needs];
  }

  #solve(root: number, effort: Effort): Solution {
    this.#steps = 0;
    const solution = effort.left < 0 ? ({ ok: undefined } as const) : this.#search(root, effort.left);
    effort.left -= this.#steps;
    return solution;
  }

  #search(root: number, most: number): Solution {
    this.#backTo(0);
    for (;;) {
      while (!this.#propagate()) {
        this.#learn();
        if (this.#steps > most) return { ok: undefined };
      }
      if (this.#steps > most) return { ok: undefined };
      if (this.#value[root] === FALSE) return { ok: false, facts: this.#whyNot(root) };
      const next = this.#value[root] === OPEN ? root : this.#choose();
      if (next < 0) return { ok: true, picked: this.#picked() };
      this.#levels.push({ trail: this.#length, active: this.#active.length });
      this.#set(next, TRUE, DECISION, 0, 0);
    }
  }

  #set(variable: number, value: typeof TRUE | typeof FALSE, kind: number, a: number, b: number): void {
    this.#value[variable] = value;
    if (variable < this.#files) {
      const name = this.#graph.records.nameOf[variable]!;
      this.#changes[name]!++;
      if (value === TRUE) this.#taken[name] = 1;
    }
    this.#level[variable] = this.#levels.length;
    this.#kind[variable] = kind;
    this.#a[variable] = a;
    this.#b[variable] = b;
    this.#trail[this.#length++] = variable;
  }

  #broken(kind: number, variable: number, a: number, b: number): false {
    Object.assign(this.#conflict, { kind, variable, a, b });
    return false;
  }

  /** Sets `other` to false because of `variable`; returns false if it is already selected. */
  #exclude(other: number, kind: number, variable: number, b: number): boolean {
    if (this.#value[other] === TRUE) return this.#broken(kind, other, variable, b);
    if (this.#value[other] === OPEN) this.#set(other, FALSE, kind, variable, b);
    return true;
  }

  /** Draws all conclusions; false when a rule is broken. */
  #propagate(): boolean {
    while (this.#propagated < this.#length) {
      const variable = this.#trail[this.#propagated++]!;
      this.#steps++;
      const sound = this.#value[variable] === TRUE ? this.#took(variable) : this.#lost(variable);
      if (!sound || !this.#propagateLearned(variable)) return false;
    }
    return true;
  }

  #took(variable: number): boolean {
    if (variable >= this.#files) {
      const environment = variable - this.#files;
      const first = this.#firstChoice[environment]!;
      return this.#environments[environment]!.every((_, at) => this.#activate(first + at, variable));
    }
    this.#graph.find?.(variable);
    const { records, needOf, ofName, shutOut, shutOutBy } = this.#graph;
    const name = records.nameOf[variable]!;
    for (let at = ofName.start[name]!, end = ofName.start[name + 1]!; at < end; at++) {
      const other = ofName.items[at]!;
      if (other !== variable && !this.#exclude(other, NAME, variable, 0)) return false;
    }
    for (let at = records.constrainsStart[variable]!; at < records.constrainsStart[variable + 1]!; at++) {
      const constraint = records.constrainsPool[at]!;
      for (let out = shutOut.start[constraint]!; out < shutOut.start[constraint + 1]!; out++)
        if (!this.#exclude(shutOut.items[out]!, CONSTRAINT, variable, constraint)) return false;
    }
    const holders = this.#holders;
    for (let at = shutOutBy.start[variable]!; at < shutOutBy.start[variable + 1]!; at++) {
      const constraint = shutOutBy.items[at]!;
      for (let by = holders.start[constraint]!; by < holders.start[constraint + 1]!; by++)
        if (!this.#exclude(holders.items[by]!, CONSTRAINT, variable, constraint)) return false;
    }
    for (let at = records.dependsStart[variable]!; at < records.dependsStart[variable + 1]!; at++) {
      const need = needOf[records.dependsPool[at]!]!;
      if (this.#machine.met[need] === 0 && !this.#activate(need, variable)) return false;
    }
    return true;
  }

  #activate(need: number, by: number): boolean {
    if (this.#neededBy[need]! >= 0) return true;
    this.#neededBy[need] = by;
    this.#active.push(need);
    return this.#look(need);
  }

  #lost(variable: number): boolean {
    // Looking moves nodes from list to list: those of this one are noted first.
    const nodes = this.#noted;
    nodes.length = 0;
    for (let node = this.#head[variable]!; node >= 0; node = this.#next[node]!) nodes.push(node);
    for (const node of nodes) {
      const need = node >> 1;
      if (this.#watched[node] === variable && this.#neededBy[need]! >= 0 && !this.#look(need)) return false;
    }
    return true;
  }

  #firstProvider(need: number): number {
    const { start, items } = this.#graph.providers;
    return need < this.#graph.needs ? items[start[need]!]! : this.choiceOf(need)![0]!;
  }

  /** Calls a function with each provider of a need until it returns true. */
  #provider(need: number, found: (variable: number) => boolean): void {
    const { start, items } = this.#graph.providers;
    if (need < this.#graph.needs) {
      const from = start[need]!;
      const end = start[need + 1]!;
      let at = from;
      while (at < end && !found(items[at]!)) at++;
      this.#steps += at - from;
    } else {
      const choice = this.choiceOf(need)!;
      let at = 0;
      while (at < choice.length && !found(choice[at]!)) at++;
      this.#steps += at;
    }
  }

  /**
   * Checks the providers of an active need: none is a conflict, a single one must be selected, of several two are
   * watched.
   */
  #look(need: number): boolean {
    let first = -1;
    let second = -1;
    let lastLost = -1;
    this.#provider(need, (variable) => {
      const value = this.#value[variable]!;
      if (value === FALSE) {
        if (this.#kind[variable] !== ABSENT && (lastLost < 0 || this.#level[variable]! > this.#level[lastLost]!))
          lastLost = variable;
        return false;
      }
      if (first < 0) first = variable;
      else second = variable;
      return value === TRUE || second >= 0;
    });
    if (first < 0) return this.#broken(NEED, -1, this.#neededBy[need]!, need);
    this.#watch(2 * need, first);
    if (second >= 0 || lastLost >= 0) this.#watch(2 * need + 1, second >= 0 ? second : lastLost);
    if (second < 0 && this.#value[first] === OPEN) this.#set(first, TRUE, NEED, this.#neededBy[need]!, need);
    return true;
  }

  #watch(node: number, variable: number): void {
    const from = this.#watched[node]!;
    if (from === variable) return;
    const next = this.#next;
    const previous = this.#previous;
    if (from >= 0) {
      if (previous[node]! >= 0) next[previous[node]!] = next[node]!;
      else this.#head[from] = next[node]!;
      if (next[node]! >= 0) previous[next[node]!] = previous[node]!;
    }
    this.#watched[node] = variable;
    const head = this.#head[variable]!;
    next[node] = head;
    previous[node] = -1;
    if (head >= 0) previous[head] = node;
    this.#head[variable] = node;
  }

  #isTrue(literal: number): boolean {
    return literal > 0 ? this.#value[literal - 1] === TRUE : this.#value[-literal - 1] === FALSE;
  }

  #isFalse(literal: number): boolean {
    return literal > 0 ? this.#value[literal - 1] === FALSE : this.#value[-literal - 1] === TRUE;
  }

  #literal(variable: number): number {
    return this.#value[variable] === TRUE ? -(variable + 1) : variable + 1;
  }

  #propagateLearned(variable: number): boolean {
    const literal = this.#literal(variable);
    const clauses = this.#learnedWatches.get(literal);
    if (clauses === undefined) return true;
    let remaining = 0;
    let sound = true;
    for (const position of clauses) {
      const clause = this.#learned[position]!;
      if (sound && !this.#isTrue(clause[0] === literal ? clause[1]! : clause[0]!)) {
        if (clause[0] === literal) {
          clause[0] = clause[1]!;
          clause[1] = literal;
        }
        const other = clause.findIndex((one, at) => at > 1 && !this.#isFalse(one));
        if (other > 1) {
          clause[1] = clause[other]!;
          clause[other] = literal;
          this.#watchLearned(clause[1]!, position);
          continue;
        }
        const last = clause[0]!;
        if (this.#isFalse(last)) sound = this.#broken(LEARNED, -1, position, 0);
        else this.#set(Math.abs(last) - 1, last > 0 ? TRUE : FALSE, LEARNED, position, 0);
      }
      clauses[remaining++] = position;
    }
    clauses.length = remaining;
    return sound;
  }

  #watchLearned(literal: number, position: number): void {
    const clauses = this.#learnedWatches.get(literal);
    if (clauses === undefined) this.#learnedWatches.set(literal, [position]);
    else clauses.push(position);
  }

  #backTo(level: number): void {
    const begin = this.#levels[level];
    if (begin === undefined) return;
    for (let at = this.#length - 1; at >= begin.trail; at--) {
      const variable = this.#trail[at]!;
      if (variable < this.#files) {
        const name = this.#graph.records.nameOf[variable]!;
        this.#changes[name]!++;
        if (this.#value[variable] === TRUE) {
          this.#favourite[name] = variable;
          this.#taken[name] = 0;
        }
      }
      this.#value[variable] = OPEN;
    }
    this.#length = begin.trail;
    this.#propagated = begin.trail;
    for (let at = begin.active; at < this.#active.length; at++) this.#neededBy[this.#active[at]!] = -1;
    this.#active.length = begin.active;
    this.#levels.length = level;
  }

  /** The variables of the clause that a reason stands for, but for the one whose reason it is. */
  #clause(kind: number, variable: number, a: number, b: number, each: (other: number) => void): void {
    if (kind === NEED) {
      each(a);
      this.#provider(b, (other) => {
        if (other !== variable && this.#kind[other] !== ABSENT) each(other);
        return false;
      });
    } else if (kind === LEARNED) {
      for (const literal of this.#learned[a]!) if (Math.abs(literal) - 1 !== variable) each(Math.abs(literal) - 1);
    } else each(a);
  }

  /** Learns a clause from the violated rule, backtracks to where it leaves one choice, and makes it. */
  #learn(): void {
    const { kind, variable, a, b } = this.#conflict;
    let deepest = variable >= 0 ? this.#level[variable]! : 0;
    this.#clause(kind, variable, a, b, (other) => {
      deepest = Math.max(deepest, this.#level[other]!);
    });
    const sources: number[] = [kind, variable, a, b];
    const literals: number[] = [0];
    const touched: number[] = [];
    let open = 0;
    const resolve = (other: number): void => {
      if (this.#seen[other] === 1) return;
      this.#seen[other] = 1;
      touched.push(other);
      const level = this.#level[other]!;
      if (level === deepest) open++;
      else if (level > 0) literals.push(this.#literal(other));
      else sources.push(KNOWN, other, 0, 0);
    };
    if (variable >= 0) resolve(variable);
    this.#clause(kind, variable, a, b, resolve);
    let at = this.#length;
    let pivot: number;
    for (;;) {
      do pivot = this.#trail[--at]!;
      while (this.#seen[pivot] === 0 || this.#level[pivot] !== deepest);
      if (--open === 0) break;
      sources.push(this.#kind[pivot]!, pivot, this.#a[pivot]!, this.#b[pivot]!);
      this.#clause(this.#kind[pivot]!, pivot, this.#a[pivot]!, this.#b[pivot]!, resolve);
    }
    for (const other of touched) this.#seen[other] = 0;
    literals[0] = this.#literal(pivot);
    let back = 0;
    for (let one = 1; one < literals.length; one++) {
      const level = this.#level[Math.abs(literals[one]!) - 1]!;
      if (level <= back) continue;
      back = level;
      [literals[1], literals[one]] = [literals[one]!, literals[1]!];
    }
    this.#backTo(back);
    const position = this.#learned.push(Int32Array.from(literals)) - 1;
    this.#sources.push(Int32Array.from(sources));
    if (literals.length > 1) {
      this.#watchLearned(literals[0]!, position);
      this.#watchLearned(literals[1]!, position);
    }
    this.#set(pivot, literals[0]! > 0 ? TRUE : FALSE, LEARNED, position, 0);
  }

  /**
   * Selects the next file: the best provider, or one that fitted before, of the need with the fewest providers; -1 if
   * all needs are met.
   */
  #choose(): number {
    const { nameOf } = this.#graph.records;
    let best = -1;
    let fewest = Infinity;
    this.#steps += this.#active.length;
    for (const need of this.#active) {
      // All providers of a need have one name. If a file of it is selected, the need is met only by that file.
      const name = nameOf[this.#firstProvider(need)]!;
      if (this.#taken[name] === 1) continue;
      const isKnown =
        this.#countedAt[need] === this.#changes[name] && (this.#best[need]! >= 0 || this.#count[need]! >= fewest);
      if (isKnown ? this.#count[need]! >= fewest : !this.#countFewer(need, name, fewest)) continue;
      fewest = this.#count[need]!;
      best = this.#best[need]!;
      // A need with one provider would already be met.
      if (fewest <= 2) break;
    }
    return best;
  }

  /** Counts the remaining providers of a need; false if there are at least so many. */
  #countFewer(need: number, name: number, most: number): boolean {
    let count = 0;
    let first = -1;
    let favourite = -1;
    this.#provider(need, (variable) => {
      if (this.#value[variable] !== OPEN) return false;
      count++;
      if (first < 0) first = variable;
      if (this.#favourite[name] === variable) favourite = variable;
      return count >= most;
    });
    this.#countedAt[need] = this.#changes[name]!;
    this.#count[need] = count;
    this.#best[need] = count >= most ? -1 : favourite >= 0 ? favourite : first;
    return count < most;
  }

  #picked(): number[] {
    return [...this.#trail.subarray(0, this.#length)].filter(
      (variable) => variable < this.#files && this.#value[variable] === TRUE,
    );
  }

  /**
   * Returns the rules which imply that a root, which is false without a decision, can't be installed. Follows every
   * rule that is used: a variable has its value by one rule and the values of the rule's other variables. A learned
   * clause follows from the violated rule, the rules of the resolved variables (each in `#sources`, with its value
   * then), and the facts that hold without a decision, which stay true (KNOWN). Only ABSENT providers aren't followed:
   * they are uninstallable by themselves, by the fixpoint, or missing.
   */
  #whyNot(root: number): Fact[] {
    const facts = new Map<string, Fact>();
    const known = new Worklist();
    const learned = new Worklist();
    /** Records a used rule; a learned clause is replaced by its sources. */
    const use = (kind: number, variable: number, a: number, b: number): void => {
      if (kind === KNOWN) known.add(variable);
      else if (kind === LEARNED) learned.add(a);
      else if (kind !== ABSENT) {
        const fact = this.#fact(kind, variable, a, b);
        facts.set(Object.values(fact).join(), fact);
      }
    };
    known.add(root);
    for (;;) {
      const variable = known.take();
      if (variable !== undefined) {
        const [kind, a, b] = [this.#kind[variable]!, this.#a[variable]!, this.#b[variable]!];
        use(kind, variable, a, b);
        if (kind !== ABSENT) this.#clause(kind, variable, a, b, (other) => known.add(other));
        continue;
      }
      const clause = learned.take();
      if (clause === undefined) return [...facts.values()];
      const sources = this.#sources[clause]!;
      for (let at = 0; at < sources.length; at += 4)
        use(sources[at]!, sources[at + 1]!, sources[at + 2]!, sources[at + 3]!);
    }
  }

  #fact(kind: number, variable: number, a: number, b: number): Fact {
    if (kind === NEED) return { kind: 'need', record: a, need: b };
    if (kind === NAME) return { kind: 'name', record: Math.min(a, variable), other: Math.max(a, variable) };
    const { constrainsStart, constrainsPool } = this.#graph.records;
    const holds = constrainsPool.subarray(constrainsStart[a]!, constrainsStart[a + 1]!).includes(b);
    // If both have the constraint, the other one is excluded, as in the lists of excluded records.
    const { start, items } = this.#graph.shutOut;
    const shuts = holds && items.subarray(start[b]!, start[b + 1]!).includes(variable);
    return shuts
      ? { kind: 'constraint', record: a, constraint: b, other: variable }
      : { kind: 'constraint', record: variable, constraint: b, other: a };
  }
}
