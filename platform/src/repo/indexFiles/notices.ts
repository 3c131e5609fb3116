/**
 * `notices.json` (CEP 6): what clients tell people who use a channel, here that a policy may be why a package is missing. pixi prints it with the command that
 * failed, conda with the next one that succeeds.
 */
import { DAY_MS } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import { channelPage } from '@terrarium/domain/repo';
import type { NewBuild } from './feed.ts';
import type { ServedPublication } from '../decisions/index.ts';

/** The document. */
export interface Notices {
  notices: Notice[];
}

/** One notice. Times have an offset: conda compares them with its own, and Python 3.10 reads no `Z`. */
interface Notice {
  /** conda shows an id once per person, over all channels: another text has another id. */
  id: string;
  message: string;
  /** One of the three that exist; with another pixi reads none of the file. */
  level: 'info';
  created_at: string;
  expires_at: string;
}

const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00');

/** Both clients keep the file until it expires: so after a change of policy its notice is read within two days. Whole days, so that the file stays the same. */
function notice(message: string, createdMs: number, now: number): Notice {
  const id = `terrarium-${createHash('sha256').update(message).digest('hex').slice(0, 16)}`;
  return {
    id,
    message,
    level: 'info',
    created_at: iso(createdMs),
    expires_at: iso((Math.floor(now / DAY_MS) + 2) * DAY_MS),
  };
}

/** Packages that are named; the page has the others. */
const NAMED = 3;
/** Characters of a dependency that are told: real ones have fewer, but for lists of builds. */
const LONGEST_CAUSE = 80;

/** What was published since yesterday (UTC), in one sentence; null for nothing. */
function buildNotice(place: string, builds: readonly NewBuild[], page: string, now: number): Notice | null {
  const since = (Math.floor(now / DAY_MS) - 1) * DAY_MS;
  const young = builds.filter(({ publishedMs }) => publishedMs >= since);
  if (young.length === 0) return null;
  const versions = [...new Set(young.map(({ name, version }) => `${name} ${version}`))];
  const others = versions.length - NAMED;
  const list = versions.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return notice(
    `New in ${place} since ${iso(since).slice(0, 10)}: ${list}. All packages: ${page}`,
    young[0]!.publishedMs,
    now,
  );
}

/** Packages of which files are allowed and none can be installed because of the policy, on one platform, by name. */
export interface LostPackages {
  platform: string;
  names: readonly string[];
  /** The dependency that most of them lack; null where what they need excludes one another. */
  cause: string | null;
}

/** What is allowed and cannot be installed, in one sentence; null for nothing. */
function lossNotice(
  place: string,
  policy: string,
  lost: readonly LostPackages[],
  page: string,
  created: { createdMs: number; now: number },
): Notice | null {
  const told = lost
    .filter(({ names }) => names.length > 0)
    .map(({ platform, names, cause }) => {
      const others = names.length - NAMED;
      const list = `on ${platform} ${names.slice(0, NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
      if (cause === null) return list;
      return `${list}, ${names.length > 1 ? 'most of them for want' : 'for want'} of '${cause.slice(0, LONGEST_CAUSE)}'`;
    });
  if (told.length === 0) return null;
  return notice(
    `Allowed in ${place}, but cannot be installed because of what the policy '${policy}' refuses: ${told.join('; ')}. Why, and what to install instead: ${page}`,
    created.createdMs,
    created.now,
  );
}

/**
 * The notices of a channel that the reader may see: its policy, what of it cannot be installed, and what was published lately.
 * @param publication what is served now; null before the first
 * @param publicUrl origin of the hub
 * @param builds what was published last of it, newest first
 * @param lost what the policy left that nobody can install
 */
export function channelNotices(
  organization: string,
  channel: string,
  publication: Pick<ServedPublication, 'policy' | 'createdMs'> | null,
  publicUrl: string,
  { builds = [], lost = [] }: { builds?: readonly NewBuild[]; lost?: readonly LostPackages[] } = {},
  now = Date.now(),
): Notices {
  if (publication === null) return { notices: [] };
  const place = `${organization}/${channel}`;
  const page = `${publicUrl}${channelPage(organization, channel)}`;
  const { policy, createdMs } = publication;
  const fresh = buildNotice(place, builds, page, now);
  const loss = policy === null ? null : lossNotice(place, policy.name, lost, page, { createdMs, now });
  return {
    notices: [
      ...(policy === null
        ? []
        : [
            notice(
              `${place} serves what the policy '${policy.name}' (revision ${policy.revision}) allows. Why a package or version is missing, and whom to ask: ${page}`,
              createdMs,
              now,
            ),
          ]),
      ...(loss === null ? [] : [loss]),
      ...(fresh === null ? [] : [fresh]),
    ],
  };
}

/** The notices of an address of which nothing may be told, not even whether a channel stands there. */
export function generalNotices(organization: string, channel: string, publicUrl: string, now = Date.now()): Notices {
  const text = `Channels of this hub may serve only what a policy allows. If a package or version is missing in ${organization}/${channel}, look there for the reason: ${publicUrl}${channelPage(organization, channel)}`;
  return { notices: [notice(text, Math.floor(now / DAY_MS) * DAY_MS, now)] };
}
