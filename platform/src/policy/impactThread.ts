/** The worker thread of previews: started on demand, one question at a time, columns sent once. */
import { Worker } from 'node:worker_threads';
import type { HeldAnswer, HeldEnvironment } from '@terrarium/domain/installability';
import { computeImpact, draft, exceptionImpact } from './impactCore.ts';
import type { Drafted, ExceptionNumbers, ImpactChannel, ImpactNumbers, ImpactQuestion } from './impactCore.ts';
import type { FromWorker, ToWorker, Wanted } from './impactWorker.ts';
import { exactOf, heldOf, reasonsOf, repairOf } from './installability.ts';
import type {
  Changed,
  Decisions,
  ExactFound,
  ExactQuestion,
  ReasonQuestion,
  RepairNumbers,
  RepairQuestion,
} from './installability.ts';

/**
 * Up to this many records, including companion files, a preview takes about ten milliseconds in the request thread:
 * less than a worker costs.
 */
const INLINE_RECORDS = 2_000;
/** Channels that the worker keeps, with their dependencies, which take about 200 bytes per record. */
const HELD_CHANNELS = 2;
/** Maximum number of records of these channels. A larger channel is kept alone. */
const HELD_RECORDS = 3_000_000;
/**
 * Time without questions after which the worker ends, in ms.
 * It takes 40 MB and more; the next preview takes half a second longer.
 */
const IDLE_MS = 5 * 60_000;
/** Maximum number of queued questions. More are rejected. */
const MAX_WAITING = 20;

const isSmall = ({ records, companions }: ImpactChannel): boolean =>
  records.length + (companions?.length ?? 0) <= INLINE_RECORDS;

/** A channel with its publication. */
export interface ServedChannel extends ImpactChannel {
  publication: Decisions | null;
}

/** Thrown if too many previews are queued. */
export class PreviewsBusy extends Error {
  constructor() {
    super('Too many previews of large channels are being computed.');
    this.name = 'PreviewsBusy';
  }
}

/** Computes previews. */
export class ImpactThread {
  #worker: Worker | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isBusy = false;
  /** Ends an idle worker. */
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  readonly #ids = new WeakMap<object, number>();
  /** IDs in the worker, most recently used last. */
  #held: { records: number; advisories: number; companions: number; length: number }[] = [];
  /** Learns which records the rest of the hub no longer has in memory. */
  readonly #outdated = new FinalizationRegistry<number>((id) => this.#end(id));

