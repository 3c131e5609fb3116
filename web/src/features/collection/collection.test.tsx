import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const entry = (part: object = {}) => ({
  __typename: 'CollectionEntry',
  organization: 'acme',
  channel: 'main',
  name: 'numpy',
  subdir: null,
  fileName: null,
  summary: 'Arrays.',
  note: 'Begin here.',
  isAvailable: true,
  ...part,
});
const collection = (part: object = {}) => ({
  __typename: 'Collection',
  id: 'c1',
  organization: 'acme',
  name: 'first-steps',
  title: 'First steps',
  description: 'For the first day.',
  visibility: 'PUBLIC',
  packageCount: 2,
  fileCount: 0,
  updatedAt: '2026-10-01T00:00:00Z',
  canEdit: true,
  entries: [entry(), entry({ name: 'gone', isAvailable: false, summary: '', note: '' })],
  ...part,
});
const hub = (part: object = {}) =>
  ({
    organization: buildOrganization({ name: 'acme', role: 'ADMIN', channels: [buildChannel({ name: 'main' })] }),
    collections: connection([{ ...collection(), __typename: 'CollectionSummary', privacy: 'PUBLIC' }]),
    collection: collection(),
    ...part,
  }) as never;

test('[SRCH-01] a collection shows what is in it, and what its channels no longer have; a visitor changes nothing', async () => {
  render('/organizations/acme/collections/first-steps', null, hub({ collection: collection({ canEdit: false }) }));
  await screen.findByRole('heading', { name: 'First steps', level: 1 });
  expect(screen.getByRole('link', { name: 'numpy' }).getAttribute('href')).toBe(
    '/organizations/acme/channels/main/packages/numpy',
  );
  expect(screen.queryByRole('link', { name: 'gone' })).toBeNull();
  expect(screen.getByText('No longer available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('an admin edits one; an error of the hub is shown at its entry', async () => {
  const sent: unknown[] = [];
  const app = render(
    '/organizations/acme/collections/first-steps',
    buildUser(),
    hub({
      updateCollection: ({ input }: { input: unknown }) => {
        sent.push(input);
        return sent.length === 1
          ? {
              collection: null,
              userErrors: [
                {
                  __typename: 'InputError',
                  code: 'X',
                  message: 'The channel has no package ‘numpyx’.',
                  field: ['entries', '2', 'item'],
                },
              ],
            }
          : { collection: collection(), userErrors: [] };
      },
    }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Add entry' }));
  const third = within(dialog.getByRole('group', { name: 'Entry 3' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await third.findByText('Name a package or a file.')).toBeTruthy();
  await app.user.type(third.getByRole('textbox', { name: 'Package or file' }), 'numpyx');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await third.findByText('The channel has no package ‘numpyx’.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await app.user.type(third.getByRole('textbox', { name: 'Package or file' }), 'y');
  await app.user.click(dialog.getByRole('button', { name: 'Move entry 3 up' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toMatchObject({
    organization: 'acme',
    collectionId: 'c1',
    visibility: 'PUBLIC',
    entries: [{ item: 'numpy' }, { channel: 'acme/main', item: 'numpyxy' }, { item: 'gone' }],
  });
});
