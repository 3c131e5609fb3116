import { expect, test } from './support/fixtures.ts';
import { unique, type RestChannel } from './support/hub.ts';
import type { SourceFile } from './support/source.ts';

const filesOfSource: SourceFile[] = [
  { subdir: 'noarch', name: 'attrs', version: '23.2.0', license: 'MIT' },
  { subdir: 'linux-64', name: 'numpy', version: '1.26.4', license: 'BSD-3-Clause', depends: ['python >=3.12'] },
  { subdir: 'linux-64', name: 'numpy', version: '2.0.0', license: 'BSD-3-Clause', depends: ['python >=3.12'] },
  { subdir: 'osx-arm64', name: 'numpy', version: '2.0.0', license: 'BSD-3-Clause', depends: ['python >=3.12'] },
];

test.describe('reading', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('max');
  });

  test('[CHAN-05, CHAN-17] a channel shows what the hub says of it, and its parts as tabs of the address', async ({
    page,
    hub,
  }) => {
    const channel = await hub.must<RestChannel & { artifact_count: number }>(
      'GET',
      '/api/organizations/acme/channels/approved/details',
      { as: 'max' },
    );
    await page.goto('/organizations/acme/channels/approved');
    await expect(page.getByRole('heading', { name: 'approved', level: 1 })).toBeVisible();
    const strip = page.getByRole('region', { name: 'Applied policy' });
    await expect(strip).toContainText('Production baseline');
    await expect(strip).toContainText('Completed');
    await expect(strip).toContainText(`${channel.served_file_count.toLocaleString('en-US')} allowed`);
    await expect(strip).toContainText(`${channel.refused_file_count.toLocaleString('en-US')} blocked`);
    await expect(page.getByText('Virtual from main')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Channel', exact: true });
    await expect(tabs.getByRole('link', { name: /^Packages/ })).toContainText(String(channel.artifact_count));
    for (const [tab, parameter, sign] of [
      ['Files', 'files', page.getByRole('region', { name: 'Files' })],
      ['CVEs', 'cves', page.getByRole('region', { name: 'CVEs' })],
      ['Policy', 'policy', page.getByRole('region', { name: 'Runs table' })],
      ['Groups', 'groups', page.getByText('No groups yet')],
      ['Settings', 'settings', page.getByRole('group', { name: 'Who can read this channel.' })],
    ] as const) {
      await tabs.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
      await expect(page).toHaveURL(`/organizations/acme/channels/approved?tab=${parameter}`);
      await expect(sign.first()).toBeVisible();
      await expect(tabs.locator('[aria-current="page"]')).toHaveText(new RegExp(`^${tab}`));
    }
    await page.goBack();
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(/^Groups/);
  });

  test('[ART-01] filter, decision, and page of the packages are in the URL, and Back restores them', async ({
    page,
  }) => {
    await page.goto('/organizations/acme/channels/approved');
    const table = page.getByRole('region', { name: 'Packages' });
    const names = table.getByRole('rowheader');
    await expect(names).toHaveCount(20);
    const first = await names.allTextContents();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/organizations/acme/channels/approved?page=2');
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await expect(names.first()).not.toHaveText(first[0] ?? '');
    await page.getByRole('searchbox', { name: 'Filter packages' }).fill('pillow');
    await expect(page).toHaveURL('/organizations/acme/channels/approved?q=pillow');
    await expect(names.first()).toHaveText('pillow');
    await page.goBack();
    await expect(page).toHaveURL('/organizations/acme/channels/approved');
    await expect(names).toHaveText(first);
    await expect(page.getByRole('searchbox', { name: 'Filter packages' })).toHaveValue('');

    await page
      .getByRole('group', { name: 'Decision' })
      .getByRole('button', { name: /^All blocked/ })
      .click();
    await expect(page).toHaveURL('/organizations/acme/channels/approved?decision=none-left');
    await expect
      .poll(async () => new Set(await table.getByRole('row').getByRole('cell').nth(0).allTextContents()))
      .toEqual(new Set(['–']));
    await page.goto('/organizations/acme/channels/approved?q=no-such-package');
    await expect(page.getByText('No packages match “no-such-package”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names).toHaveText(first);
  });

  test('[ART-02, ART-03, ART-04] a package shows versions, files, what it needs, what needs it, and its CVEs', async ({
    page,
    hub,
  }) => {
    const base = '/api/organizations/acme/channels/approved/artifacts/conda/pillow';
    const [files, dependencies, dependants, cves] = await Promise.all(
      ['files', 'dependencies', 'dependants', 'cves'].map(async (part) => {
        const body = await hub.must<{ total_count?: number; items: { name: string }[] }>('GET', `${base}/${part}`, {
          as: 'max',
        });
        return { names: body.items.map(({ name }) => name), count: body.total_count ?? body.items.length };
      }),
    );
    await page.goto('/organizations/acme/channels/approved');
    await page.getByRole('searchbox', { name: 'Filter packages' }).fill('pillow');
    await page.getByRole('rowheader', { name: 'pillow', exact: true }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'pillow', level: 1 })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Package', exact: true });
    await expect(tabs.getByRole('link', { name: /^Versions/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: 'Versions' }).getByRole('rowheader').first()).toHaveText(/^\d+\.\d+/);
    await expect(tabs.getByRole('link', { name: /^Files/ })).toContainText(String(files?.count));
    await tabs.getByRole('link', { name: /^Files/ }).click();
    await expect(page.getByRole('region', { name: 'Files' }).getByRole('rowheader').first()).toHaveText(
      /^pillow-.*\.(conda|tar\.bz2)$/,
    );
    await tabs.getByRole('link', { name: /^Dependencies/ }).click();
    await expect
      .poll(async () =>
        (await page.getByRole('region', { name: 'Dependencies' }).getByRole('rowheader').allTextContents()).toSorted(),
      )
      .toEqual(dependencies?.names.toSorted());
    await tabs.getByRole('link', { name: /^Dependents/ }).click();
    await expect
      .poll(async () =>
        (await page.getByRole('region', { name: 'Dependents' }).getByRole('rowheader').allTextContents()).toSorted(),
      )
      .toEqual(dependants?.names.toSorted());
    await tabs.getByRole('link', { name: /^CVEs/ }).click();
    await expect(page.getByRole('region', { name: 'CVEs' }).getByRole('rowheader')).toHaveCount(cves?.count ?? -1);
  });

  test("shows why a pillow is blocked: policy, rule, CVE, and the nearest allowed version, with conda's message", async ({
    page,
    hub,
  }) => {
    await page.goto('/organizations/acme/channels/approved/packages/pillow?decision=refused');
    const refused = page.getByRole('region', { name: 'Versions' }).getByRole('rowheader').first();
    const version = await refused.textContent();
    await refused.getByRole('link').click();
    const why = page.getByRole('complementary', { name: 'Why you can’t install it' });
    await expect(why).toBeVisible();
    const [subdir, file] = (new URL(page.url()).searchParams.get('file') ?? '').split('/');
    const problem = await hub.ask<{ detail: string }>('GET', `/repo/acme/approved/${subdir}/${file}`, { as: 'max' });
    expect(problem.status).toBe(403);
    await expect(why).toContainText(`pillow ${version}`);
    const [sentence = '', address = ''] = problem.body.detail.split(' Details and contacts: ');
    await expect(why).toContainText(sentence);
    expect(new URL(address).searchParams.get('file')).toBe(`${subdir}/${file}`);
    await expect(why.getByRole('link', { name: 'Production baseline' })).toBeVisible();
    await expect(why.getByRole('link', { name: /^CVE-/ }).first()).toBeVisible();
    const nearest = /Use (\S+) instead/.exec((await why.textContent()) ?? '')?.[1];
    expect(problem.body.detail).toContain(nearest);
    await expect(
      why.getByText(new RegExp(`^conda install --override-channels -c \\S+/repo/acme/approved "pillow=${nearest}"$`)),
    ).toBeVisible();
    await why.getByRole('button', { name: 'Close' }).click();
    await expect(why).toHaveCount(0);
    await page.goBack();
    await expect(why).toBeVisible();
  });

  test('[ART-05] CVEs: the list, one of them, and its files', async ({ page, hub }) => {
    await page.goto('/cves');
    const list = page.getByRole('region', { name: 'CVEs' });
    await page.getByRole('searchbox', { name: 'Filter CVEs' }).fill('pillow');
    await expect(page).toHaveURL('/cves?q=pillow');
    await expect(list.getByRole('row').nth(1)).toContainText('pillow');
    const id = (await list.getByRole('rowheader').first().textContent()) ?? '';
    await list.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: id, level: 1 })).toBeVisible();
    const { items } = await hub.must<{ items: object[] }>('GET', `/api/ce/cves/${id}/files?limit=100`, { as: 'max' });
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files.getByRole('rowheader').first()).toBeVisible();
    expect(await files.getByRole('rowheader').count()).toBeGreaterThanOrEqual(Math.min(items.length, 100));
    await files.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.goto('/cves/CVE-1999-99999');
    await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
  });
});

