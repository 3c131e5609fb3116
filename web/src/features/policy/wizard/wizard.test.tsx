import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildPolicy, buildUser } from '../../../testing/builders.ts';
import { render, type Rendered } from '../../../testing/render.tsx';
import { baseline, filtersOf, policyHub, warmUp } from '../testHub.ts';
import { look } from '../../../ui/theme/look.ts';
import { selectorOf } from '../../../testing/looks.ts';

beforeAll(warmUp);

const list = '/organizations/acme/policies';
const open = (path: string, organization = {}, rest = {}) => {
  const { viewer, hub } = policyHub(organization, rest);
  return render(`${list}${path}`, viewer, hub);
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const titles = ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review'];
const next = (app: Rendered) => app.user.click(screen.getByRole('button', { name: 'Next >' }));
const made = { createPolicy: { policy: buildPolicy({ id: 'new-1' }), organization: null, userErrors: [] } };

/** Clicks Next from one step to another. */
async function goOn(app: Rendered, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    await next(app);
    await heading(titles[at + 1]!);
  }
}

/** Opens the wizard for a new policy at a step. */
async function onStep(step: 1 | 2 | 3 | 4, rest = {}): Promise<Rendered> {
  const app = open('/new', {}, rest);
  await app.user.type(await screen.findByLabelText('Policy name'), 'Baseline');
  await goOn(app, 0, step);
  return app;
}

describe('opening', () => {
  test('[POL-01, WIZ-01, WIZ-04, WIZ-07, WIZ-09, WIZ-10] a new policy starts at the first of the five steps', async () => {
    open('/new');
    await dialog('Create Policy');
    await heading('Set details');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector(selectorOf(look('steps.title')))?.firstChild?.textContent)).toEqual(
      titles,
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('link', { current: 'step' }).textContent,
    ).toContain('Set details');
    expect((screen.getByRole('button', { name: '< Previous' }) as HTMLButtonElement).disabled).toBe(true);
    screen.getByRole('button', { name: 'Next >' });
    expect(await axeProblems()).toEqual([]);
  });

  test('[WIZ-01, WIZ-18] editing shows what is stored; the description has three rows', async () => {
    open('/policy-1/edit');
    await dialog('Edit Policy');
    expect(((await screen.findByLabelText('Policy name')) as HTMLInputElement).value).toBe('Production baseline');
    const description = screen.getByLabelText('Description') as HTMLTextAreaElement;
    expect([description.value, description.rows]).toEqual(['Packages for production.', 3]);
    screen.getByText('Production baseline, revision 7');
  });

  test('a link to allow a CVE, or files, opens a draft with it; nothing is saved, and a removed part stays removed', async () => {
    const app = open('/policy-1/edit?step=review&allow=CVE-2024-28219');
    await dialog('Edit Policy');
    await screen.findByText(/^CVE-2024-28219 added to the allowlist of 1 CVE rule\. Nothing is saved/);
    screen.getByText('1 unsaved change');
    await waitFor(() => expect(app.address()).toBe(`${list}/policy-1/edit?step=review`));
    app.unmount();
    sessionStorage.clear();
    open('/policy-1/edit?step=review&except=pillow%3C10.3.0');
    await screen.findByText(/^pillow<10\.3\.0 added to the exclusions/);
    screen.getByText('1 unsaved change');
  });

  test('a policy that is not there says so', async () => {
    const app = open('/gone/edit', { policy: null });
    await heading('Policy not found');
    await app.user.click(screen.getByRole('button', { name: 'Back to policies' }));
    await waitFor(() => expect(app.address()).toBe(list));
  });

  test("members can't create, and are redirected to the permission error", async () => {
    const app = open('/new', { role: 'MEMBER' });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});

