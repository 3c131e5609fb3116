import type { ChangeType } from '@terrarium/domain/policy';
import type { MailText } from '../mail/index.ts';

/** A delta as a mail tells it; `files` are the first names of what came and went. */
export interface ToldDelta {
  link: string;
  policyName: string | null;
  publishedAt: Date | null;
  added: { count: number; files: readonly string[] };
  removed: { count: number; files: readonly string[] };
  /** Packages of which files stay and none can be installed any more, by platform: how many, and the first of their names. */
  lost: readonly { platform: string; count: number; packages: readonly string[] }[];
}

/** What a mail about deltas holds. `more` is whether further ones follow in the next mail. */
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
      return `${count === 1 ? '1 package' : `${count.toLocaleString('en')} packages`} cannot be installed any more on ${platform}:\n  ${packages.join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}\n`;
    })
    .join('');
}

/**
 * Tells what publications of a channel added and removed. Names of files and policies are typed by people of the organization; the mail is plain text, and
 * each stands on one line.
 */
export function deltaMail({ organization, channel, changeType, deltas, more, unsubscribeLink }: DeltaFacts): MailText {
  const sum = (key: 'added' | 'removed'): number => deltas.reduce((all, delta) => all + delta[key].count, 0);
  const [withAdded, withRemoved] = [changeType !== 'packages_removed', changeType !== 'packages_added'];
  const told = [
    ...(withAdded && sum('added') > 0 ? [`${files(sum('added'))} came`] : []),
    ...(withRemoved && sum('removed') > 0 ? [`${files(sum('removed'))} went`] : []),
  ].join(', ');
  const parts = deltas.map(({ link, policyName, publishedAt, added, removed, lost }) => {
    const policy = policyName === null ? 'without a policy' : `under the policy ${policyName}`;
    return `Published ${publishedAt?.toISOString().slice(0, 16).replace('T', ' ') ?? ''} UTC, ${policy}\n${
      withAdded ? side('came', '+', added) : ''
    }${withRemoved ? side('went', '-', removed) + losses(lost) : ''}The reason of each: ${link}\n`;
  });
  return {
    subject: `${organization}/${channel}: ${told}`,
    text: `What clients see of the channel ${organization}/${channel} has changed.\n\n${parts.join('\n')}${
      more ? '\nThere is more; the next mail goes on from here.\n' : ''
    }\nYou get this mail because you asked for it. To end it, open ${unsubscribeLink}`,
  };
}
