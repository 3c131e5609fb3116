import type { SignInOptionsQuery } from '../../gen/identity.ts';
import { queryWithoutApollo } from '../../lib/queryWithoutApollo.ts';
import operation from './SignInOptions.graphql?raw';

/** Sign-in methods of this hub. */
export type SignInOptions = NonNullable<SignInOptionsQuery['signInOptions']>;

/** Returns the sign-in methods; null if unknown. Never rejects, because the form works without. */
export async function signInOptions(): Promise<SignInOptions | null> {
  const data = await queryWithoutApollo<SignInOptionsQuery>(operation).catch(() => null);
  return data?.signInOptions ?? null;
}