describe('steps', () => {
  test('[WIZ-05, WIZ-06, WIZ-45] an empty name disables the steps behind it; a name enables the next one only', async () => {
    const app = open('/new');
    const name = await screen.findByLabelText('Policy name');
    const steps = screen.getByRole('navigation', { name: 'Steps' });
    const enabled = () =>
      within(steps)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-disabled') !== 'true');
    expect(enabled()).toEqual([true, false, false, false, false]);
    await app.user.type(name, 'Baseline');
    await waitFor(() => expect(enabled()).toEqual([true, true, false, false, false]));
    await app.user.clear(name);
    await app.user.tab();
    await screen.findByText('Policy name is required');
    await waitFor(() => expect(enabled()).toEqual([true, false, false, false, false]));
  });

  test("[WIZ-08, WIZ-45] Next with an empty name doesn't move: the error is shown and the field has the focus", async () => {
    const app = open('/new');
    await screen.findByLabelText('Policy name');
    await next(app);
    expect((await screen.findByRole('alert')).textContent).toBe('Policy name is required');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Policy name')));
    await heading('Set details');
  });

  test('[WIZ-46] rejects special characters in the name', async () => {
    const app = open('/new');
    const name = await screen.findByLabelText('Policy name');
    await app.user.type(name, 'a.b');
    await app.user.tab();
    await screen.findByText('You cannot use special characters.');
    await app.user.clear(name);
    await app.user.type(name, 'My-Policy_1 x');
    await waitFor(() => expect(screen.queryByText('You cannot use special characters.')).toBeNull());
  });

  test('[WIZ-05, WIZ-08, WIZ-11, WIZ-44] forward and back; the step is in the address and its heading has the focus', async () => {
    const app = await onStep(1);
    await heading('Set package rules');
    expect(app.address()).toBe(`${list}/new?step=packages`);
    expect(document.activeElement).toBe(await heading('Set package rules'));
    await app.user.click(screen.getByRole('button', { name: '< Previous' }));
    await heading('Set details');
    await goOn(app, 0, 4);
    screen.getByRole('button', { name: 'Create Policy' });
    expect(screen.queryByRole('button', { name: 'Next >' })).toBeNull();
    await app.user.click(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('link', { name: /Set CVE rules/ }),
    );
    await heading('Set CVE rules');
    screen.getByRole('button', { name: 'Next >' });
  });

  test('a reload keeps the step and the work', async () => {
    const app = await onStep(2);
    await heading('Set CVE rules');
    const address = app.address();
    app.unmount();
    open(address.slice(list.length));
    await heading('Set CVE rules');
    expect(within(screen.getByRole('navigation', { name: 'Steps' })).getByText('Baseline')).toBeTruthy();
  });
});

