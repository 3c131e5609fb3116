import { readFileSync, statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { EvaluationContext, JsonValue, Logger, Provider, ResolutionDetails } from '@openfeature/server-sdk';

/** Poll interval of the definition file, in milliseconds. Files of mounted volumes don't report changes. */
export const pollMilliseconds = 2_000;

/** Fingerprint of a file's state. */
const stateOf = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;

/**
 * Evaluates the flags of a definition file in this process (flagd's schema). The flagd provider can do so too, but its
 * gRPC costs every start about 70 ms and 13 MB; its evaluation is this same core.
 */
export class FileProvider implements Provider {
  readonly metadata = { name: 'flag definition file' };
  readonly runsOn = 'server';
  readonly #file: string;
  readonly #core: FlagdCore;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #state = '';

  /** @throws Error that names the file if it is unreadable or invalid */
  constructor(file: string, log: Logger) {
    this.#file = file;
    this.#log = log;
    this.#core = new FlagdCore(new MemoryStorage(log), log);
    try {
      this.#read();
    } catch (error) {
      throw new Error(
        `The flag definitions in ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}. Correct the file, or unset FLAGS_FILE to use the hub's own.`,
        { cause: error },
      );
    }
    this.#timer = setInterval(() => void this.#look(), pollMilliseconds).unref();
  }

  /** Reads the file. Checks its state before, so that a change during the read is detected by the next poll. */
  #read(): void {
    this.#state = stateOf(statSync(this.#file));
    this.#core.setConfigurations(readFileSync(this.#file, 'utf8'));
  }

  /** An invalid edit is ignored: the last valid definitions stay active. */
  async #look(): Promise<void> {
    try {
      if (stateOf(await stat(this.#file)) !== this.#state) this.#read();
    } catch (error) {
      this.#log.warn(
        `the changed flag definitions in ${this.#file} cannot be used; the old ones stay in force: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  onClose(): Promise<void> {
    clearInterval(this.#timer);
    return Promise.resolve();
  }

  resolveBooleanEvaluation(
    key: string,
    fallback: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    return Promise.resolve(this.#core.resolveBooleanEvaluation(key, fallback, context));
  }

  resolveStringEvaluation(
    key: string,
    fallback: string,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<string>> {
    return Promise.resolve(this.#core.resolveStringEvaluation(key, fallback, context));
  }

  resolveNumberEvaluation(
    key: string,
    fallback: number,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<number>> {
    return Promise.resolve(this.#core.resolveNumberEvaluation(key, fallback, context));
  }

  resolveObjectEvaluation<T extends JsonValue>(
    key: string,
    fallback: T,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<T>> {
    return Promise.resolve(this.#core.resolveObjectEvaluation(key, fallback, context));
  }
}
