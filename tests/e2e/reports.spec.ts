import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { fileNameOf, type SourceFile } from './support/source.ts';

const allowed: SourceFile = { subdir: 'linux-64', name: 'pillow', version: '10.2.0', license: 'HPND' };
const refused: SourceFile = { subdir: 'linux-64', name: 'readline', version: '8.2', license: 'GPL-3.0-only' };
const files = [allowed, refused];

test.describe('requests of a client', () => {
  test('[REPORT-01, REPORT-02, REPORT-03, REPORT-05] show on the reports page with the rule that blocked one, and in the table of the month', async ({
    page,
    hub,
    org,
    serve,
    signInAs,
  }) => {
    const channel = await hub.aMirror(org, (await serve(files)).url, files.length);
    const policy = await hub.aPolicy({ org, licenseNotIn: ['GPL3'] });
    await hub.apply(org, channel, policy.id);
    const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${hub.url}/repo/${org}/${channel}/${path}`, {
        headers: { 'user-agent': 'micromamba/1.5.8 libcurl/8.5.0', ...headers },
      });
    const repodata = await get('linux-64/repodata.json');
    await repodata.text();
    expect((await get('linux-64/repodata.json', { 'if-none-match': repodata.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
    expect(await (await get(`linux-64/${fileNameOf(allowed)}`)).text()).toContain(fileNameOf(allowed));
    for (let i = 0; i < 2; i++) expect((await get(`linux-64/${fileNameOf(refused)}`)).status).toBe(403);

    await signInAs('ada');
    await page.goto(`/organizations/${org}/reports`);
    const blocked = page.getByRole('region', { name: 'Blocked requests' });
    const row = blocked.getByRole('row', { name: /readline/ });
    await expect(row).toContainText('8.2');
    await expect(row).toContainText(`${policy.name}, revision 1`);
    await expect(row.getByRole('cell').nth(4)).toHaveText('2');
    await expect(
      page
        .getByRole('region', { name: 'Requests by channel' })
        .getByRole('row', { name: new RegExp(channel) })
        .getByRole('cell'),
    ).toHaveText(['5', '2', '1', '1', '2', '0']);
    await expect(
      page.getByRole('region', { name: 'Client programs' }).getByRole('row', { name: /micromamba 1\.5\.8/ }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Most downloaded packages' }).getByRole('row', { name: /pillow/ }),
    ).toContainText(channel);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Export .* as CSV$/ })
        .first()
        .click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('month,channel,package,version,subdir,downloads');
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d,${channel},pillow,10\\.2\\.0,linux-64,1$`));

    await row.getByRole('link', { name: 'Why readline 8.2 is blocked' }).click();
    await expect(page).toHaveURL(new RegExp(`/channels/${channel}/packages/readline\\?file=`));
    await expect(page.getByRole('main')).toContainText(policy.name);

    await page.goto(`/organizations/${org}`);
    await expect(
      page.getByRole('region', { name: 'Most downloaded packages' }).getByRole('link', { name: 'pillow' }),
    ).toBeVisible();
  });

  test('[REPORT-06, REPORT-07] an admin has single clients noted, and sees them from then on', async ({
    page,
    hub,
    org,
    serve,
    signInAs,
  }) => {
    const channel = await hub.aMirror(org, (await serve([allowed])).url, 1);
    await signInAs('ada');
    await page.goto(`/organizations/${org}/reports`);
    await expect(page.getByRole('heading', { name: 'No requests in this period' })).toBeVisible();
    await page.getByRole('switch', { name: /Track individual clients/ }).click({ force: true });
    await page.getByRole('switch', { name: /Anonymize clients/ }).click({ force: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    expect(await hub.must('GET', `/api/gateway-analytics/settings/${org}`)).toMatchObject({
      is_gateway_enabled: true,
      anonymize_clients: false,
    });
    await (
      await fetch(`${hub.url}/repo/${org}/${channel}/noarch/repodata.json`, {
        headers: { 'user-agent': 'pixi/0.40.3', 'x-forwarded-for': '192.0.2.7' },
      })
    ).text();
    await page.reload();
    await expect(
      page
        .getByRole('region', { name: 'Individual clients' })
        .getByRole('row', { name: /192\.0\.2\.7 No token pixi 0\.40\.3 1/ }),
    ).toBeVisible();
  });
});

test('[ORG-20] a member of the organization does not see its reports', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/organizations/acme/reports');
  await expect(page).toHaveURL('/error/403');
});
