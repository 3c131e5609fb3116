/** Runs one write after the other while their caller reads on. More at a time would delay other requests. */
export class Writes {
  #last: Promise<void> = Promise.resolve();
  #failure: { error: unknown } | null = null;

  /** Starts a write after the former one. @throws the error of an earlier one */
  async add(write: () => Promise<void>): Promise<void> {
    await this.done();
    this.#last = write().catch((error: unknown) => {
      this.#failure = { error };
    });
  }

  /** Waits for all writes. @throws the error of one */
  async done(): Promise<void> {
    await this.#last;
    if (this.#failure !== null) throw this.#failure.error;
  }

  /** Waits for all writes, also failed ones. */
  settled(): Promise<void> {
    return this.#last;
  }
}
