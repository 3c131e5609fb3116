import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { CreatePasskeySignInChallengeDocument, SignInWithPasskeyDocument } from '../../gen/identity.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';
import type { SignInAnswer } from './session.ts';

/** A challenge expires after five minutes. The one of the autofill is renewed before, after so many milliseconds. */
const renewAfter = 270_000;

type Begun =
  | { challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }
  | { refused: SignInAnswer['userErrors'] };

async function begin(source: ClientSource): Promise<Begun> {
  const { data } = await (await source()).mutate({ mutation: CreatePasskeySignInChallengeDocument });
  const { challengeId = null, options = null, userErrors = [] } = data?.createPasskeySignInChallenge ?? {};
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
 * Lets the user choose a passkey in the browser's dialog.
 * @returns its response to the hub's challenge; the hub's error without a challenge; null if the user canceled or the
 * browser failed
 * @throws if a request to the hub fails
 */
export async function askPasskey(
  source: ClientSource,
): Promise<{ challengeId: string; credential: unknown } | { refused: SignInAnswer['userErrors'] } | null> {
  const begun = await begin(source);
  if ('refused' in begun) return begun;
  // Browsers report NotAllowedError for every failure, including a canceled dialog.
  const credential = await startAuthentication({ optionsJSON: begun.options }).catch(() => null);
  return credential && { challengeId: begun.challengeId, credential };
}

/**
 * Signs in with a passkey from the browser's dialog.
 * @returns the hub's result; null if the user canceled
 * @throws if a request fails
 */
export async function signInByPasskey(source: ClientSource): Promise<SignInAnswer | null | undefined> {
  const request = await askPasskey(source);
  if (request === null) return null;
  return 'refused' in request
    ? { viewer: null, userErrors: request.refused }
    : answer(source, request.challengeId, request.credential);
}

/**
 * Lets the browser offer passkeys in autofill. The dialog of `signInByPasskey` cancels the offer.
 * @param onUsed called when a passkey was chosen, with the promise of the result
 * @returns a function that cancels the offer
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
