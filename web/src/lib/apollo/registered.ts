import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { from, of, switchMap } from 'rxjs';

const hashes = new Map<string, Promise<string>>();

/** SHA-256 of a text in hex, worked out once. */
function hashOf(text: string): Promise<string> {
  const known =
    hashes.get(text) ??
    crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(text))
      .then((digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  hashes.set(text, known);
  return known;
}

/**
 * Sends the hash of an operation in place of its text: the gateway knows those of the web (trusted documents). A gateway that does not, being of
 * another version than this page, is told the text. Browsers hash only over https and on this machine; elsewhere the text goes at once.
 */
export function registeredLink(): ApolloLink {
  const unknown = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const text = print(operation.query);
    if (!globalThis.isSecureContext || unknown.has(text)) return forward(operation);
    return from(hashOf(text)).pipe(
      switchMap((sha256Hash) => {
        operation.extensions['persistedQuery'] = { version: 1, sha256Hash };
        operation.setContext({ http: { includeQuery: false } });
        return forward(operation);
      }),
      switchMap((result) => {
        if (result.errors?.[0]?.extensions?.['code'] !== 'PERSISTED_QUERY_NOT_FOUND') return of(result);
        unknown.add(text);
        delete operation.extensions['persistedQuery'];
        operation.setContext({ http: { includeQuery: true } });
        return forward(operation);
      }),
    );
  });
}
