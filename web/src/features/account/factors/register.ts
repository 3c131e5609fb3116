import {
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** What came of the browser's dialog: a credential, or why there is none. */
export type Registered =
  | { kind: 'made'; credential: RegistrationResponseJSON }
  | { kind: 'known' }
  | { kind: 'refused' };

/** Opens the browser's dialog that makes a passkey. Never rejects: browsers hardly say why they refuse. */
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
