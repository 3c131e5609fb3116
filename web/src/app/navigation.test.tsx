import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildOrganization, buildUser } from '../testing/builders.ts';
import { render } from '../testing/render.tsx';
import { showToast } from '../ui/toasts.tsx';

test('[ERR-06] notifications go with the next navigation', async () => {
  const organization = buildOrganization();
  const app = render('/organizations', buildUser({ organizations: [organization] }), {
    organization: () => organization as never,
  });
  await screen.findByRole('heading', { name: 'Organizations', level: 1 });
  act(() => showToast({ kind: 'error', title: 'It failed' }));
  await screen.findByText('It failed');
  await app.user.click(screen.getByRole('link', { name: 'CVEs' }));
  await waitFor(() => expect(screen.queryByText('It failed')).toBeNull());
});

test('a new page sets the title, moves the focus to the content and is announced', async () => {
  const organization = buildOrganization();
  const app = render('/organizations', buildUser({ organizations: [organization] }), {
    organization: () => organization as never,
  });
  await screen.findByRole('heading', { name: 'Organizations', level: 1 });
  await app.user.click(screen.getByRole('link', { name: 'CVEs' }));
  await screen.findByRole('heading', { name: 'CVEs', level: 1 });
  await waitFor(() => expect(document.title).toBe('CVEs · Terrarium'));
  expect(document.activeElement?.id).toBe('main');
  expect(screen.getAllByRole('status').some((region) => region.textContent === 'CVEs')).toBe(true);
});
