/**
 * `notices.json` (CEP 6): says that a policy may be the reason for a missing package. pixi prints notices with the
 * failed command, conda with the next command that succeeds.
 */
import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import { channelPage } from '@terrarium/domain/repo';
import type { NewBuild } from './feed.ts';
import type { ServedPublication } from '../decisions/index.ts';

/** The document. */
export interface Notices {
  notices: Notice[];
}

/** One notice. Times have a UTC offset, because conda compares them with its own, and Python 3.10 can't parse `Z`. */
interface Notice {
  /** conda shows each ID once per user, over all channels, so a new text gets a new ID. */
  id: string;
  message: string;
  /** One of the three valid levels. With another one, pixi ignores the whole file. */
  level: 'info';
  created_at: string;
  expires_at: string;
}

const iso = (ms: number): string => isoTime(ms).replace(/\.\d+Z$/, '+00:00');

/**
 * Both clients cache the file until it expires, so users see a policy change within two days.
 * Whole days keep the file stable.
 */
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

/** Maximum number of packages to name; the page lists the others. */
const NAMED = 3;
/** Maximum length of a dependency in the text. Only lists of builds are longer. */
const LONGEST_CAUSE = 80;

/** Describes what was published since yesterday (UTC) in one sentence; null if nothing was. */
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

/** Packages with allowed but uninstallable files because of the policy, on one platform, by name. */
export interface LostPackages {
  platform: string;
  names: readonly string[];
  /** Most frequent missing dependency; null if dependencies conflict. */
  cause: string | null;
}

/** Describes uninstallable packages in one sentence; null if there are none. */
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
      return `${list} (${names.length > 1 ? 'mostly missing' : 'missing'} '${cause.slice(0, LONGEST_CAUSE)}')`;
    });
  if (told.length === 0) return null;
  return notice(
    `Allowed in ${place}, but can't be installed because policy '${policy}' blocks dependencies: ${told.join('; ')}. Details and alternatives: ${page}`,
    created.createdMs,
    created.now,
  );
}

/**
 * Builds the notices of a channel that the reader can see: its policy, uninstallable packages, and recently published
 * files.
 * @param publication current publication; null before the first
 * @param publicUrl origin of the hub
 * @param builds most recently published files, newest first
 * @param lost packages that are uninstallable because of the policy
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
              `${place} serves packages allowed by policy '${policy.name}' (revision ${policy.revision}). Missing a package or version? See ${page}`,
              createdMs,
              now,
            ),
          ]),
      ...(loss === null ? [] : [loss]),
      ...(fresh === null ? [] : [fresh]),
    ],
  };
}

/** Builds the notices for a URL without saying whether the channel exists. */
export function generalNotices(organization: string, channel: string, publicUrl: string, now = Date.now()): Notices {
  const text = `Channels on this hub may be filtered by a policy. Missing a package or version in ${organization}/${channel}? See ${publicUrl}${channelPage(organization, channel)}`;
  return { notices: [notice(text, Math.floor(now / DAY_MS) * DAY_MS, now)] };
}
