import type { Page } from '@playwright/test';
import { expect, fillSignIn, setFlags, signInBy, test } from './support/people.ts';
import { emailOf, password } from './support/hub.ts';
import { aPage, changeAnswer, keepAnswers, overflow, scrollTo, widen } from './support/shell.ts';

// Each test opens many URLs, shared by all workers.
test.describe.configure({ mode: 'parallel' });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const backToTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

/** Width of the main part and of its content, in pixels. */
const widths = (page: Page) =>
  page.evaluate(() => ({
    room: document.querySelector('#main')?.clientWidth,
    content: document.querySelector('#main > .tr-page')?.getBoundingClientRect().width,
  }));

test.describe('a visitor', () => {
  // Each kind of layout, guard, and page once; the other URLs are tested without a browser
  // (web/src/app/routes.test.tsx). Public pages are part of layout.spec.ts.
  test('[ROUTE-62, AUTH-28] redirects guarded URLs to the sign-in, and back', async ({ page }) => {
    const wrong: string[] = [];
    for (const path of [
      '/channels',
      '/organizations/acme/channels/main/packages/numpy',
      '/organizations/acme/policies/new',
      '/payment/checkout',
      '/authorize',
      '/privacy-tos-consent',
      '/profile/privacy-security',
      '/operator/people',
    ]) {
      const address = `${path}?x=1`;
      await page.goto(address);
      await page
        .waitForURL((url) => url.pathname === '/sign-in', { timeout: 20_000 })
        .catch(() => wrong.push(`${path} stays at ${page.url()}`));
      const back = new URL(page.url()).searchParams.get('returnUrl');
      if (back !== address) wrong.push(`${path} leads back to ${back}`);
    }
    expect(wrong).toEqual([]);
  });

  test('[ROUTE-10, ROUTE-11, ROUTE-41] /external-auth keeps where to go, and the sign-in leads there', async ({
    page,
  }) => {
    for (const path of ['/external-auth?next=%2Fcves%3Fq%3DCVE-2023', '/external-auth']) {
      await page.context().clearCookies();
      await page.goto(path);
      await expect(page).toHaveURL('/sign-in?returnUrl=%2Fcves%3Fq%3DCVE-2023');
      if (path === '/external-auth') break;
    }
    await fillSignIn(page, { email: emailOf('max'), password });
    await expect(page).toHaveURL('/cves?q=CVE-2023');
  });

  test('[ROUTE-07] /healthz answers ok', async ({ page, request }) => {
    const answer = await request.get('/healthz');
    expect([answer.status(), await answer.text()]).toEqual([200, 'ok']);
    await page.goto('/healthz');
    await expect(page.locator('body')).toHaveText('ok');
  });
});

