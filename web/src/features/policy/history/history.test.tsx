import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildPolicy, buildRun, buildUser, connection } from '../../../testing/builders.ts';
import { menuListens } from '../../../testing/menu.ts';
import { render } from '../../../testing/render.tsx';
import { baseline, buildImpact, filtersOf, policyHub, warmUp } from '../testHub.ts';

beforeAll(warmUp);

const url = '/organizations/acme/policies/policy-1/history';
const save = (number: number, part = {}) => ({
  __typename: 'PolicyRevision',
  number,
  isCurrent: number === 7,
  name: 'Production baseline',
  description: '',
  summary: '',
  createdAt: '2025-10-01T00:00:00Z',
  author: buildUser(),
  restoredFrom: null,
  filters: filtersOf(),
  changes: [
    {
      __typename: 'PolicyChange',
      subject: 'License',
      added: ['not GPL'],
      addedCount: 1,
      removed: ['not MIT'],
      removedCount: 1,
    },
  ],
  ...part,
});
const older = filtersOf({
  ...baseline,
  packageRules: { ...baseline.packageRules, license: { operator: 'not_in', values: ['AGPL'] } },
});

function open(at = url, organization = {}, rest = {}) {
  const policy = buildPolicy({
    filters: filtersOf(baseline),
    namesOfChannelsAppliedTo: ['approved', 'main'],
    revisions: (({ offset }: { offset?: number }) =>
      connection(
        [7, 6, 5, 4, 3, 2, 1]
          .map((number) => save(number, number === 6 ? { restoredFrom: 2 } : number === 1 ? { changes: [] } : {}))
          .slice(offset ?? 0),
        27,
      )) as never,
    revisionAt: (({ number }: { number: number }) =>
      number > 7 ? null : save(number, { name: 'Old name', filters: older })) as never,
  });
  const { viewer, hub } = policyHub(
    { policy, ...organization },
    {
      restorePolicyRevision: { policy: { ...policy, revision: 8 }, userErrors: [] } as never,
      ...rest,
    },
  );
  return render(at, viewer, hub);
}

