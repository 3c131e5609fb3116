import { EndSessionDocument, SignInDocument, type SignInMutation } from '../../gen/identity.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';

/** What a person signs in with: the code only when the account asks for one. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

/** What the hub says to a sign-in. */
export type SignInAnswer = SignInMutation['signIn'];

/** Signs in; resolves with what the hub says. Afterwards nothing a visitor was shown is kept. Rejects when the request fails. */
export async function signIn(source: ClientSource, credentials: Credentials): Promise<SignInAnswer | undefined> {
  const client = await source();
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: credentials } });
  if (data?.signIn.viewer) await client.clearStore();
  return data?.signIn;
}

/** Ends the session and empties the cache. Also when the hub does not answer, this browser must forget the person: never rejects. */
export async function signOut(source: ClientSource): Promise<void> {
  const client = await source();
  await client.mutate({ mutation: EndSessionDocument }).catch(() => undefined);
  await client.clearStore();
}
