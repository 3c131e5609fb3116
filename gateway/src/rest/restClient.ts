import { randomUUID } from 'node:crypto';
import type { Caller, CallKind, Upstream } from './upstream.ts';
import type { Versioned } from '@terrarium/domain/http';
import { queryTooCostlyError, UpstreamError } from './errors.ts';
import { versionOf } from './version.ts';

/** What stands behind the `?` of an address; empty values are left out, a list stands there once for each of its entries. */
export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** `?a=1&b=2` without empty values. */
function queryString(query: Query | undefined): string {
  if (!query) return '';
  let text = '';
  const add = (name: string, value: string | number | boolean): void => {
    text += `${text === '' ? '?' : '&'}${typeof value === 'string' ? new URLSearchParams({ [name]: value }).toString() : `${name}=${value}`}`;
  };
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object' && value !== null) for (const each of value) add(name, each);
    else if (value !== undefined && value !== null) add(name, value);
  }
  return text;
}

/** A path from a template literal with every value encoded: path`/api/organizations/${org}`. Half of a surrogate pair, which has no encoding, becomes U+FFFD and names nothing. */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, i) => `${text}${encodeURIComponent(String(values[i - 1]).toWellFormed())}${part}`);
}

/** A read of one request: its answer, how many asked for it before it came, and the objects in it once it has come. */
interface Read {
  answer: Promise<unknown>;
  uses: number;
  objects: number | undefined;
}

/** How many objects an answer is: the entries of a list (`items`, of a search `results`, of subscriptions `data`) and of the lists in it, else one. */
function objectsOf(body: unknown): number {
  const { items, results, data } = (body ?? {}) as Record<string, unknown>;
  const list = items ?? results ?? data;
  if (!Array.isArray(list)) return 1;
  // An entry that breaks the REST document says so when it is read, which is for those who asked for it.
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

/** Objects that are handed out again in one turn of the event loop: resolving one takes about ten microseconds. */
const objectsOfTurn = 500;

/** Never comes: what waits for it is forgotten with it. One each, because a promise that is kept keeps who waits for it. */
const never = (): Promise<never> => new Promise(() => undefined);

/** The upstream as one request sees it: its caller is filled in, and identical reads in flight are shared. */
export class RestClient {
  readonly #upstream: Upstream;
  readonly #caller: Caller;
  readonly #reads = new Map<string, Read>();
  #writes = 0;
  /** The version that the next write asks for. */
  #expected: string | undefined;
  /** When what is handed out now may be worked on, and how many objects more may be in this turn. */
  #turn: Promise<unknown> | undefined;
  #room = objectsOfTurn;

  constructor(upstream: Upstream, caller: Caller) {
    this.#upstream = upstream;
    this.#caller = caller;
  }

  /** GET, shared with the same GET of this request until something is written. Nobody may change the value: other requests may have got it, too. */
  get<T>(target: string, query?: Query, kind: CallKind = 'read'): Promise<T> {
    const address = target + queryString(query);
    const read = this.#reads.get(address) ?? this.#read(address, kind);
    if (read.objects === undefined) {
      read.uses += 1;
      return read.answer as Promise<T>;
    }
    // Lists within lists multiply without a single call: handing an answer out again counts like the first time.
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

  /** Lists within lists are worked on in pieces, with the requests of others in between. @returns undefined for at once */
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

  /** An operation that has come to its bounds gets no error for each of its thousands of fields where it is answered without them. */
  #tooCostly(): Promise<never> {
    const { operationCost } = this.#caller;
    return operationCost?.isWatched ? never() : Promise.reject(queryTooCostlyError(operationCost?.over ?? ''));
  }

  /** GET that answers null where there is no such thing or it is not visible. */
  async find<T>(target: string, query?: Query): Promise<T | null> {
    try {
      return await this.get<T>(target, query);
    } catch (error) {
      if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** GET of something that is no JSON, e.g. a table. `accept` is its media type. */
  text(target: string, accept: string, query?: Query): Promise<string> {
    return this.#upstream.call<string>('GET', target + queryString(query), this.#caller, {
      accept,
      kind: 'read',
      repeatable: true,
    });
  }

  /** Lets the next write through only if what it changes still has this version; null for any. */
  expect(version: string | null): void {
    this.#expected = version ?? undefined;
  }

  /** POST, PUT, PATCH or DELETE; carried out once, however often it is sent. What was read before is read anew afterwards. */
  async write<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', target: string, body?: unknown): Promise<T> {
    // The platform keeps keys by user: for visitors there is none.
    // The caller's key stands for the whole operation; its writes are carried out one after the other, so each has its number.
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
   * PUT of a whole resource of which the caller gave only some fields: the others stay as they are. What somebody else writes between the reading and
   * the writing is not written over.
   * @param body of the resource as it is now
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

  /** POST that is never sent a second time, whatever becomes of its answer (PAY-08). */
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
