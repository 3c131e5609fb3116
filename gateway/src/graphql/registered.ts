import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The manifest that codegen writes from the web's documents: the SHA-256 of an operation's text, by which pages name it, to the text. */
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
 * Where Apollo Server finds operations by hash: those of the web, and those that other clients sent lately with their hash, which it has
 * checked. What is in neither is answered with PERSISTED_QUERY_NOT_FOUND, and the caller sends the text.
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

/** The error for what the web did not register, whether it came as a hash or as text. */
export const notRegistered = (): GraphQLError =>
  new GraphQLError(
    "Sessions of a browser may run only the operations of this hub's own pages. Reload the page if it was open while the hub was updated; programs send an access token instead of a cookie.",
    {
      extensions: { code: 'FORBIDDEN', humanReadableId: 'operation_not_registered', http: { status: 403 } },
    },
  );
