import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => import('./BundlesPage.tsx'), 60_000);

const job = {
  __typename: 'BundleJob',
  id: 'b1',
  kind: 'EXPORT',
  state: 'DONE',
  fileName: null,
  isIncremental: false,
  snapshotNumber: 7,
  uuid: 'e1',
  progress: 1,
  fileCount: 12,
  size: 4096,
  missingBuilds: ['numpy 1.0 0 linux-64'],
  error: null,
  downloadPath: '/api/organizations/acme/channels/team/bundles/b1/file',
  requestedBy: null,
  createdAt: '2025-10-01T00:00:00Z',
  finishedAt: '2025-10-01T00:01:00Z',
};
const incoming = (part: object) => ({
  __typename: 'IncomingBundle',
  fileName: 'good.bundle',
  size: 4096,
  error: null,
  hub: 'https://hub.example',
  channel: 'acme/main',
  snapshot: 3,
  createdAt: '2025-10-01T00:00:00Z',
  keyId: 'abcd',
  fileCount: 3,
  newCount: 2,
  unchangedCount: 1,
  yankedCount: 0,
  warnings: [],
  ...part,
});

test('exports are downloaded, bundles in the folder show their contents or an error, and warnings are confirmed', async () => {
  const channel = buildChannel({
    name: 'team',
    bundles: (() => ({ __typename: 'BundleJobConnection', totalCount: 1, nodes: [job] })) as never,
    bundleKey: (() => ({ __typename: 'SigningKey', key: 'MCowBQ', keyId: 'abcd' })) as never,
    incomingBundles: (() => ({
      __typename: 'IncomingBundles',
      folder: 'bundles/in/acme',
      trustedKeys: [],
      nodes: [
        incoming({ fileName: 'bad.bundle', error: 'A byte was changed.', newCount: null, hub: null }),
        incoming({ warnings: ['It goes back in time.'] }),
      ],
    })) as never,
  } as never);
  const acme = buildOrganization({ role: 'ADMIN', channel: (() => channel) as never } as never);
  const app = render('/organizations/acme/channels/team/bundles', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    importBundle: (() => ({ bundle: null, userErrors: [] })) as never,
    exportBundle: (() => ({ bundle: null, userErrors: [] })) as never,
  });
  const link = await screen.findByRole('link', { name: 'Download bundle for snapshot 7' });
  expect(link.getAttribute('href')).toBe(job.downloadPath);
  expect(screen.getByText(/1 build in the environment isn’t available: numpy 1\.0 0 linux-64/)).toBeTruthy();
  const bad = screen.getByRole('row', { name: /bad\.bundle/ });
  expect(bad.textContent).toContain('A byte was changed.');
  expect(within(bad).queryByRole('button')).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Import good.bundle anyway' }));
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  const sent = (name: string) => app.asked.find((one) => one.name === name)?.variables['input'];
  expect(sent('ImportBundle')).toMatchObject({ channel: 'team', fileName: 'good.bundle', ignoreWarnings: true });
  expect(sent('ExportBundle')).toMatchObject({ channel: 'team', incremental: false, environmentId: null });
});

test('an export and an import are listed at once, and an imported bundle has nothing new', async () => {
  const jobs: object[] = [];
  let newCount = 2;
  const channel = buildChannel({
    name: 'team',
    bundles: (() => connection([...jobs])) as never,
    incomingBundles: (() => ({
      __typename: 'IncomingBundles',
      folder: 'bundles/in/acme',
      trustedKeys: [],
      nodes: [incoming({ newCount })],
    })) as never,
  } as never);
  const acme = buildOrganization({ role: 'ADMIN', channel: (() => channel) as never } as never);
  const app = render('/organizations/acme/channels/team/bundles', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    exportBundle: (() => {
      jobs.push(job);
      return { bundle: job, userErrors: [] };
    }) as never,
    importBundle: (() => {
      const bundle = { ...job, id: 'b2', kind: 'IMPORT', fileName: 'good.bundle', snapshotNumber: null };
      jobs.push(bundle);
      newCount = 0;
      return { bundle, userErrors: [] };
    }) as never,
  });
  await screen.findByText('No bundles yet');
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('row', { name: /^Exported snapshot 7/ });
  const bring = screen.getByRole('button', { name: 'Import good.bundle' });
  expect(bring.getAttribute('aria-disabled')).toBeNull();
  await app.user.click(bring);
  await screen.findByRole('row', { name: /^Imported good\.bundle/ });
  await waitFor(() => expect(bring.getAttribute('aria-disabled')).toBe('true'));
});
