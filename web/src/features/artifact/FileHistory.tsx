import { History, PackageX, RotateCcw, Upload } from 'lucide-react';
import { useFileHistoryQuery } from '../../gen/artifactWithdrawal.ts';
import { readOf } from '../../lib/read.ts';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pad, Push, Row } from '../../ui/layout.tsx';
import { Moment } from '../../ui/time.tsx';
import { look } from '../../ui/theme/look.ts';
import type { ChosenFile } from './address.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { WithdrawalMenu } from './WithdrawalMenu.tsx';
import { withdrawalText as t } from './withdrawalMessages.ts';

const icons = { PUBLISHED: Upload, YANKED: PackageX, QUARANTINED: PackageX, RESTORED: RotateCcw, UNKNOWN: History };

/**
 * History of a file: published, yanked, restored, with user and reason; empty without entries. Publishers can yank it
 * here.
 */
export function FileHistory({
  at,
  file,
  managed,
}: {
  at: PackageAddress;
  file: ChosenFile;
  /** Global ID of the channel for users who can yank its files; null for others. */
  managed: string | null;
}) {
  const { data, loading, error, refetch } = useFileHistoryQuery({
    variables: { org: at.org, channel: at.channel, ...file },
  });
  const found = data?.organization?.channel?.fileHistory;
  const events = found ?? [];
  if (readOf(found, { loading, error }, 'organization.channel.fileHistory').state === 'unavailable')
    return (
      <Pad>
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      </Pad>
    );
  if (loading && !data) return <TableSkeleton label={t.what} rows={1} />;
  if (events.length === 0 && managed === null) return null;
  const last = events[0]?.kind;
  return (
    <Pad gap={8}>
      <Row>
        <h3>{t.history}</h3>
        <Push />
        {managed === null ? null : (
          <WithdrawalMenu
            channelId={managed}
            input={{ organization: at.org, channel: at.channel, ...file }}
            withdrawn={last === 'YANKED' || last === 'QUARANTINED' ? last : null}
          />
        )}
      </Row>
      <ul className={look('trace')}>
        {events.map((event) => {
          const who = event.user?.displayName ?? event.serviceAccount;
          return (
            <li key={`${event.occurredAt} ${event.kind}`}>
              <Icon of={icons[event.kind]} />
              <div>
                <div className={look('traceTitle')}>{t.events[event.kind]}</div>
                <div className={look('text', { tone: 'muted' })}>
                  <Moment at={event.occurredAt} /> {who ? t.by(who) : null}
                </div>
                {event.reason ? <p>{event.reason}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Pad>
  );
}
