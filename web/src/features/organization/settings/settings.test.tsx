import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildOrganization, buildUser, connection, inputError } from '../../../testing/builders.ts';
import { render, type Rendered } from '../../../testing/render.tsx';
import type { Hub } from '../../../testing/schema.ts';

const setting = (name: string, isEnabled: boolean, isInPlan = true) => ({
  __typename: 'FeatureSetting' as const,
  name,
  isInPlan,
  isEnabled,
});
const dune = buildOrganization({ id: 'org-dune', name: 'dune', title: 'Dune' });

/** The settings of Acme, where ada has a role. `writes` handles mutations, `after` her organizations afterwards. */
function house(part: object = {}, writes: Hub = {}): Rendered {
  let ended = false;
  const acme = () =>
    ended
      ? null
      : buildOrganization({
          bio: 'What we do.',
          membersCount: 3,
          featureSettings: [setting('policy', true), setting('cve', false), setting('lms', false, false)],
          policies: connection([], 4) as never,
          ...part,
        });
  const viewer = () => buildUser({ organizations: ended ? [dune] : [acme()!, dune] });
  const ending = (answer: object) => () => {
    ended = true;
    return answer;
  };
  return render('/organizations/acme/settings', viewer(), {
    viewer: viewer as never,
    organization: (({ name }: { name: string }) => (name === 'dune' ? dune : acme())) as never,
    leaveOrganization: ending({ organizationId: 'org-acme', viewer: null, userErrors: [] }) as never,
    deleteOrganization: ending({ deletedId: 'org-acme', viewer: null, userErrors: [] }) as never,
    ...writes,
  });
}
const open = () => screen.findByRole('heading', { name: 'Settings', level: 1 });
const save = async (app: Rendered) => app.user.click(screen.getByRole('button', { name: 'Save' }));

