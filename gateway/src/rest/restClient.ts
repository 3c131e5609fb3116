import { randomUUID } from 'node:crypto';
import type { Caller, CallKind, Upstream } from './upstream.ts';
import type { Versioned } from '@terrarium/domain/http';
import { queryTooCostlyError, UpstreamError } from './errors.ts';
import { versionOf } from './version.ts';

/** Query parameters of a URL; empty values are omitted, a list becomes repeated parameters. */
export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** Returns a URL with its query, without empty values. */
function addressOf(target: string, query: Query | undefined): string {
  if (!query) return target;
  let text = target;
  const add = (name: string, value: string | number | boolean): void => {
    text += `${text.includes('?') ? '&' : '?'}${typeof value === 'string' ? new URLSearchParams({ [name]: value }).toString() : `${name}=${value}`}`;
  };
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object' && value !== null) for (const each of value) add(name, each);
    else if (value !== undefined && value !== null) add(name, value);
  }
  return text;
}

/**
 * Builds a path with encoded values from a template literal: path`/api/organizations/${org}`. A lone surrogate, which
 * has no encoding, becomes U+FFFD and names nothing.
 */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, i) => `${text}${encodeURIComponent(String(values[i - 1]).toWellFormed())}${part}`);
}

/** A read of one request: its response, the number of callers before it arrived, and its objects afterwards. */
interface Read {
  answer: Promise<unknown>;
  uses: number;
  objects: number | undefined;
}

/**
 * Number of objects in a response: entries of a list (`items`, of a search `results`, of subscriptions `data`) and of
 * lists in it, else one.
 */
function objectsOf(body: unknown): number {
  const { items, results, data } = (body ?? {}) as Record<string, unknown>;
  const list = items ?? results ?? data;
  if (!Array.isArray(list)) return 1;
  // An invalid entry throws when read, which is for its callers to handle.
  const inner = (each: unknown): number => {
    try {
      const entries = (each as { items?: unknown } | null)?.items;
      return Array.isArray(entries) ? entries.length : 0;
    } catch {
      return 0;
    }
  };
  return inner(list[0]) === 0
    ? list.length
    : list.reduce((sum: number, each: unknown) => sum + inner(each), list.length);
}

/** Objects reused per turn of the event loop: resolving one takes about ten microseconds. */
const objectsOfTurn = 500;

/**
 * A promise that never resolves; its waiters are garbage-collected with it. A new one each time, because a shared
 * promise would retain them.
 */
const never = (): Promise<never> => new Promise(() => undefined);

/** The upstream as one request sees it: its caller is filled in, and identical reads in flight are shared. */
export class RestClient {
  readonly #upstream: Upstream;
  readonly #caller: Caller;
  readonly #reads = new Map<string, Read>();
  #writes = 0;
  /** The version that the next write requires. */
  #expected: string | undefined;
  /** When reused objects can be processed, and how many more fit in this turn. */
  #turn: Promise<unknown> | undefined;
  #room = objectsOfTurn;

  constructor(upstream: Upstream, caller: Caller) {
    this.#upstream = upstream;
    this.#caller = caller;
  }

  /**
   * GET, shared with the same GET of this request until a write. Don't change the value, because other requests may
   * have it too.
   */
  get<T>(target: string, query?: Query, kind: CallKind = 'read'): Promise<T> {
    const address = addressOf(target, query);
    const read = this.#reads.get(address) ?? this.#read(address, kind);
    if (read.objects === undefined) {
      read.uses += 1;
      return read.answer as Promise<T>;
    }
    // Nested lists multiply without any call, so reusing a response counts like the first time.
    if (!this.#deliver(read.objects)) return this.#tooCostly();
    const turn = this.#takeTurn(read.objects);
    return (
      turn === undefined ? read.answer : turn.then(() => (this.#isOver ? this.#tooCostly() : read.answer))
    ) as Promise<T>;
  }

  #read(address: string, kind: CallKind): Read {
    const read: Read = { answer: Promise.resolve(), uses: 0, objects: undefined };
    read.answer = this.#upstream.call('GET', address, this.#caller, { kind, repeatable: true }).then(
      (body) => {
        read.objects = objectsOf(body);
        return this.#deliver(read.objects * read.uses) ? body : this.#tooCostly();
      },
      (error: unknown) => {
        if (this.#isOver) return this.#tooCostly();
        throw error;
      },
    );
    this.#reads.set(address, read);
    return read;
  }

  /** Processes nested lists in chunks, with other requests in between. @returns undefined to continue immediately */
  #takeTurn(objects: number): Promise<unknown> | undefined {
    this.#room -= objects;
    if (this.#room < 0) {
      this.#room = objectsOfTurn;
      this.#turn = (this.#turn ?? Promise.resolve()).then(
        () =>
          new Promise<void>((resolve) => {
            setImmediate(resolve);
          }),
      );
    }
    return this.#turn;
  }

