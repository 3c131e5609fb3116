import { EndSessionDocument, SignInDocument, type SignInMutation } from '../../gen/identity.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';

/** Signs in; resolves with what the hub says. Afterwards nothing a visitor was shown is kept. Rejects when the request fails. */
export async function signIn(source: ClientSource, username: string, password: string): Promise<SignInMutation['signIn'] | undefined> {
  const client = await source();
  const { data } = await client.mutate({ mutation: SignInDocument, variables: { input: { username, password } } });
  if (data?.signIn.viewer) await client.clearStore();
  return data?.signIn;
}

/** Ends the session and empties the cache. Also when the hub does not answer, this browser must forget the person: never rejects. */
export async function signOut(source: ClientSource): Promise<void> {
  const client = await source();
  await client.mutate({ mutation: EndSessionDocument }).catch(() => undefined);
  await client.clearStore();
}
