/** Sample collections: a public one, and one for the organization. */
import type { SampleHub } from '../sample-loader/index.ts';
import type { Collections } from './service.ts';

/** Creates the sample collections as the organization's admin. */
export async function loadCollections(collections: Collections, hub: SampleHub): Promise<void> {
  const email = 'ada@acme.example';
  const [userId, id] = [hub.userIds.get(email), hub.organizationIds.get('acme')];
  if (userId === undefined || id === undefined) return;
  const viewer = { userId, email, sessionId: '' };
  const organization = { id, name: 'acme', title: '', role: 'admin' as const };
  if ((await collections.list(organization, viewer, { limit: 1, offset: 0 })).total_count > 0) return;
  const of = (items: readonly (readonly [string, string])[]) =>
    items.map(([item, note]) => ({ channel: 'acme/main', item, note }));
  await collections.create(organization, viewer, {
    name: 'first-steps',
    title: 'First steps with data',
    description: 'Packages for a start with tables and charts.',
    privacy: 'public',
    entries: of([
      ['python', 'The language.'],
      ['numpy', 'Arrays, which everything else is made of.'],
      ['pandas', 'Tables.'],
      ['matplotlib', 'Charts.'],
    ]),
  });
  await collections.create(organization, viewer, {
    name: 'river-forecast',
    title: 'River forecast',
    description: 'What the forecast of the river levels runs on.',
    privacy: 'internal',
    entries: of([
      ['pandas', ''],
      ['scikit-learn', 'The model.'],
    ]),
  });
}
