// The REST reference: complete, without scripts, and with links that lead somewhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredRoutes } from '../routes.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import { openApiOf } from './document.ts';
import { REFERENCE_POLICY, referenceOf } from './reference.ts';

const document = openApiOf(declaredRoutes());
const page = referenceOf(document);
const areas = (document.tags ?? []).map(({ name }) => name);
const names = ['', ...areas, 'events', 'schemas', 'errors'];
const pages = new Map(names.map((name) => [name, page(name)!]));
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.values(methods as Record<string, { operationId: string; tags: [string] }>).map((one) => ({ path, ...one })),
);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test('every operation is on the page of its area, and in the overview', () => {
  for (const { path, operationId, tags } of operations) {
    expect([operationId, pages.get(tags[0])]).toEqual([
      operationId,
      expect.stringContaining(`<h2 id="${operationId}">${operationId}</h2>`),
    ]);
    expect(pages.get('')).toContain(`<code>${path}</code>`);
  }
});

test('every event, schema, and error has its place', () => {
  for (const name of Object.keys(document.webhooks ?? {}))
    expect(pages.get('events')).toContain(`<code>${name}</code>`);
  for (const name of Object.keys(document.components?.schemas ?? {}))
    expect(pages.get('schemas')).toContain(`<h2 id="${name}">`);
  expect(pages.get('errors')).toContain('<code>changed_meanwhile</code>');
});

test('every link inside the reference leads to a place, and every place has one name', () => {
  const places = new Map(
    [...pages].map(([name, html]) => [name, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)]),
  );
  for (const [name, ids] of places) expect([name, ids.length]).toEqual([name, new Set(ids).size]);
  const lost = [...pages.values()].flatMap((html) =>
    [...html.matchAll(/href="\/api\/docs\/?([^"#]*)(?:#([^"]*))?"/g)].filter(
      ([, to, id]) => !places.has(to!) || (id !== undefined && !places.get(to!)!.includes(id)),
    ),
  );
  expect([...new Set(lost.map(([href]) => href))]).toEqual([]);
});

test('texts of the document are never markup, and there are no scripts', () => {
  const hostile = '<img src=x onerror="alert(1)"> & `<b>`';
  const html = referenceOf({
    ...document,
    tags: [{ name: 'hub', 'x-displayName': hostile, description: hostile }],
    paths: {
      '/x': { get: { operationId: 'getX', summary: hostile, description: hostile, tags: ['hub'], responses: {} } },
    },
  } as never)('hub')!;
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <code>&lt;b&gt;</code>');
  for (const each of pages.values()) expect(each).not.toMatch(/<script|\son\w+="|\sstyle="/);
});

test('the fields of a body are shown with their types and defaults', () => {
  const channel = pages.get('channel')!;
  const [section = ''] = /<h2 id="createChannel">.*?<\/section>/s.exec(channel) ?? [];
  expect(section).toContain('<code>name</code> <span>string</span> <strong>required</strong>');
  expect(section).toContain('<span>default <code>&quot;&quot;</code></span>');
  expect(section).toContain(
    '<p>Credentials: API token (<code>full</code>), Access token, OpenID Connect, Service account key (<code>channel:write</code>), Client credentials (<code>channel:write</code>)</p>',
  );
  expect(section).toContain('<a href="/api/docs/schemas#Channel">Channel</a>');
  expect(section).toContain('<a href="/api/docs/errors#Error409">409</a>');
});

test('an example of a body is shown, and can be scrolled with the keyboard', () => {
  const [section = ''] = /<h2 id="requestException">.*?<\/section>/s.exec(pages.get('exception')!) ?? [];
  expect(section).toContain('<pre tabindex="0">{\n  &quot;spec&quot;: &quot;fftw &gt;=3&quot;');
});

test('every credential has a name, and an operation says if it needs none', () => {
  for (const [name, { description = '' }] of Object.entries(document.components?.securitySchemes ?? {}) as [
    string,
    { description?: string },
  ][]) {
    expect(pages.get('')).not.toContain(`<strong>${name}</strong>`);
    expect(pages.get('')).toContain(description.split('`')[0]);
  }
  const [section = ''] = /<h2 id="listChannels">.*?<\/section>/s.exec(pages.get('channel')!) ?? [];
  expect(section).toMatch(/<p>Credentials: .*, none<\/p>/);
});

test('an event says what its receiver returns', () => {
  const [section = ''] = /<h2 id="receivePolicyCreated">.*?<\/section>/s.exec(pages.get('events')!) ?? [];
  expect(section).toContain('<strong>2XX</strong>');
  expect(section).toContain('<strong>410</strong>');
  expect(section).not.toContain('Errors:');
});

test('anyone gets the pages, and revalidates them', async () => {
  for (const path of ['/api/docs', '/api/docs/channel']) {
    const answer = await platform.send(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toBe(REFERENCE_POLICY);
    expect(await answer.text()).toContain('<h1>');
    const again = await platform.send(path, { headers: { 'if-none-match': answer.headers.get('etag')! } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await platform.send('/api/docs/nothing')).status).toBe(404);
});
