import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from '../../gen/identity.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';
import type { SignInAnswer } from './session.ts';

/** A challenge is good for five minutes; one that waits in the autofill is made anew before, in milliseconds. */
const renewAfter = 270_000;

type Begun =
  | { challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }
  | { refused: SignInAnswer['userErrors'] };

async function begin(source: ClientSource): Promise<Begun> {
  const { data } = await (await source()).mutate({ mutation: BeginPasskeySignInDocument });
  const { challengeId = null, options = null, userErrors = [] } = data?.beginPasskeySignIn ?? {};
  return challengeId === null || options === null
    ? { refused: userErrors }
    : { challengeId, options: options as PublicKeyCredentialRequestOptionsJSON };
}

async function answer(
  source: ClientSource,
  challengeId: string,
  credential: unknown,
): Promise<SignInAnswer | undefined> {
  const client = await source();
  const { data } = await client.mutate({
    mutation: SignInWithPasskeyDocument,
    variables: { input: { challengeId, credential } },
  });
  if (data?.signInWithPasskey.viewer) await client.clearStore();
  return data?.signInWithPasskey;
}

/**
 * Lets the person choose a passkey in the browser's dialog.
 * @returns its answer to a challenge of the hub; why the hub gave no challenge; null when the person or the browser used none
 * Rejects when a request to the hub fails.
 */
export async function askPasskey(
  source: ClientSource,
): Promise<{ challengeId: string; credential: unknown } | { refused: SignInAnswer['userErrors'] } | null> {
  const begun = await begin(source);
  if ('refused' in begun) return begun;
  // The browser says for every reason, also for a cancelled dialog, only that it was not allowed.
  const credential = await startAuthentication({ optionsJSON: begun.options }).catch(() => null);
  return credential && { challengeId: begun.challengeId, credential };
}

/**
 * Signs in with a passkey that the person chooses in the browser's dialog.
 * @returns what the hub says; null when the person or the browser used none
 * Rejects when a request to the hub fails.
 */
export async function signInByPasskey(source: ClientSource): Promise<SignInAnswer | null | undefined> {
  const asked = await askPasskey(source);
  if (asked === null) return null;
  return 'refused' in asked
    ? { __typename: 'SignInPayload', viewer: null, userErrors: asked.refused }
    : answer(source, asked.challengeId, asked.credential);
}

/**
 * Lets the browser offer passkeys among the names it fills in. The dialog of `signInByPasskey` ends the offer.
 * @param onUsed called once a passkey was chosen, with the way to what the hub says
 * @returns what ends the offer
 */
export function offerPasskeys(
  source: ClientSource,
  onUsed: (answered: Promise<SignInAnswer | undefined>) => void,
): () => void {
  const ended = new AbortController();
  const offer = async (): Promise<void> => {
    const begun = await begin(source);
    if (ended.signal.aborted || 'refused' in begun) return;
    let tooOld = false;
    const timer = setTimeout(() => {
      tooOld = true;
      WebAuthnAbortService.cancelCeremony();
    }, renewAfter);
    const credential = await startAuthentication({ optionsJSON: begun.options, useBrowserAutofill: true }).catch(
      () => null,
    );
    clearTimeout(timer);
    if (ended.signal.aborted) return;
    if (credential) onUsed(answer(source, begun.challengeId, credential));
    else if (tooOld) await offer();
  };
  const start = async () => {
    if (await browserSupportsWebAuthnAutofill()) await offer();
  };
  start().catch(() => undefined);
  return () => {
    ended.abort();
    WebAuthnAbortService.cancelCeremony();
  };
}
