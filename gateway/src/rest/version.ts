import { createHash } from 'node:crypto';
import { versionOf as versionText, type Versioned } from '@terrarium/domain/http';
import { contractError } from './errors.ts';

/**
 * Returns the version of a resource, like the platform's `ETag`.
 * @param item the resource as in its REST response
 * @throws UpstreamError UPSTREAM_CONTRACT_VIOLATION for a response that lacks a field of the version
 */
export function versionOf(kind: Versioned, item: object): string {
  const version = versionText(kind, item, (text) => createHash('sha256').update(text).digest('base64url'));
  if (version === null) throw contractError(new Error(`An answer has not all fields of the version of ${kind}.`));
  return version;
}
