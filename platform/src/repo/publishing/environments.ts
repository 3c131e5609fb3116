// Read model of environment, channel, channel_probe_setting: registered environments are checked with every publication
// of a channel that enables this.
/** Registered environments that must stay installable in a channel. */
import type { KnownEnvironment } from '@terrarium/domain/installability';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Maximum number of environments to check, latest first. */
const MOST_ENVIRONMENTS = 50;
/** Maximum number of packages of one environment to check. */
const MOST_PACKAGES = 1_000;

/**
 * Lists the environments that are install checks of a channel; none if the channel doesn't enable them. Skips deleted
 * environments.
 */
export async function probedEnvironments(db: Db, channelId: string): Promise<KnownEnvironment[]> {
  const { rows } = await sql<{ name: string; device: string; platform: string; packages: [string, string][] }>`
    select env.name, env.device, env.platform, (
        select coalesce(jsonb_agg(jsonb_build_array(lower(told.name), told.version)), '[]')
          from (
            select name, version
              from jsonb_to_recordset(env.packages) as held (name text, version text, channel text)
             where held.channel is distinct from 'pypi'
             limit ${MOST_PACKAGES}
          ) as told
      ) as packages
      from channel
      join channel_probe_setting as setting on setting.channel_id = channel.id and setting.environments
      join environment as env on env.organization_id = channel.organization_id
     where channel.id = ${channelId} and env.status <> 'retired'
     order by env.updated_at desc, env.id
     limit ${MOST_ENVIRONMENTS}`.execute(db);
  const seen = new Map<string, number>();
  return rows.map(({ name, device, platform, packages }) => {
    const label = `${name} on ${device}`;
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    return {
      label: times === 1 ? label : `${label}, ${times}`,
      platform,
      packages: packages.map(([of, version]) => ({ name: of, version })),
    };
  });
}
