import type { Hub } from './hub.ts';

/** The web's file of addresses. By name only: its types would draw the whole web into the project of these tests. */
const { paths } = (await import(new URL('../../../web/src/paths.ts', import.meta.url).href)) as {
  paths: Record<string, { pattern: string }>;
};

/** The patterns of all the web's addresses, as in '/organizations/:org'. */
const patterns: readonly string[] = Object.values(paths).map(({ pattern }) => pattern);

/** The pages of the web's features; by name only, too. */
const features = Object.values(
  (await import(new URL('../../../web/src/features.ts', import.meta.url).href)) as Record<
    string,
    { addresses: Record<string, string>; pages: Record<string, { layout?: { public?: boolean } }> }
  >,
);

/** What shows without a session (ROUTE-61, ROUTE-63); all other addresses ask for the sign-in. */
const open = new Set<string>(
  features.flatMap(({ addresses, pages }) =>
    Object.entries(pages).flatMap(([name, { layout }]) => (layout?.public ? [addresses[name]!] : [])),
  ),
);

const acme = '/organizations/acme';

/** Addresses that only lead elsewhere (`/my-learning` while its flag is off: to another site), and the one that is a word without a page. */
const noPages = new Set<string>(['/log-out', '/external-auth', '/healthz', '/profile', '/app', '/my-learning']);

/** What stands in the addresses of the sample. */
async function sampleParams(hub: Hub): Promise<Record<string, string>> {
  const first = async <T>(path: string) => (await hub.must<{ items: T[] }>('GET', path)).items[0]!;
  const [environment, group, policy, person, run] = await Promise.all([
    first<{ id: string }>('/api/environments/organizations/acme/environments'),
    first<{ id: string }>('/api/organizations/acme/groups'),
    first<{ id: string }>('/api/organizations/acme/repo-policies'),
    first<{ id: string }>('/api/operator/people?q=max'),
    first<{ id: string }>('/api/organizations/acme/channel-policies/approved/runs'),
  ]);
  return {
    code: '500',
    org: 'acme',
    channel: 'approved',
    name: 'numpy',
    collection: 'first-steps',
    cveId: 'CVE-2023-50447',
    id: 'reading-repodata-with-python',
    plan: 'starter',
    guide: 'policies',
    environmentId: environment.id,
    groupId: group.id,
    policyId: policy.id,
    runId: run.id,
    chainId: '00000000-0000-0000-0000-000000000000',
    userId: person.id,
  };
}

/** What the bare addresses do not show: the parts of a page, a search that has found something, an order. */
const besides: readonly string[] = [
  '/search?query=numpy',
  '/payment/checkout?billing=monthly&product=starter_subscription',
  '/profile/subscriptions',
  `${acme}/channels/approved?tab=cves`,
  `${acme}/channels/approved?tab=policy`,
  `${acme}/channels/approved?tab=snapshots`,
  `${acme}/channels/conda-forge?tab=mirror`,
  `${acme}/channels/team?tab=groups`,
  `${acme}/channels/approved?tab=settings`,
  `${acme}/channels/approved?q=no-such-package`,
  `${acme}/channels/approved/packages/pillow?tab=files`,
  `${acme}/channels/approved/packages/pillow?tab=dependencies`,
  `${acme}/channels/approved/packages/pillow?tab=dependants`,
  `${acme}/channels/approved/packages/pillow?tab=cves`,
  `${acme}/channels/approved/packages/git`,
];

/** An address to go to, and the pattern of the web's table that it fits. */
export interface SamplePage {
  pattern: string;
  address: string;
}

/** Where a visitor is asked to sign in instead: an address for each layout that pages have. */
const signInInstead = ['/cves', '/payment', '/authorize', '/privacy-tos-consent'];

/** Whether a visitor stays on a page. */
export const visitorStays = ({ pattern }: SamplePage): boolean => open.has(pattern);
/** Whether a visitor is shown a page that no other shows: what is open to visitors, and the sign-in that stands in for the rest. */
export const visitorSees = (page: SamplePage): boolean => visitorStays(page) || signInInstead.includes(page.pattern);

/** Every page of the web's table of addresses, with what stands in the sample, and what the bare addresses do not show. */
export async function everyPage(hub: Hub): Promise<SamplePage[]> {
  const params = await sampleParams(hub);
  return [
    ...patterns
      .filter((pattern) => !noPages.has(pattern))
      .map((pattern) => ({
        pattern,
        address: pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
          pattern.startsWith('/operator/') && name === 'name' ? 'acme' : (params[name] ?? name),
        ),
      })),
    ...besides.map((address) => ({ pattern: address.replace(/\?.*/, ''), address })),
  ];
}