  /** Returns the numbers of a preview. @throws the signal's reason, PreviewsBusy */
  numbers(channel: ImpactChannel, question: ImpactQuestion, signal: AbortSignal): Promise<ImpactNumbers> {
    if (isSmall(channel)) return Promise.resolve(computeImpact(channel, question));
    return this.#queue(signal, async () => {
      const answer = await this.#ask(channel, question, { kind: 'numbers' });
      return answer.kind === 'numbers' ? answer.numbers : otherThan(answer);
    });
  }

  /**
   * Finds the fewest exceptions that make packages installable which the draft makes uninstallable.
   * @throws the signal's reason, PreviewsBusy
   */
  repair(
    channel: ImpactChannel,
    question: ImpactQuestion,
    wanted: RepairQuestion,
    signal: AbortSignal,
  ): Promise<RepairNumbers> {
    if (isSmall(channel)) return Promise.resolve(repairOf(channel, draft(channel, question), wanted));
    return this.#queue(signal, async () => {
      const answer = await this.#ask(channel, question, { kind: 'repair', ...wanted });
      return answer.kind === 'repair' ? answer.repair : otherThan(answer);
    });
  }

  /** Returns what one more exception would allow. @throws the signal's reason, PreviewsBusy */
  exception(
    channel: ImpactChannel,
    question: ImpactQuestion,
    spec: string,
    signal: AbortSignal,
  ): Promise<ExceptionNumbers> {
    if (isSmall(channel)) return Promise.resolve(exceptionImpact(channel, question, spec));
    return this.#queue(signal, async () => {
      const answer = await this.#ask(channel, question, { kind: 'exception', spec });
      return answer.kind === 'exception' ? answer.exception : otherThan(answer);
    });
  }

  /**
   * Explains why a served record can't be installed, one sentence per platform.
   * Omits platforms where it can, and everything if too many questions are queued.
   */
  async reasons(channel: ServedChannel, question: ReasonQuestion): Promise<Record<string, string>> {
    const { publication } = channel;
    if (publication === null) return {};
    const { allowed, rule, rules } = publication;
    if (isSmall(channel)) return reasonsOf(channel, { allowed, rule, rules }, question);
    return this.#queue(new AbortController().signal, async () => {
      const ids = this.#send((this.#worker ??= this.#start()), channel);
      const answer = await this.#post({ kind: 'why', ...ids, served: { allowed, rule, rules }, question });
      return answer.kind === 'why' ? answer.reasons : otherThan(answer);
    }).catch((error: unknown) => {
      if (error instanceof PreviewsBusy) return {};
      throw error;
    });
  }

  /**
   * Returns the effect on environments if other files are allowed; null if the content is too large to check.
   * @throws the signal's reason, PreviewsBusy
   */
  held(
    channel: ImpactChannel,
    changed: Changed,
    asked: readonly HeldEnvironment[],
    signal: AbortSignal,
  ): Promise<HeldAnswer[] | null> {
    if (isSmall(channel)) return Promise.resolve(heldOf(channel, changed, asked));
    return this.#queue(signal, async () => {
      const ids = this.#send((this.#worker ??= this.#start()), channel);
      const answer = await this.#post({ kind: 'held', ...ids, changed, asked });
      return answer.kind === 'held' ? answer.answers : otherThan(answer);
    });
  }

  /** Checks one slice of a channel's current files. @throws the signal's reason, PreviewsBusy */
  exact(channel: ServedChannel, question: ExactQuestion, signal: AbortSignal): Promise<ExactFound> {
    const { allowed } = channel.publication!;
    if (isSmall(channel)) return Promise.resolve(exactOf(channel, allowed, question));
    return this.#queue(signal, async () => {
      const ids = this.#send((this.#worker ??= this.#start()), channel);
      const answer = await this.#post({ kind: 'exact', ...ids, allowed, question });
      return answer.kind === 'exact' ? answer.found : otherThan(answer);
    });
  }

  /** Returns the draft's decision about every record. @throws the signal's reason, PreviewsBusy */
  decisions(channel: ImpactChannel, question: ImpactQuestion, signal: AbortSignal): Promise<Drafted> {
    if (isSmall(channel)) return Promise.resolve(draft(channel, question));
    return this.#queue(signal, async () => {
      const answer = await this.#ask(channel, question, { kind: 'decisions' });
      return answer.kind === 'decisions' ? answer.drafted : otherThan(answer);
    });
  }

  /** Stops the worker. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  /** Skips queued questions whose caller has disconnected, because typing in the wizard asks many. */
  #queue<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING) return Promise.reject(new PreviewsBusy());
    this.#waiting++;
    const turn = this.#turn.then(async () => {
      this.#waiting--;
      signal.throwIfAborted();
      clearTimeout(this.#idle);
      this.#isBusy = true;
      try {
        return await work();
      } finally {
        this.#isBusy = false;
        this.#rest();
      }
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Waits for the next question. In a method of its own, because the timer must not keep the last one in memory. */
  #rest(): void {
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
  }

  #ask(channel: ImpactChannel, question: ImpactQuestion, want: Wanted): Promise<FromWorker> {
    const worker = this.#worker ?? this.#start();
    const { records, advisories } = this.#send(worker, channel);
    return this.#post({ kind: 'ask', records, advisories, question, want });
  }

  #post(message: ToWorker): Promise<FromWorker> {
    const worker = this.#worker!;
    return new Promise((resolve, reject) => {
      const failed = (error: Error): void => {
        worker.off('message', answered);
        reject(error);
      };
      const answered = (answer: FromWorker): void => {
        worker.off('error', failed);
        resolve(answer);
      };
      worker.once('message', answered);
      worker.once('error', failed);
      worker.postMessage(message, []);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./impactWorker.ts', import.meta.url));
    // An idle worker doesn't keep the process alive.
    worker.unref();
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    this.#worker = worker;
    this.#held = [];
    return worker;
  }

  #send(
    worker: Worker,
    { records, advisories, withdrawn, companions }: ImpactChannel,
  ): { records: number; advisories: number } {
    const wanted = {
      records: this.#idOf(records),
      advisories: this.#idOf(advisories),
      companions: companions === null ? 0 : this.#idOf(companions),
      length: records.length + (companions?.length ?? 0),
    };
    const known = this.#held.find((held) => held.records === wanted.records);
    const post = (message: ToWorker): void => worker.postMessage(message, []);
    if (known?.companions !== wanted.companions)
      post({ kind: 'records', id: wanted.records, records, withdrawn, companions });
    if (known?.advisories !== wanted.advisories) post({ kind: 'advisories', id: wanted.advisories, advisories });
    const forgotten = known !== undefined && known.advisories !== wanted.advisories ? [known.advisories] : [];
    this.#held = [...this.#held.filter((held) => held !== known), wanted];
    const isTooMuch = (): boolean =>
      this.#held.length > HELD_CHANNELS || this.#held.reduce((sum, { length }) => sum + length, 0) > HELD_RECORDS;
    while (this.#held.length > 1 && isTooMuch()) {
      const oldest = this.#held.shift()!;
      forgotten.push(oldest.records, oldest.advisories);
    }
    if (forgotten.length > 0) post({ kind: 'forget', ids: forgotten });
    return wanted;
  }

  #idOf(columns: object): number {
    let id = this.#ids.get(columns);
    if (id === undefined) {
      id = this.#nextId++;
      this.#ids.set(columns, id);
      this.#outdated.register(columns, id);
    }
    return id;
  }

  /**
   * Ends an idle worker that holds outdated records: they and their dependencies take hundreds of megabytes for a large
   * channel, just when its next publication needs memory. A worker without work wouldn't free them itself.
   */
  #end(id: number): void {
    if (!this.#isBusy && this.#held.some(({ records }) => records === id)) void this.stop();
  }
}

function otherThan(answer: FromWorker): never {
  throw new Error(answer.kind === 'error' ? answer.message : 'The worker answered another question.');
}
