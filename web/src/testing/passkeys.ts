import { onTestFinished, vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;

/** Result of the browser's dialog in a test, with this text in its parts. */
export const browserCredential = (id = 'key') => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => null,
    getAuthenticatorData: () => bytes('data'),
  },
});

/** Mocks WebAuthn in jsdom for one test; `get` and `create` replace the browser's dialogs. */
export function stubPasskeys({ autofill = false } = {}): {
  get: ReturnType<typeof vi.fn>;
  create: ReturnType<typeof vi.fn>;
} {
  const dialogs = { get: vi.fn(), create: vi.fn() };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(autofill) }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: dialogs });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return dialogs;
}
