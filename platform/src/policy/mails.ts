// Read model of channel, organization: an email names both.
/** Emails to admins about newly uninstallable packages and failing install checks. */
import type { ProbeAnswer } from '@terrarium/domain/installability';
import { noteChange } from '../change/index.ts';
import { newestFirst } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { toAdmins } from '../mail/index.ts';
import type { MailArea, MailText } from '../mail/index.ts';
import type { PublishedInstallability, PublishResult } from '../repo/index.ts';
import { findAdmins } from '../person/index.ts';
import { lostPackageCount } from './lostPackages.ts';

/** Content of a notification: what a run published, or the install checks for which it is on hold. */
type ToldRun = { runId: string; channelId: string; askedBy: string | null } & (
  | { published: Pick<PublishResult, 'installability' | 'brokenProbes'> }
  | { held: readonly ProbeAnswer[] }
);
/** Writes the emails about a run in the transaction that ends it, so that each is sent once. */
export type TellOfRun = (trx: Trx, run: ToldRun) => Promise<void>;

/** Packages to name per cause in an email. */
const NAMED_PACKAGES = 8;
/** Packages to name in the activity list. */
const BRIEFLY_NAMED = 3;
/** Causes to list per platform in an email. */
const NAMED_CAUSES = 5;

/** Notifies the admins of the channel's organization, except the one who requested the run and saw its preview. */
export function tellOfRuns(mail: Pick<MailArea, 'write'>, publicUrl: string): TellOfRun {
  return async (trx, run) => {
    const held = 'held' in run;
    const lost = held
      ? []
      : (run.published.installability ?? []).filter(({ newly_lost_count }) => newly_lost_count > 0);
    const probes = held ? run.held : run.published.brokenProbes;
    if (lost.length === 0 && probes.length === 0) return;
    if (held && (await wasTold(trx, run, run.held))) return;
    const channel = await trx
      .selectFrom('channel')
      .innerJoin('organization', 'organization.id', 'channel.organization_id')
      .select(['channel.name', 'organization.id as organization_id', 'organization.name as organization'])
      .where('channel.id', '=', run.channelId)
      .executeTakeFirst();
    // The channel was deleted during the run.
    if (channel === undefined) return;
    if (lost.length > 0) {
      const most = lost.toSorted((a, b) => b.newly_lost_count - a.newly_lost_count)[0]!;
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: run.askedBy,
        kind: 'packages_lost',
        subject: packages(lostPackageCount(lost)),
        subjectId: run.runId,
        channel: { id: run.channelId, name: channel.name },
        detail: briefly(most),
      });
    }
    const text = lossMail({
      organization: channel.organization,
      channel: channel.name,
      held,
      lost,
      probes,
      link: `${publicUrl}/organizations/${channel.organization}/channels/${channel.name}/runs/${run.runId}`,
    });
    for (const admin of await findAdmins(trx, channel.organization_id))
      if (admin.id !== run.askedBy) await mail.write(trx, { ...text, to: admin.email, userId: admin.id });
  };
}

/** Returns whether the previous run was on hold for the same install checks. */
async function wasTold(trx: Trx, run: ToldRun, held: readonly ProbeAnswer[]): Promise<boolean> {
  const before = await trx
    .selectFrom('policy_run')
    .select(['is_held', 'failing_probes'])
    .where('channel_id', '=', run.channelId)
    .where('id', '!=', run.runId)
    .orderBy(newestFirst('created_at', 'id'))
    .limit(1)
    .executeTakeFirst();
  const key = (probes: readonly ProbeAnswer[]): string =>
    probes
      .map(({ label, platform }) => JSON.stringify([label, platform]))
      .sort()
      .join();
  return before?.is_held === true && key(before.failing_probes) === key(held);
}

/** Content of an email about a run. */
interface LossFacts {
  organization: string;
  channel: string;
  held: boolean;
  lost: readonly PublishedInstallability[];
  probes: readonly ProbeAnswer[];
  link: string;
}

const packages = (count: number): string => (count === 1 ? '1 package' : `${count.toLocaleString('en')} packages`);

/** Formats the first cause on a platform with some of its packages. */
function briefly({ platform, causes: [first], newly_lost }: PublishedInstallability): string {
  const names = (first?.packages ?? newly_lost).slice(0, BRIEFLY_NAMED);
  const rest = (first?.package_count ?? newly_lost.length) - names.length;
  const why =
    first === undefined
      ? ''
      : first.spec === null
        ? ': conflicting dependencies'
        : `: no installable package matches ${first.spec}`;
  return `on ${platform} ${names.join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}${why}`;
}

/**
 * Builds the email about newly uninstallable packages by cause: one line per missing library, however many packages
 * need it.
 */
function lossMail({ organization, channel, held, lost, probes, link }: LossFacts): MailText {
  const name = `${organization}/${channel}`;
  const packageCount = lostPackageCount(lost);
  const told = [
    ...(packageCount > 0 ? [`${packages(packageCount)} can no longer be installed`] : []),
    ...(probes.length > 0 ? [`${probes.length === 1 ? '1 check failed' : `${probes.length} checks failed`}`] : []),
  ].join(', ');
  const platforms = lost.map(({ platform, causes }) => {
    const lines = causes.slice(0, NAMED_CAUSES).map(({ spec, rule, packages: names, package_count: count }) => {
      const why =
        spec === null
          ? 'Conflicting dependencies'
          : `No installable package matches ${spec}${rule === null ? '' : ` (${rule})`}`;
      const rest = count - Math.min(names.length, NAMED_PACKAGES);
      return `  ${why}:\n    ${names.slice(0, NAMED_PACKAGES).join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}\n`;
    });
    const more = causes.length - NAMED_CAUSES;
    return `On ${platform}\n${lines.join('')}${more > 0 ? `  and ${more} more causes\n` : ''}`;
  });
  const failing = probes.map(({ label, platform, detail }) => `  ${label} on ${platform}: ${detail ?? ''}\n`);
  return {
    subject: held ? `${name}: run on hold, ${told}` : `${name}: ${told}`,
    text: `${
      held
        ? `A policy run on ${name} is on hold. Clients keep seeing the previous version.`
        : `${name} was published. These packages are still served, but clients can’t install them.`
    }\n\n${platforms.join('\n')}${failing.length > 0 ? `${platforms.length > 0 ? '\n' : ''}Failed checks:\n${failing.join('')}` : ''}\nView the run and next steps: ${link}\n\n${toAdmins(organization)}`,
  };
}
