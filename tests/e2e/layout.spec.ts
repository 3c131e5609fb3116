import type { Locator } from '@playwright/test';
import { everyPage, visitorSees, visitorStays, type SamplePage } from './support/addresses.ts';
import type { Person } from './support/hub.ts';
import { expect, test } from './support/people.ts';
import { widen } from './support/shell.ts';
import { moving, settled, watchShifts } from './support/shifts.ts';

// Each test opens many URLs, shared by all workers.
test.describe.configure({ mode: 'parallel' });

const acme = '/organizations/acme';
const wide = [1440, 900] as const;
const narrow = [390, 844] as const;

/** The tests of one kind of user. */
interface Look {
  who: string;
  as: Person | null;
  /** At 390 px each URL is loaded like an external link; at 1440 px navigation stays within the application. */
  size: typeof wide | typeof narrow;
  /** Number of tests that share the URLs. */
  parts: number;
  /** Further requirements that it proves. */
  rows?: string;
  /** Pages that must show, and lead nowhere else. */
  stays?: (page: SamplePage) => boolean;
  sees: (page: SamplePage) => boolean;
  /** Every other page, starting with the first or the second; default: all. */
  half?: 0 | 1;
}

const memberSees = ({ address }: SamplePage): boolean =>
  address.startsWith(acme) || /^\/(cves|channels|environments|organizations|profile\/subscriptions)?$/.test(address);
const noraSees = ({ address }: SamplePage): boolean =>
  /^\/(channels|environments|organizations|subscribe|workspace|profile\/.*)?$/.test(address);

/**
 * Users, widths, and kinds of navigation. Layout shifts depend on what the page shows a user, on the width, and on
 * whether the shell loads too. So each URL is tested with the user who sees most, and with every kind of user who sees
 * something else:
 * - an admin and operator, every URL: at 390 px loaded, with all motion; at 1440 px by navigation within the
 * application (the scenes of accessibility.spec.ts, and those without a scene), or loaded if it is the first with its
 * layout
 * - a visitor, likewise, for public pages and the sign-in that replaces the others
 * - a member, and a user without an organization: they see less of the admin's pages, so each URL at one width,
 * alternating
 */
const looks: readonly Look[] = [
  {
    who: 'a visitor',
    as: null,
    size: narrow,
    parts: 2,
    sees: visitorSees,
    rows: '[ROUTE-61, ROUTE-63] what is open to visitors shows, and',
    stays: visitorStays,
  },
  { who: 'an admin and operator', as: 'ada', size: narrow, parts: 4, sees: () => true },
  { who: 'a member', as: 'max', size: wide, parts: 1, sees: memberSees, half: 0 },
  { who: 'a member', as: 'max', size: narrow, parts: 1, sees: memberSees, half: 1 },
  { who: 'somebody without an organization', as: 'nora', size: wide, parts: 1, sees: noraSees, half: 0 },
  { who: 'somebody without an organization', as: 'nora', size: narrow, parts: 1, sees: noraSees, half: 1 },
];

for (const { who, as, size, parts, sees, half, rows, stays } of looks) {
  const [width, height] = size;
  const how = size === wide ? 'followed' : 'loaded';
  for (let part = 0; part < parts; part += 1) {
    test(`${rows ? `${rows} ` : ''}nothing moves by itself while a page comes: ${who}, ${width} px wide, part ${part + 1} of ${parts}`, async ({
      page,
      hub,
      signInAs,
    }) => {
      const seen = (await everyPage(hub))
        .filter(sees)
        .filter((_, at) => half === undefined || at % 2 === half)
        .filter((_, at) => at % parts === part);
      // Those of one shell follow each other: between two of them the page would be loaded.
      const addresses = seen
        .map(({ address }) => address)
        .toSorted((one, other) => Number(one.startsWith(acme)) - Number(other.startsWith(acme)));
      const staying = new Set(seen.filter((each) => stays?.(each)).map(({ address }) => address));
      expect(addresses.length, 'addresses of this part').toBeGreaterThan(3);
      // Long enough for a machine that is busy with other work.
      test.setTimeout(60_000 + addresses.length * 45_000);
      await page.setViewportSize({ width, height });
      // Skeleton animations are tested once, where everything loads.
      if (how === 'loaded' && as === 'ada') await page.emulateMedia({ reducedMotion: 'no-preference' });
      await watchShifts(page);
      if (as) await signInAs(as);
      expect(await moving(page, addresses, { how, stays: (address) => staying.has(address) })).toEqual([]);
    });
  }
}

test('adjacent items in the wizard start at one height, however tall they are', async ({ page, signInAs }) => {
  await signInAs('ada');
  await page.goto(`${acme}/policies/new?step=packages`);
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Policy name' }).fill('Heights');
  await form.getByRole('button', { name: 'Next >' }).click();
  const tops = (those: Locator) =>
    those.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  const [first, ...others] = await tops(form.locator('label:has([role="switch"]) small'));
  expect(first).toBeGreaterThan(0);
  expect(others).toEqual([first, first]);
  await form.getByText('Age', { exact: true }).click();
  const dates = form.getByRole('group', { name: 'Package creation date' });
  const [from, age] = await tops(dates.getByRole('textbox').or(dates.getByRole('spinbutton')));
  expect(from).toBe(age);
});

test('nothing of the wizard is wider than its column, nor the one form than the window, from phones to wide windows', async ({
  page,
  hub,
  signInAs,
}) => {
  const { items } = await hub.must<{ items: { id: string; name: string }[] }>(
    'GET',
    '/api/organizations/acme/repo-policies',
  );
  const { id } = items.find(({ name }) => name === 'Production baseline')!;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('ada');
  const wrong: string[] = [];
  for (const step of ['packages', 'review']) {
    await page.goto(`${acme}/policies/${id}/edit?step=${step}`);
    const form = page.getByRole('dialog');
    await expect(form.locator('[aria-current="step"]').first()).toContainText(
      step === 'review' ? 'Review' : 'Set package rules',
    );
    await expect(form.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    for (const width of [390, 768, 820, 900, 960, 1042, 1100, 1440]) {
      await widen(page, width);
      wrong.push(
        ...(await form.evaluate(
          (dialog, where) =>
            [...dialog.querySelectorAll('.tr-wizard__body, .tr-form, .tr-side')]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map((each) => `${where}: ${each.className} ${each.scrollWidth} in ${each.clientWidth}`),
          `${step} at ${width} px`,
        )),
      );
    }
  }
  await page.goto(`${acme}/policies/new/form`);
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  for (const width of [390, 768, 790, 1042]) {
    await widen(page, width);
    const { x, width: own } = (await save.boundingBox())!;
    if (x + own > width) wrong.push(`Save of the form ends at ${x + own} of ${width} px`);
  }
  expect(wrong).toEqual([]);
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

test('the form of a new organization is clear of its frame, and no wider than its fields', async ({
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
