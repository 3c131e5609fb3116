import { createHash } from 'node:crypto';
import { versionOf as versionText, type Versioned } from '@terrarium/domain/http';
import { contractError } from './errors.ts';

/**
 * The version of a resource, as the platform has it in `ETag`.
 * @param item the resource as REST answers it
 * @throws UpstreamError UPSTREAM_CONTRACT_VIOLATION for an answer without one of the fields that make up the version
 */
export function versionOf(kind: Versioned, item: object): string {
  const version = versionText(kind, item, (text) => createHash('sha256').update(text).digest('base64url'));
  if (version === null) throw contractError(new Error(`An answer has not all fields of the version of ${kind}.`));
  return version;
}
