import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const organization = aRestOrganization({ features: [] });
const sums = {
  requests: 21,
  downloads: 5,
  served: 6,
  part: 1,
  unchanged: 5,
  refused: 4,
  unknown: 2,
  unauthorized: 2,
  failed: 1,
};
const counts = { total: 21, downloads: 5, served: 6, notModified: 5, blocked: 4, other: 6 };
const period = {
  org_id: '0190f000-0000-7000-8000-00000000000a',
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-30T00:00:00Z',
};
const fields = 'total downloads served notModified blocked other';

/** Answers of the calls below the organization, by the begin of their path. */
const answers: Record<string, unknown> = {
  '/api/organizations/acme/reports/telemetry?days=30': {
    ...period,
    totals: sums,
    months: [{ month: '2026-01', downloads: 5, packages: 2 }],
    channels: [{ channel: 'main', ...sums }],
    subjects: [],
  },
  '/api/gateway-analytics/reports/acme/requests?limit=100&days=7': {
    report: 'requests',
    ...period,
    items: [{ at: '2026-01-01T00:00:00.000Z', ...sums }],
    total_count: 1,
  },
  '/api/gateway-analytics/reports/acme/clients?days=30&limit=20&offset=0': {
    report: 'clients',
    ...period,
    is_gateway_enabled: true,
    programs: [],
    total_count: 1,
    items: [
      {
        client: '192.0.2.1',
        is_anonymous: false,
        user: null,
        service_account: { id: '0190f000-0000-7000-8000-00000000000b', name: 'ci' },
        program: 'conda',
        version: '24.1.2',
        requests: 3,
        refused: 1,
        last_at: '2026-01-02T00:00:00Z',
      },
    ],
  },
  '/api/gateway-analytics/reports/acme/blocked?days=30&limit=2&offset=0': {
    report: 'blocked',
    ...period,
    total_count: 7,
    items: [
      {
        channel: 'main',
        has_channel: true,
        package: 'gnu',
        version: '3.0',
        subdir: 'linux-64',
        file: 'gnu-3.0-0.conda',
        policy: { id: null, name: 'No GPL', revision: 2 },
        rule: 'License not in GPL',
        requests: 4,
        last_at: '2026-01-02T00:00:00Z',
        who: ['max'],
      },
    ],
  },
  '/api/gateway-analytics/settings/acme': {
    org_id: period.org_id,
    is_gateway_enabled: true,
    retention_days: 30,
    anonymize_clients: false,
  },
  '/api/ce/packages/organizations/acme/top?limit=10&days=30': {
    items: [{ channel: 'main', family: 'conda', name: 'numpy', downloads: 4, last_at: '2026-01-02T00:00:00Z' }],
    total_count: 1,
  },
};
const answered = (role = 'admin') =>
  on.answer(({ path }) =>
    path === '/api/organizations/acme'
      ? { body: { ...organization, role } }
      : path in answers
        ? { body: answers[path] }
        : undefined,
  );

describe('reports', () => {
  test('[REPORT-02, REPORT-04] telemetry, requests, clients and what was blocked, as admins see them', async () => {
    answered();
    const { data, errors } = await on.ask(
      `{ organization(name: "acme") {
      usageReport { totals { ${fields} } months { year month downloads packages } channels { channel counts { total } } }
      dailyRequests(days: 7) { date counts { ${fields} } }
      channelClients { totalCount nodes { client isAnonymous tokenOwner program blockedCount } }
      blockedRequests(first: 2) { totalCount pageInfo { hasNextPage } nodes { channel hasChannel package version subdir fileName policyName revision rule requests lastRequestedAt users } }
      clientTrackingSettings { isEnabled retentionDays anonymizeClients }
      topPackages { channel name downloads }
    } }`,
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      organization: {
        usageReport: {
          totals: counts,
          months: [{ year: 2026, month: 1, downloads: 5, packages: 2 }],
          channels: [{ channel: 'main', counts: { total: 21 } }],
        },
        dailyRequests: [{ date: '2026-01-01', counts }],
        channelClients: {
          totalCount: 1,
          nodes: [{ client: '192.0.2.1', isAnonymous: false, tokenOwner: 'ci', program: 'conda', blockedCount: 1 }],
        },
        blockedRequests: {
          totalCount: 7,
          pageInfo: { hasNextPage: true },
          nodes: [
            {
              channel: 'main',
              hasChannel: true,
              package: 'gnu',
              version: '3.0',
              subdir: 'linux-64',
              fileName: 'gnu-3.0-0.conda',
              policyName: 'No GPL',
              revision: 2,
              rule: 'License not in GPL',
              requests: 4,
              lastRequestedAt: '2026-01-02T00:00:00Z',
              users: ['max'],
            },
          ],
        },
        clientTrackingSettings: { isEnabled: true, retentionDays: 30, anonymizeClients: false },
        topPackages: [{ channel: 'main', name: 'numpy', downloads: 4 }],
      },
    });
  });

  test('[ORG-20] for others all but the top packages are null, and nothing is asked', async () => {
    answered('member');
    const { data } = await on.ask(
      '{ organization(name: "acme") { usageReport { totals { total } } packageDownloadsCsv(month: 1, year: 2026) clientTrackingSettings { retentionDays } blockedRequests { totalCount } topPackages { name } } }',
      { token },
    );
    expect(data).toEqual({
      organization: {
        usageReport: null,
        packageDownloadsCsv: null,
        clientTrackingSettings: null,
        blockedRequests: null,
        topPackages: [{ name: 'numpy' }],
      },
    });
    expect(on.calls.map(({ path }) => path)).toEqual([
      '/api/organizations/acme',
      '/api/ce/packages/organizations/acme/top?limit=10&days=30',
    ]);
  });

  test('[REPORT-03] the table of a month comes as its text', async () => {
    const table = "month,channel\r\n2026-01,'=main\r\n";
    on.answer(({ path }) =>
      path === '/api/organizations/acme'
        ? { body: organization }
        : path.endsWith('package-downloads?month=1&year=2026')
          ? { body: table, headers: { 'content-type': 'text/csv' } }
          : undefined,
    );
    const { data, errors } = await on.ask(
      '{ organization(name: "acme") { packageDownloadsCsv(month: 1, year: 2026) } }',
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ organization: { packageDownloadsCsv: table } });
  });

  test('[REPORT-07] settings are changed; what is left out is not sent', async () => {
    answered();
    const { data } = await on.ask(
      'mutation { updateClientTrackingSettings(input: { organization: "acme", retentionDays: 30 }) { clientTrackingSettings { retentionDays } userErrors { message } } }',
      { token },
    );
    expect(data).toEqual({
      updateClientTrackingSettings: { clientTrackingSettings: { retentionDays: 30 }, userErrors: [] },
    });
    expect(on.calls.map(({ method, body }) => [method, body])).toEqual([['PUT', '{"retention_days":30}']]);
  });

  test('learning videos come with pictures of this hub', async () => {
    on.answer(({ path }) =>
      path === '/api/learning/videos'
        ? {
            body: {
              items: [
                {
                  url: 'https://tube.example/1',
                  title: null,
                  provider: null,
                  picture_path: '/api/learning/videos/0/picture',
                },
              ],
              total_count: 1,
            },
          }
        : undefined,
    );
    const { data } = await on.ask('{ learningVideos { url title thumbnailUrl } }', { token });
    expect(data).toEqual({
      learningVideos: [
        { url: 'https://tube.example/1', title: null, thumbnailUrl: `${on.url}/api/learning/videos/0/picture` },
      ],
    });
  });
});
