import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);

test('[ROUTE-30] the page shows the form; the name follows the title until one is written', async () => {
  const app = render('/organizations/create', buildUser());
  await screen.findByRole('heading', { name: 'Create organization', level: 1 });
  await app.user.type(title(), 'Élan Labs, Ltd.');
  expect(name().value).toBe('elan-labs-ltd');
  await app.user.clear(name());
  await app.user.type(name(), 'elan');
  await app.user.type(title(), ' 2');
  expect(name().value).toBe('elan');
  expect(await axeProblems()).toEqual([]);
});

test('[ORG-03] creating sends title and name and opens the organization', async () => {
  const created = buildOrganization({ id: 'org-elan', name: 'elan', title: 'Élan' });
  const app = render('/organizations/create', buildUser({ organizations: [created] }), {
    organization: () => created as never,
    createOrganization: () => ({
      organization: created,
      viewer: buildUser({ organizations: [created] }),
      userErrors: [],
    }),
  } as never);
  await screen.findByRole('heading', { name: 'Create organization', level: 1 });
  await app.user.type(title(), 'Élan');
  await app.user.click(screen.getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(app.address()).toBe('/organizations/elan'));
  expect(app.asked.find((one) => one.name === 'CreateOrganization')?.variables).toEqual({
    input: { title: 'Élan', name: 'elan' },
  });
});

test('[ORG-34, ERR-13] a taken name is shown at its field and no input is lost', async () => {
  const app = render('/organizations/create', buildUser(), {
    createOrganization: () => ({
      organization: null,
      viewer: null,
      userErrors: [
        {
          __typename: 'NameTakenError',
          code: 'NAME_TAKEN',
          message: "The name 'acme' is taken. Choose another one.",
          field: ['name'],
          suggestion: null,
        },
      ],
    }),
  } as never);
  await screen.findByRole('heading', { name: 'Create organization', level: 1 });
  await app.user.type(title(), 'Acme');
  await app.user.click(screen.getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain("The name 'acme' is taken. Choose another one.");
  expect(title().value).toBe('Acme');
});

test('[ORG-34] an invalid title or name is rejected before anything is sent', async () => {
  const app = render('/organizations/create', buildUser());
  await screen.findByRole('heading', { name: 'Create organization', level: 1 });
  await app.user.type(title(), 'A');
  await app.user.click(screen.getByRole('button', { name: 'Create organization' }));
  await screen.findByText(/Use 2 to 40 lowercase letters/);
  expect(app.times('CreateOrganization')).toBe(0);
});

test('[ORG-29] a created organization is in the sidebar without a reload', async () => {
  const [acme, elan] = [buildOrganization(), buildOrganization({ id: 'org-elan', name: 'elan', title: 'Élan' })];
  const organizations = [acme];
  const entries = () => [
    {
      __typename: 'NavigationItem',
      id: 'sidebar-organizations',
      text: 'My Organization',
      isDisabled: false,
      hasChildren: true,
      childOf: null,
      externalLink: null,
      navigateTo: null,
      featureFlag: null,
    },
    ...organizations.map((one) => ({
      __typename: 'NavigationItem',
      id: one.id,
      text: one.title,
      isDisabled: false,
      hasChildren: false,
      childOf: 'sidebar-organizations',
      externalLink: null,
      navigateTo: `/organizations/${String(one.name)}`,
      featureFlag: null,
    })),
  ];
  const viewer = () => buildUser({ organizations: [...organizations] });
  const app = render('/organizations/create', viewer(), {
    viewer,
    navigationItems: entries,
    organization: () => elan as never,
    createOrganization: () => {
      organizations.push(elan);
      return { organization: elan, viewer: viewer(), userErrors: [] };
    },
  } as never);
  await screen.findByRole('heading', { name: 'Create organization', level: 1 });
  const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(sidebar.queryByRole('link', { name: 'Élan' })).toBeNull();
  await app.user.type(title(), 'Élan');
  await app.user.click(screen.getByRole('button', { name: 'Create organization' }));
  // The sidebar of the new organization lists no others.
  await waitFor(() => expect(app.address()).toBe('/organizations/elan'));
  await app.router.navigate('/organizations');
  await waitFor(() => expect(sidebar.getByRole('link', { name: 'Élan' })).toBeTruthy());
  expect([app.times('Shell'), app.times('ShellViewer')]).toEqual([1, 1]);
});
