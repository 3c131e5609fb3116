import { isoTime } from '@terrarium/domain/calendar';
import type { ChangeType } from '@terrarium/domain/policy';
import type { MailText } from '../mail/index.ts';

/** A delta in an email. `files` are the first names of added and removed files. */
export interface ToldDelta {
  link: string;
  policyName: string | null;
  publishedAt: Date | null;
  added: { count: number; files: readonly string[] };
  removed: { count: number; files: readonly string[] };
  /** Newly uninstallable packages by platform: their number and first names. */
  lost: readonly { platform: string; count: number; packages: readonly string[] }[];
}

/** Content of an email about deltas. `more`: whether more follow in the next email. */
interface DeltaFacts {
  organization: string;
  channel: string;
  changeType: ChangeType;
  deltas: readonly ToldDelta[];
  more: boolean;
  unsubscribeLink: string;
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);

function side(word: string, sign: string, { count, files: names }: ToldDelta['added']): string {
  if (count === 0) return '';
  const lines = names.map((name) => `  ${sign} ${name}\n`).join('');
  const rest = count - names.length;
  return `${files(count)} ${word}:\n${lines}${rest > 0 ? `    and ${rest.toLocaleString('en')} more\n` : ''}`;
}

function losses(lost: ToldDelta['lost']): string {
  return lost
    .map(({ platform, count, packages }) => {
      const rest = count - packages.length;
      return `${count === 1 ? '1 package' : `${count.toLocaleString('en')} packages`} can no longer be installed on ${platform}:\n  ${packages.join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}\n`;
    })
    .join('');
}

/**
 * Builds the email about what publications of a channel added and removed.
 * Names of files and policies are user input; the email is plain text with each name on one line.
 */
export function deltaMail({ organization, channel, changeType, deltas, more, unsubscribeLink }: DeltaFacts): MailText {
  const sum = (key: 'added' | 'removed'): number => deltas.reduce((all, delta) => all + delta[key].count, 0);
  const [withAdded, withRemoved] = [changeType !== 'packages_removed', changeType !== 'packages_added'];
  const told = [
    ...(withAdded && sum('added') > 0 ? [`${files(sum('added'))} added`] : []),
    ...(withRemoved && sum('removed') > 0 ? [`${files(sum('removed'))} removed`] : []),
  ].join(', ');
  const parts = deltas.map(({ link, policyName, publishedAt, added, removed, lost }) => {
    const policy = policyName === null ? 'no policy' : `policy ${policyName}`;
    return `Published ${isoTime(publishedAt)?.slice(0, 16).replace('T', ' ') ?? ''} UTC, ${policy}\n${
      withAdded ? side('added', '+', added) : ''
    }${withRemoved ? side('removed', '-', removed) + losses(lost) : ''}View reasons: ${link}\n`;
  });
  return {
    subject: `${organization}/${channel}: ${told}`,
    text: `Files in ${organization}/${channel} changed.\n\n${parts.join('\n')}${
      more ? '\nThe next email continues from here.\n' : ''
    }\nYou’re receiving this email because you subscribed to changes of this channel. Unsubscribe: ${unsubscribeLink}`,
  };
}
