import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useQueryParams } from './useQueryParams.ts';

/** Renders a page at a URL with a button for each of some changes. */
function open(address: string) {
  function Aside() {
    const [, change] = useQueryParams();
    return (
      <button type="button" onClick={() => change({ on: 'main' }, { replace: true })}>
        On main
      </button>
    );
  }
  function Page() {
    const [, change] = useQueryParams();
    return (
      <>
        <button type="button" onClick={() => change({ q: 'max' })}>
          Filter
        </button>
        <button type="button" onClick={() => change({ role: null }, { replace: true })}>
          All roles
        </button>
        <button type="button" onClick={() => change({ page: 2 })}>
          Next
        </button>
        <Aside />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('two changes before the page shows the first are both made', async () => {
  const { address } = open('/members?role=ADMIN&page=3');
  await act(async () => {
    press('Filter');
    press('All roles');
  });
  expect(address()).toBe('/members?q=max');
});

test('two changes of two components are both made', async () => {
  const { address } = open('/policies/new');
  await act(async () => {
    press('Filter');
    press('On main');
  });
  expect(address()).toBe('/policies/new?q=max&on=main');
});

test('a change after one that was overtaken begins at the address', async () => {
  const { router, address } = open('/members?role=ADMIN');
  await act(async () => {
    press('Filter');
    await router.navigate('/groups?role=ADMIN');
  });
  await act(async () => press('Next'));
  expect(address()).toBe('/groups?role=ADMIN&page=2');
});
