import { ApolloProvider } from '@apollo/client/react';
import { act, render as renderElement, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { FilesTab } from '../../features/artifact/FilesTab.tsx';
import { InstallButton } from '../../features/artifact/InstallButton.tsx';
import { createClient } from '../../lib/apollo/client.ts';
import { ViewerProvider, type Viewer } from '../../lib/viewer.ts';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildArtifact,
  buildChannel,
  buildFile,
  buildOrganization,
  buildUser,
  connection,
} from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import { hubLink, type Hub } from '../../testing/schema.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { Modals } from './Modals.tsx';

const entry = '/code-in-the-cloud?action=new-notebook';

describe('the login-required modal', () => {
  test('[AUTH-31] shows its two texts to a visitor who opens a notebook', async () => {
    render(entry, null);
    const dialog = await screen.findByRole('dialog', { name: 'Create an Account' });
    expect(dialog.textContent).toContain('To proceed, please sign in or create an account.');
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['Sign Up', '/sign-up'],
    ['Sign In', '/sign-in'],
  ])('[AUTH-32] its button %s opens %s and returns, and the modal closes', async (name, path) => {
    const app = render(entry, null);
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('link', { name }));
    await waitFor(() => expect(app.address()).toBe(`${path}?returnUrl=${encodeURIComponent(entry)}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the limited-permissions modal', () => {
  test('[FLAG-21, FLAG-22, FLAG-23] shows its two texts to a person without the permission, and Close closes it', async () => {
    const app = render(entry, buildUser({ featurePermissions: [] }));
    const dialog = await screen.findByRole('dialog', { name: 'Limited Permissions' });
    expect(dialog.textContent).toContain(
      'Your access to this feature is limited. Please contact your administrator for further assistance.',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('every modal is opened by code of the product', () => {
  const code = Object.entries(
    import.meta.glob<string>(['../../**/*.ts', '../../**/*.tsx'], { query: '?raw', import: 'default', eager: true }),
  ).filter(([file]) => !/\.test\.tsx?$|\/testing\/|\/gen\/|\.d\.ts$/.test(file));
  const opened = new Set(
    code.flatMap(([, text]) => [...text.matchAll(/openModal\('([\w-]+)'\)/g)].map(([, name]) => name)),
  );
  const known = code.find(([file]) => file.endsWith('/OpenModal.tsx'))![1];
  const names = [.../const modals = \{([^}]*)\}/.exec(known)![1]!.matchAll(/'?([\w-]+)'?:/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !opened.has(name))).toEqual([]);
});

describe('what asks a visitor to sign in on a package', () => {
  const hub = {
    organization: buildOrganization({
      channel: buildChannel({ package: buildArtifact({ files: connection([buildFile()]) as never }) }),
    }),
  } as Hub;
  const person = buildUser() as unknown as Viewer;
  const under = (viewer: Viewer | null, part: ReactNode) =>
    renderElement(
      <MemoryRouter>
        <ApolloProvider client={createClient(hubLink(hub))}>
          <ViewerProvider value={viewer}>
            {part}
            <Modals />
          </ViewerProvider>
        </ApolloProvider>
      </MemoryRouter>,
    );
  const files = <FilesTab at={{ org: 'acme', channel: 'main', name: 'pillow' }} managed={null} />;
  const install = (isPublic: boolean) => (
    <>
      <InstallButton
        from={{
          org: 'acme',
          repoUrl: '/repo/acme/main',
          isPublic,
          usedWith: [],
          channelPath: '/organizations/acme/channels/main',
        }}
        name="pillow"
        version="11.3.0"
      />
      <Toasts />
    </>
  );
  const login = () => screen.findByRole('dialog', { name: 'Create an Account' });
  const download = async () => {
    const link = await screen.findByRole('link', { name: /^Download pillow/ });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // Keep jsdom from following links.
    window.addEventListener(
      'click',
      (late) => {
        followed = !late.defaultPrevented;
        late.preventDefault();
      },
      { once: true },
    );
    let followed = false;
    act(() => void link.dispatchEvent(event));
    return followed;
  };

  test('[AUTH-33] a download', async () => {
    under(null, files);
    expect(await download()).toBe(false);
    await login();
  });

  test('[AUTH-33] not for a person', async () => {
    under(person, files);
    expect(await download()).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[AUTH-33] copying an install command with a token', async () => {
    under(null, install(false));
    await userEvent.click(screen.getByRole('button', { name: 'Copy install command' }));
    await login();
  });

  test.each([
    ['a public channel', null, true],
    ['a person', person, false],
  ])('[AUTH-33] not for %s', async (_who, viewer, isPublic) => {
    const user = userEvent.setup();
    under(viewer, install(isPublic));
    await user.click(screen.getByRole('button', { name: 'Copy install command' }));
    await screen.findByRole('menuitem', { name: 'mamba' });
    // The open menu takes the focus asynchronously.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
    await user.keyboard('{End}{Enter}');
    await screen.findByText('pixi command for pillow 11.3.0 copied');
    expect(await navigator.clipboard.readText()).toMatch(/^pixi workspace channel add .*\npixi add "pillow=11.3.0"$/);
    // Without a token in this tab, the dialog says what to replace in the command.
    expect(screen.queryAllByText(/Replace YOUR_TOKEN/)).toHaveLength(isPublic ? 0 : 1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
