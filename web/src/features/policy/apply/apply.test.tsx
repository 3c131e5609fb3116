import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildApplied, buildChannel, buildPolicy, buildRun, connection } from '../../../testing/builders.ts';
import { chooseAction } from '../../../testing/menu.ts';
import { render } from '../../../testing/render.tsx';
import { filtersOf, policyHub, warmUp } from '../testHub.ts';
import { noPolicyFilters } from './noPolicyFilters.ts';

beforeAll(warmUp);

afterEach(() => vi.useRealTimers());

const url = '/organizations/acme/policies/policy-1/apply';
const policy = buildPolicy({ filters: filtersOf() });
const running = buildRun({
  state: 'IN_PROGRESS',
  stateLabel: 'In Progress',
  phase: 'Writing repodata',
  progress: 0.6,
  finishedAt: null,
  addedFileCount: null,
  removedFileCount: null,
});
const done = buildRun({
  fileCountsBySubdir: [
    { __typename: 'SubdirFileCounts', subdir: 'linux-64', fileCountBefore: 10, fileCountAfter: 7, removedFileCount: 3 },
  ],
  addedFileCount: 0,
  removedFileCount: 3,
});

const approved = buildChannel({
  name: 'approved',
  appliedPolicy: buildApplied({ policy: buildPolicy({ id: 'old', name: 'Old rules' }) }),
});

function open(states: readonly ReturnType<typeof buildRun>[], rest = {}, organization = {}, search = '') {
  let polls = 0;
  const { viewer, hub } = policyHub(
    {
      policies: connection([policy]) as never,
      policy,
      channels: [buildChannel({ name: 'main' }), approved],
      channel: (({ name }: { name: string }) =>
        buildChannel({ name, latestRun: states[Math.min(polls++, states.length - 1)] })) as never,
      ...organization,
    },
    { applyPolicy: { run: running, channel: null, userErrors: [] } as never, ...rest },
  );
  return render(`${url}${search}`, viewer, hub);
}

async function apply(app: ReturnType<typeof open>, channel = 'approved') {
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), channel);
  await app.user.click(screen.getByRole('button', { name: 'Apply policy' }));
}

