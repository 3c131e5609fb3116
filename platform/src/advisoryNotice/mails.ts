/** The mail that tells admins of a fault in what a channel serves, or served until its policy refused it. */
import { severityOf } from '@terrarium/domain/policy';
import type { MailText } from '../mail/index.ts';

/** Faults that a mail names. */
const NAMED = 20;

/** A fault as a mail tells it. */
export interface ToldFault {
  fault: string;
  packages: readonly string[];
  /** Files that it hits. */
  file_count: number;
  score: number | null;
  exploited: boolean;
  malicious: boolean;
}

const graver = (one: ToldFault, other: ToldFault): number =>
  Number(other.malicious) - Number(one.malicious) ||
  Number(other.exploited) - Number(one.exploited) ||
  (other.score ?? -1) - (one.score ?? -1);

function words({ score, exploited, malicious }: ToldFault): string {
  return [
    ...(malicious ? ['malicious package'] : []),
    ...(score === null ? ['no score'] : [`${severityOf(score)} ${score.toFixed(1)}`]),
    ...(exploited ? ['known to be exploited'] : []),
  ].join(', ');
}

/** Tells of faults that hit files which a channel serves, and of those whose files its policy refuses by now, the gravest of each first. */
export function noticeMail(
  place: { organization: string; channel: string; publicUrl: string },
  faults: { served: readonly ToldFault[]; refused: readonly ToldFault[] },
): MailText {
  const [served, refused] = [faults.served.toSorted(graver), faults.refused.toSorted(graver)];
  const at = `${place.organization}/${place.channel}`;
  const told = [
    ...served.map((one) => ({ one, kind: 'served file', since: '' })),
    ...refused.map((one) => ({ one, kind: 'file', since: ', served until now and refused from now on' })),
  ];
  const lines = told.slice(0, NAMED).map(({ one, kind, since }) => {
    const files = one.file_count === 1 ? `1 ${kind}` : `${one.file_count.toLocaleString('en')} ${kind}s`;
    const link = `${place.publicUrl}/cves/${encodeURIComponent(one.fault)}?organization=${encodeURIComponent(place.organization)}&channel=${encodeURIComponent(place.channel)}`;
    const held = `${place.publicUrl}/organizations/${encodeURIComponent(place.organization)}/environments/exposure?q=${encodeURIComponent(one.fault)}`;
    const breaks = since === '' ? ', and what breaks if it is refused' : '';
    return `${one.fault} (${words(one)}) hits ${files} of ${one.packages.join(', ')}${since}\n  ${link}\n  Environments that hold it${breaks}: ${held}\n`;
  });
  const rest = told.length - NAMED;
  const [does, named] = served.length > 0 ? ['serves', served] : ['refuses from now on', refused];
  const [first] = named;
  return {
    subject:
      named.length === 1
        ? `${at} ${does} files with ${first!.fault} (${words(first!)})`
        : `${at} ${does} files with ${named.length} new advisories, the gravest ${first!.fault}`,
    text: `What is known of packages of the channel ${at} has changed.\n\n${lines.join('\n')}${
      rest > 0 ? `\nand ${rest.toLocaleString('en')} more\n` : ''
    }\n${
      served.length > 0
        ? 'A policy can refuse them, and admins can say what an advisory is to their packages.'
        : 'Nobody installs them from this channel any more; who has them already still has them.'
    } You get this mail because you are an admin of ${place.organization}; each advisory is told once per channel, and again if it becomes grave.`,
  };
}
