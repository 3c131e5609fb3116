import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildPolicy, connection } from '../../../testing/builders.ts';
import { chooseAction } from '../../../testing/menu.ts';
import { render } from '../../../testing/render.tsx';
import { policyHub, warmUp } from '../testHub.ts';

beforeAll(warmUp);

const url = '/organizations/acme/policies';
const policies = (from: number, to: number) =>
  Array.from({ length: to - from }, (_unused, index) =>
    buildPolicy({ id: `p${from + index}`, name: `Policy ${from + index}` }),
  );

/** A hub with `total` policies that pages and filters like the real one. */
function paged(total: number, extra = {}) {
  return policyHub({
    policies: (({ first, offset, name, query }: { first: number; offset?: number; name?: string; query?: string }) => {
      const all = policies(0, total).filter(
        (policy) =>
          (!name || String(policy.name).includes(name)) &&
          (!query || `${String(policy.name)} described`.includes(query)),
      );
      return connection(all.slice(offset ?? 0, (offset ?? 0) + first), all.length);
    }) as never,
    ...extra,
  });
}

const openMenu = (app: ReturnType<typeof render>, name: string, item: string) =>
  chooseAction(app, `Actions for ${name}`, item);

test('several policies are deleted immediately, and restored from the notification', async () => {
  let all = policies(0, 3);
  const gone = new Map<string, (typeof all)[number]>();
  const { viewer, hub } = policyHub(
    { policies: (() => connection(all)) as never },
    {
      deletePolicy: (({ input: { policyId } }: { input: { policyId: string } }) => {
        gone.set(
          policyId,
          all.find((one) => one.id === policyId)!,
        );
        all = all.filter((one) => one.id !== policyId);
        return { deletedId: policyId, organization: null, userErrors: [] };
      }) as never,
      restorePolicy: (({ input: { policyId } }: { input: { policyId: string } }) => {
        all = [...all, gone.get(policyId)!];
        return { policy: gone.get(policyId), organization: null, userErrors: [] };
      }) as never,
    },
  );
  const app = render(url, viewer, hub);
  await app.user.click(await screen.findByRole('checkbox', { name: 'Policy 0' }));
  await app.user.click(screen.getByRole('checkbox', { name: 'Policy 2' }));
  await app.user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 policies deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Policy 0' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Policy 1' })).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 policies restored')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Policy 2' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Actions for selected rows' })).toBeNull();
});

describe('the list of policies', () => {
  test('[POL-05, POL-06, POL-07, POL-43] asks for ten at a time, and the address holds the offset as policiesOffet', async () => {
    const { viewer, hub } = paged(23);
    const app = render(url, viewer, hub);
    await screen.findByRole('link', { name: 'Policy 0' });
    expect(app.asked.find(({ name }) => name === 'Policies')?.variables).toEqual({
      org: 'acme',
      limit: 10,
      offset: 0,
      name: null,
      sort: 'UPDATED',
    });
    await app.user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Policy 10' });
    expect(app.address()).toBe(`${url}?policiesOffet=10`);
    expect(app.asked.filter(({ name }) => name === 'Policies').at(-1)?.variables).toEqual({
      org: 'acme',
      limit: 10,
      offset: 10,
      name: null,
      sort: 'UPDATED',
    });
    screen.getByText('11–20 of 23');
    expect(await axeProblems()).toEqual([]);
  });

  test('[POL-05] the address of page 2 shows page 2', async () => {
    const { viewer, hub } = paged(12);
    render(`${url}?policiesOffet=10`, viewer, hub);
    await screen.findByRole('link', { name: 'Policy 11' });
    expect(screen.queryByRole('link', { name: 'Policy 9' })).toBeNull();
  });

  test.each([
    [10, false],
    [11, true],
  ])('[POL-08] with %i policies pagination is shown: %s', async (total, shown) => {
    const { viewer, hub } = paged(total);
    render(url, viewer, hub);
    await screen.findByRole('link', { name: 'Policy 0' });
    expect(screen.queryByText('Page 1 of', { exact: false }) !== null).toBe(shown);
  });

  test('[POL-08] a filter that leaves few does not take the pagination away, and starts at the first page', async () => {
    const { viewer, hub } = paged(12);
    const app = render(`${url}?policiesOffet=10`, viewer, hub);
    await app.user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'Policy 3{Enter}');
    await screen.findByText('1–1 of 1');
    screen.getByRole('link', { name: 'Policy 3' });
    expect(app.address()).toBe(`${url}?q=Policy+3`);
    await app.user.type(screen.getByRole('searchbox'), 'nothing{Enter}');
    await screen.findByRole('heading', { name: 'No policies match “Policy 3nothing”' });
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'Policy 0' });
  });

  test('the filter by name looks at names only, not at descriptions', async () => {
    const { viewer, hub } = paged(12);
    const app = render(url, viewer, hub);
    await app.user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'described{Enter}');
    await screen.findByRole('heading', { name: 'No policies match “described”' });
  });

  test.each([
    ['abcdefghijklmnopqrstuvwxy', 'abcdefghijklmnopqrst…'],
    ['abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
  ])('[CONST-10] what matches nothing, %s, is shown as %s', async (typed, shown) => {
    const { viewer, hub } = paged(12);
    const app = render(url, viewer, hub);
    await app.user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), `${typed}{Enter}`);
    await screen.findByRole('heading', { name: `No policies match “${shown}”` });
  });

  test('the order is in the URL and starts at the first page; the table has the filter and the order of the list', async () => {
    const { viewer, hub } = paged(23, { policiesCsv: 'name\r\n' });
    const app = render(`${url}?q=Policy&policiesOffet=10`, viewer, hub);
    await app.user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'Policies')?.variables).toEqual({
        org: 'acme',
        limit: 10,
        offset: 0,
        name: 'Policy',
        sort: 'NAME',
      }),
    );
    expect(app.address()).toBe(`${url}?q=Policy&sort=name`);
    await screen.findByRole('button', { name: 'Name', pressed: true });
    const saved = vi.fn(() => 'blob:x');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    await app.user.click(screen.getByRole('button', { name: 'Export policies as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(app.asked.find(({ name }) => name === 'PoliciesCsv')?.variables).toEqual({
      org: 'acme',
      name: 'Policy',
      sort: 'NAME',
    });
  });

  test('names, rules, revision and channels of a policy', async () => {
    const { viewer, hub } = policyHub({
      policies: connection([buildPolicy({ namesOfChannelsAppliedTo: ['approved', 'team'] })]) as never,
    });
    render(url, viewer, hub);
    const row = (await screen.findByRole('link', { name: 'Production baseline' })).closest('tr')!;
    within(row).getByText('License not in GPL; CVE score ≥ 6');
    within(row).getByText('7');
    expect(within(row).getByRole('link', { name: 'team' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/team',
    );
  });

  test('an organization without policies is offered its first', async () => {
    const { viewer, hub } = paged(0);
    render(url, viewer, hub);
    await screen.findByRole('heading', { name: 'No policies yet' });
    expect(screen.getAllByRole('link', { name: 'Create policy' }).map((link) => link.getAttribute('href'))).toEqual([
      '/organizations/acme/policies/new',
    ]);
    expect(await axeProblems()).toEqual([]);
  });

  test('[POL-55] when the list fails, loading stops and nothing is said', async () => {
    const { viewer, hub } = policyHub({
      policies: (() => {
        throw new GraphQLError('The service does not answer.', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
      }) as never,
    });
    const app = render(url, viewer, hub);
    await screen.findByRole('heading', { name: 'Policies', level: 1 });
    await waitFor(() => expect(app.times('Policies')).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/does not answer/)).toBeNull();
  });

  test("members see the policies but can't change them, and see why", async () => {
    const { viewer, hub } = policyHub({ role: 'MEMBER' });
    const app = render(url, viewer, hub);
    const create = await screen.findByRole('button', { name: 'Create policy' });
    expect(create.getAttribute('title')).toBe('Only organization admins can do this.');
    await app.user.click(await screen.findByRole('button', { name: 'Actions for Production baseline' }));
    await screen.findByRole('menuitem', { name: 'View' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'View',
      'View as single form',
      'History',
      'Export as YAML',
      'Export as JSON',
    ]);
  });
});

