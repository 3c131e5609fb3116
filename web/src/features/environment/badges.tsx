import type { EnvironmentPageQuery } from '../../gen/environment.ts';
import { Tag } from '../../ui/badges.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';

type Environment = NonNullable<NonNullable<EnvironmentPageQuery['organization']>['environment']>;

/** What admins can say of an environment (ENV-16). */
export const statuses = ['UNREVIEWED', 'APPROVED', 'NEEDS_ATTENTION', 'RETIRED'] as const;

/** The state of an environment in a word; with `whole` also what was said with it, by whom and when (ENV-14). */
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

/** The sentence that marks an environment which no machine has. */
const solvedText = ({ at, channels }: NonNullable<Environment['solved']>): string =>
  text.solvedTag(at.slice(0, 10), channels.join(', '));

/** The mark of an environment that the hub solved; nothing for what a machine has. */
export function SolvedTag({ of }: { of: Environment['solved'] | undefined }) {
  return of ? (
    <span title={solvedText(of)}>
      <Tag>{text.solved}</Tag>
    </span>
  ) : null;
}

/** The same in words, above everything that is said of the environment. */
export function SolvedNote({ of }: { of: Environment['solved'] | undefined }) {
  return of ? <Banner kind="info">{solvedText(of)}</Banner> : null;
}
