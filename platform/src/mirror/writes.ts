/** Concurrent writes of a sync: with two, the database never waits for the source to be read. */
const AT_ONCE = 2;

/** Runs writes while their caller goes on, a few at a time. */
export class Writes {
  readonly #running = new Set<Promise<void>>();
  #failure: { error: unknown } | null = null;

  /** Starts a write when there is room. @throws the error of an earlier one */
  async add(write: () => Promise<void>): Promise<void> {
    while (this.#running.size >= AT_ONCE) await Promise.race(this.#running);
    this.#throwFailure();
    const running = write()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for all writes. @throws the error of one */
  async done(): Promise<void> {
    await this.settled();
    this.#throwFailure();
  }

  /** Waits for all writes, also failed ones. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }
}
