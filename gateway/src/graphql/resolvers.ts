import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../gen/schema.ts';

/** Resolvers of some fields of the schema. `satisfies` gives each its arguments, and holds it to what its field promises. */
export type AreaResolvers = { [T in keyof Resolvers]?: Partial<Resolvers[T]> };

/** Types of the schema with fields. */
type ObjectType = {
  [T in keyof Resolvers]: Resolvers[T] extends GraphQLScalarType | { __resolveType: unknown } ? never : T;
}[keyof Resolvers];
/** What a field promises. */
type Promised<R> = R extends (...args: never[]) => infer Result ? Awaited<Result> : never;
/** What a payload gives for a field: it may be a function, which is called when the field is asked for (errors.ts). */
type Asked<V> = V extends (...args: never[]) => infer Result ? Awaited<Result> : Awaited<V>;
/** What a parent holds under the name of a field. Only payloads are run by an engine that calls and waits; what is missing is null to both. */
type Held<Parent, F extends keyof Parent> = 'userErrors' extends keyof Parent
  ? OrNull<Asked<Parent[F]>>
  : OrNull<Parent[F]>;
type OrNull<V> = undefined extends V ? Exclude<V, undefined> | null : V;
/** Names of the fields of a type for which one of the maps has a resolver. */
type Resolved<Maps, T extends PropertyKey> = Maps extends { [K in T]: infer Fields } ? keyof Fields : never;
type IsHeld<Parent, F, Result> = F extends keyof Parent ? ([Held<Parent, F>] extends [Result] ? true : false) : false;

/**
 * Fields that nobody provides, as `Type.field`: neither does one of the maps of resolvers, nor does the model of the type hold a value that the schema
 * allows. `never` for a whole schema.
 */
export type Unprovided<Maps> = {
  [T in ObjectType]: {
    [F in keyof Resolvers[T] & string]: F extends `__${string}` | Resolved<Maps, T>
      ? never
      : IsHeld<ResolversParentTypes[T], F, Promised<Resolvers[T][F]>> extends true
        ? never
        : `${T}.${F}`;
  }[keyof Resolvers[T] & string];
}[ObjectType];

/** Accepts only a list of names that is empty. */
export type None<Names extends never> = Names;
