/**
 * Asks for permission without ever being stale and without a call for each request: requests that arrive before a check is
 * sent share it; those that arrive while it is under way wait for the next one. So every request is decided by a check
 * that was sent after it arrived, and sixty clients cost as many calls as one.
 */
import type { ClientRequest } from './clientRequest.ts';

/** One question: the target of a request and its Authorization header; and those who ask it, for the platform's books. */
export interface Ask {
  target: string;
  authorization?: string;
  visits: ClientRequest[];
}

/** Answers questions in their order. */
export type DecideMany<D> = (asks: Ask[], signal: AbortSignal) => Promise<D[]>;

/** Gets the decision, or the error. Called once. */
export type Waiter<D> = (error: Error | null, decision: D | null) => void;

/** Settings of {@link Authorizer}. */
export interface AuthorizerOptions {
  /** A check that has no answer after this many ms has failed. */
  deadline: number;
  /** A check that takes longer than this many ms no longer holds up the next one. */
  patience: number;
  /** A check waits while every turn of the event loop brings a further request, but not longer than this many ms. */
  gather: number;
  /** Most checks under way at once. */
  parallel: number;
  /** Most different questions in one check. */
  batch: number;
  /** Most requests that may wait; those above it fail at once. */
  waiting: number;
}

/** The default settings. */
const AUTHORIZER_OPTIONS: AuthorizerOptions = {
  deadline: 3_000,
  patience: 25,
  gather: 0.25,
  parallel: 4,
  batch: 256,
  waiting: 10_000,
};

/** More wait than the hub can take. */
export class TooManyWaiting extends Error {
  constructor() {
    super('Too many requests wait for a decision.');
    this.name = 'TooManyWaiting';
  }
}

interface Question<D> {
  ask: Ask;
  /** The ask's visits by what tells them apart. */
  visits: Map<string, ClientRequest>;
  waiters: Waiter<D>[];
}

/** Different visits of one question; the further ones are counted together, without what tells them apart. */
const MOST_VISITS = 64;

/** Adds a visit to those that ask the same. */
function note<D>({ ask, visits }: Question<D>, visitor: string, visit: ClientRequest): void {
  const isFull = visits.size >= MOST_VISITS && !visits.has(visitor);
  const key = isFull ? '' : visitor;
  const known = visits.get(key);
  if (known !== undefined) {
    known.n++;
    return;
  }
  const first = isFull ? { n: 1 } : visit;
  visits.set(key, first);
  ask.visits.push(first);
}

/** Collects questions and sends them in checks. */
export class Authorizer<D> {
  readonly #decideMany: DecideMany<D>;
  readonly #options: AuthorizerOptions;
  #pending = new Map<string, Question<D>>();
  #waiting = 0;
  #running = 0;
  /** Checks that hold up the next one. */
  #blocking = 0;
  #scheduled = false;

  constructor(decideMany: DecideMany<D>, options: Partial<AuthorizerOptions> = {}) {
    this.#decideMany = decideMany;
    this.#options = { ...AUTHORIZER_OPTIONS, ...options };
  }

  /**
   * Asks; the waiter is called with the answer of a check that is sent after this moment.
   * @param visit who asks, and what tells this from other visits
   */
  ask(
    target: string,
    authorization: string | undefined,
    [visitor, visit]: readonly [string, ClientRequest],
    waiter: Waiter<D>,
  ): void {
    if (this.#waiting >= this.#options.waiting) {
      waiter(new TooManyWaiting(), null);
      return;
    }
    this.#waiting++;
    const key = authorization === undefined ? target : `${target}\n${authorization}`;
    let question = this.#pending.get(key);
    if (question === undefined) {
      question = {
        ask: authorization === undefined ? { target, visits: [] } : { target, authorization, visits: [] },
        visits: new Map(),
        waiters: [],
      };
      this.#pending.set(key, question);
    }
    question.waiters.push(waiter);
    note(question, visitor, visit);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#blocking > 0 || this.#running >= this.#options.parallel || this.#pending.size === 0)
      return;
    this.#scheduled = true;
    const first = performance.now();
    let seen = this.#waiting;
    const turn = (): void => {
      if (this.#waiting !== seen && performance.now() - first < this.#options.gather) {
        seen = this.#waiting;
        setImmediate(turn);
        return;
      }
      this.#scheduled = false;
      if (this.#blocking === 0 && this.#running < this.#options.parallel && this.#pending.size > 0) this.#send();
    };
    setImmediate(turn);
  }

  #take(): Question<D>[] {
    if (this.#pending.size <= this.#options.batch) {
      const all = [...this.#pending.values()];
      this.#pending = new Map();
      return all;
    }
    const some: Question<D>[] = [];
    for (const [key, question] of this.#pending) {
      some.push(question);
      this.#pending.delete(key);
      if (some.length === this.#options.batch) break;
    }
    return some;
  }

  #send(): void {
    const questions = this.#take();
    let blocking = true;
    const unblock = (): void => {
      if (!blocking) return;
      blocking = false;
      this.#blocking--;
    };
    this.#running++;
    this.#blocking++;
    const patience = setTimeout(() => {
      unblock();
      this.#schedule();
    }, this.#options.patience);
    const abort = new AbortController();
    let settled = false;
    const done = (error: Error | null, decisions: D[]): void => {
      if (settled) return;
      settled = true;
      clearTimeout(patience);
      clearTimeout(deadline);
      unblock();
      this.#running--;
      questions.forEach(({ waiters }, index) => {
        this.#waiting -= waiters.length;
        for (const waiter of waiters) waiter(error, decisions[index] ?? null);
      });
      this.#schedule();
    };
    const deadline = setTimeout(() => {
      const late = new DOMException('The decision took too long.', 'TimeoutError');
      done(late, []);
      abort.abort(late);
    }, this.#options.deadline);
    this.#decideMany(
      questions.map(({ ask }) => ask),
      abort.signal,
    ).then(
      (decisions) => {
        if (decisions.length === questions.length) done(null, decisions);
        else done(new Error(`${questions.length} questions got ${decisions.length} answers.`), []);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), []),
    );
  }
}
