import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildRun, buildUser, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

const probes = {
  __typename: 'ChannelProbes',
  holdsBack: false,
  mostNeeded: 0,
  includesEnvironments: false,
  probes: [{ __typename: 'Probe', label: 'science', specs: ['scipy'], platforms: [], isRequired: true }],
  answers: [
    {
      __typename: 'ProbeAnswer',
      label: 'science',
      isRequired: true,
      platform: 'linux-64',
      ok: false,
      detail: 'scipy 1.0 cannot be installed on linux-64: it needs libgcc >=14.',
    },
  ],
};

function open(address: string, hub: Hub = {}, run = buildRun()) {
  const channel = buildChannel({ probes: probes as never, run: run as never, lastRun: run as never });
  const organization = () => buildOrganization({ channels: [channel] as never, channel: channel as never });
  return render(`/organizations/acme/channels/main${address}`, buildUser(), {
    organization: organization as never,
    ...hub,
  });
}

test('the settings tell what each probe says, and an admin adds one and has what fails held back', async () => {
  const channel = buildChannel({ probes: { ...probes, holdsBack: true } as never });
  const app = open('?tab=settings', { setChannelProbes: (() => ({ channel, userErrors: [] })) as never });
  const row = within(await screen.findByRole('region', { name: 'What the publication says' })).getByRole('row', {
    name: /science/,
  });
  expect(row.textContent).toBe('sciencescipy 1.0 cannot be installed on linux-64: it needs libgcc >=14.linux-64No');
  await app.user.click(screen.getByRole('button', { name: 'Change probes' }));
  await app.user.click(screen.getByRole('radio', { name: /Hold back/ }));
  await app.user.click(screen.getByLabelText(/^Registered environments/));
  await app.user.click(screen.getByRole('button', { name: 'Add a probe' }));
  const added = within(screen.getByRole('group', { name: 'Probe 2' }));
  await app.user.type(added.getByRole('textbox', { name: /^Name/ }), 'training');
  await app.user.click(screen.getByRole('button', { name: 'Save probes' }));
  // Nothing is asked for yet: the form says so and nothing is sent.
  await screen.findByText('Name at least one match spec.');
  expect(app.asked.some(({ name }) => name === 'SetChannelProbes')).toBe(false);
  await app.user.type(added.getByRole('textbox', { name: /^Match specs/ }), 'pytorch>=2.4{Enter}');
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Save probes' }));
  await screen.findByText('Probes saved. The publication that answers them has begun.');
  expect(app.asked.find(({ name }) => name === 'SetChannelProbes')?.variables).toEqual({
    input: {
      organization: 'acme',
      expectedVersion: 'first',
      channel: 'main',
      holdsBack: true,
      mostNeeded: 0,
      includesEnvironments: true,
      probes: [
        { label: 'science', specs: ['scipy'], platforms: [], isRequired: true },
        { label: 'training', specs: ['pytorch>=2.4'], platforms: [], isRequired: true },
      ],
    },
  });
});

test('a run that was held back says so, names the probes, and is published after all once that is confirmed', async () => {
  const run = buildRun({
    state: 'FAILED',
    isHeld: true,
    error: 'A required probe would fail.',
    failingProbes: probes.answers as never,
  });
  const answers = [
    { run: null, channel: null, userErrors: [inputError('Another run came after this one.')] },
    { run, channel: buildChannel({ lastRun: buildRun() as never }), userErrors: [] },
  ];
  const app = open('/runs/run-1', { publishHeldRun: (() => answers.shift()) as never }, run);
  await screen.findByText(/The run is on hold/);
  expect(screen.getByRole('row', { name: /science/ }).textContent).toContain('it needs libgcc >=14.');
  expect(screen.queryByText('The run failed. The channel goes on serving what it served.')).toBeNull();
  const release = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Publish after all' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Publish after all' }));
  };
  await release();
  await screen.findByText('Another run came after this one.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await release();
  await screen.findByText('Publishing. The new run stands in the channel.');
  expect(app.address()).toBe('/organizations/acme/channels/main?tab=policy');
});