describe('deleting', () => {
  /** A hub with two policies, one of which can be deleted and restored. */
  function undoable(restorePolicy?: object) {
    const all = [buildPolicy(), buildPolicy({ id: 'p2', name: 'Other' })];
    let left = all;
    return policyHub(
      { policies: (() => connection(left)) as never },
      {
        deletePolicy: (() => {
          left = all.slice(1);
          return { deletedId: 'policy-1', organization: null, userErrors: [] };
        }) as never,
        restorePolicy: (restorePolicy ??
          (() => {
            left = all;
            return { policy: all[0], organization: null, userErrors: [] };
          })) as never,
      },
    );
  }
  const input = { organization: 'acme', policyId: 'policy-1' };

  test('[POL-46] deletes without a question, and Undo, which has focus, brings the policy back', async () => {
    const { viewer, hub } = undoable();
    const app = render(url, viewer, hub);
    await openMenu(app, 'Production baseline', 'Delete');
    const undo = await screen.findByRole('button', {
      name: 'Undo',
      description: 'Policy Production baseline deleted.',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.asked.find(({ name }) => name === 'DeletePolicy')?.variables).toEqual({ input });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Production baseline' })).toBeNull());
    screen.getByRole('link', { name: 'Other' });
    expect(document.activeElement).toBe(undo);
    expect(await axeProblems()).toEqual([]);
    await app.user.keyboard('{Enter}');
    const view = await screen.findByRole('link', { name: 'View', description: 'Policy Production baseline restored.' });
    expect(document.activeElement).toBe(view);
    expect(app.asked.find(({ name }) => name === 'RestorePolicy')?.variables).toEqual({ input });
    await screen.findByRole('link', { name: 'Production baseline' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('errors of Undo are shown', async () => {
    const message = 'Another policy now uses this name. Rename it, then try again.';
    const { viewer, hub } = undoable({
      policy: null,
      organization: null,
      userErrors: [{ __typename: 'NameTakenError', code: 'NAME_TAKEN', message, field: ['name'] }],
    });
    const app = render(url, viewer, hub);
    await openMenu(app, 'Production baseline', 'Delete');
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByRole('link', { name: 'Production baseline' })).toBeNull();
  });

  test('one that is applied stays, and the message says where (409)', async () => {
    const message = "The policy applied to the channel 'approved'. Take it off there first.";
    const { viewer, hub } = policyHub(
      {},
      {
        deletePolicy: {
          deletedId: null,
          organization: null,
          userErrors: [{ __typename: 'ConflictError', code: 'CONFLICT', message, field: [] }],
        } as never,
      },
    );
    const app = render(url, viewer, hub);
    await openMenu(app, 'Production baseline', 'Delete');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    screen.getByRole('link', { name: 'Production baseline' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });
});
