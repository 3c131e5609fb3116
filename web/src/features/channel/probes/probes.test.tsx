import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildOrganization, buildRun, buildUser, inputError } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';
import type { Hub } from '../../../testing/schema.ts';

const probes = {
  __typename: 'ChannelInstallChecks',
  holdsPublication: false,
  checkedDependencyCount: 0,
  includesEnvironments: false,
  checks: [{ __typename: 'InstallCheck', label: 'science', specs: ['scipy'], subdirs: [], isRequired: true }],
  results: [
    {
      __typename: 'InstallCheckResult',
      label: 'science',
      isRequired: true,
      subdir: 'linux-64',
      hasPassed: false,
      detail: 'scipy 1.0 can’t be installed on linux-64: it needs libgcc >=14.',
    },
  ],
};

function open(address: string, hub: Hub = {}, run = buildRun()) {
  const channel = buildChannel({ installChecks: probes as never, run: run as never, latestRun: run as never });
  const organization = () => buildOrganization({ channels: [channel] as never, channel: channel as never });
  return render(`/organizations/acme/channels/main${address}`, buildUser(), {
    organization: organization as never,
    ...hub,
  });
}

test("the settings show each check's result, and an admin adds one and puts failing runs on hold", async () => {
  const channel = buildChannel({ installChecks: { ...probes, holdsPublication: true } as never });
  const app = open('?tab=settings', { updateInstallChecks: (() => ({ channel, userErrors: [] })) as never });
  const row = within(await screen.findByRole('region', { name: 'Latest results' })).getByRole('row', {
    name: /science/,
  });
  expect(row.textContent).toBe('sciencescipy 1.0 can’t be installed on linux-64: it needs libgcc >=14.linux-64No');
  await app.user.click(screen.getByRole('button', { name: 'Edit install checks' }));
  await app.user.click(screen.getByRole('radio', { name: /Put on hold/ }));
  await app.user.click(screen.getByLabelText(/^Registered environments/));
  await app.user.click(screen.getByRole('button', { name: 'Add check' }));
  const added = within(screen.getByRole('group', { name: 'Check 2' }));
  await app.user.type(added.getByRole('textbox', { name: /^Name/ }), 'training');
  await app.user.click(screen.getByRole('button', { name: 'Save checks' }));
  // Without a spec, the form shows an error and sends nothing.
  await screen.findByText('Enter at least one match spec.');
  expect(app.asked.some(({ name }) => name === 'UpdateInstallChecks')).toBe(false);
  await app.user.type(added.getByRole('textbox', { name: /^Match specs/ }), 'pytorch>=2.4{Enter}');
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Save checks' }));
  await screen.findByText('Install checks saved. Publishing now to run them.');
  expect(app.asked.find(({ name }) => name === 'UpdateInstallChecks')?.variables).toEqual({
    input: {
      organization: 'acme',
      expectedVersion: 'first',
      channel: 'main',
      holdsPublication: true,
      checkedDependencyCount: 0,
      includesEnvironments: true,
      checks: [
        { label: 'science', specs: ['scipy'], subdirs: [], isRequired: true },
        { label: 'training', specs: ['pytorch>=2.4'], subdirs: [], isRequired: true },
      ],
    },
  });
});

test('a run on hold says so, names the checks, and is published anyway after confirmation', async () => {
  const run = buildRun({
    state: 'FAILED',
    isOnHold: true,
    error: '1 required check would fail.',
    failedChecks: probes.results as never,
  });
  const answers = [
    { run: null, channel: null, userErrors: [inputError('Another run came after this one.')] },
    { run, channel: buildChannel({ latestRun: buildRun() as never }), userErrors: [] },
  ];
  const app = open('/runs/run-1', { publishPolicyRun: (() => answers.shift()) as never }, run);
  await screen.findByText(/The run is on hold/);
  expect(screen.getByRole('row', { name: /science/ }).textContent).toContain('it needs libgcc >=14.');
  expect(screen.queryByText('The run failed. The channel keeps serving the previous version.')).toBeNull();
  const release = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
  };
  await release();
  await screen.findByText('Another run came after this one.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await release();
  await screen.findByText('Publishing. See the new run on the channel page.');
  expect(app.address()).toBe('/organizations/acme/channels/main?tab=policy');
});
