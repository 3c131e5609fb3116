import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLeaveBlocker, type BlockedLeave } from './useLeaveBlocker.ts';

test('only the first answer counts, also before the next render', async () => {
  let blocked: BlockedLeave | null = null;
  function Page(): ReactNode {
    blocked = useLeaveBlocker(({ nextLocation }) => nextLocation.pathname !== '/page');
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/page'] },
  );
  const { unmount } = renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  const ask = async (): Promise<BlockedLeave> => {
    await act(() => router.navigate('/other'));
    return blocked!;
  };
  const first = await ask();
  await act(async () => {
    first.stay();
    first.stay();
    first.leave();
  });
  expect(router.state.location.pathname).toBe('/page');
  expect(blocked).toBeNull();
  const second = await ask();
  await act(async () => {
    second.leave();
    second.leave();
    second.stay();
  });
  expect(router.state.location.pathname).toBe('/other');
  unmount();
});
