import type { EnvironmentPageQuery } from '../../gen/environment.ts';
import { formatNumber } from '../../lib/format.ts';
import { Severity, Tag } from '../../ui/badges.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';

type Environment = NonNullable<NonNullable<EnvironmentPageQuery['organization']>['environment']>;

/** What admins can say of an environment (ENV-16). */
export const statuses = ['UNREVIEWED', 'APPROVED', 'NEEDS_ATTENTION', 'RETIRED'] as const;

const bands = [
  ['critical', 'CRITICAL'],
  ['high', 'HIGH'],
  ['medium', 'MEDIUM'],
  ['low', 'LOW'],
  ['none', 'NONE'],
  ['unscored', null],
] as const;

/** The state of an environment in a word; with `whole` also what was said with it, by whom and when (ENV-14). */
export function StateBadge({ of, whole = false }: { of: Environment['state']; whole?: boolean }) {
  const { status, customMessage, changedAt, changedByName } = of;
  const mark = <Tag>{text.statuses[status]}</Tag>;
  if (!whole) return customMessage === null ? mark : <span title={customMessage}>{mark}</span>;
  return (
    <span className={look('row', { wrap: true })}>
      {mark}
      {customMessage === null ? null : <span>{customMessage}</span>}
      {changedAt === null ? null : (
        <span className={look('text', { tone: 'muted' })}>
          {text.setBy(changedByName)} <DateText at={changedAt} />
        </span>
      )}
    </span>
  );
}

/** CVEs of an environment: the worst band that there is, with how many; every band stands in its title. */
export function Cves({ of }: { of: Environment['cveCounts'] }) {
  const found = bands.filter(([band]) => of[band] > 0);
  const [worst] = found;
  if (worst === undefined) return <span className={look('text', { tone: 'zero' })}>{text.noCves}</span>;
  const [band, level] = worst;
  return (
    <span title={found.map(([each]) => `${text.severities[each]} ${formatNumber(of[each])}`).join(', ')}>
      <Severity score={null} level={level} />{' '}
      <span className={look('text', { numeric: true })}>{formatNumber(of[band])}</span>
    </span>
  );
}

/** A channel as people know it: of an address its last two parts at most, without what every channel of a hub begins with. */
export const shortChannel = (channel: string): string =>
  channel.includes('://')
    ? channel
        .replace(/\/+$/, '')
        .replace(/^[a-z]+:\/\/[^/]+\//i, '')
        .split('/')
        .slice(-2)
        .join('/')
    : channel;
