import type { SignInOptionsQuery } from '../../gen/identity.ts';
import { queryWithoutApollo } from '../../lib/queryWithoutApollo.ts';
import operation from './SignInOptions.graphql?raw';

/** How people may sign in to this hub. */
export type SignInOptions = NonNullable<SignInOptionsQuery['signInOptions']>;

/** How people may sign in; null when the hub does not say. Never rejects: the form does without. */
export async function signInOptions(): Promise<SignInOptions | null> {
  const data = await queryWithoutApollo<SignInOptionsQuery>(operation).catch(() => null);
  return data?.signInOptions ?? null;
}
