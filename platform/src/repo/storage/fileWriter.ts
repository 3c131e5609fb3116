/** Writes what comes in behind the end of a file: while one part is being written what comes after it is gathered, so that a fast sender costs few system calls and a slow one's bytes are there at once. */
import type { FileHandle } from 'node:fs/promises';

/** Bytes that wait to be written at most, before whoever brings them waits. */
const MOST_WAITING = 2 * 1024 * 1024;
/** Chunks of one system call at most; less than every system's bound. */
const MOST_CHUNKS = 64;

/** See the head of the file. */
export class FileWriter {
  readonly #handle: FileHandle;
  readonly #written: (size: number) => void;
  #waiting: Uint8Array[] = [];
  #bytes = 0;
  #size: number;
  #writing: Promise<void> | null = null;
  #failure: { error: unknown } | null = null;

  /**
   * @param handle a file that is opened for writing, positioned at its end
   * @param size bytes that are in it
   * @param written is told how many bytes are in the file, each time there are more
   */
  constructor(handle: FileHandle, size = 0, written: (size: number) => void = () => undefined) {
    this.#handle = handle;
    this.#size = size;
    this.#written = written;
  }

  /** Bytes that are in the file. */
  get size(): number {
    return this.#size;
  }

  /** Takes bytes; resolves when there is room for more, which need not be when they are written. @throws what an earlier write failed with */
  async push(chunk: Uint8Array): Promise<void> {
    this.#tell();
    this.#waiting.push(chunk);
    this.#bytes += chunk.length;
    this.#writing ??= this.#write();
    while (this.#bytes > MOST_WAITING && this.#writing !== null) await this.#writing;
    this.#tell();
  }

  /** Resolves when everything is written. @throws what a write failed with */
  async end(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
    this.#tell();
  }

  #tell(): void {
    if (this.#failure) throw this.#failure.error;
  }

  /** Writes what waits; never throws, because nobody may be waiting for it. */
  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_CHUNKS);
      const length = batch.reduce((sum, { length: bytes }) => sum + bytes, 0);
      try {
        if (this.#failure === null) {
          const { bytesWritten } = await this.#handle.writev(batch);
          this.#size += bytesWritten;
          // A system may take less than it was given.
          if (bytesWritten < length) {
            await this.#handle.appendFile(Buffer.concat(batch).subarray(bytesWritten));
            this.#size += length - bytesWritten;
          }
          this.#written(this.#size);
        }
      } catch (error) {
        this.#failure = { error };
      }
      this.#bytes -= length;
    }
    this.#writing = null;
  }
}
