import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { test } from 'vitest';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

function Page() {
  const blocked = useLeaveBlocker(({ nextLocation }) => nextLocation.pathname !== '/page');
  if (blocked === null) return <p>The page</p>;
  const { stay, leave } = blocked;
  const inTurn = (answers: readonly (() => void)[]) => () => answers.forEach((answer) => answer());
  return (
    <>
      <button onClick={inTurn([stay, stay, leave])}>Stay</button>
      <button onClick={inTurn([leave, leave, stay])}>Leave</button>
    </>
  );
}

test('only the first answer counts, also before the next render', async () => {
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '/other', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/page'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/other'));
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await screen.findByText('The page');
  await act(() => router.navigate('/other'));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByText('Elsewhere');
});
