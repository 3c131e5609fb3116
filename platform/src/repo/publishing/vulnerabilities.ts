// Read model of channel: only the current publication is updated.
/** Vulnerabilities of a publication: written with it, and updated when advisories change. */
import { sql } from 'kysely';
import { checkedNameCount, servedVulnerabilities } from '@terrarium/domain/policy';
import type { Db } from '../../db/index.ts';
import type { ChannelIndex } from '../memory/index.ts';
import { severitiesOf } from './packages.ts';

/**
 * Updates the vulnerabilities of a channel's publication to the newest advisories, without publishing again. Does
 * nothing without a publication.
 */
export async function refreshVulnerabilities(
  db: Db,
  { publication, advisories, advisoryRevision, records }: ChannelIndex,
): Promise<void> {
  if (publication === null) return;
  const severities = severitiesOf(records, publication.allowed, advisories);
  await sql`update publication_package as p set severity = given.severity
    from json_to_recordset(${JSON.stringify(severities)}::json) as given (name text, severity text)
    where p.publication_id = (select pub.packages_id from channel c join publication pub on pub.id = c.publication_id where pub.id = ${publication.id}) and p.name = given.name and p.severity <> given.severity`.execute(
    db,
  );
  const vulnerabilities = servedVulnerabilities(advisories, records, publication.allowed);
  // After the packages, so that no reader takes older severities for those of the new revision.
  await db
    .updateTable('publication')
    .set((eb) => ({
      worst_served_score: vulnerabilities.worst,
      vulnerabilities: JSON.stringify(vulnerabilities),
      vulnerabilities_revision: Number(advisoryRevision),
      checked_name_count: checkedNameCount(advisories),
      severity_revision: eb('severity_revision', '+', 1),
    }))
    .where('id', '=', publication.id)
    .execute();
}
