/** The email to admins about advisories in what a channel serves, or served until its policy blocked it. */
import { severityOf } from '@terrarium/domain/policy';
import { toAdmins } from '../mail/index.ts';
import type { MailText } from '../mail/index.ts';

/** Maximum number of advisories to name in an email. */
const NAMED = 20;

/** An advisory in an email. */
export interface ToldFault {
  fault: string;
  packages: readonly string[];
  /** Number of affected files. */
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
    ...(exploited ? ['known exploited'] : []),
  ].join(', ');
}

/**
 * Builds the email about advisories that affect served files, and about those whose files the policy now blocks, most
 * severe first.
 */
export function noticeMail(
  place: { organization: string; channel: string; publicUrl: string },
  faults: { served: readonly ToldFault[]; refused: readonly ToldFault[] },
): MailText {
  const [served, refused] = [faults.served.toSorted(graver), faults.refused.toSorted(graver)];
  const at = `${place.organization}/${place.channel}`;
  const told = [
    ...served.map((one) => ({ one, kind: 'served file', since: '' })),
    ...refused.map((one) => ({ one, kind: 'file', since: ', now blocked' })),
  ];
  const lines = told.slice(0, NAMED).map(({ one, kind, since }) => {
    const files = one.file_count === 1 ? `1 ${kind}` : `${one.file_count.toLocaleString('en')} ${kind}s`;
    const link = `${place.publicUrl}/cves/${encodeURIComponent(one.fault)}?organization=${encodeURIComponent(place.organization)}&channel=${encodeURIComponent(place.channel)}`;
    const held = `${place.publicUrl}/organizations/${encodeURIComponent(place.organization)}/environments/exposure?q=${encodeURIComponent(one.fault)}`;
    const breaks = since === '' ? ' and impact of blocking' : '';
    return `${one.fault} (${words(one)}) affects ${files} of ${one.packages.join(', ')}${since}\n  ${link}\n  Affected environments${breaks}: ${held}\n`;
  });
  const rest = told.length - NAMED;
  const [does, named] = served.length > 0 ? ['serves', served] : ['now blocks', refused];
  const [first] = named;
  return {
    subject:
      named.length === 1
        ? `${at} ${does} files with ${first!.fault} (${words(first!)})`
        : `${at} ${does} files with ${named.length} new advisories. Most severe: ${first!.fault}`,
    text: `New advisories affect packages in ${at}.\n\n${lines.join('\n')}${
      rest > 0 ? `\nand ${rest.toLocaleString('en')} more\n` : ''
    }\n${
      served.length > 0
        ? 'To block these files, update the policy. If they aren’t affected, add a VEX statement.'
        : 'The channel no longer serves these files. Existing installations still have them.'
    } Each advisory is sent once per channel, and again if it becomes severe.\n\n${toAdmins(place.organization)}`,
  };
}
