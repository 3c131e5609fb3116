import { z } from 'zod';
import { installedFactsSchema } from '../artifact/index.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

/** One installed package, with the names that `conda list --json` uses. */
const installedPackage = z
  .object({
    name: text(128),
    version: text(64),
    build_string: z.string().max(128).default(''),
    channel: z.string().max(512).default('').meta({ description: 'Channel that it came from, as conda tells it.' }),
    platform: z.string().max(32).default(''),
  })
  .meta({ id: 'InstalledPackage' });

/** An installed package with what the hub knows of it. */
export const knownPackage = installedPackage
  .extend({
    hub: installedFactsSchema.nullable().meta({
      description:
        'What the channel that it came from says of it; null when that is no channel of the organization that the caller may read, or has no such file.',
    }),
  })
  .meta({ id: 'KnownPackage' });

/** An environment (ENV-15). */
export const environment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string(),
    owner: z
      .object({ id: z.uuid(), username: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Null once the account is erased.' }),
    device: z.string(),
    platform: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    package_count: z.number().int(),
    channels: z.array(z.string()).meta({ description: 'Channels that its packages came from, by name.' }),
    can_remove: z
      .boolean()
      .meta({ description: 'Whether the caller may take it off the list: its owner and admins may.' }),
  })
  .meta({ id: 'Environment' });

/** Body of a registration: what a machine has. The same prefix on the same device of the same person is the same environment. */
export const registration = z.object({
  name: text(128),
  prefix: text(1024),
  device: text(128),
  platform: text(32),
  packages: z.array(installedPackage).max(10_000).meta({ description: 'What is installed in it.' }),
});

/** Body that takes an environment off the list, or brings it back (ENV-12). */
export const removal = z.strictObject({
  remove: z.boolean().meta({ description: 'True takes it off the list, false puts it back.' }),
});

/** Path parts. */
export const organizationParams = z.object({ org: z.string().min(1).max(60) });
/** Path parts of one environment. */
export const environmentParams = organizationParams.extend({ id: z.uuid() });
