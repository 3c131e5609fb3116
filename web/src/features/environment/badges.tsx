import type { EnvironmentPageQuery } from '../../gen/environment.ts';
import { Tag } from '../../ui/badges.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';

type Environment = NonNullable<NonNullable<EnvironmentPageQuery['organization']>['environment']>;

/** What admins can say of an environment (ENV-16). */
export const statuses = ['UNREVIEWED', 'APPROVED', 'NEEDS_ATTENTION', 'RETIRED'] as const;

/** Status of an environment; with `whole` also its message, author, and time (ENV-14). */
export function StateBadge({ of, whole = false }: { of: Omit<Environment['state'], 'version'>; whole?: boolean }) {
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

/** Short name of a channel: at most the last two parts of a URL, without the common prefix of a hub. */
export const shortChannel = (channel: string): string =>
  channel.includes('://')
    ? channel
        .replace(/\/+$/, '')
        .replace(/^[a-z]+:\/\/[^/]+\//i, '')
        .split('/')
        .slice(-2)
        .join('/')
    : channel;

/** Explains that an environment was solved by the hub. */
const solvedText = ({ at, channels }: NonNullable<Environment['solved']>): string =>
  text.solvedTag(at.slice(0, 10), channels.join(', '));

/** Badge of an environment that the hub solved; empty for one from a device. */
export function SolvedTag({ of }: { of: Environment['solved'] | undefined }) {
  return of ? (
    <span title={solvedText(of)}>
      <Tag>{text.solved}</Tag>
    </span>
  ) : null;
}

/** The same as a notice above the environment. */
export function SolvedNote({ of }: { of: Environment['solved'] | undefined }) {
  return of ? <Banner kind="info">{solvedText(of)}</Banner> : null;
}
