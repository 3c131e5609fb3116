/** Memory of a hub with the sample, after a browser has opened some pages and the hub has been idle for a minute. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../scripts/browser.ts';
import { startHub } from './start.ts';
import type { BenchTable } from './table.ts';

const IDLE_MS = 60_000;
const ADMIN = { username: 'ada@acme.example', password: 'terrarium-demo' };
const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } userErrors { message } } }';
const PAGES = ['/', '/acme', '/acme/main', '/acme/approved', '/acme/policies', '/acme/members', '/search?q=numpy'];
/** The hub's processes by a part of their command, and their names in the table. */
const PROCESSES = {
  'scripts/start.mjs': '`npm start` (scripts/start.mjs)',
  'scripts/supervise.ts': 'supervisor',
  'platform/src/main.ts': 'platform, with the embedded database',
  'gateway/src/main.ts': 'gateway',
};
type Process = keyof typeof PROCESSES;

/** Returns a process and its descendants. */
function tree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(tree)];
}

/** Returns the MiB of each process. Memory that several processes share is counted once. */
function measure(pid: number): Record<Process, number> {
  const found = {} as Record<Process, number>;
  for (const each of tree(pid)) {
    const command = readFileSync(`/proc/${each}/cmdline`, 'utf8');
    const name = (Object.keys(PROCESSES) as Process[]).find((part) => command.includes(part));
    if (name === undefined) throw new Error(`An unknown process of the hub: ${command.replaceAll('\0', ' ')}`);
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))![1];
    found[name] = Number(kilobytes) / 1024;
  }
  return found;
}

/** Starts a hub, opens pages, waits, and measures. */
async function start(data: string): Promise<Record<Process, number>> {
  const hub = await startHub(data, []);
  try {
    const browser = await playwright.launch({ executablePath: chromium(console.error), args: ['--no-sandbox'] });
    const page = await browser.newPage({ baseURL: hub.url });
    const answer = await page.request.post('/graphql', { data: { query: SIGN_IN, variables: { input: ADMIN } } });
    const { signIn } = ((await answer.json()) as { data: { signIn: { viewer: object | null } } }).data;
    if (signIn.viewer === null) throw new Error('The hub rejected the password of the sample.');
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await browser.close();
    await delay(IDLE_MS);
    return measure(hub.pid);
  } finally {
    await hub.stop();
  }
}

export default async function bench(): Promise<BenchTable> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-bench-memory-'));
  try {
    const first = await start(data);
    const again = await start(data);
    const sum = (each: Record<Process, number>): number => Object.values(each).reduce((a, b) => a + b, 0);
    const row = (what: string, inFirst: number, inAgain: number) => ({
      process: what,
      'first start MiB': Math.round(inFirst),
      'next start MiB': Math.round(inAgain),
    });
    return {
      title: 'An idle hub with the sample',
      command: 'npm run bench -- memory',
      rows: [
        ...(Object.keys(PROCESSES) as Process[]).map((name) => row(PROCESSES[name], first[name], again[name])),
        row('all', sum(first), sum(again)),
      ],
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
