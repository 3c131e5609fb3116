/** Delay after a key in the wizard and after a click on a table's next page, as reported by the browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium as playwright, type Page } from '@playwright/test';
import { chromium } from '../scripts/browser.ts';
import { emailOf, Hub, password } from '../tests/e2e/support/hub.ts';
import type { BenchTable } from './table.ts';

const ROOT = join(import.meta.dirname, '..');
/** Records of the larger channel; another number by `RECORDS=`. */
const RECORDS = Number(process.env['RECORDS'] ?? 100_000);
/** Keys or clicks of each measurement, and those before it that warm up the code of the page. */
const [PRESSES, WARM] = [60, 12];
/** Files of one name. */
const EACH = 20;

/** The sample hub on a folder. */
async function start(data: string): Promise<{ hub: ChildProcess; url: string }> {
  const hub = spawn(process.execPath, ['scripts/start.mjs', '--port', '0', '--data', data], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', MIRROR_ALLOW_PRIVATE: 'true' },
  });
  let output = '';
  for await (const chunk of hub.stdout!) {
    output += String(chunk);
    const url = /is ready at (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) {
      hub.stdout!.resume();
      return { hub, url };
    }
  }
  throw new Error(`The hub exited before it was ready. Its output:\n${output}`);
}

/** A made-up conda channel of {@link RECORDS} files, for a mirror to read. */
async function source(): Promise<{ url: string; close: () => void }> {
  const records = Object.fromEntries(
    Array.from({ length: RECORDS }, (_, i) => {
      const [name, version] = [`pkg-${Math.floor(i / EACH)}`, `${i % EACH}.0`];
      const hex = i.toString(16).padStart(8, '0');
      return [
        `${name}-${version}-0.conda`,
        {
          name,
          version,
          build: '0',
          build_number: 0,
          subdir: 'noarch',
          license: i % 3 === 0 ? 'GPL-3.0-only' : 'BSD-3-Clause',
          size: 100_000 + i,
          timestamp: 1_600_000_000_000 + i * 1_000,
          md5: hex.repeat(4),
          sha256: hex.repeat(8),
          depends: [`pkg-${(i * 7) % 1_000} >=1.0`],
        },
      ];
    }),
  );
  const body = JSON.stringify({ info: { subdir: 'noarch' }, packages: {}, 'packages.conda': records });
  const server = createServer((request, response) => {
    if (request.url === '/channel/noarch/repodata.json') return void response.end(body);
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as { port: number };
  return { url: `http://127.0.0.1:${address.port}/channel`, close: () => server.close() };
}

/** A mirror of the source in the sample's organization, once all of its files are served. */
async function mirror(hub: Hub, from: string): Promise<void> {
  await hub.aChannel({ org: 'acme', name: 'large', type: 'external_mirror', source: from });
  while ((await hub.channel('large', 'acme')).served_file_count < RECORDS) await delay(500);
}

/** Records the page's events from its start: for each key or click, the longest of its events until the next paint. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[])
        if (interactionId > 0 && /^(key|click|pointer)/.test(name))
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/**
 * Repeats an action and returns the time to the next paint for each, in ms. The browser measures in steps of 8 and
 * reports nothing below 16, which counts as 16.
 */
async function timed(page: Page, press: (at: number) => Promise<void>): Promise<number[]> {
  for (let at = 0; at < WARM; at++) await press(at);
  await page.waitForTimeout(500);
  await page.evaluate(() => (window as unknown as { longest: Map<number, number> }).longest.clear());
  for (let at = 0; at < PRESSES; at++) await press(at);
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => [
    ...(window as unknown as { longest: Map<number, number> }).longest.values(),
  ]);
  return [...durations, ...Array.from({ length: Math.max(0, PRESSES - durations.length) }, () => 16)].toSorted(
    (a, b) => a - b,
  );
}

const row = (what: string, sorted: readonly number[]) => {
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  return {
    what,
    presses: sorted.length,
    'p50 ms': at(0.5),
    'p98 ms': at(0.98),
    'maximum ms': sorted.at(-1)!,
    load: Number(loadavg()[0]!.toFixed(1)),
    target: 'at most 50',
  };
};

/** Typed words: a space ends each, which adds a chip and requests the impact. */
const TYPED = 'numpy pkg-1 scipy>=1.2 pkg-22 pandas pkg-333 pillow==10.2.0 xz ';

/** A key in the names of the wizard's second step, with the impact on a channel next to it. */
async function keys(page: Page, hub: string, channel: string): Promise<number[]> {
  await page.goto(`${hub}/organizations/acme/policies/new`);
  await page.getByLabel('Policy name').fill('Measured');
  await page.getByRole('button', { name: 'Next >' }).click();
  await page.getByRole('combobox', { name: 'Impact on' }).selectOption(channel);
  await page.getByRole('textbox', { name: 'Package names' }).focus();
  await page.waitForLoadState('networkidle');
  return timed(page, async (at) => {
    await page.keyboard.press(TYPED[at % TYPED.length]!.replace(' ', 'Space'));
    // As fast as a quick typist.
    await page.waitForTimeout(120);
  });
}

/** Clicks through all pages of a channel's packages, and back. */
async function pages(page: Page, hub: string, channel: string): Promise<number[]> {
  await page.goto(`${hub}/organizations/acme/channels/${channel}`);
  const link = (name: string) => page.getByRole('link', { name });
  await link('Next page').waitFor();
  await page.waitForLoadState('networkidle');
  let way = 'Next page';
  return timed(page, async () => {
    const before = new URL(page.url()).search;
    if ((await link(way).getAttribute('aria-disabled')) === 'true')
      way = way === 'Next page' ? 'Previous page' : 'Next page';
    await link(way).click();
    await page.waitForURL((url) => url.search !== before);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(150);
  });
}

/** Keys and pages on the sample's channel and on a larger one. */
export default async function web(): Promise<BenchTable> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-bench-web-'));
  const [{ hub, url }, from] = await Promise.all([start(data), source()]);
  const browser = await playwright.launch({ executablePath: chromium(console.error), args: ['--no-sandbox'] });
  try {
    await mirror(new Hub(url), from.url);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watch(page);
    await page.goto(`${url}/sign-in`);
    await page.getByLabel('Email').fill(emailOf('ada'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((at) => !at.pathname.startsWith('/sign-in'));
    const rows = [];
    for (const [channel, of] of [
      ['main', 'the sample'],
      ['large', `${RECORDS.toLocaleString('en')} files`],
    ] as const) {
      rows.push(row(`a key in the wizard, ${of}`, await keys(page, url, channel)));
      rows.push(row(`a page of a table, ${of}`, await pages(page, url, channel)));
    }
    return {
      title: 'From a press to the next paint',
      command: 'npm run bench -- web',
      rows,
      note: "Event Timing of headless Chromium, in steps of 8 ms. It reports nothing below 16 ms, which counts as 16. The first twelve of each don't count. The time doesn't include rows that are still loading.",
    };
  } finally {
    await browser.close();
    from.close();
    hub.kill('SIGTERM');
    await once(hub, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}
