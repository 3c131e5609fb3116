import {
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Result of the browser's dialog: a credential, or why there is none. */
export type Registered =
  | { kind: 'made'; credential: RegistrationResponseJSON }
  | { kind: 'known' }
  | { kind: 'refused' };

/** Opens the browser's dialog that creates a passkey. Never rejects, because browsers hardly say why they fail. */
export async function registerPasskey(options: unknown): Promise<Registered> {
  try {
    return {
      kind: 'made',
      credential: await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
    };
  } catch (error) {
    return {
      kind:
        error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
          ? 'known'
          : 'refused',
    };
  }
}
