import type { ApolloCache } from '@apollo/client';

/** After a change of a plan or its seats: the next charge is another one, wherever it stands. */
export function forgetPayment(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentAccount' });
}
