// Resolves fields with `@rest` by their REST call. gen/calls.ts describes each field's call; this file creates the
// resolver.
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context.ts';
import type { Resolvers } from '../gen/schema.ts';
import {
  UpstreamError,
  type CallKind,
  type CursorList,
  type List,
  type Query,
  type RestClient,
} from '../rest/index.ts';
import { connection, type PageArguments } from './connection.ts';
import { maySee, onlyFor, payload, unlessHidden, type Readers } from './errors.ts';

type FieldOf<T extends keyof Resolvers, F extends keyof Resolvers[T]> = Extract<
  Resolvers[T][F],
  (...args: never[]) => unknown
>;
/** What a field is read of. */
export type ParentOf<T extends keyof Resolvers, F extends keyof Resolvers[T]> = Parameters<FieldOf<T, F>>[0];
/** Arguments of a field. */
export type ArgsOf<T extends keyof Resolvers, F extends keyof Resolvers[T]> = Parameters<FieldOf<T, F>>[1];
/** What a field promises. */
export type ResultOf<T extends keyof Resolvers, F extends keyof Resolvers[T]> = Awaited<ReturnType<FieldOf<T, F>>>;
/** An item of the page that a field promises. */
export type ItemOf<T extends keyof Resolvers, F extends keyof Resolvers[T]> =
  NonNullable<ResultOf<T, F>> extends { nodes: (infer Node)[] } ? Node : never;
/** Fields of a mutation's payload other than its user errors. */
export type PayloadOf<F extends keyof Resolvers['Mutation']> = {
  [K in Exclude<keyof ResultOf<'Mutation', F>, 'userErrors'>]?: ResultOf<'Mutation', F>[K] | null;
};

/** Which client method makes a call. `find` reads 404 as null, `page` asks for one page of a
 * connection, `text` for another media type than JSON, and the last two write. */
export type CallWay = 'get' | 'find' | 'page' | 'compute' | 'text' | 'write' | 'writeOnce';

/** A field's call: from parent and arguments to a URL and a body, and from the response to the field's value. */
export interface Call<Parent, Args, At, Answer, Value> {
  /** The names that address and answer need; null when an ID names nothing. */
  at?: (parent: Parent, args: Args) => At | null;
  target: (at: At) => string;
  /** Query of a read, body of a write. */
  send?: (args: Args) => object;
  answer: (answer: Answer, at: At, args: Args, rest: RestClient) => Value;
  /** Who may read the field. For others nothing is asked. */
  only?: readonly (readonly [Readers, (parent: Parent, context: Context) => boolean])[];
  /** Who may read the field, where the services answer others with 404. */
  hidden?: Readers;
  /** Without it, the field is null and nothing is asked. */
  when?: (parent: Parent) => boolean;
  /** The list grows at its beginning, and its call knows `up_to`. */
  grows?: true;
  kind?: CallKind;
  /** Media type of a text. */
  accept?: string;
  /** The text belongs to what an argument names, so 404 is null. */
  mayMiss?: true;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Makes a read. */
function reading<Parent, Args, At, Answer, Value>(
  way: CallWay,
  {
    at,
    target,
    send,
    answer,
    only = [],
    hidden,
    when,
    grows,
    kind,
    accept = '',
    mayMiss,
  }: Call<Parent, Args, At, Answer, Value>,
): (parent: Parent, args: Args, context: Context) => unknown {
  const ask = (parent: Parent, args: Args, { rest }: Context): unknown => {
    if (when?.(parent) === false) return null;
    const place = at ? at(parent, args) : ({} as At);
    if (place === null) return null;
    const query = send?.(args) as Record<string, string> | undefined;
    const toValue = (found: Answer): Value => answer(found, place, args, rest);
    if (way === 'find') return read(rest, () => target(place), toValue, query);
    const address = target(place);
    switch (way) {
      case 'compute':
        return rest.compute<Answer>(address, query).then(toValue);
      case 'text':
        return mayMiss ? nullIfMissing(rest.text(address, accept, query)) : rest.text(address, accept, query);
      case 'page':
        return connection(
          args as PageArguments,
          [address, query ?? null],
          (page) => rest.get<CursorList<Answer>>(address, { ...query, ...page }, kind),
          toValue,
          grows && ((item) => (item as { id: string }).id),
        );
      default:
        return rest.get<Answer>(address, query, kind).then(toValue);
    }
  };
  const shown =
    hidden === undefined
      ? ask
      : (parent: Parent, args: Args, context: Context): unknown =>
          unlessHidden(hidden, Promise.resolve(ask(parent, args, context)));
  return only.reduceRight<(parent: Parent, args: Args, context: Context) => unknown>(
    (inner, [readers, test]) =>
      (parent, args, context) =>
        onlyFor(readers, maySee(context, test(parent, context)), () => inner(parent, args, context)),
    shown,
  );
}

/** Makes the resolver of a field from its call. */
export function call<Parent, Args, At, Answer, Value extends object | unknown>(
  way: CallWay,
  method: Method,
  options: Call<Parent, Args, At, Answer, Value>,
): GraphQLFieldResolver<Parent, Context, Args> {
  if (way !== 'write' && way !== 'writeOnce') return reading(way, options);
  const { at, target, send, answer } = options;
  return (parent, args, { rest }) =>
    payload(async () => {
      const place = at ? at(parent, args) : ({} as At);
      // An ID of an input that names nothing is an error of its own (`namedBy`), so there is a place.
      const address = target(place as At);
      const body = send?.(args);
      const written =
        way === 'writeOnce'
          ? await rest.writeOnce<Answer>(address, body)
          : await rest.write<Answer>(method as Exclude<Method, 'GET'>, address, body);
      return answer(written, place as At, args, rest) as object;
    });
}

/** Null instead of NOT_FOUND. */
const nullIfMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
    throw error;
  });

/** Finds a resource at a URL; null if unknown or not visible, and for invalid names. */
async function find<R>(rest: RestClient, target: () => string, query?: Query): Promise<R | null> {
  let address: string;
  try {
    address = target();
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
  return rest.find<R>(address, query);
}

/** Reads a thing at its own address; null when unknown or not visible. */
export const read = <R, T>(
  rest: RestClient,
  target: () => string,
  reader: (answer: R) => T,
  query?: Query,
): Promise<T | null> => find<R>(rest, target, query).then((found) => (found === null ? null : reader(found)));

/** Reads a thing that has no address of its own from its list, by its UUID; null when unknown or not visible. */
export async function readItem<R extends { id: string }, T>(
  rest: RestClient,
  target: () => string,
  reader: (answer: R) => T,
  uuid: string,
): Promise<T | null> {
  const found = (await find<List<R>>(rest, target))?.items.find(({ id }) => id === uuid);
  return found === undefined ? null : reader(found);
}

/**
 * A name in an address, where other calls have words: nothing has one of these names.
 * @throws UpstreamError NOT_FOUND for one of the words
 */
export function notA(name: string, ...words: string[]): string {
  if (words.includes(name)) throw new UpstreamError('NOT_FOUND', `Nothing is called '${name}' here. Check the name.`);
  return name;
}

/** Names for an address; null when one of them is an ID that names nothing. */
export const idParts = <Names extends Record<string, string | null>>(
  names: Names,
): { [K in keyof Names]: string } | null =>
  Object.values(names).includes(null) ? null : (names as { [K in keyof Names]: string });

/** Filter text; empty text means no filter. */
export const text = (value: string | null | undefined): string | null => value?.trim() || null;