describe('saving', () => {
  test('[POL-01, POL-52, WIZ-40, WIZ-47, WIZ-54, WIZ-55] a policy without an id is created; empty lists are sent as in and empty', async () => {
    const app = await onStep(4, made);
    await app.user.click(await screen.findByRole('button', { name: 'Create Policy' }));
    await screen.findByText('Policy successfully created!');
    expect(app.address()).toBe(list);
    const sent = app.asked.find(({ name }) => name === 'CreatePolicy')?.variables as {
      input: { name: string; description: string; filters: { add_packages: { subfilters: unknown[] } } };
    };
    expect(sent.input).toMatchObject({ organization: 'acme', name: 'Baseline', description: '' });
    expect(sent.input.filters.add_packages.subfilters.slice(0, 3)).toEqual(
      ['platform', 'license_family', 'conda_spec'].map((facet) => ({ facet, criterion: [], comparator: 'in' })),
    );
    expect(app.times('UpdatePolicy')).toBe(0);
  });

  test('[POL-02, POL-53, WIZ-12, WIZ-41] a policy with an ID is updated, and the started runs are shown', async () => {
    const applied = buildPolicy({ filters: filtersOf(baseline), namesOfChannelsAppliedTo: ['approved'] });
    const app = open(
      '/policy-1/edit?step=review',
      { policy: applied },
      { updatePolicy: { policy: applied, userErrors: [] } },
    );
    await screen.findByText('Saving starts a run on approved');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Policy successfully edited!');
    expect(screen.getByText(/Applying to/).textContent).toBe('Applying to approved.');
    // The run of this save hasn't started: the channel's newest run is an older one.
    expect((await screen.findByRole('link', { name: 'Run on approved' })).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved?tab=policy',
    );
    expect(app.asked.find(({ name }) => name === 'UpdatePolicy')?.variables).toMatchObject({
      input: { organization: 'acme', policyId: 'policy-1', name: 'Production baseline' },
    });
    expect(app.times('CreatePolicy')).toBe(0);
  });

  test('a taken name (409) is shown at the name', async () => {
    const app = await onStep(4, {
      createPolicy: {
        policy: null,
        organization: null,
        userErrors: [
          {
            __typename: 'NameTakenError',
            code: 'NAME_TAKEN',
            message: 'A policy with this name exists.',
            field: ['name'],
            suggestion: null,
          },
        ],
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Create Policy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A policy with this name exists.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Policy name')));
    await app.user.type(screen.getByLabelText('Policy name'), '2');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('a finding of the server (422) is shown at its field', async () => {
    const app = await onStep(4, {
      createPolicy: {
        policy: null,
        organization: null,
        userErrors: [
          {
            __typename: 'InputError',
            code: 'INVALID',
            message: 'Not a known license family.',
            field: ['filters', 'add_packages', 'subfilters', '1', 'criterion', '0'],
          },
        ],
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Create Policy' }));
    await heading('Set package rules');
    expect((await screen.findByRole('alert')).textContent).toBe('Not a known license family.');
    expect(screen.getByRole('combobox', { name: 'License' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('[POL-54] any other failure is a banner with the server’s message, and nothing is lost', async () => {
    const app = await onStep(4, {
      createPolicy: {
        policy: null,
        organization: null,
        userErrors: [
          {
            __typename: 'ConflictError',
            code: 'CONFLICT',
            message: 'The organization has reached its 50 policies.',
            field: [],
          },
        ],
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Create Policy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The organization has reached its 50 policies.');
    await heading('Review');
  });

  test('[POL-54] so is one of a call that failed as a whole', async () => {
    const app = await onStep(4, {
      createPolicy: () => {
        throw new GraphQLError('The policies are locked until noon.', { extensions: { code: 'FORBIDDEN' } });
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Create Policy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The policies are locked until noon.');
    await heading('Review');
  });
});

describe('closing', () => {
  test('[WIZ-36] X asks in edit mode: keep stays in the wizard and is prominent, discard closes it', async () => {
    const app = open('/new');
    await app.user.type(await screen.findByLabelText('Policy name'), 'Kept');
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    expect(keep.className).toContain('solid');
    expect(screen.getByRole('button', { name: 'Discard draft' }).className).not.toContain('solid');
    await app.user.click(keep);
    expect((screen.getByLabelText('Policy name') as HTMLInputElement).value).toBe('Kept');
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(app.address()).toBe(list));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('viewing begins with the whole: rules in words, where it is applied, who saved it and when', async () => {
    open('/policy-1', {
      policy: buildPolicy({
        filters: filtersOf(baseline),
        namesOfChannelsAppliedTo: ['approved'],
        updatedBy: buildUser({ displayName: 'Ada Byron' }),
        updatedAt: '2025-10-01T00:00:00Z',
      }),
    });
    const review = await screen.findByRole('region', { name: 'Review' });
    for (const fact of ['To add packages where', 'Applied to', 'approved', 'Revision', '7', 'by Ada Byron'])
      expect(review.textContent).toContain(fact);
    expect(within(review).getByRole('link', { name: 'approved' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved',
    );
  });

  test('[WIZ-37, WIZ-13, WIZ-14, WIZ-15, POL-03] viewing: every field and the confirm are disabled, and X closes immediately', async () => {
    const app = open('/policy-1?step=details');
    await dialog('View Policy');
    // Signs on a phone, so that the way out stays in the window.
    for (const name of ['History', 'Edit policy'])
      expect(
        screen.getByRole('link', { name }).querySelector(selectorOf(look('text', { only: 'wide' })))?.textContent,
      ).toBe(name);
    for (const step of ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions']) {
      await heading(step);
      const controls = [
        ...document.querySelectorAll(`${selectorOf(look('form'))} :is(input, textarea, select, button)`),
      ];
      expect(controls.length).toBeGreaterThan(0);
      expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([]);
      await next(app);
    }
    await heading('Review');
    expect((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(app.address()).toBe(list));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[WIZ-38, WIZ-39] Cancel is in the footer and resets to the empty default', async () => {
    const app = await onStep(1);
    await app.user.click(screen.getByRole('switch', { name: /Only signed packages/ }));
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(app.address()).toBe(list));
    await app.user.click((await screen.findAllByRole('link', { name: 'Create policy' }))[0]!);
    expect(((await screen.findByLabelText('Policy name')) as HTMLInputElement).value).toBe('');
    await app.user.type(screen.getByLabelText('Policy name'), 'x');
    await goOn(app, 0, 1);
    expect((screen.getByRole('switch', { name: /Only signed packages/ }) as HTMLInputElement).checked).toBe(false);
  });
});

describe('a stored policy that the form cannot show', () => {
  const odd = filtersOf(baseline);
  odd.add_packages.subfilters = [
    ...odd.add_packages.subfilters.slice(1),
    { facet: 'package_age', criterion: 30, comparator: 'less_than_equal_to' },
    { facet: 'keep_legacy', criterion: true, comparator: 'equal' },
  ];
  test('[WIZ-29, WIZ-30, WIZ-32, POL-19] a banner lists missing, redundant and not allowed facets under the form', async () => {
    open('/policy-1/edit', { policy: buildPolicy({ filters: odd }) });
    await screen.findByText('This policy does not match the form.');
    expect(screen.getByText(/^Package rules:/).textContent).toBe(
      'Package rules: missing platform; redundant keep_legacy; not allowed package_age',
    );
  });
  test('[WIZ-29] a policy that fits shows none', async () => {
    open('/policy-1/edit');
    await dialog('Edit Policy');
    expect(screen.queryByText('This policy does not match the form.')).toBeNull();
  });
});

test('unsaved changes are counted in the head', async () => {
  const app = open('/policy-1/edit', { channels: [buildChannel({ name: 'approved' })] });
  await app.user.type(await screen.findByLabelText('Description'), '!');
  await screen.findByText('1 unsaved change');
  await app.user.type(screen.getByLabelText('Policy name'), '2');
  await screen.findByText('2 unsaved changes');
});