describe('what the organization is', () => {
  test('[ORG-01, ORG-05] an admin changes title and bio; the name is shown and stays', async () => {
    const app = house(
      {},
      {
        updateOrganization: (({ input }: { input: { title: string; bio: string } }) => ({
          organization: buildOrganization({ title: input.title, bio: input.bio }),
          userErrors: [],
        })) as never,
      },
    );
    await open();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.getByText('0190f000-0000-7000-8000-00000000000a')).toBeTruthy();
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).not.toContain('acme');
    await app.user.clear(title);
    await app.user.type(title, ' Acme Labs ');
    await app.user.clear(screen.getByRole('textbox', { name: 'Bio' }));
    await save(app);
    await waitFor(() =>
      expect(app.asked.find(({ name }) => name === 'UpdateOrganization')?.variables).toEqual({
        input: { organization: 'acme', title: 'Acme Labs', bio: '', expectedVersion: 'first' },
      }),
    );
    expect(await screen.findByText('Organization saved')).toBeTruthy();
    // The navigation has the new title without a reload.
    expect((await screen.findAllByRole('link', { name: 'Acme Labs' })).length).toBeGreaterThan(0);
  });

  test('axe finds nothing on the page of an admin', async () => {
    house();
    await screen.findByRole('textbox', { name: 'Title' });
    expect(await axeProblems()).toEqual([]);
  });

  test('[ORG-34] an invalid title or bio is shown at its field, by the page and by the hub', async () => {
    const app = house(
      {},
      { updateOrganization: { organization: null, userErrors: [inputError('Not this bio.', ['bio'])] } as never },
    );
    await open();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await app.user.clear(title);
    await save(app);
    expect((await screen.findByRole('alert')).textContent).toContain('Organization title is required.');
    expect(app.times('UpdateOrganization')).toBe(0);
    await app.user.type(title, 'Acme');
    await save(app);
    expect(await screen.findByText('Not this bio.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Bio' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('[ORG-19] others see what it is and how to leave, and nothing to change', async () => {
    house({ role: 'BILLING_MANAGER', featureSettings: null });
    await open();
    expect(await screen.findByText('What we do.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave organization' })).toBeTruthy();
    for (const name of ['Save', 'Delete organization']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('features', () => {
  test('[ORG-10, ORG-11] an admin switches what the plan gives, and nothing else', async () => {
    const app = house(
      {},
      {
        updateOrganizationFeatures: (({ input }: { input: { features: { name: string; isEnabled: boolean }[] } }) => ({
          organization: buildOrganization({
            features: [],
            featureSettings: [
              setting('policy', input.features[0]?.isEnabled ?? true),
              setting('cve', false),
              setting('lms', false, false),
            ],
          }),
          userErrors: [],
        })) as never,
      },
    );
    await open();
    const policy = await screen.findByRole<HTMLInputElement>('switch', { name: /^Package policies/ });
    expect([
      policy.checked,
      screen.getByRole<HTMLInputElement>('switch', { name: /^CVEs/ }).checked,
      screen.getByRole<HTMLInputElement>('switch', { name: /^Learning/ }).disabled,
    ]).toEqual([true, false, true]);
    await app.user.click(policy);
    expect(await screen.findByText('Package policies turned off')).toBeTruthy();
    expect(policy.checked).toBe(false);
    expect(app.asked.find(({ name }) => name === 'UpdateOrganizationFeatures')?.variables).toEqual({
      input: {
        organization: 'acme',
        features: [{ name: 'policy', isEnabled: false }],
        expectedVersion: 'first',
      },
    });
  });

  test.each([
    [
      'The plan does not include it.',
      () => ({ organization: null, userErrors: [inputError('The plan does not include it.')] }),
    ],
    [
      'Wait a moment.',
      () => {
        throw new GraphQLError('Wait a moment.', { extensions: { code: 'BAD_USER_INPUT', human_readable_id: 'wait' } });
      },
    ],
  ])('a switch changes at once, and changes back with the error "%s"', async (error, answer) => {
    const held = Promise.withResolvers<undefined>();
    const app = house({}, { updateOrganizationFeatures: (() => held.promise.then(answer)) as never });
    await open();
    const cve = await screen.findByRole<HTMLInputElement>('switch', { name: /^CVEs/ });
    await app.user.click(cve);
    await waitFor(() => expect(cve.checked).toBe(true));
    expect(screen.queryByText(error)).toBeNull();
    held.resolve(undefined);
    expect(await screen.findByText(error)).toBeTruthy();
    expect(cve.checked).toBe(false);
  });
});

describe('the way out', () => {
  test('[ORG-01, ORG-06, ORG-27, ORG-28] deleting asks for the name, lists what is deleted, and leaves nothing in lists, navigation, and visits', async () => {
    const app = house();
    await open();
    // The list was seen before: it has to change.
    await app.router.navigate('/organizations');
    await screen.findByRole('row', { name: /^Acme Research/ });
    const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
    await navigation().findByRole('link', { name: 'Acme Research' });
    await app.router.navigate('/organizations/acme/settings');
    await open();
    await waitFor(() => expect(localStorage.getItem('organization-visits:user-ada')).toContain('org-acme'));
    await app.user.click(await screen.findByRole('button', { name: 'Delete organization' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Acme Research?' });
    for (const part of ['3 members', '0 channels', '4 policies']) expect(dialog.textContent).toContain(part);
    const yes = within(dialog).getByRole('button', { name: 'Delete organization' });
    expect([yes.getAttribute('aria-disabled'), yes.title]).toEqual(['true', 'Type the organization name to confirm.']);
    await app.user.click(yes);
    expect(app.times('DeleteOrganization')).toBe(0);
    await app.user.type(within(dialog).getByRole('textbox'), 'acme');
    await app.user.click(yes);
    await waitFor(() => expect(app.address()).toBe('/organizations'));
    expect(await screen.findByText('Acme Research deleted')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /^Dune/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /^Acme Research/ })).toBeNull();
    await waitFor(() => expect(navigation().queryByRole('link', { name: 'Acme Research' })).toBeNull());
    expect(app.asked.find(({ name }) => name === 'DeleteOrganization')?.variables).toEqual({
      input: { organization: 'acme' },
    });
    expect(localStorage.getItem('organization-visits:user-ada')).not.toContain('org-acme');
  });

  test('[ORG-01, ORG-07] leaving: changes that are not saved do not hold up the end', async () => {
    const app = house();
    await open();
    await app.user.type(await screen.findByRole('textbox', { name: 'Bio' }), '!');
    await app.user.click(screen.getByRole('button', { name: 'Leave organization' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave Acme Research?' })).getByRole('button', {
        name: 'Leave organization',
      }),
    );
    await waitFor(() => expect(app.address()).toBe('/organizations'));
    expect(app.asked.find(({ name }) => name === 'LeaveOrganization')?.variables).toEqual({
      input: { organization: 'acme' },
    });
  });

  test("shows in the dialog that the only admin can't leave, and the page stays", async () => {
    const app = house(
      {},
      {
        leaveOrganization: {
          organizationId: null,
          viewer: null,
          userErrors: [inputError('You are the only admin of this organization.')],
        } as never,
      },
    );
    await open();
    await app.user.click(await screen.findByRole('button', { name: 'Leave organization' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Acme Research?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Leave organization' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'You are the only admin of this organization.',
    );
    expect(app.address()).toBe('/organizations/acme/settings');
    expect(localStorage.getItem('organization-visits:user-ada')).toContain('org-acme');
  });
});
