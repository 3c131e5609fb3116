import { ApolloProvider } from '@apollo/client/react';
import { act, render as renderElement, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { FilesTab } from '../../features/artifact/FilesTab.tsx';
import { InstallButton } from '../../features/artifact/InstallButton.tsx';
import { createClient } from '../../lib/apollo/client.ts';
import { openModal, useSignedIn } from '../../lib/modals.ts';
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
import { closesBy } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import { hubLink, type Hub } from '../../testing/schema.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { Modals } from './Modals.tsx';

const home = () => screen.findByRole('heading', { name: 'Terrarium' });
const open = async (name: Parameters<typeof openModal>[0], at = '/') => {
  const app = render(at, null);
  await home();
  act(() => openModal(name));
  return app;
};

describe('the login-required modal', () => {
  test('[AUTH-31] shows its two texts', async () => {
    await open('login-required');
    const dialog = await screen.findByRole('dialog', { name: 'Create an Account' });
    expect(dialog.textContent).toContain('To proceed, please sign in or create an account.');
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['Sign Up', '/sign-up'],
    ['Sign In', '/sign-in'],
  ])('[AUTH-32] its button %s leads to %s and brings back, and the modal closes', async (name, path) => {
    const app = await open('login-required', '/?tab=files');
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('link', { name }));
    await waitFor(() => expect(app.address()).toBe(`${path}?returnUrl=%2F%3Ftab%3Dfiles`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the limited-permissions modal', () => {
  test('[FLAG-22, FLAG-23] shows its two texts, and Close closes it', async () => {
    const app = await open('limited');
    const dialog = await screen.findByRole('dialog', { name: 'Limited Permissions' });
    expect(dialog.textContent).toContain(
      'Your access to this feature is limited. Please contact your administrator for further assistance.',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the verify-account modal', () => {
  test('[PAY-29] shows its two texts and leads to the verification', async () => {
    await open('verify-account');
    const dialog = await screen.findByRole('dialog', { name: 'Please Verify Account' });
    expect(dialog.textContent).toContain('Your email must be verified before purchasing.');
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/verification-required');
    expect(await axeProblems()).toEqual([]);
  });
});

describe('an action for signed-in people', () => {
  const viewer = (allowed: boolean) =>
    buildUser({
      featurePermissions: [{ __typename: 'FeaturePermission', name: 'cloud-notebooks', allowed }] as never,
    }) as unknown as Viewer;
  async function press(of: Viewer | null, permission?: string) {
    const done = vi.fn();
    function Acting() {
      const run = useSignedIn(done, permission);
      return (
        <button type="button" onClick={() => run()}>
          Act
        </button>
      );
    }
    const app = await open('limited');
    await screen.findByRole('dialog', { name: 'Limited Permissions' });
    await closesBy('Limited Permissions', () => app.user.keyboard('{Escape}'));
    renderElement(
      <ViewerProvider value={of}>
        <Acting />
      </ViewerProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    return done;
  }

  test('[AUTH-33] opens the login-required modal for a visitor and is not done', async () => {
    const done = await press(null);
    await screen.findByRole('dialog', { name: 'Create an Account' });
    expect(done).not.toHaveBeenCalled();
  });

  test('[AUTH-33] is done for a person, without a modal', async () => {
    const done = await press(viewer(false));
    expect(done).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[FLAG-21] without its permission the limited-permissions modal shows', async () => {
    const done = await press(viewer(false), 'cloud-notebooks');
    await screen.findByRole('dialog', { name: 'Limited Permissions' });
    expect(done).not.toHaveBeenCalled();
  });

  test('[FLAG-21] with its permission it is done', async () => {
    expect(await press(viewer(true), 'cloud-notebooks')).toHaveBeenCalledTimes(1);
  });
});

describe('what asks a visitor to sign in on a package', () => {
  const hub = {
    organization: buildOrganization({
      channel: buildChannel({ artifact: buildArtifact({ files: connection([buildFile()]) as never }) }),
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
        from={{ org: 'acme', repoUrl: '/repo/acme/main', isPublic, channelPath: '/organizations/acme/channels/main' }}
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
    // What jsdom would do with a link that is followed is no matter here.
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
    // The open menu takes the focus in its own time.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
    await user.keyboard('{End}{Enter}');
    await screen.findByText('Command of pixi for pillow 11.3.0 copied');
    expect(await navigator.clipboard.readText()).toMatch(/^pixi workspace channel add .*\npixi add "pillow=11.3.0"$/);
    // Who has no token in this tab is told what the command still needs.
    expect(screen.queryAllByText(/in place of YOUR_TOKEN/)).toHaveLength(isPublic ? 0 : 1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
