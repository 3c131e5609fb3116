import type { ApolloCache } from '@apollo/client';

/** Evicts the next charge after a change of plan or seats. */
export function forgetPayment(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentAccount' });
}
