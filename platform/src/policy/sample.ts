/** Policies of the sample organizations, and where they are applied. */
import { policyInputSchema } from '@terrarium/domain/policy';
import type { Db } from '../db/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations } from '../sample/index.ts';
import type { SampleOrganization } from '../sample/index.ts';
import type { PolicyService } from './policies.ts';
import type { RunService } from './runs.ts';

/** Services for creating and applying the policies. */
interface Services {
  policies: PolicyService;
  runs: RunService;
}

/** Creates missing policies, applies them, and waits until they are active. */
export async function loadPolicies(db: Db, services: Services, hub: SampleHub): Promise<void> {
  for (const organization of sampleOrganizations) await loadPoliciesOf(db, services, hub, organization);
}

async function loadPoliciesOf(
  db: Db,
  { policies, runs }: Services,
  hub: SampleHub,
  organization: SampleOrganization,
): Promise<void> {
  const organizationId = hub.organizationIds.get(organization.name)!;
  const owner = hub.userIds.get(organization.members.find(({ role }) => role === 'admin')!.email)!;
  const ids = new Map<string, string>();
  const rows = await db
    .selectFrom('policy')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id, name } of rows) ids.set(name, id);
  for (const { name, description, filters } of organization.policies) {
    if (!ids.has(name))
      ids.set(
        name,
        (await policies.create(organizationId, policyInputSchema.parse({ name, description, filters }), owner)).id,
      );
  }
  for (const { name, policy } of organization.channels) {
    if (policy === undefined) continue;
    const channel = hub.channels.get(`${organization.name}/${name}`)!;
    const applied = await db
      .selectFrom('channel_policy')
      .select('policy_id')
      .where('channel_id', '=', channel.id)
      .executeTakeFirst();
    await runs.idle(channel.id);
    if (applied === undefined) await runs.apply(channel, ids.get(policy)!, 'applied', owner);
    await runs.idle(channel.id);
    const inForce = await db
      .selectFrom('channel_policy')
      .select('policy_id')
      .where('channel_id', '=', channel.id)
      .where('in_force_since', 'is not', null)
      .executeTakeFirst();
    if (inForce === undefined) {
      const run = await db
        .selectFrom('policy_run')
        .select('error')
        .where('channel_id', '=', channel.id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      throw new OperatorError(
        `The sample's policy '${policy}' could not be put in force on ${organization.name}/${name}: ${run?.error ?? 'its run did not end well'}. When that is put right (room on the disk?), start again: the sample is loaded on from here.`,
      );
    }
    hub.say(`  ${organization.name}/${name}: policy '${policy}' is in force`);
  }
}
