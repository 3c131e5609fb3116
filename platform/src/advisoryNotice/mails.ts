/** The mail that tells admins of a fault in what a channel serves. */
import { severityOf } from '@terrarium/domain/policy';
import type { MailText } from '../mail/index.ts';

/** Faults that a mail names. */
const NAMED = 20;

/** A fault as a mail tells it. */
export interface ToldFault {
  fault: string;
  packages: readonly string[];
  served_count: number;
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

/** Tells of faults that hit files which a channel serves, the gravest first. */
export function noticeMail(
  place: { organization: string; channel: string; publicUrl: string },
  faults: readonly ToldFault[],
): MailText {
  const sorted = [...faults].sort(graver);
  const at = `${place.organization}/${place.channel}`;
  const lines = sorted.slice(0, NAMED).map((one) => {
    const files = one.served_count === 1 ? '1 served file' : `${one.served_count.toLocaleString('en')} served files`;
    const link = `${place.publicUrl}/cves/${encodeURIComponent(one.fault)}?organization=${encodeURIComponent(place.organization)}&channel=${encodeURIComponent(place.channel)}`;
    const held = `${place.publicUrl}/organizations/${encodeURIComponent(place.organization)}/environments/exposure?q=${encodeURIComponent(one.fault)}`;
    return `${one.fault} (${words(one)}) hits ${files} of ${one.packages.join(', ')}\n  ${link}\n  Environments that hold it, and what breaks if it is refused: ${held}\n`;
  });
  const rest = sorted.length - NAMED;
  const [first] = sorted;
  return {
    subject:
      sorted.length === 1
        ? `${at} serves files with ${first!.fault} (${words(first!)})`
        : `${at} serves files with ${sorted.length} new advisories, the gravest ${first!.fault}`,
    text: `What is known of packages of the channel ${at} has changed.\n\n${lines.join('\n')}${
      rest > 0 ? `\nand ${rest.toLocaleString('en')} more\n` : ''
    }\nA policy can refuse them, and admins can say what an advisory is to their packages. You get this mail because you are an admin of ${place.organization}; each advisory is told once per channel.`,
  };
}
