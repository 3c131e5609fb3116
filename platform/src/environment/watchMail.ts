/** The mail that tells somebody of a fault in environments of theirs. */
import { severityOf } from '@terrarium/domain/policy';
import type { Mail } from '../mail/index.ts';

/** Faults, and environments of each, that a mail names. */
const NAMED = 20;

/** A fault as a mail tells it: what it is, and where the receiver has it. */
export interface ToldFault {
  fault: string;
  score: number | null;
  exploited: boolean;
  malicious: boolean;
  environments: { id: string; name: string; device: string; packages: string[] }[];
}

const graver = (one: ToldFault, other: ToldFault): number =>
  Number(other.malicious) - Number(one.malicious) ||
  Number(other.exploited) - Number(one.exploited) ||
  (other.score ?? -1) - (one.score ?? -1) ||
  (one.fault < other.fault ? -1 : 1);

const words = ({ score, exploited, malicious }: ToldFault): string =>
  [
    ...(malicious ? ['malicious package'] : []),
    ...(score === null ? ['no score'] : [`${severityOf(score)} ${score.toFixed(1)}`]),
    ...(exploited ? ['known to be exploited'] : []),
  ].join(', ');

const more = (all: number, what: string): string =>
  all > NAMED ? `\n  and ${(all - NAMED).toLocaleString('en')} more ${what}` : '';

/** Tells the owner of environments which new faults hit them, the gravest first. */
export function ownerMail(
  { organization, publicUrl }: { organization: string; publicUrl: string },
  faults: readonly ToldFault[],
): Pick<Mail, 'subject' | 'text'> {
  const sorted = [...faults].sort(graver);
  const [first] = sorted;
  const count = new Set(faults.flatMap(({ environments }) => environments.map(({ id }) => id))).size;
  const place = `${publicUrl}/organizations/${encodeURIComponent(organization)}/environments`;
  const blocks = sorted.slice(0, NAMED).map((one) => {
    const lines = one.environments
      .slice(0, NAMED)
      .map(({ id, name, device, packages }) => `  ${name} on ${device}: ${packages.join(', ')}\n    ${place}/${id}`);
    return `${one.fault} (${words(one)})\n${lines.join('\n')}${more(one.environments.length, 'environments')}\n  Who else has it: ${place}/exposure?q=${encodeURIComponent(one.fault)}\n`;
  });
  return {
    subject: `${first!.fault} (${words(first!)})${sorted.length > 1 ? ` and ${sorted.length - 1} more` : ''} in ${count === 1 ? 'an environment' : `${count} environments`} of yours`,
    text: `New CVEs hit packages of environments that you registered with ${organization}.\n\n${blocks.join('\n')}${more(sorted.length, 'advisories')}\nUpdate the environment and register it again. You get this mail because you registered it; each advisory is told once. Who takes an environment off the list hears of it no more.\n\nThis mail was sent by Terrarium. Nobody reads answers to it.\n`,
  };
}
