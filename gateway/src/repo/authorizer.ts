/**
 * Batches permission checks without ever using stale results: requests that arrive before a check is sent share it;
 * those that arrive during a check wait for the next one. So every request is decided by a check sent after its
 * arrival, and sixty clients need as many calls as one.
 */
import type { ClientRequest } from './clientRequest.ts';

/** One question: a request's target and Authorization header; with its clients, for the platform's reports. */
export interface Ask {
  target: string;
  authorization?: string;
  visits: ClientRequest[];
}

/** Decides questions in order. */
export type DecideMany<D> = (asks: Ask[], signal: AbortSignal) => Promise<D[]>;

/** Gets the decision, or the error. Called once. */
export type Waiter<D> = (error: Error | null, decision: D | null) => void;

/** Settings of {@link Authorizer}. */
export interface AuthorizerOptions {
  /** Timeout of a check in ms. */
  deadline: number;
  /** Time in ms after which a check no longer blocks the next one. */
  patience: number;
  /** Maximum time in ms that a check waits while every turn of the event loop adds a request. */
  gather: number;
  /** Maximum number of running checks. */
  parallel: number;
  /** Maximum number of different questions in one check. */
  batch: number;
  /** Maximum number of waiting requests; others fail immediately. */
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
  /** The clients of the question by distinguishing key. */
  visits: Map<string, ClientRequest>;
  waiters: Waiter<D>[];
}

/** Maximum number of distinct clients per question; further ones are counted together. */
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
  /** Number of checks that block the next one. */
  #blocking = 0;
  #scheduled = false;

  constructor(decideMany: DecideMany<D>, options: Partial<AuthorizerOptions> = {}) {
    this.#decideMany = decideMany;
    this.#options = { ...AUTHORIZER_OPTIONS, ...options };
  }

  /**
   * Asks a question; calls the waiter with the result of a check sent after this moment.
   * @param visit the client, with what distinguishes it from others
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
