/** What is stored of a published file. */
import { ATTESTATIONS_FIELD, readAttestation } from '@terrarium/domain/repo';
import type { ChannelRow, FileRecord } from '../channel/index.ts';
import { isBadRecord, readRecord } from '../channel/index.ts';
import type { AuditActor } from '../audit/index.ts';
import type { Trx } from '../db/index.ts';
import { attestationsOf, whyNotTaken } from '../repo/index.ts';
import type { Attestations, Repo } from '../repo/index.ts';
import type { PackageArchive } from './archive/index.ts';
import type { Publisher } from './permission.ts';
import { Rejection } from './rejection.ts';
import { serviceAccountName } from '../serviceAccount/index.ts';
import type { Inspection } from './publishing.ts';

/** Returns a text that is not empty; null for other values. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Builds the row of a file. @throws Rejection 422 for a record that clients couldn't read */
export function recordOf(
  archive: PackageArchive,
  fileName: string,
  { key, md5, size }: Inspection['bytes'],
  attestations: Attestations | null,
): FileRecord {
  const { [ATTESTATIONS_FIELD]: _, ...own } = archive.record;
  const record = readRecord(archive.subdir, fileName, {
    ...own,
    sha256: key,
    md5,
    size,
    ...(attestations && { [ATTESTATIONS_FIELD]: attestations.digest }),
  });
  if (isBadRecord(record)) throw new Rejection(422, 'bad_metadata', `info/index.json: ${record.reason}.`);
  const { about } = archive;
  return { ...record, indexed_ms: Date.now(), summary: textOf(about?.['summary']), home: textOf(about?.['home']) };
}

/**
 * Builds the attestation list of an upload.
 * @throws Rejection 422 if it attests another file or channel, if the certificate didn't sign it, or the operator's
 * trusted root doesn't confirm it
 */
export function attested(
  bundle: string,
  {
    fileName,
    sha256,
    place,
    publicUrl,
    repo,
  }: { fileName: string; sha256: string; place: string; publicUrl: string; repo: Pick<Repo, 'signaturesIn'> },
): Attestations {
  const wrong = (what: string): Rejection => new Rejection(422, 'attestation_wrong', `${what} Nothing was published.`);
  const found = attestationsOf(bundle, { fileName, sha256 });
  if (typeof found === 'string') throw wrong(`The attestation cannot be taken: ${found}`);
  const said = readAttestation(JSON.parse(bundle));
  const target = typeof said === 'string' ? null : (said.targetChannel?.replace(/\/+$/, '') ?? null);
  if (target !== null && target !== `${publicUrl}/repo/${place}` && target !== `${publicUrl}/${place}`)
    throw wrong(`The attestation is for the channel ${target.slice(0, 200)}, not for ${publicUrl}/repo/${place}.`);
  const why = whyNotTaken(repo.signaturesIn(found.body, { fileName, sha256 }));
  if (why !== null) throw wrong(`The attestation cannot be taken: ${why}`);
  return found;
}

/** Returns the publisher for the audit log. */
export function actorOf(publisher: Publisher, channel: Pick<ChannelRow, 'organization_id'>): AuditActor {
  return 'named' in publisher ? { organizationId: channel.organization_id } : publisher;
}

/** Returns the publisher's name for an activity entry, if they aren't a user. */
export async function nameOfPublisher(trx: Trx, publisher: Publisher): Promise<string> {
  if ('named' in publisher) return `by ${publisher.named}`;
  return 'serviceAccountId' in publisher
    ? `by the service account ${await serviceAccountName(trx, publisher.serviceAccountId)}`
    : '';
}
