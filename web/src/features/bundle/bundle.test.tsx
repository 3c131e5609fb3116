import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => import('./BundlesPage.tsx'), 60_000);

const job = {
  __typename: 'BundleJob',
  id: 'b1',
  kind: 'MAKE',
  state: 'DONE',
  fileName: null,
  sinceLast: false,
  snapshot: 7,
  environmentId: 'e1',
  progress: 1,
  fileCount: 12,
  size: 4096,
  missing: ['numpy 1.0 0 linux-64'],
  error: null,
  downloadPath: '/api/organizations/acme/channels/team/bundles/b1/file',
  askedBy: null,
  createdAt: '2025-10-01T00:00:00Z',
  finishedAt: '2025-10-01T00:01:00Z',
};
const incoming = (part: object) => ({
  __typename: 'IncomingBundle',
  fileName: 'good.bundle',
  size: 4096,
  problem: null,
  hub: 'https://hub.example',
  channel: 'acme/main',
  snapshot: 3,
  madeAt: '2025-10-01T00:00:00Z',
  keyId: 'abcd',
  fileCount: 3,
  newCount: 2,
  unchangedCount: 1,
  withdrawnCount: 0,
  doubts: [],
  ...part,
});

test('what was made is downloaded, what lies in the folder says what it brings or why not, and doubts are said yes to', async () => {
  const channel = buildChannel({
    name: 'team',
    bundles: (() => ({ __typename: 'BundleJobList', totalCount: 1, nodes: [job] })) as never,
    bundleKey: (() => ({ __typename: 'BundleKey', key: 'MCowBQ', keyId: 'abcd' })) as never,
    incomingBundles: (() => ({
      __typename: 'IncomingBundles',
      folder: 'bundles/in/acme',
      trusted: [],
      nodes: [
        incoming({ fileName: 'bad.bundle', problem: 'A byte was changed.', newCount: null, hub: null }),
        incoming({ doubts: ['It goes back in time.'] }),
      ],
    })) as never,
  } as never);
  const acme = buildOrganization({ role: 'ADMIN', channel: (() => channel) as never } as never);
  const app = render('/organizations/acme/channels/team/bundles', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    bringBundle: (() => ({ bundle: null, userErrors: [] })) as never,
    makeBundle: (() => ({ bundle: null, userErrors: [] })) as never,
  });
  const link = await screen.findByRole('link', { name: 'Download the bundle of snapshot 7' });
  expect(link.getAttribute('href')).toBe(job.downloadPath);
  expect(screen.getByText(/1 build of the environment is not served: numpy 1\.0 0 linux-64/)).toBeTruthy();
  const bad = screen.getByRole('row', { name: /bad\.bundle/ });
  expect(bad.textContent).toContain('A byte was changed.');
  expect(within(bad).queryByRole('button')).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Bring good.bundle in all the same' }));
  await app.user.click(screen.getByRole('button', { name: 'Make bundle' }));
  const sent = (name: string) => app.asked.find((one) => one.name === name)?.variables['input'];
  expect(sent('BringBundle')).toMatchObject({ channel: 'team', fileName: 'good.bundle', anyway: true });
  expect(sent('MakeBundle')).toMatchObject({ channel: 'team', sinceLast: false, environmentId: null });
});