test.describe('changing', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ada');
  });

  test('[CHAN-03, CHAN-07, CHAN-12, CHAN-13, ERR-09] a hosted channel is created, made public, and deleted after its name is typed', async ({
    page,
    hub,
    org,
  }) => {
    const name = unique('made');
    await page.goto(`/organizations/${org}/channels`);
    await page.getByRole('button', { name: 'Create channel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create channel' });
    await expect(dialog.getByRole('group', { name: 'Visibility' }).getByRole('radio')).toHaveCount(3);
    await expect(
      dialog.getByRole('textbox', { name: 'Name' }),
      'the first channel is called main, if nobody says otherwise',
    ).toHaveValue('main');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('');
    await dialog.getByRole('button', { name: 'Create channel' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Of a test.');
    await dialog.getByRole('radio', { name: /^Hosted/ }).check();
    await dialog.getByRole('button', { name: 'Create channel' }).click();
    await expect(page).toHaveURL(`/organizations/${org}/channels/${name}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(await hub.channel(name, org)).toMatchObject({
      type: 'hosted',
      privacy: 'internal',
      description: 'Of a test.',
    });
    expect((await hub.ask('GET', `/repo/${org}/${name}/noarch/repodata.json`, { as: null })).status).not.toBe(200);

    await page
      .getByRole('navigation', { name: 'Channel', exact: true })
      .getByRole('link', { name: 'Settings' })
      .click();
    await page.getByRole('radio', { name: /^Public/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Visibility saved.')).toBeVisible();
    expect((await hub.channel(name, org)).privacy).toBe('public');
    expect((await hub.ask('GET', `/repo/${org}/${name}/noarch/repodata.json`, { as: null })).status).toBe(200);

    await page.getByRole('button', { name: 'Delete channel' }).click();
    const confirm = page.getByRole('alertdialog');
    const go = confirm.getByRole('button', { name: 'Delete channel' });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await confirm.getByRole('textbox').fill(`${name}x`);
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await confirm.getByRole('textbox').fill(name);
    await go.click();
    await expect(page).toHaveURL(`/organizations/${org}/channels`);
    const notification = await page
      .getByRole('status')
      .filter({ hasText: `Channel ${name} deleted` })
      .boundingBox();
    expect(1440 - (notification!.x + notification!.width)).toBeLessThanOrEqual(180);
    expect(notification!.y).toBeLessThanOrEqual(16);
    // The notification covers no button of the header or the top bar, because users need them next.
    for (const button of await page.getByRole('button').or(page.getByRole('combobox')).all()) {
      const box = await button.boundingBox();
      if (!box || box.y > 200 || (await button.evaluate((element) => element.closest('[data-scope="toast"]'))))
        continue;
      const over =
        Math.min(box.x + box.width, notification!.x + notification!.width) - Math.max(box.x, notification!.x) > 0 &&
        Math.min(box.y + box.height, notification!.y + notification!.height) - Math.max(box.y, notification!.y) > 0;
      expect(over, `over ${await button.textContent()}`).toBe(false);
    }
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    expect((await hub.ask('GET', `/api/organizations/${org}/channels/${name}`)).status).toBe(404);
    expect((await hub.ask('GET', `/repo/${org}/${name}/noarch/repodata.json`)).status).toBe(404);
  });

  test('a taken name is shown at the field and no input is lost', async ({ page, hub, org }) => {
    const name = await hub.aChannel({ org });
    await page.goto(`/organizations/${org}/channels?create=channel`);
    const dialog = page.getByRole('dialog', { name: 'Create channel' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Keep me');
    await dialog.getByRole('button', { name: 'Create channel' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('alert')).toContainText('is already taken by a channel of this organization');
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Keep me');
  });

  test('[CHAN-09, CHAN-11] a mirror: a bad source says why; a good one is synced in sight and its packages are listed', async ({
    page,
    hub,
    org,
    serve,
  }) => {
    const name = unique('copy');
    const source = await serve(filesOfSource, { hold: 'linux-64' });
    await page.goto(`/organizations/${org}/channels?create=channel`);
    const dialog = page.getByRole('dialog', { name: 'Create channel' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('radio', { name: /^External mirror/ }).check();
    const address = dialog.getByRole('textbox', { name: 'Channel URL' });
    await address.fill(`${source.url}/nothing-here`);
    await dialog.getByRole('button', { name: 'Check source' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      "The source isn't a conda channel: no subdir has a repodata.json",
    );
    await address.fill(source.url);
    await dialog.getByRole('button', { name: 'Check source' }).click();
    await expect(
      dialog.getByText('This is a conda channel. It has repodata for noarch, linux-64, osx-arm64.'),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: /^Public/ }).check();
    await dialog.getByRole('button', { name: 'Create channel' }).click();
    await expect(page).toHaveURL(`/organizations/${org}/channels/${name}?tab=mirror`);

    // The first sync starts automatically.
    const progress = page.getByRole('region', { name: 'Sync' });
    await expect(progress).toContainText('In Progress');
    await expect(progress.getByRole('progressbar')).toBeVisible();
    await expect(progress.getByRole('button', { name: 'Cancel sync' })).toBeVisible();
    source.release();
    await expect(progress).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Completed');
    await expect(page.getByRole('definition').filter({ hasText: source.url })).toHaveCount(1);
    await page
      .getByRole('navigation', { name: 'Channel', exact: true })
      .getByRole('link', { name: /^Packages/ })
      .click();
    await expect(page.getByRole('region', { name: 'Packages' }).getByRole('rowheader')).toHaveText(['attrs', 'numpy']);
    await expect
      .poll(() => hub.served(`/repo/${org}/${name}`, ['noarch', 'linux-64', 'osx-arm64']).catch(() => null))
      .toEqual({
        noarch: ['attrs-23.2.0-0.conda'],
        'linux-64': ['numpy-1.26.4-0.conda', 'numpy-2.0.0-0.conda'],
        'osx-arm64': ['numpy-2.0.0-0.conda'],
      });
  });

  test('a sync that fails says why on the mirror and among what needs attention', async ({ page, hub, org, serve }) => {
    const source = await serve(filesOfSource);
    const name = await hub.aChannel({ org, type: 'external_mirror', source: source.url });
    await source.close();
    await page.goto(`/organizations/${org}/channels/${name}?tab=mirror`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByRole('alert')).toContainText('The last sync failed.');
    await expect(page.getByRole('alert')).toContainText(new URL(source.url).host);
    await page.goto(`/organizations/${org}`);
    await expect(
      page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').filter({ hasText: 'Sync failed' }),
    ).toContainText(name);
  });

  test('a sync is canceled from the screen, and what was served stays', async ({ page, hub, org, serve }) => {
    const source = await serve(filesOfSource, { hold: 'linux-64' });
    const name = await hub.aChannel({ org, type: 'external_mirror', source: source.url });
    await page.goto(`/organizations/${org}/channels/${name}?tab=mirror`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByRole('button', { name: 'Cancel sync' }).click();
    await expect(page.getByRole('region', { name: 'Sync' })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Canceled');
    expect((await hub.channel(name, org)).file_count).toBe(0);
  });

  test('the install panel shows a token once, in an address that serves repodata with it and not without', async ({
    page,
    hub,
    org,
    serve,
  }) => {
    const source = await serve(filesOfSource);
    const name = await hub.aMirror(org, source.url, filesOfSource.length, { privacy: 'private' });
    await page.goto(`/organizations/${org}/channels/${name}`);
    const panel = page.getByRole('region', { name: 'Install from this channel' });
    await expect(panel).toContainText('YOUR_TOKEN');
    await panel.getByRole('button', { name: 'Get my token' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and get my token' }).click();
    const shown = async () =>
      new RegExp(`-c (http://x:tr-\\S+@\\S+/repo/${org}/${name})`).exec((await panel.textContent()) ?? '')?.[1];
    await expect.poll(shown, { message: 'the command with the token' }).toBeTruthy();
    const { origin, pathname, password: token } = new URL((await shown()) ?? '');
    const read = (secret: string) =>
      fetch(`${origin}${pathname}/noarch/repodata.json`, {
        headers: { authorization: `Basic ${btoa(`x:${secret}`)}` },
      });
    const withToken = await read(token);
    expect(withToken.status).toBe(200);
    expect(Object.keys(((await withToken.json()) as { 'packages.conda': object })['packages.conda'])).toEqual([
      'attrs-23.2.0-0.conda',
    ]);
    expect((await hub.ask('GET', `${pathname}/noarch/repodata.json`, { as: null })).status).not.toBe(200);
    const lines = { mamba: 'mamba install', pixi: 'pixi workspace channel add', '.condarc': 'channels:' };
    for (const [tool, line] of Object.entries(lines)) {
      await panel.getByRole('button', { name: tool, exact: true }).click();
      await expect(panel).toContainText(line);
      await expect(panel).toContainText(token);
    }
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      token,
    );

    await page.reload();
    await expect(panel.getByRole('button', { name: 'Rotate my token' })).toBeVisible();
    await expect(panel).not.toContainText(token);
    await expect(panel).toContainText(`••••${token.slice(-4)}`);
    await panel.getByRole('button', { name: 'Rotate my token' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate token' }).click();
    await expect(panel).toContainText('://x:tr-');
    expect((await read(token)).status).not.toBe(200);
  });
});
