/** Parses user input: small inputs directly, others in a thread with a timeout, so that requests aren't blocked. */
import { tooMany, unprocessable } from '../http/index.ts';
import { Threads } from './threads.ts';

/** How to parse inputs of a type. */
export interface ReadingSettings<Input, Output> {
  /** Parses an input in this thread. */
  here: (input: Input) => Output;
  /** File whose default export parses an input in a thread. */
  file: URL;
  /** Maximum characters of inputs to parse directly, which takes less than 50 ms. */
  small: number;
  /** Timeout of an input, in seconds. */
  seconds: number;
}

/** Maximum inputs waiting for the thread. Further ones are rejected. */
const MOST_WAITING = 20;

/** Parses inputs of a type. */
export class ReadingThread<Input, Output> {
  readonly #settings: ReadingSettings<Input, Output>;
  readonly #threads: Threads<Input, Output>;
  #waiting = 0;

  constructor(settings: ReadingSettings<Input, Output>) {
    this.#settings = settings;
    this.#threads = new Threads({
      file: settings.file,
      most: 1,
      idle: 10_000,
      heap: 512,
      leftBehind: 128 * 1024 ** 2,
    });
  }

  /**
   * Parses an input.
   * @param size its number of characters
   * @throws HttpError 422 `file_too_costly` for one that takes too much time or memory; 429 `reading_busy`
   */
  async read(input: Input, size: number): Promise<Output> {
    const { here, small, seconds } = this.#settings;
    if (size <= small) return here(input);
    if (this.#waiting >= MOST_WAITING)
      throw tooMany(2, 'The hub reads many files at the moment. Wait two seconds and try again.', 'reading_busy');
    this.#waiting++;
    try {
      return await this.#threads.turn(async (run) => {
        const clock = AbortSignal.timeout(seconds * 1000);
        try {
          return await run(input, clock);
        } catch (error) {
          if (clock.aborted) throw tooCostly(`takes more than ${seconds} seconds`);
          if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
            throw tooCostly('takes too much memory');
          throw error;
        }
      });
    } finally {
      this.#waiting--;
    }
  }
}

const tooCostly = (why: string) =>
  unprocessable(
    [{ loc: ['body'], msg: `Reading it ${why}`, type: 'value_error.too_costly' }],
    `The file wasn't read: that ${why}. Nothing was saved. Send a smaller or simpler file.`,
    'file_too_costly',
  );
