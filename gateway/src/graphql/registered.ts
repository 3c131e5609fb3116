import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * The manifest that codegen writes from the web's documents: SHA-256 of an operation, which pages send, to its text.
 */
const manifest = new Map(
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, '../gen/operations.json'), 'utf8')) as Record<string, string>,
  ),
);

/** What Apollo Server puts before the keys of persisted operations. */
const prefix = 'apq:';
const texts = new Set(manifest.values());

const mostKept = 500;
const longestKept = 20_000;

/**
 * Apollo Server's store of operations by hash: the web's, and recent ones of other clients with a verified hash. For
 * unknown ones, the caller gets PERSISTED_QUERY_NOT_FOUND and sends the text.
 */
export class OperationsByHash {
  readonly #kept = new LRUCache<string, string>({ max: mostKept });

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(manifest.get(key.slice(prefix.length)) ?? this.#kept.get(key));
  }

  set(key: string, text: string): Promise<void> {
    if (text.length <= longestKept) this.#kept.set(key, text);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#kept.delete(key));
  }
}

/** Whether a text is an operation of the web. */
export const isRegistered = (text: string): boolean => texts.has(text);

/** The web's operation with a hash; undefined for an unknown one. */
export const registeredText = (sha256: unknown): string | undefined => manifest.get(String(sha256));

/** Creates the error of an unregistered operation, as hash or text. */
export const notRegistered = (): GraphQLError =>
  new GraphQLError(
    "Sessions of a browser may run only the operations of this hub's own pages. Reload the page if it was open while the hub was updated; programs send an access token instead of a cookie.",
    {
      extensions: { code: 'FORBIDDEN', humanReadableId: 'operation_not_registered', http: { status: 403 } },
    },
  );
