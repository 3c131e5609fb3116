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
  display: 'In Progress',
  phase: 'Writing repodata',
  progress: 0.6,
  finishedAt: null,
  addedCount: null,
  removedCount: null,
});
const done = buildRun({
  counts: [{ __typename: 'PlatformCount', platform: 'linux-64', numBefore: 10, numAfter: 7, numRemoved: 3 }],
  addedCount: 0,
  removedCount: 3,
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
        buildChannel({ name, lastRun: states[Math.min(polls++, states.length - 1)] })) as never,
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
    screen.getByText('It takes the place of Old rules.');
    await screen.findByText('1,107 going');
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
      ['Reading the channel', null],
      ['Evaluating the rules', null],
      ['Writing repodata', 'step'],
      ['Publishing', null],
    ]);
    await vi.advanceTimersByTimeAsync(3000);
    await within(run).findByText('Completed');
    expect(within(run).getByRole('row', { name: /linux-64/ }).textContent).toBe('linux-64107−3');
    within(run).getByText('3 files went, 0 came.');
    const asked = app.times('PolicyRunProgress');
    await vi.advanceTimersByTimeAsync(5000);
    expect(app.times('PolicyRunProgress')).toBe(asked);
  });

  test.each([
    ['TODO', 'In Queue'],
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
    const canceled = buildRun({ state: 'CANCELED', display: 'Canceled' });
    const app = open([running], { cancelRun: { run: canceled, channel: null, userErrors: [] } });
    await apply(app);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel run' }));
    await screen.findByText('The run was canceled. The channel goes on serving what it served.');
    expect(app.asked.find(({ name }) => name === 'CancelPolicyRun')?.variables).toEqual({
      input: { organization: 'acme', channel: 'approved', id: 'run-1' },
    });
  });

  test('a failed run says why and can be tried again', async () => {
    const failed = buildRun({ state: 'FAILED', display: 'Failed', error: 'The disk is full.' });
    let calls = 0;
    const app = open([running], {
      applyPolicy: () => {
        const run = calls++ === 0 ? failed : buildRun({ ...running, id: 'run-2' });
        return { run, channel: buildChannel({ name: 'approved', lastRun: run }), userErrors: [] };
      },
    });
    await apply(app);
    await screen.findByText('The disk is full.');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('progressbar', { name: 'Progress of the run' });
    expect(app.times('ApplyPolicy')).toBe(2);
  });

  test('a run under way stands in the way of a second, and the message says so (409)', async () => {
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
    await screen.findByText(/is being applied to approved/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Show the run' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/runs/run-1',
    );
  });

  test.each([
    ['while its run is under way by canceling it', true, ['CancelPolicyRun'], 'Old rules stays on approved'],
    ['afterwards by applying it again', false, ['CancelPolicyRun', 'ApplyPolicy'], 'Old rules is being applied'],
  ])('a policy that was taken off is put back: %s', async (_when, stops, calls, said) => {
    const off = buildRun({ ...running, policyName: null, revision: null });
    const { viewer, hub } = policyHub(
      {
        policies: connection([policy]) as never,
        channels: [approved],
        channel: () => buildChannel({ ...approved, lastRun: off }),
      },
      {
        removePolicy: { run: off, channel: null, userErrors: [] } as never,
        cancelRun: (stops
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
    await app.user.click(await screen.findByRole('button', { name: 'Take the policy off' }));
    await app.user.click(await screen.findByRole('button', { name: 'Take it off' }));
    await screen.findByRole('region', { name: 'Policy run on approved' });
    await app.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await screen.findByText('Old rules was taken off approved');
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(new RegExp(said));
    expect(app.asked.map(({ name }) => name).filter((name) => /^(ApplyPolicy|CancelPolicyRun)$/.test(name))).toEqual(
      calls,
    );
    expect(app.asked.findLast(({ name }) => name === calls.at(-1))?.variables).toEqual({
      input: { organization: 'acme', channel: 'approved', ...(stops ? { id: off.id } : { policyId: 'old' }) },
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
    const question = await screen.findByRole('alertdialog', { name: 'Take the policy off approved?' });
    expect(app.address()).toBe('/organizations/acme/channels/approved?dialog=remove-policy');
    await within(question).findByText('1,107 going');
    expect(app.asked.find(({ name }) => name === 'PolicyImpact')?.variables).toMatchObject({
      channel: 'approved',
      filters: noPolicyFilters,
      policyId: null,
    });
    expect(screen.queryByRole('combobox', { name: 'Policy' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([app.address(), app.times('RemovePolicy')]).toEqual(['/organizations/acme/channels/approved', 0]);
  });

  test('what stands in the way of taking a policy off is told where it was asked', async () => {
    const { viewer, hub } = policyHub(
      { policies: connection([policy]) as never, channels: [approved], channel: () => approved },
      {
        removePolicy: {
          run: null,
          channel: null,
          userErrors: [{ __typename: 'ConflictError', code: 'CONFLICT', message: 'A run is under way.', field: [] }],
        } as never,
      },
    );
    const app = render('/organizations/acme/channels/approved?dialog=remove-policy', viewer, hub);
    await app.user.click(await screen.findByRole('button', { name: 'Take it off' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A run is under way.');
    screen.getByRole('alertdialog', { name: 'Take the policy off approved?' });
  });

  test('where there is no policy, nothing can be taken off, not even by address', async () => {
    const { viewer, hub } = policyHub({ channels: [buildChannel()], channel: () => buildChannel() });
    render('/organizations/acme/channels/main?dialog=remove-policy', viewer, hub);
    const question = await screen.findByRole('alertdialog', { name: 'Take the policy off main?' });
    await within(question).findByText('No policy: everything is served.');
    const yes = within(question).getByRole('button', { name: 'Take it off' });
    await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBe('true'));
  });

  test('members are sent to the refusal', async () => {
    const app = open([done], {}, { role: 'MEMBER' });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});
