/** Types of calls, derived from the hub's OpenAPI document. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { paths } from '@terrarium/schema/rest';

/** Methods of REST endpoints. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the endpoints with a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer One> ? One : never;
type Content<Response> = Response extends { content: infer Types }
  ? Types extends { 'application/json': infer Json }
    ? Json
    : string
  : undefined;

/** Successful response of an endpoint: its JSON, else its text. */
export type Answer<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer All } ? Content<All[keyof All & (200 | 201 | 202 | 204)]> : never;

/** Item of a list. */
export type Item<P extends keyof paths> = Answer<'get', P> extends { items: (infer One)[] } ? One : never;

/** Paths of the lists that can be read whole. */
export type ListPath = {
  [P in PathOf<'get'>]: Operation<'get', P> extends {
    responses: { 200: { content: { 'application/x-ndjson': unknown } } };
  }
    ? P
    : never;
}[PathOf<'get'>];

/** Options of every call. */
export interface CallOptions {
  /** Ends the call. Its reason is thrown. */
  signal?: AbortSignal;
  /** Milliseconds of one attempt. Streams: without a byte. Default: that of the hub. */
  timeout?: number;
  /** More headers, such as `if-match`. */
  headers?: Record<string, string>;
  /** Key of a write that the hub must do once. Default: a random one. */
  idempotencyKey?: string;
}

type PathPart<O> = O extends { parameters: { path: infer Path } } ? { path: Path } : unknown;
type QueryPart<O> = O extends { parameters: { query: infer Query } }
  ? { query: Query }
  : O extends { parameters: { query?: infer Query } }
    ? { query?: Query }
    : unknown;
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer Json } } }
  ? { body: Json }
  : O extends { requestBody?: { content: { 'application/json': infer Json } } }
    ? { body?: Json }
    : unknown;

/** Parameters and body of a call. */
export type Call<M extends Method, P extends keyof paths> = CallOptions &
  PathPart<Operation<M, P>> &
  QueryPart<Operation<M, P>> &
  BodyPart<Operation<M, P>>;

/** The last parameter of a call; optional if nothing in it is required. */
export type CallArguments<M extends Method, P extends keyof paths> =
  Record<never, never> extends Call<M, P> ? [call?: Call<M, P>] : [call: Call<M, P>];

/** The text of an operation with the types of its result and variables, as graphql-codegen writes it. */
export type TypedDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };
