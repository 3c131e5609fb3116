import type { Hub } from './hub.ts';

/** The web's URL table. Loaded by name, because its types would add the whole web to the tests' project. */
const { paths } = (await import(new URL('../../../web/src/paths.ts', import.meta.url).href)) as {
  paths: Record<string, { pattern: string }>;
};

/** Patterns of all the web's URLs, as in '/organizations/:org'. */
const patterns: readonly string[] = Object.values(paths).map(({ pattern }) => pattern);

/** The pages of the web's features; by name only, too. */
const features = Object.values(
  (await import(new URL('../../../web/src/features.ts', import.meta.url).href)) as Record<
    string,
    { addresses: Record<string, string>; pages: Record<string, { layout?: { public?: boolean } }> }
  >,
);

/** Pages without a session (ROUTE-61, ROUTE-63); all others redirect to the sign-in. */
const open = new Set<string>(
  features.flatMap(({ addresses, pages }) =>
    Object.entries(pages).flatMap(([name, { layout }]) => (layout?.public ? [addresses[name]!] : [])),
  ),
);

const acme = '/organizations/acme';

/** URLs that only redirect (`/my-learning` while its flag is off: to another site), and the one that is plain text. */
const noPages = new Set<string>(['/log-out', '/external-auth', '/healthz', '/profile', '/app', '/my-learning']);

/** Parameters of the sample's URLs. */
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
    guide: 'write-a-policy',
    environmentId: environment.id,
    groupId: group.id,
    policyId: policy.id,
    runId: run.id,
    chainId: '00000000-0000-0000-0000-000000000000',
    userId: person.id,
  };
}

/** URLs with a query: parts of a page, a search with results, an order. */
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

/** A URL, with its pattern in the web's table. */
export interface SamplePage {
  pattern: string;
  address: string;
}

/** URLs where a visitor sees the sign-in instead: one for each layout. */
const signInInstead = ['/cves', '/payment', '/authorize', '/privacy-tos-consent'];

/** Whether a visitor stays on a page. */
export const visitorStays = ({ pattern }: SamplePage): boolean => open.has(pattern);
/** Whether a visitor sees a page as no one else does: public pages, and the sign-in that replaces others. */
export const visitorSees = (page: SamplePage): boolean => visitorStays(page) || signInInstead.includes(page.pattern);

/** Returns every page of the web's URL table with the sample's parameters, and variants with a query. */
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
