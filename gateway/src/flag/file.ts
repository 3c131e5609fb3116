import { readFileSync, statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { EvaluationContext, JsonValue, Logger, Provider, ResolutionDetails } from '@openfeature/server-sdk';

/** How often the definition file is looked at, in milliseconds. Polling, because files of mounted volumes tell nobody that they changed. */
export const pollMilliseconds = 2_000;

/** What tells one state of a file from another. */
const stateOf = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;

/**
 * Evaluates the flags of a definition file in this process (schema of flagd). The flagd provider can do so too, but it brings gRPC along,
 * which costs every start some 70 ms and 13 MB; its evaluation is this same core.
 */
export class FileProvider implements Provider {
  readonly metadata = { name: 'flag definition file' };
  readonly runsOn = 'server';
  readonly #file: string;
  readonly #core: FlagdCore;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #state = '';

  /** @throws Error that names the file when it cannot be read or is no flag definition */
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

  /** Reads the file. Its state is taken before, so that a change in between is seen at the next look. */
  #read(): void {
    this.#state = stateOf(statSync(this.#file));
    this.#core.setConfigurations(readFileSync(this.#file, 'utf8'));
  }

  /** A file that was broken by an edit changes nothing: what was read last stays in force. */
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
