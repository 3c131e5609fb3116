/**
 * Loads the sample hub into an empty database, through the services of the areas, so that everything about it is as if people had
 * made it: runs, publications, revisions. A load that was killed is continued at the next start; a finished one is never repeated.
 */
import type { Advisories } from '../advisory/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import type { PolicyArea } from '../policy/index.ts';
import type { Repo } from '../repo/index.ts';
import { sampleAdvisories, sampleOrganizations } from '../sample/index.ts';
import { loadChannels } from './channels.ts';
import { beginLoad, finishLoad } from './marker.ts';
import { loadEnvironments } from './environments.ts';
import { loadGroups } from './groups.ts';
import { loadNotebooks } from './notebooks.ts';
import { loadPeople } from './people.ts';
import { loadPolicies } from './policies.ts';

export { hasSample } from './marker.ts';

/** What the loader works with. */
export interface SampleAreas {
  channels: Channels;
  advisories: Advisories;
  policies: PolicyArea;
  repo: Repo;
}

/** What a call found to do: nothing when the sample was loaded before, or when the hub has people of its own. */
export type LoadOutcome = 'loaded' | 'loaded before' | 'not empty';

/**
 * Loads what is missing of the sample. Jobs must be worked meanwhile, for channels are published by runs.
 * @param onProgress gets lines for people
 */
export async function loadSample(
  core: Pick<Core, 'db'>,
  areas: SampleAreas,
  onProgress: (line: string) => void,
): Promise<LoadOutcome> {
  const outcome = await beginLoad(core.db);
  if (outcome !== 'to load') return outcome;
  onProgress('Loading the sample hub (on the first start only) …');
  const people = await loadPeople(core.db);
  await loadNotebooks(core.db, people.userIds);
  await loadEnvironments(core.db, people);
  const advisories = sampleAdvisories();
  await areas.advisories.importAdvisories(advisories);
  onProgress(`  ${sampleOrganizations.length} organizations, ${people.userIds.size} people, ${advisories.length} CVEs`);
  for (const organization of sampleOrganizations) {
    const organizationId = people.organizationIds.get(organization.name)!;
    const owner = people.userIds.get(organization.members.find(({ role }) => role === 'admin')!.email)!;
    const channels = await loadChannels(areas, organizationId, organization, owner, onProgress);
    await loadGroups(core.db, organizationId, organization, people.userIds, channels);
    await loadPolicies(core.db, areas.policies, { organizationId, owner, organization, channels, onProgress });
    for (const channel of channels.values()) await areas.policies.runs.idle(channel.id);
  }
  await finishLoad(core.db);
  return 'loaded';
}
