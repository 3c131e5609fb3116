import type { Db } from '../db/index.ts';
import { registerEnvironment } from '../environment/index.ts';
import { sampleEnvironments } from '../sample/index.ts';
import type { People } from './people.ts';

/** Registers the environments of the sample for their owners. */
export async function loadEnvironments(db: Db, people: People): Promise<void> {
  for (const { organization, owner, ...environment } of sampleEnvironments()) {
    await registerEnvironment(db, {
      ...environment,
      organizationId: people.organizationIds.get(organization)!,
      ownerId: people.userIds.get(owner)!,
    });
  }
}
