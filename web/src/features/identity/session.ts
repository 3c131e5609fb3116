import { SignOutDocument, SignInDocument, type SignInMutation } from '../../gen/identity.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';

/** Sign-in credentials; the one-time code only if the account requires one. */
export interface Credentials {
  username: string;
  password: string;
  oneTimeCode?: string;
}

/** The hub's result of a sign-in. */
export type SignInAnswer = Omit<SignInMutation['signIn'], '__typename'>;

/** Signs in and clears the visitor's cache. @returns the hub's result @throws if the request fails */
export async function signIn(source: ClientSource, credentials: Credentials): Promise<SignInAnswer | undefined> {
  const client = await source();
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: credentials } });
  if (data?.signIn.viewer) await client.clearStore();
  return data?.signIn;
}

/**
 * Ends the session and clears the cache. Never rejects: this browser must forget the user even if the hub is
 * unreachable.
 */
export async function signOut(source: ClientSource): Promise<void> {
  const client = await source();
  await client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
  await client.clearStore();
}