describe('applying from the list', () => {
  test('focus starts on the first thing to choose, not on Cancel', async () => {
    open([done]);
    const channel = await screen.findByRole('combobox', { name: 'Channel' });
    await waitFor(() => expect(document.activeElement).toBe(channel));
  });

  test('the channel that the address proposes is chosen at first, and another can be', async () => {
    const app = open([done], {}, {}, '?on=approved');
    const channel = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Channel' });
    expect([channel.value, channel.disabled]).toEqual(['approved', false]);
    await app.user.selectOptions(channel, 'main');
    expect(channel.value).toBe('main');
  });

  test('shows the impact before, and what it takes the place of', async () => {
    const app = open([done]);
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), 'approved');
    screen.getByText('Replaces Old rules.');
    await screen.findByText('1,107 removed');
    expect(app.asked.find(({ name }) => name === 'PolicyImpact')?.variables).toMatchObject({ channel: 'approved' });
    expect(app.times('ApplyPolicy')).toBe(0);
    expect(await axeProblems()).toEqual([]);
  });

  test('[POL-04, POL-25, POL-28, POL-48] starts a run, which is followed each second to its result', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    });
    const app = open([running, running, done]);
    await apply(app);
    const run = await screen.findByRole('region', { name: 'Policy run on approved' });
    expect(app.asked.find(({ name }) => name === 'ApplyPolicy')?.variables).toEqual({
      input: { organization: 'acme', channel: 'approved', policyId: 'policy-1' },
    });
    within(run).getByText('In Progress 60 %');
    expect(within(run).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    expect(
      within(run)
        .getAllByRole('listitem')
        .map((phase) => [phase.textContent, phase.getAttribute('aria-current')]),
    ).toEqual([
      ['Reading channel', null],
      ['Evaluating rules', null],
      ['Writing repodata', 'step'],
      ['Publishing', null],
    ]);
    await vi.advanceTimersByTimeAsync(3000);
    await within(run).findByText('Completed');
    expect(within(run).getByRole('row', { name: /linux-64/ }).textContent).toBe('linux-64107−3');
    within(run).getByText('3 files removed, 0 added.');
    const asked = app.times('PolicyRunProgress');
    await vi.advanceTimersByTimeAsync(5000);
    expect(app.times('PolicyRunProgress')).toBe(asked);
  });

  test.each([
    ['QUEUED', 'In Queue'],
    ['SCHEDULED', 'Scheduled'],
    ['PENDING', 'Pending'],
    ['IN_PROGRESS', 'In Progress 60 %'],
    ['FAILED', 'Failed'],
    ['DONE', 'Completed'],
    ['CANCELED', 'Canceled'],
    ['COMPLETED', 'Completed'],
  ] as const)('[POL-25, POL-26, POL-27] the state %s reads %s', async (state, display) => {
    const run = buildRun({ ...running, state });
    const app = open([run], { applyPolicy: { run, channel: null, userErrors: [] } });
    await apply(app);
    within(await screen.findByRole('region', { name: 'Policy run on approved' })).getByText(display);
  });

  test('a run can be stopped', async () => {
    const canceled = buildRun({ state: 'CANCELED', stateLabel: 'Canceled' });
    const states = [running];
    const cancelPolicyRun = (): object => {
      states[0] = canceled;
      return { run: canceled, channel: null, userErrors: [] };
    };
    const app = open(states, { cancelPolicyRun });
    await apply(app);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel run' }));
    await screen.findByText('The run was canceled. The channel keeps serving the previous version.');
    expect(app.asked.find(({ name }) => name === 'CancelPolicyRun')?.variables).toEqual({
      input: { organization: 'acme', channel: 'approved', runId: 'run-1' },
    });
  });

  test('a failed run says why and can be tried again', async () => {
    const failed = buildRun({ state: 'FAILED', stateLabel: 'Failed', error: 'The disk is full.' });
    let calls = 0;
    const app = open([running], {
      applyPolicy: () => {
        const run = calls++ === 0 ? failed : buildRun({ ...running, id: 'run-2' });
        return { run, channel: buildChannel({ name: 'approved', latestRun: run }), userErrors: [] };
      },
    });
    await apply(app);
    await screen.findByText('The disk is full.');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('progressbar', { name: 'Run progress' });
    expect(app.times('ApplyPolicy')).toBe(2);
  });

  test('a run in progress prevents a second one, and the message says so (409)', async () => {
    const app = open([done], {
      applyPolicy: {
        run: null,
        channel: null,
        userErrors: [
          { __typename: 'ConflictError', code: 'CONFLICT', message: 'A run is under way on this channel.', field: [] },
        ],
      },
    });
    await apply(app);
    expect((await screen.findByRole('alert')).textContent).toBe('A run is under way on this channel.');
  });

  test('after it is closed the way to the run is there', async () => {
    const app = open([running]);
    await apply(app);
    await screen.findByRole('region', { name: 'Policy run on approved' });
    await app.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await screen.findByText(/Applying .* to approved/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'View run' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/runs/run-1',
    );
  });

  test.each([
    ['during its run by canceling it', true, ['CancelPolicyRun'], 'Old rules stays on approved'],
    ['afterwards by reapplying it', false, ['CancelPolicyRun', 'ApplyPolicy'], 'Reapplying Old rules to approved'],
  ])('a removed policy is restored: %s', async (_when, stops, calls, said) => {
    const off = buildRun({ ...running, policyName: null, revision: null });
    const { viewer, hub } = policyHub(
      {
        policies: connection([policy]) as never,
        channels: [approved],
        channel: () => buildChannel({ ...approved, latestRun: off }),
      },
      {
        removeChannelPolicy: { run: off, channel: null, userErrors: [] } as never,
        cancelPolicyRun: (stops
          ? { run: { ...off, state: 'CANCELED' }, channel: null, userErrors: [] }
          : {
              run: null,
              channel: null,
              userErrors: [{ __typename: 'ConflictError', code: 'CONFLICT', message: 'It has ended.', field: [] }],
            }) as never,
        applyPolicy: { run: buildRun({ ...running, id: 'run-2' }), channel: null, userErrors: [] } as never,
      },
    );
    const app = render('/organizations/acme/channels/approved?dialog=apply-policy', viewer, hub);
    await app.user.click(await screen.findByRole('button', { name: 'Remove policy' }));
    await app.user.click(await screen.findByRole('button', { name: 'Remove policy' }));
    await screen.findByRole('region', { name: 'Policy run on approved' });
    await app.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await screen.findByText('Old rules removed from approved');
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(new RegExp(said));
    expect(app.asked.map(({ name }) => name).filter((name) => /^(ApplyPolicy|CancelPolicyRun)$/.test(name))).toEqual(
      calls,
    );
    expect(app.asked.findLast(({ name }) => name === calls.at(-1))?.variables).toEqual({
      input: { organization: 'acme', channel: 'approved', ...(stops ? { runId: off.id } : { policyId: 'old' }) },
    });
  });

  test('the menu of the channel asks what taking its policy off would change, before anything happens', async () => {
    const { viewer, hub } = policyHub({
      policies: connection([policy]) as never,
      channels: [approved],
      channel: () => approved,
    });
    const app = render('/organizations/acme/channels/approved', viewer, hub);
    await chooseAction(app, 'More actions', 'Remove policy');
    const question = await screen.findByRole('alertdialog', { name: 'Remove policy from approved?' });
    expect(app.address()).toBe('/organizations/acme/channels/approved?dialog=remove-policy');
    await within(question).findByText('1,107 removed');
    expect(app.asked.find(({ name }) => name === 'PolicyImpact')?.variables).toMatchObject({
      channel: 'approved',
      filters: noPolicyFilters,
      policyId: null,
    });
    expect(screen.queryByRole('combobox', { name: 'Policy' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([app.address(), app.times('RemoveChannelPolicy')]).toEqual(['/organizations/acme/channels/approved', 0]);
  });

  test('errors of removing a policy are shown in its dialog', async () => {
    const { viewer, hub } = policyHub(
      { policies: connection([policy]) as never, channels: [approved], channel: () => approved },
      {
        removeChannelPolicy: {
          run: null,
          channel: null,
          userErrors: [{ __typename: 'ConflictError', code: 'CONFLICT', message: 'A run is under way.', field: [] }],
        } as never,
      },
    );
    const app = render('/organizations/acme/channels/approved?dialog=remove-policy', viewer, hub);
    await app.user.click(await screen.findByRole('button', { name: 'Remove policy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A run is under way.');
    screen.getByRole('alertdialog', { name: 'Remove policy from approved?' });
  });

  test('without a policy nothing can be removed, not even by URL', async () => {
    const { viewer, hub } = policyHub({ channels: [buildChannel()], channel: () => buildChannel() });
    render('/organizations/acme/channels/main?dialog=remove-policy', viewer, hub);
    const question = await screen.findByRole('alertdialog', { name: 'Remove policy from main?' });
    await within(question).findByText('No policy. Everything is allowed.');
    const yes = within(question).getByRole('button', { name: 'Remove policy' });
    await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBe('true'));
  });

  test('members are redirected to the permission error', async () => {
    const app = open([done], {}, { role: 'MEMBER' });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});
