import { createServer } from 'node:http';
import { zipped } from '../../platform/src/testing/zip.ts';
import { expect, test } from './support/fixtures.ts';
import { unique } from './support/hub.ts';

/** Serves an OSV feed with one advisory at the hub's configured URL, until it is closed. */
async function aFeed(id: string, crate: string): Promise<{ close: () => void }> {
  const advisory = JSON.stringify({
    id,
    modified: new Date().toISOString(),
    summary: 'Reads behind the end of its buffer',
    severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
    affected: [
      {
        package: { ecosystem: 'crates.io', name: crate },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] }],
      },
    ],
  });
  const answers = new Map<string, string | Buffer>([
    ['/crates.io/modified_id.csv', `${new Date().toISOString()},${id}\n`],
    ['/crates.io/all.zip', await zipped({ [`${id}.json`]: advisory })],
    [`/crates.io/${id}.json`, advisory],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end();
    else response.end(answer);
  });
  await new Promise<void>((done) => void server.listen(Number(process.env['OSV_PORT']), '127.0.0.1', done));
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('an advisory for a served file arrives by its feed: the policy is evaluated, clients get an error for the file, and its page says why', async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const name = unique('crate').toLowerCase();
  const id = `RUSTSEC-2026-${String(Date.now()).slice(-4)}`;
  const files = ['1.0.0', '2.0.0'].map((version) => ({ subdir: 'noarch', name, version, license: 'MIT' }));
  const channel = await hub.aMirror(org, (await serve(files)).url, files.length);
  await hub.must('PUT', `/api/operator/packages/${name}/upstream`, {
    body: { role: 'self', mappings: [{ ecosystem: 'crates.io', name, confidence: 'high' }] },
  });
  await hub.apply(org, channel, (await hub.aPolicy({ org, score: 7 })).id);
  const address = `/organizations/${org}/channels/${channel}/packages/${name}?file=noarch/${name}-1.0.0-0.conda`;
  await signInAs('ada');
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('Allowed');
  const feed = await aFeed(id, name);
  try {
    await hub.must('PATCH', '/api/operator/advisory-feeds/osv:crates.io', { body: { enabled: true } });
    await expect.poll(async () => (await hub.channel(channel, org)).served_file_count, { timeout: 60_000 }).toBe(1);
    expect(await hub.served(`/repo/${org}/${channel}`, ['noarch'])).toEqual({ noarch: [`${name}-2.0.0-0.conda`] });
    const client = await page.request.get(`/repo/${org}/${channel}/noarch/${name}-1.0.0-0.conda`);
    expect(client.status()).toBe(403);
    expect(await client.text()).toContain(`${id} scores 9.8`);
    await page.goto(address);
    const why = page.getByRole('complementary', { name: 'Why you can’t install it' });
    await expect(why).toContainText(`${id} scores 9.8`);
    await why.getByRole('link', { name: id }).click();
    await expect(page.getByRole('heading', { name: id })).toBeVisible();
    await expect(
      page.getByRole('row', { name: new RegExp(`noarch/${name}-1\\.0\\.0-0\\.conda.*Blocked`) }),
    ).toBeVisible();
  } finally {
    await hub.must('PATCH', '/api/operator/advisory-feeds/osv:crates.io', { body: { enabled: false } });
    feed.close();
  }
});
