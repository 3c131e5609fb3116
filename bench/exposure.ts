/**
 * Usage of a package over 20,000 environments of 300 packages; and the scan of an environment of 500 packages against
 * 200,000 advisories.
 */
import { ChannelRecordsBuilder, matchAdvisories } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import { startHub } from '../platform/src/policy/hub.testing.ts';
import { startPlatform } from '../platform/src/testing/index.ts';
import type { Send, TestPlatform } from '../platform/src/testing/index.ts';
import { median } from './figures.ts';
import type { BenchTable } from './table.ts';

const ENVIRONMENTS = Number(process.env['EXPOSURE_ENVIRONMENTS'] ?? 20_000);
const PACKAGES = 300;
/** Versions of each package that occur in environments. */
const VERSIONS = 5;
const ROUNDS = 15;

async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Fills an organization with environments that each contain every package in one of its versions. */
async function fill({ core }: TestPlatform, organizationId: string, ownerId: string): Promise<void> {
  const { pool } = core.connection;
  await pool.query(
    `insert into installed_build (organization_id, name, version, build_string, channel, platform)
     select $1, 'package-' || name, '1.' || version, 'h0_0', 'main', 'linux-64' from generate_series(1, ${PACKAGES}) as name, generate_series(1, ${VERSIONS}) as version`,
    [organizationId],
  );
  await pool.query(
    `insert into environment (id, organization_id, owner_id, name, prefix, device, platform, packages, package_count)
     select gen_random_uuid(), $1, $2, 'env-' || n, '/envs/' || n, 'bench', 'linux-64', '[]', ${PACKAGES} from generate_series(1, ${ENVIRONMENTS}) as n`,
    [organizationId, ownerId],
  );
  // By name, so that no insert exceeds the statement timeout.
  for (let name = 1; name <= PACKAGES; name++)
    await pool.query(
      `insert into environment_build (build_id, environment_id)
       select build.id, env.id from (select id, row_number() over () as n from environment where organization_id = $1) as env
         join installed_build as build on build.organization_id = $1 and build.name = 'package-${name}' and build.version = '1.' || (1 + env.n % ${VERSIONS})`,
      [organizationId],
    );
  await pool.query('analyze environment; analyze environment_build; analyze installed_build');
}

/** Milliseconds of a usage query. */
async function asked(send: Send, organization: string, query: string): Promise<number> {
  const path = `/api/environments/organizations/${organization}/exposure?${query}`;
  return timed(async () => {
    const answer = await send(path);
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.json();
  });
}

/**
 * Scan of environments of 500 packages of a channel with 200,000 advisories, in milliseconds, with the channel in
 * memory.
 */
async function scanned(): Promise<number> {
  const hub = await startHub();
  try {
    const files = Array.from({ length: 500 }, (_, n) => ({ name: `package-${n}`, version: '1.5' }));
    const channel = await hub.aChannel({ files, privacy: 'internal' });
    const { pool } = hub.core.connection;
    for (let part = 0; part < 20; part++) {
      await pool.query(
        `insert into advisory (id, score, status, summary) select 'CVE-2025-' || n, (n % 100) / 10.0, 'active', 'Something is wrong' from generate_series($1::int, $2::int) as n`,
        [part * 10_000 + 10_000, part * 10_000 + 19_999],
      );
      await pool.query(
        `insert into advisory_affected (advisory_id, name, ecosystem, ranges)
         select 'CVE-2025-' || n, 'package-' || n % 20000, 'conda', jsonb_build_array(jsonb_build_object('introduced', '0', 'fixed', '1.' || n % 9)) from generate_series($1::int, $2::int) as n`,
        [part * 10_000 + 10_000, part * 10_000 + 19_999],
      );
    }
    await pool.query('update advisory_revision set revision = revision + 1');
    const base = `/api/environments/organizations/${hub.acme.name}/environments`;
    const made = await hub.member(base, {
      method: 'POST',
      json: {
        name: 'bench',
        prefix: '/envs/bench',
        device: 'bench',
        platform: 'linux-64',
        packages: files.map((file) => ({ ...file, build_string: 'h0_0', channel: channel.name, platform: 'linux-64' })),
      },
    });
    const { id } = (await made.json()) as { id: string };
    const scan = async () => {
      const answer = await hub.member(`${base}/${id}/scan-brief`, { method: 'POST' });
      if (answer.status !== 200) throw new Error(await answer.text());
      const { stats } = (await answer.json()) as { stats: { known_count: number; affected_count: number } };
      if (stats.known_count !== 500 || stats.affected_count === 0)
        throw new Error("The scan doesn't know the environment.");
    };
    await scan();
    return await timed(scan);
  } finally {
    await hub.close();
  }
}

/** Milliseconds of matching the packages of an environment with advisories. */
function matched(): Promise<number> {
  const builder = new ChannelRecordsBuilder();
  for (let n = 0; n < 500; n++)
    builder.add({
      subdir: 'linux-64',
      fileName: `package-${n}-1.5-h0_0.conda`,
      name: `package-${n}`,
      version: '1.5',
      build: 'h0_0',
    } as never);
  const records = builder.build();
  const advisories: Advisory[] = Array.from({ length: 200_000 }, (_, n) => ({
    id: `CVE-2025-${n}`,
    score: (n % 100) / 10,
    status: 'active',
    packages: [{ name: `package-${n % 20_000}`, ranges: [{ introduced: '0', fixed: `1.${n % 9}` }] }],
  }));
  return timed(() => matchAdvisories(records, advisories));
}

export default async function bench(): Promise<BenchTable> {
  const platform = await startPlatform();
  try {
    const user = await platform.aUser();
    const organization = await platform.anOrganization({ members: { member: user } });
    await fill(platform, organization.id, user.id);
    const send = await platform.as(user.email);
    const reference = await timed(() => platform.core.connection.pool.query('select count(*) from environment'));
    const rows = [
      ['the number of environments, counted by the same database', reference],
      ['a package in every environment', await asked(send, organization.name, 'package=package-7')],
      ['a match spec that matches in a fifth of them', await asked(send, organization.name, 'spec=package-7%3D%3D1.3')],
      ['a package in none of them', await asked(send, organization.name, 'package=nothing')],
    ].map(([what, milliseconds]) => ({ what, milliseconds, target: 200 }));
    return {
      title: `Usage in ${ENVIRONMENTS.toLocaleString('en')} environments of ${PACKAGES} packages`,
      command: 'npm run bench -- exposure',
      rows: [
        ...rows,
        {
          what: 'scan of an environment of 500 packages, with 200,000 advisories and the channel in memory',
          milliseconds: await scanned(),
          target: 50,
        },
        {
          what: 'matching of all packages of an environment with 200,000 advisories',
          milliseconds: await matched(),
          target: null,
        },
      ],
    };
  } finally {
    await platform.close();
  }
}