  get #isOver(): boolean {
    return this.#caller.operationCost?.over !== undefined;
  }

  #deliver(objects: number): boolean {
    return this.#caller.operationCost?.addObjects(objects) !== false;
  }

  /**
   * An operation that reached its limits doesn't need an error for each of its thousands of fields, if it is answered
   * without them.
   */
  #tooCostly(): Promise<never> {
    const { operationCost } = this.#caller;
    return operationCost?.isWatched ? never() : Promise.reject(queryTooCostlyError(operationCost?.over ?? ''));
  }

  /** GET that returns null if the resource doesn't exist or isn't readable. */
  async find<T>(target: string, query?: Query): Promise<T | null> {
    try {
      return await this.get<T>(target, query);
    } catch (error) {
      if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** GET of a text, such as CSV. `accept` is its media type. */
  text(target: string, accept: string, query?: Query): Promise<string> {
    return this.#upstream.call<string>('GET', addressOf(target, query), this.#caller, {
      accept,
      kind: 'read',
      repeatable: true,
    });
  }

  /** Makes the next write conditional on a version; null for any. */
  expect(version: string | null): void {
    this.#expected = version ?? undefined;
  }

  /** POST, PUT, PATCH, or DELETE; executed once, even if it is retried. Later reads aren't served from earlier ones. */
  async write<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', target: string, body?: unknown): Promise<T> {
    // The platform stores keys per user, so visitors have none. The caller's key covers the whole operation; its writes
    // run one after another, so each gets a number.
    const { accessToken, idempotencyKey: given } = this.#caller;
    const idempotencyKey = given === undefined ? randomUUID() : `${given}.${this.#writes}`;
    this.#writes += 1;
    const expected = this.#expected;
    this.#expected = undefined;
    const keyed = accessToken === undefined ? { repeatable: false } : { repeatable: true, idempotencyKey };
    try {
      return await this.#upstream.call<T>(method, target, this.#caller, {
        body,
        kind: 'write',
        ...keyed,
        ...(expected === undefined ? {} : { ifMatch: `"${expected}"` }),
      });
    } finally {
      this.#reads.clear();
    }
  }

  /**
   * PUT of a complete resource if the caller changed only some fields; the others stay. A concurrent change isn't
   * overwritten.
   * @param body returns the new resource from the current one
   */
  async rewrite<Now extends object, T>(kind: Versioned, target: string, body: (now: Now) => unknown): Promise<T> {
    const asked = this.#expected;
    for (let tries = 1; ; tries++) {
      const now = await this.get<Now>(target);
      this.#expected = asked ?? versionOf(kind, now);
      try {
        return await this.write<T>('PUT', target, body(now));
      } catch (error) {
        const isLate = error instanceof UpstreamError && error.humanReadableId === 'changed_meanwhile';
        if (!isLate || asked !== undefined || tries === 3) throw error;
      }
    }
  }

  /** POST that is never retried, whatever happens to its response (PAY-08). */
  async writeOnce<T>(target: string, body: unknown): Promise<T> {
    this.#writes += 1;
    try {
      return await this.#upstream.call<T>('POST', target, this.#caller, { body, kind: 'write', repeatable: false });
    } finally {
      this.#reads.clear();
    }
  }

  /** POST that changes nothing (a computation), so that reads stay shared. */
  compute<T>(target: string, body: unknown): Promise<T> {
    return this.#upstream.call<T>('POST', target, this.#caller, {
      body,
      kind: 'write',
      repeatable: true,
      changesNothing: true,
    });
  }
}
