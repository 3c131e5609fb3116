import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../gen/schema.ts';

/**
 * Resolvers of some fields of the schema. With `satisfies`, each gets the types of its arguments, and its result must
 * match its field.
 */
export type AreaResolvers = { [T in keyof Resolvers]?: Partial<Resolvers[T]> };

/** Types of the schema with fields. */
type ObjectType = {
  [T in keyof Resolvers]: Resolvers[T] extends GraphQLScalarType | { __resolveType: unknown } ? never : T;
}[keyof Resolvers];
/** Result type of a field. */
type Promised<R> = R extends (...args: never[]) => infer Result ? Awaited<Result> : never;
/** Value of a payload for a field. A function is called when the field is selected (errors.ts). */
type Asked<V> = V extends (...args: never[]) => infer Result ? Awaited<Result> : Awaited<V>;
/**
 * Value of a parent for a field. Functions and promises are resolved only in payloads. A missing value is null in both.
 */
type Held<Parent, F extends keyof Parent> = 'userErrors' extends keyof Parent
  ? OrNull<Asked<Parent[F]>>
  : OrNull<Parent[F]>;
type OrNull<V> = undefined extends V ? Exclude<V, undefined> | null : V;
/** Names of the fields of a type for which one of the maps has a resolver. */
type Resolved<Maps, T extends PropertyKey> = Maps extends { [K in T]: infer Fields } ? keyof Fields : never;
type IsHeld<Parent, F, Result> = F extends keyof Parent ? ([Held<Parent, F>] extends [Result] ? true : false) : false;

/** The field that rest.ts adds to every connection. */
type Paged<T> = T extends `${string}Connection` ? 'pageCursors' : never;

/**
 * Fields without a value, as `Type.field`: no map has a resolver, no call of gen/calls.ts reads it, and the model has
 * no value that the schema allows. `never` for a complete schema.
 */
export type Unprovided<Maps, Called extends PropertyKey> = {
  [T in ObjectType]: {
    [F in keyof Resolvers[T] & string]: F extends `__${string}` | Resolved<Maps, T> | Paged<T>
      ? never
      : `${T}.${F}` extends Called
        ? never
        : IsHeld<ResolversParentTypes[T], F, Promised<Resolvers[T][F]>> extends true
          ? never
          : `${T}.${F}`;
  }[keyof Resolvers[T] & string];
}[ObjectType];

/** Accepts only a list of names that is empty. */
export type None<Names extends never> = Names;