test.describe('what a route says of its layout', () => {
  const layouts: [rows: string, path: string, parts: { header?: false; nav?: false; footer?: false; full?: true }][] = [
    ['[SHELL-63, ROUTE-12]', '/', { full: true }],
    ['[SHELL-64, ROUTE-37]', '/support-center', { nav: false }],
    ['[SHELL-64, ROUTE-48]', '/page-not-found', { nav: false }],
    ['[SHELL-64, ROUTE-48]', '/no/such/page', { nav: false }],
    ['[SHELL-64, ROUTE-49]', '/error/500', { nav: false }],
    ['[SHELL-61, ROUTE-13]', '/authorize', { nav: false, footer: false }],
    ['[SHELL-61]', '/organizations', {}],
    ['[SHELL-65, ROUTE-36]', '/search?query=numpy', {}],
  ];
  for (const [rows, path, { header: top = true, nav: side = true, footer: foot = true, full = false }] of layouts) {
    test(`${rows} ${path}: ${[top ? 'header' : null, side ? 'navigation' : null, foot ? 'footer' : null, full ? 'full width' : 'up to 1600 px'].filter(Boolean).join(', ')}`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize({ width: 2200, height: 900 });
      await signInAs('ada');
      await page.goto(path);
      await aPage(page);
      await expect(header(page)).toHaveCount(top ? 1 : 0);
      await expect(nav(page)).toHaveCount(side ? 1 : 0);
      await expect(footer(page)).toHaveCount(foot ? 1 : 0);
      const { room, content } = await widths(page);
      if (full) expect(content).toBe(room);
      else expect(content).toBeLessThanOrEqual(1600);
      expect(await overflow(page)).toEqual([]);
    });
  }

  test('[SHELL-63, ROUTE-23, ROUTE-24, ROUTE-25] the payment routes have the full width; the checkout alone is without the navigation', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 2200, height: 900 });
    await signInAs('ada');
    for (const [path, side] of [
      ['/payment', 1],
      ['/payment/checkout?billing=monthly&product=starter_subscription', 0],
    ] as const) {
      await page.goto(path);
      await aPage(page);
      await expect(nav(page)).toHaveCount(side);
      const { room, content } = await widths(page);
      expect(content).toBe(room);
    }
  });

  for (const [rows, path] of [
    ['[SHELL-65, ROUTE-36]', '/search?query=numpy'],
    ['[SHELL-65, ROUTE-12]', '/'],
  ] as const) {
    test(`${rows} ${path} hides the navigation from visitors only`, async ({ page, signInAs }) => {
      await page.goto(path);
      await aPage(page);
      await expect(nav(page)).toHaveCount(0);
      await signInAs('max');
      await page.reload();
      await expect(nav(page)).toBeVisible();
    });
  }

  test('[ROUTE-02, ROUTE-03, SHELL-69] the consent page has no header, the full width, and a background of its own; without the flag it leads home', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 2200, height: 900 });
    await signInAs('max');
    await page.goto('/privacy-tos-consent');
    await expect(page).toHaveURL('/');
    await setFlags(page, { 'enable-privacy-tos-consent': true });
    await page.goto('/privacy-tos-consent');
    await aPage(page);
    await expect(header(page)).toHaveCount(0);
    await expect(nav(page)).toHaveCount(0);
    const { height, background, token } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.background = 'var(--bg-muted)';
      const colour = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const frame = document.querySelector('#main')?.parentElement;
      return {
        height: frame?.getBoundingClientRect().height,
        background: frame && getComputedStyle(frame).backgroundColor,
        token: colour,
      };
    });
    const { room, content } = await widths(page);
    expect(content).toBe(room);
    expect(background).toBe(token);
    expect(height, 'the background reaches the bottom of the window').toBeGreaterThanOrEqual(900);
  });

  test('[SHELL-62] /log-out shows its content alone while the session ends', async ({ page, signInAs }) => {
    await signInAs('max', { alone: true });
    await page.goto('/cves');
    await expect(header(page)).toHaveCount(1);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/log-out');
    await expect(page.getByRole('status', { name: 'Loading Signing out' })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    await expect(nav(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    answer();
    await expect(page).toHaveURL('/sign-in');
    await expect(header(page)).toHaveCount(1);
  });

  test('[SHELL-70, SHELL-71] the way back to the top appears after 100 px of scrolling and leads there', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs('max');
    await page.goto('/cves');
    await expect(page.getByRole('region', { name: 'CVEs' })).toBeVisible();
    await scrollTo(page, 100);
    await expect(backToTop(page)).toHaveCount(0);
    await scrollTo(page, 101);
    await expect(backToTop(page)).toBeInViewport({ ratio: 1 });
    await backToTop(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(backToTop(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await page.goto('/organizations/acme');
    await expect(page.getByRole('region', { name: 'Channels' }).getByRole('row')).not.toHaveCount(0);
    await scrollTo(page, 300);
    await expect(backToTop(page)).toHaveCount(0);
  });
});

test.describe('the width of the window', () => {
  const noHeader = (page: Page) => page.evaluate(() => document.body.classList.contains('no-header'));

  test('[SHELL-73] below 768 px the body has the class no-header and the bar scrolls away; from 768 px on it stays', async ({
    page,
    signInAs,
  }) => {
    await signInAs('max');
    await page.goto('/cves');
    await expect(page.getByRole('region', { name: 'CVEs' })).toBeVisible();
    for (const [width, less] of [
      [768, false],
      [767, true],
      [768, false],
    ] as const) {
      await widen(page, width, 600);
      expect(await noHeader(page)).toBe(less);
      await scrollTo(page, 200);
      expect((await header(page).boundingBox())?.y).toBe(less ? -200 : 0);
      await scrollTo(page, 0);
    }
  });

  test('[SHELL-74] at 1041 px the navigation is behind a button of the header, at 1042 px it is next to the page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('max');
    await page.goto('/channels');
    await aPage(page);
    for (const [width, mobile] of [
      [1042, false],
      [1041, true],
      [1042, false],
    ] as const) {
      await widen(page, width);
      await expect(nav(page)).toBeVisible({ visible: !mobile });
      await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible({ visible: mobile });
      expect(await page.locator('#main').evaluate((element) => element.getBoundingClientRect().x)).toBe(
        mobile ? 0 : 96,
      );
    }
  });

  test('[SHELL-75] the layout follows 300 ms after the last of several resizes', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.clock.install();
    await page.goto('/channels');
    await aPage(page);
    await page.evaluate(() => {
      Object.assign(window, { resizes: 0 });
      window.addEventListener('resize', () => {
        (window as unknown as { resizes: number }).resizes += 1;
      });
    });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    const resize = async (width: number) => {
      const seen = () => page.evaluate(() => (window as unknown as { resizes: number }).resizes);
      const before = await seen();
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(seen).toBeGreaterThan(before);
    };
    for (const width of [767, 700, 640]) {
      await resize(width);
      await page.clock.runFor(299);
      expect(await noHeader(page)).toBe(false);
    }
    await page.clock.runFor(1);
    await expect.poll(() => noHeader(page)).toBe(true);
  });
});

test.describe('pages for what is not there', () => {
  test("[SHELL-58, SHELL-59, SHELL-60, ROUTE-48] 'Go back.' leads to the page before, and home where there is none", async ({
    page,
    signInAs,
  }) => {
    await signInAs('max');
    await changeAnswer<{ navigationItems: object[] }>(page, 'Shell', (body) => {
      body.data.navigationItems.push({
        __typename: 'NavigationItem',
        id: 'nowhere',
        text: 'Nowhere',
        isDisabled: false,
        hasChildren: false,
        childOf: null,
        externalLink: null,
        navigateTo: '/no/such/page',
        featureFlag: null,
      });
      return body;
    });
    const said = async () => {
      await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
      await expect(page.getByText("The page you're looking for isn't here.")).toBeVisible();
      await expect(nav(page)).toHaveCount(0);
    };
    await page.goto('/page-not-found');
    await said();
    await page.getByRole('link', { name: 'Go back.' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/organizations/acme/channels?q=ma');
    await nav(page)
      .getByRole('button', { name: 'Expand' })
      .or(nav(page).getByRole('button', { name: 'Collapse' }))
      .waitFor();
    await nav(page).getByRole('link', { name: 'Nowhere' }).click();
    await said();
    await page.getByRole('link', { name: 'Go back.' }).click();
    await expect(page).toHaveURL('/organizations/acme/channels?q=ma');
  });

  test('[ROUTE-49] error URLs say what happened; other codes are not found', async ({ page }) => {
    for (const [code, heading] of [
      ['403', 'Limited Permissions'],
      ['404', 'Page Not Found'],
      ['500', 'Something unexpected happened.'],
      ['200', 'Page Not Found'],
    ] as const) {
      await page.goto(`/error/${code}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(nav(page)).toHaveCount(0);
    }
  });
});

test.describe('guards', () => {
  test('[ROUTE-54, ROUTE-55, ROUTE-59] an organization without a plan leads to its plans, a person without one from the workspace to the checkout, and from nowhere else', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ada');
    await changeAnswer<{ viewer: { organizations: { name: string; activeProduct: string | null }[] } }>(
      page,
      'Shell',
      (body) => {
        for (const organization of body.data.viewer.organizations)
          if (organization.name === 'dune') organization.activeProduct = null;
        return body;
      },
    );
    for (const area of ['channels', 'channels/main', 'policies', 'environments']) {
      await page.goto(`/organizations/dune/${area}`);
      await expect(page).toHaveURL('/organizations/dune/subscribe');
      await aPage(page);
    }
    await page.goto('/organizations/dune');
    await expect(page.getByRole('heading', { name: 'Dune Collective', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/organizations/dune');

    // On a hub without payments, the default plan gives access to the workspace; a plan without notebooks redirects to
    // the checkout.
    await keepAnswers(page);
    await signInAs('nora');
    await page.goto('/workspace');
    await expect(page.getByRole('heading', { name: 'Workspace', level: 1 })).toBeVisible();
    await changeAnswer<{ viewer: { featurePermissions: object[] } }>(page, 'Shell', (body) => {
      body.data.viewer.featurePermissions = [];
      return body;
    });
    await page.goto('/workspace');
    await expect(page).toHaveURL('/payment/checkout');
    await aPage(page);
    await keepAnswers(page);
    for (const path of ['/', '/organizations', '/profile/account-settings', '/cves']) {
      await page.goto(path);
      await aPage(page);
      await expect(page).toHaveURL(path);
    }
  });

  test('[ROUTE-58, ROUTE-60] a table of routes and roles', async ({ page, signInAs }) => {
    const manage = '/organizations/acme/subscriptions/manage';
    const cells: [person: 'ada' | 'bill' | 'max' | 'nora', path: string, shown: boolean][] = [
      ['ada', manage, true],
      ['bill', manage, true],
      ['max', manage, false],
      ['nora', manage, false],
      ['ada', '/organizations/acme/policies/new', true],
      ['bill', '/organizations/acme/policies/new', false],
      ['max', '/organizations/acme/policies/new', false],
      ['max', '/organizations/acme/channels', true],
      ['bill', '/organizations/acme/policies', true],
      ['nora', '/organizations/acme/policies', false],
    ];
    for (const [person, path, shown] of cells) {
      await signInAs(person);
      await page.goto(path);
      await expect(page, `${person} at ${path}`).toHaveURL(shown ? path : '/error/403');
      await expect(page.getByRole('heading', { name: 'Limited Permissions' }), `${person} at ${path}`).toHaveCount(
        shown ? 0 : 1,
      );
    }
  });

  test('[ROUTE-53, ROUTE-57, ROUTE-16, ROUTE-17] a user without a confirmed email address is redirected, except where it can be confirmed', async ({
    page,
    context,
    anAccount,
  }) => {
    await signInBy(context.request, await anAccount({ confirmed: false }));
    for (const path of ['/organizations', '/cves', '/workspace', '/profile/account-settings', '/FAQ']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/verification-required?next=${encodeURIComponent(path)}`);
      await aPage(page);
    }
    for (const path of ['/', '/search', '/support-center', '/profile/privacy-security']) {
      await page.goto(path);
      await aPage(page);
      await expect(page).toHaveURL(path);
    }
  });

  test('[ROUTE-52, ROUTE-57] a person who has not consented is asked while the flag is on', async ({
    page,
    context,
    anAccount,
  }) => {
    await signInBy(context.request, await anAccount());
    await page.goto('/organizations');
    await aPage(page);
    await expect(page).toHaveURL('/organizations');
    await setFlags(page, { 'enable-privacy-tos-consent': true });
    for (const path of ['/organizations', '/cves', '/profile/account-settings']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/privacy-tos-consent?next=${encodeURIComponent(path)}`);
      await aPage(page);
    }
    for (const path of ['/', '/support-center', '/profile/privacy-security']) {
      await page.goto(path);
      await aPage(page);
      await expect(page).toHaveURL(path);
    }
  });

  test('[ROUTE-39, FLAG-06] /my-learning shows with its flag and leaves for the site of My Learning without', async ({
    page,
    signInAs,
  }) => {
    await page.route('https://learning.anaconda.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await signInAs('max');
    await page.goto('/my-learning', { waitUntil: 'commit' });
    await expect(page).toHaveURL('https://learning.anaconda.com/');
    await setFlags(page, { 'my-learning': true });
    await page.goto('/my-learning');
    await aPage(page);
    await expect(page).toHaveURL('/my-learning');
  });
});

test('[ROUTE-01] the first page brings the code of its own area only; another one is fetched when it is visited', async ({
  page,
  signInAs,
}) => {
  // By content: a file bears the name of its largest module, and small pages of an area share one.
  const code = new Map<string, string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname))
      void response.text().then(
        (text) => code.set(pathname, text),
        () => undefined,
      );
  });
  const has = (operation: string): boolean =>
    [...code.values()].some((text) => new RegExp(`value:(["\`])${operation}\\1\\},(?:variable|selection)`).test(text));
  await signInAs('max');
  await page.goto('/organizations');
  await expect(page.getByRole('region', { name: 'Organizations' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(has('Organizations')).toBe(true);
  for (const other of ['Cves', 'Policies']) expect(has(other), other).toBe(false);
  await nav(page).getByRole('link', { name: /^CVEs/ }).click();
  await expect(page.getByRole('region', { name: 'CVEs' })).toBeVisible();
  await expect.poll(() => has('Cves')).toBe(true);
});

test('[ROUTE-51] what the pages show that the documents only name', async ({ page, signInAs }) => {
  await page.goto('/free-tier-allowlist');
  await expect(page.getByRole('main')).toContainText('Free');
  await page.goto('/share/notebooks/reading-repodata-with-python');
  await expect(page.getByRole('heading', { name: 'Reading repodata with Python' }).first()).toBeVisible();
  await signInAs('ada');
  await page.goto('/workspace');
  await expect(page.getByRole('main')).toContainText('Why versions are not text');
  await page.goto('/app');
  await expect(page).toHaveURL('/app/status');
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await page.goto('/authorize');
  await aPage(page);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
});
