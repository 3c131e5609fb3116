import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/** Returns the SHA-256 of a text in hex. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends the hash of an operation instead of its text, because the gateway knows the web's operations (trusted
 * documents). A gateway of another version gets the text on a retry. Browsers hash only over https and on localhost;
 * otherwise the text is sent.
 */
export const registeredLink = (): ApolloLink =>
  ApolloLink.split(() => globalThis.isSecureContext, new PersistedQueryLink({ sha256 }));
