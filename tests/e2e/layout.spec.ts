import type { Locator, Page } from '@playwright/test';
import { patterns } from './support/addresses.ts';
import type { Hub, Person } from './support/hub.ts';
import { expect, test } from './support/people.ts';

// Each test looks at many addresses: all workers share them.
test.describe.configure({ mode: 'parallel' });

const acme = '/organizations/acme';
const widths = [
  [1440, 900],
  [390, 844],
] as const;

/** The page with all that it asked for, and nothing that stands in for what is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** What moved on its own since the page began: the score that browsers give it, and the worst of it with the elements. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const all = (window as unknown as { shifts: { value: number; what: string }[] }).shifts;
    return {
      score: all.reduce((sum, { value }) => sum + value, 0),
      worst: all
        .toSorted((a, b) => b.value - a.value)
        .slice(0, 3)
        .map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    };
  });

/** Notes what moves, from the first moment of every page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const all: { value: number; what: string }[] = [];
    Object.assign(window, { shifts: all });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        all.push({
          value: entry.value,
          what: (entry.sources ?? [])
            .map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)} y ${Math.round(from.y)}→${Math.round(to.y)} x ${Math.round(from.x)}→${Math.round(to.x)} h ${Math.round(from.height)}→${Math.round(to.height)}`,
            )
            .join(', '),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What a page may move by itself. Browsers call up to 0.1 good; nothing that a person sees moves below this. */
const most = 0.003;

/** Addresses that only lead elsewhere, and the one that is a word without a page. */
const noPages = new Set<string>(['/log-out', '/external-auth', '/healthz', '/profile', '/app']);

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
    cveId: 'CVE-2023-50447',
    id: 'reading-repodata-with-python',
    plan: 'starter',
    guide: 'policies',
    environmentId: environment.id,
    groupId: group.id,
    policyId: policy.id,
    runId: run.id,
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

/** Every page of the web's table of addresses, with what stands in the sample. */
async function everyPage(hub: Hub): Promise<string[]> {
  const params = await sampleParams(hub);
  return [
    ...patterns
      .filter((pattern) => !noPages.has(pattern))
      .map((pattern) =>
        pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
          pattern.startsWith('/operator/') && name === 'name' ? 'acme' : (params[name] ?? name),
        ),
      ),
    ...besides,
  ];
}

/** Goes to each address as an arrival from outside and tells those where something moved, with what did. */
async function moving(page: Page, addresses: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    const { score, worst } = await shifts(page);
    if (score > most) wrong.push(`${address}: ${score.toFixed(4)}\n    ${worst.join('\n    ')}`);
  }
  return wrong;
}

/** Who looks: nobody; an admin who operates the hub, at every address; a member, at what an organization shows; somebody without any. */
const lookers: readonly { who: string; as: Person | null; sees: (address: string) => boolean }[] = [
  {
    who: 'a visitor',
    as: null,
    sees: (address) => !address.startsWith(acme) && !/^\/(profile|operator)\//.test(address),
  },
  { who: 'an admin and operator', as: 'ada', sees: () => true },
  {
    who: 'a member',
    as: 'max',
    sees: (address) =>
      address.startsWith(acme) ||
      /^\/(cves|channels|environments|organizations|profile\/subscriptions)?$/.test(address),
  },
  {
    who: 'somebody without an organization',
    as: 'nora',
    sees: (address) => /^\/(channels|environments|organizations|subscribe|workspace|profile\/.*)?$/.test(address),
  },
];
/** A part of the addresses is a test of its own: they share the workers. */
const parts = 3;

for (const { who, as, sees } of lookers) {
  for (const [width, height] of widths) {
    for (let part = 0; part < (as === 'nora' ? 1 : parts); part += 1) {
      test(`nothing moves by itself while a page comes: ${who}, ${width} px wide, part ${part + 1}`, async ({
        page,
        hub,
        signInAs,
      }) => {
        test.setTimeout(300_000);
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        if (as) await signInAs(as);
        const addresses = (await everyPage(hub)).filter(sees);
        expect(
          await moving(page, as === 'nora' ? addresses : addresses.filter((_, at) => at % parts === part)),
        ).toEqual([]);
      });
    }
  }
}

test('what stands side by side in the wizard begins at one height, however tall its neighbour is', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await page.goto(`${acme}/policies/new?step=packages`);
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Policy name' }).fill('Heights');
  await form.getByRole('button', { name: 'Next >' }).click();
  const tops = (those: Locator) =>
    those.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  const [first, ...others] = await tops(form.locator('.switch small'));
  expect(others).toEqual([first, first]);
  await form.getByText('an age', { exact: true }).click();
  const dates = form.getByRole('group', { name: 'Package creation date' });
  const [from, age] = await tops(dates.getByRole('textbox').or(dates.getByRole('spinbutton')));
  expect(from).toBe(age);
});

test('specs are drawn as they are typed: no element joins characters', async ({ page, signInAs }) => {
  await signInAs('ada');
  for (const address of [
    `${acme}/channels/approved/packages/pillow?tab=dependencies`,
    `${acme}/channels/approved/packages/pillow?tab=cves`,
    '/cves/CVE-2023-50447',
    `${acme}/policies`,
  ]) {
    await page.goto(address);
    await settled(page);
    const joined = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => getComputedStyle(element).fontVariantLigatures !== 'none')
        .map((element) => `${element.localName}.${element.getAttribute('class')}`),
    );
    expect(joined, address).toEqual([]);
  }
});

test('the form of a new organization stands clear of its frame, and is no wider than what is typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('nora');
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/organizations/create');
    const frame = (await page.locator('.tr-panel:has(form)').boundingBox())!;
    const boxes = [
      page.getByRole('textbox').first(),
      page.getByText('Title', { exact: true }).first(),
      page.getByRole('button', { name: 'Create organization' }).last(),
    ];
    for (const one of boxes) {
      const box = (await one.boundingBox())!;
      expect(box.x - frame.x, `left at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(frame.x + frame.width - box.x - box.width, `right at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(box.width).toBeLessThanOrEqual(560);
    }
  }
});
