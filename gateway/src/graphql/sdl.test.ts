import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';
import { schemaText } from './schema.ts';

let open: Stage;
let closed: Stage;
beforeAll(async () => {
  open = await stage();
  closed = await stage({ introspection: false });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

test("anyone can read the schema's text, with the REST call of each field, and revalidate it", async () => {
  const answer = await fetch(`${open.url}/api/schema.graphql`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/graphql; charset=utf-8']);
  const text = await answer.text();
  const printed = (of: string) => printSchema(lexicographicSortSchema(buildSchema(of)));
  expect(printed(text)).toBe(printed(schemaText()));
  expect(text).toContain('@rest(method: "GET", path: "/api/account")');
  const again = await fetch(`${open.url}/api/schema.graphql`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(`${open.url}/api/schema.graphql`, { method: 'POST' })).status).toBe(405);
});

test('the text is compressed, as the REST document is', async () => {
  const answer = await fetch(`${open.url}/api/schema.graphql`, { headers: { 'accept-encoding': 'br' } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(answer.headers.get('etag')).toMatch(/^W\/"/);
  expect(await answer.text()).toBe(schemaText());
});

test("without introspection the schema's text is unavailable too", async () => {
  const answer = await fetch(`${closed.url}/api/schema.graphql`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('type Query')]);
});
