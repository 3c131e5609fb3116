import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from './support/client.ts';
import { startGateway, startPlatform, type HubProcess } from './support/processes.ts';
import { missing, startPostgres, type SystemServer } from './support/servers.ts';

/** Processes of a PostgreSQL server: the first one and its children. */
function processesOf(folder: string): number[] {
  const first = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(first);
      } catch {
        return false;
      }
    });
  return [first, ...children.map(Number)];
}

describe.skipIf(missing !== null)(`a database in trouble${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let folder: string;
  let postgres: SystemServer & { url: string };
  let platform: HubProcess;
  let gateway: HubProcess;
  let frozen: number[] = [];

  const thaw = (): void => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  const status = async (url: string): Promise<number> => (await fetch(url)).status;
  const ready = (): Promise<number> =>
    until(
      'the hub is ready',
      () => status(`${gateway.url}/readyz`),
      (code) => code === 200,
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'terrarium-database-'));
    chmodSync(folder, 0o711);
    postgres = await startPostgres(folder);
    platform = await startPlatform(join(folder, 'data'), { DATABASE_URL: postgres.url });
    gateway = await startGateway(platform.url);
    await ready();
  });

  afterAll(async () => {
    thaw();
    await Promise.all([gateway?.stop(), platform?.stop()]);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a frozen one blocks no one forever: 503 with the reason, alive but not ready, and it recovers', async () => {
    frozen = processesOf(folder);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    const [rest, file] = await Promise.all([
      fetch(`${platform.url}/api/organizations/acme/channels`),
      fetch(`${platform.url}/repo/acme/main/noarch/repodata.json`),
    ]);
    for (const answer of [rest, file]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).not.toBeNull();
      expect(['database_timeout', 'database_unavailable']).toContain(
        ((await answer.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
      );
    }
    for (const { url } of [platform, gateway]) {
      expect(await status(`${url}/livez`)).toBe(200);
      expect(await status(`${url}/readyz`)).toBe(503);
      expect(await status(`${url}/healthz`)).toBe(503);
    }
    expect(await (await fetch(`${platform.url}/metrics`)).text()).toMatch(/^terrarium_database_up\{.*\} 0$/m);
    thaw();
    await ready();
    expect(await status(`${platform.url}/repo/acme/main/noarch/repodata.json`)).not.toBe(503);
  });

  test('one that is gone is said once in the log, and every answer is 503', async () => {
    await until(
      'the trouble before is over',
      async () => platform.output(),
      (output) => output.split('is in trouble').length === output.split('the database answers again').length,
    );
    const before = platform.output().length;
    await postgres.stop();
    for (let i = 0; i < 30; i++) {
      const answers = await Promise.all(
        ['/repo/acme/main/noarch/repodata.json', '/api/organizations/acme/channels', '/healthz'].map((path) =>
          status(platform.url + path),
        ),
      );
      expect(answers).toEqual([503, 503, 503]);
    }
    const errors = platform
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(errors.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(/database is in trouble/),
    ]);
  });
});
