import type { FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import { useLive, type LiveOptions } from './live.ts';

/** `[options?]` when every variable is optional, `[options]` otherwise. */
type Args<V, O> = Record<never, never> extends V ? [options?: O] : [options: O];

type Doc<R, V> = TypedDocumentNode<R, V>;

/**
 * A query hook bound to its document, with the required variables, skipToken, and partial data of Apollo Client's
 * signature.
 */
export interface QueryHook<R, V extends OperationVariables> {
  <O extends useQuery.Base.Options<R, NoInfer<V>> = Record<never, never>>(
    ...args: Args<V, O & useQuery.OptionsFor<R, V, O>>
  ): useQuery.ResultForOptions<R, V, O>;
  <O extends useQuery.Base.Options<R, NoInfer<V>> = Record<never, never>>(
    ...args: [(O & useQuery.OptionsFor<R, V, O>) | SkipToken]
  ): useQuery.ResultForOptions<R, V, O | SkipToken>;
}

/** Binds useQuery to a document. */
export const queryHook = <R, V extends OperationVariables>(doc: Doc<R, V>) =>
  ((...args: [never]) => useQuery(doc as Doc<R, never>, ...args)) as unknown as QueryHook<R, V>;

/** Binds useMutation to a document. */
export const mutationHook =
  <R, V extends OperationVariables>(doc: Doc<R, V>) =>
  (options?: useMutation.Options<R, V>) =>
    useMutation(doc, options);

/** Binds {@link useLive} to a subscription. */
export const subscriptionHook =
  <R, V extends OperationVariables>(doc: Doc<R, V>) =>
  (options: LiveOptions<V>): void =>
    useLive(doc, options);

/**
 * Binds useFragment to a fragment: returns unmasked data, or null while the cache lacks a part or the object was
 * removed.
 */
export const fragmentHook =
  <R>(doc: Doc<R, OperationVariables>, fragmentName: string) =>
  (from: FragmentType<R> | null | undefined): R | null => {
    const options = { fragment: doc, fragmentName, from: from ?? null };
    const result = useFragment(options as unknown as useFragment.Options<R, OperationVariables>);
    return result.dataState === 'complete' ? (result.data as R) : null;
  };
