/** Sample environments. */
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleEnvironments } from '../sample/index.ts';
import { register } from './store.ts';

/** Registers the sample environments for their owners. */
export async function loadEnvironments(db: Db, { userIds, organizationIds }: SampleHub): Promise<void> {
  for (const { organization, owner, ...environment } of sampleEnvironments())
    await db.transaction().execute((trx) =>
      register(trx, {
        ...environment,
        format: 'conda_list',
        solved: null,
        organizationId: organizationIds.get(organization)!,
        owner: { userId: userIds.get(owner)! },
      }),
    );
}