describe('the history of a policy', () => {
  test('lists every save: who, what changed, and where it came from', async () => {
    open();
    const saves = within(await screen.findByRole('list', { name: 'Revisions, newest first' })).getAllByRole('listitem');
    expect(saves).toHaveLength(7);
    within(saves[0]!).getByText('Current');
    expect(saves[0]!.textContent).toContain('by Ada');
    expect(saves[0]!.querySelector('ins')?.textContent).toBe('not GPL');
    expect(saves[0]!.querySelector('s')?.textContent).toContain('not MIT');
    expect(saves[1]!.textContent).toContain('restored revision 2');
    expect(saves[6]!.textContent).toContain('Created.');
    expect(await axeProblems()).toEqual([]);
  });

  test('its pages are addresses', async () => {
    const app = open(`${url}?page=2`, {
      policy: buildPolicy({ revisions: (() => connection([save(17)], 27)) as never }),
    });
    await screen.findByText('Revision 17');
    expect(app.asked.find(({ name }) => name === 'PolicyHistory')?.variables).toMatchObject({ limit: 10, offset: 10 });
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=3');
  });

  test('opens from the row of the policy', async () => {
    const app = open('/organizations/acme/policies');
    await app.user.click(await screen.findByRole('button', { name: 'Actions for Production baseline' }));
    const entry = await screen.findByRole('menuitem', { name: 'History' });
    await menuListens();
    await app.user.click(entry);
    await screen.findByRole('dialog', { name: 'History of Production baseline' });
    expect(app.address()).toBe(url);
  });

  test('a member looks and restores nothing, not even by address', async () => {
    open(`${url}?revision=3`, { role: 'MEMBER' });
    await screen.findByText('Revision 3');
    expect(screen.queryByRole('link', { name: 'Restore revision 3' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('restoring a revision', () => {
  test('asks with what would change and its impact, and saves it as a new one', async () => {
    const begun = buildRun({ id: 'run-8', revision: 8 });
    let polls = 0;
    const app = open(url, {
      // The run on `main` waits for the one in progress there.
      channels: () => [
        buildChannel({ name: 'approved', latestRun: begun }),
        buildChannel({ name: 'main', latestRun: polls++ < 3 ? buildRun() : { ...begun, id: 'run-9' } }),
      ],
      policyImpact: (({ channel }: { channel: string }) =>
        buildImpact({
          channel: buildChannel({ name: channel }),
          installability: {
            __typename: 'Installability',
            uninstallablePackageCount: channel === 'approved' ? 3 : 0,
            installChecks: [],
            bySubdir: [5, 7].map((newlyUninstallableFileCount, at) => ({
              __typename: 'SubdirInstallability',
              subdir: `linux-${at}`,
              allowed: 20,
              uninstallableFileCount: 8,
              newlyUninstallableFileCount: channel === 'approved' ? newlyUninstallableFileCount : 0,
              unchecked: channel === 'approved' ? 0 : 4,
              uninstallablePackageCount: 0,
              uninstallablePackages: [],
              rootCauses: [],
            })),
          },
        })) as never,
    });
    await app.user.click(await screen.findByRole('link', { name: 'Restore revision 3' }));
    expect(app.address()).toBe(`${url}?revision=3`);
    const question = await screen.findByRole('alertdialog', { name: 'Restore revision 3?' });
    const changes = await within(question).findByRole('region', { name: 'Changes' });
    expect([...changes.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Name', 'License']);
    within(question).getByText('Starts a run on approved and main. It’s saved as revision 8. The history is kept.');
    await within(question).findByText('1,107 removed');
    const byChannel = within(question).getByRole('region', { name: 'Impact by channel' });
    await waitFor(() =>
      expect(
        within(byChannel)
          .getAllByRole('row')
          .map(({ children: [channel, going, , broken, lost] }) =>
            [channel, going, broken, lost].map((cell) => cell?.textContent),
          ),
      ).toEqual([
        ['Channel', 'Removed', 'Newly uninstallable files', 'Newly uninstallable packages'],
        ['approved', '1,107', '12', '3'],
        ['main8 files not checked for dependency conflicts.', '1,107', '0', '0'],
      ]),
    );
    expect(app.asked.find(({ name }) => name === 'PolicyImpact')?.variables).toMatchObject({
      channel: 'approved',
      filters: older,
      policyId: 'policy-1',
    });
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(question).getByRole('button', { name: 'Restore revision' }));
    await screen.findByText('Revision 3 restored as revision 8.');
    const run = async (channel: string, id: string) =>
      waitFor(() =>
        expect(screen.getByRole('link', { name: `Run on ${channel}` }).getAttribute('href')).toBe(
          `/organizations/acme/channels/${channel}/runs/${id}`,
        ),
      );
    await run('approved', 'run-8');
    expect(screen.getByText(/Applying to/).textContent).toBe('Applying to approved and main.');
    await run('main', 'run-9');
    expect(app.asked.find(({ name }) => name === 'RestorePolicyRevision')?.variables).toEqual({
      input: { organization: 'acme', policyId: 'policy-1', revision: 3 },
    });
    expect(app.address()).toBe('/organizations/acme/policies');
  });

  test('errors are shown, and the question stays', async () => {
    const app = open(
      `${url}?revision=3`,
      {},
      {
        restorePolicyRevision: {
          policy: null,
          userErrors: [
            {
              __typename: 'ConflictError',
              code: 'CONFLICT',
              message: "A policy named 'Old name' exists already.",
              field: ['name'],
            },
          ],
        },
      },
    );
    const question = await screen.findByRole('alertdialog', { name: 'Restore revision 3?' });
    // Both dialogs open with the page: here, not in browsers, the one below then hides the one above from roles.
    await within(question).findByRole('region', { name: 'Changes', hidden: true });
    await app.user.click(within(question).getByRole('button', { name: 'Restore revision', hidden: true }));
    await within(question).findByText("A policy named 'Old name' exists already.");
    expect(question.querySelector('[role="alert"]')?.textContent).toBe("A policy named 'Old name' exists already.");
  });

  test('an unknown revision says so', async () => {
    open(`${url}?revision=99`);
    await screen.findByText('Revision not found');
  });
});
