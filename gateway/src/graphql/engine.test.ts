import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRestChannel, aRestCve, aRestOrganization, aRestRun, aRestUser, stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
afterAll(() => on.close());

const query = `{
  viewer { id email createdAt isOperator profile { isConsented pendingEmail } subscriptions { productCode expiresAt organizationId } }
  organization(name: "acme") {
    id role membersCount activeProduct features
    channels { id visibility type size subdirs createdAt repoUrl highestServedScore vulnerabilities { state unknownReason highestSeverity } latestRun { id state progress revision fileCountsBySubdir { subdir fileCountAfter } } }
  }
  cves(first: 2) { totalCount edges { cursor fileCount node { id score severity status publishedAt references packages { name fixedIn } } } pageInfo { hasNextPage endCursor } }
}`;

test('a query answers the same at its first use, which is interpreted, and at every later one, which is compiled and writes its leaves unchecked', async () => {
  const token = await on.token();
  on.answer(({ path }) => {
    if (path === '/api/account')
      return {
        body: aRestUser({
          subscriptions: [{ product_code: 'a plan of tomorrow', expires_at: '2027-01-02T03:04:05Z', org_id: null }],
        }),
      };
    if (path.startsWith('/api/organizations/acme/channels'))
      return {
        body: {
          items: [
            aRestChannel({
              privacy: 'a privacy of tomorrow',
              size: 5_000_000_000,
              worst_served_score: 9.8,
              last_run: aRestRun({
                progress: 0.5,
                counts: [{ platform: 'noarch', num_before: 3, num_after: 2, num_removed: 1 }],
              }),
            }),
          ],
          total_count: 1,
        },
      };
    if (path.startsWith('/api/organizations/acme')) return { body: aRestOrganization({ features: ['policies'] }) };
    if (path.startsWith('/api/ce/cves'))
      return {
        body: {
          items: [
            aRestCve(),
            aRestCve({
              id: 'CVE-2024-1',
              score: null,
              published_at: '2024-01-02T03:04:05Z',
              packages: [{ name: 'pillow', affected: '<10.3', fixed_in: null }],
            }),
          ],
          total_count: 5,
        },
      };
    return undefined;
  });
  const answers = [];
  for (let use = 1; use <= 3; use += 1) answers.push(await on.ask(query, { token }));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  const [first, second, third] = answers.map(({ data }) => JSON.stringify(data));
  expect([second, third]).toEqual([first, first]);
  expect(answers[2]!.data).toMatchObject({
    viewer: { subscriptions: [{ productCode: 'UNKNOWN' }] },
    organization: {
      role: 'ADMIN',
      channels: [{ visibility: 'UNKNOWN', size: 5_000_000_000, highestServedScore: 9.8 }],
    },
  });
});
