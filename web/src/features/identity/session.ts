import { EndSessionDocument, SignInDocument, SignInOptionsDocument, type SignInMutation, type SignInOptionsQuery } from '../../gen/identity.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';

/** What a person signs in with: the code only when the account asks for one. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

/** What the hub says to a sign-in. */
export type SignInAnswer = SignInMutation['signIn'];

/** How people may sign in to this hub. */
export type SignInOptions = NonNullable<SignInOptionsQuery['signInOptions']>;

/** Signs in; resolves with what the hub says. Afterwards nothing a visitor was shown is kept. Rejects when the request fails. */
export async function signIn(source: ClientSource, credentials: Credentials): Promise<SignInAnswer | undefined> {
  const client = await source();
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: credentials } });
  if (data?.signIn.viewer) await client.clearStore();
  return data?.signIn;
}

/** How people may sign in; null when the hub does not say. Never rejects: the form does without. */
export async function signInOptions(source: ClientSource): Promise<SignInOptions | null> {
  const client = await source();
  const answer = await client.query({ query: SignInOptionsDocument, fetchPolicy: 'no-cache' }).catch(() => null);
  return answer?.data?.signInOptions ?? null;
}

/** Ends the session and empties the cache. Also when the hub does not answer, this browser must forget the person: never rejects. */
export async function signOut(source: ClientSource): Promise<void> {
  const client = await source();
  await client.mutate({ mutation: EndSessionDocument }).catch(() => undefined);
  await client.clearStore();
}
