import { Link } from 'react-router-dom';
import type { ChangeList_ChangeFragment } from '../../gen/change.ts';
import { paths } from '../../paths.ts';
import { changeText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Path to the subject of a change; null if it was deleted or has no page. */
function placeOf(org: string, { kind, topic, subjectId, channel }: ChangeList_ChangeFragment): string | null {
  if (kind.endsWith('_deleted')) return null;
  if (channel !== null && topic !== 'GROUP')
    return paths.channel.href({ org, channel }, topic === 'POLICY' ? { tab: 'policy' } : {});
  if (topic === 'POLICY') return subjectId === null ? null : paths.policyHistory.href({ org, policyId: subjectId });
  if (topic === 'GROUP') return subjectId === null ? null : paths.group.href({ org, groupId: subjectId });
  return topic === 'MEMBER' ? paths.members.href({ org }) : null;
}

/** 'Ada Byron applied Production baseline to approved', leading to where that is to be seen. */
export function ChangeLine({ org, change }: { org: string; change: ChangeList_ChangeFragment }) {
  const place = placeOf(org, change);
  return (
    <>
      <span className={look('text', { strong: true })}>
        {change.actor?.displayName ?? change.serviceAccountName ?? (change.topic === 'PLAN' ? t.operator : t.hub)}
      </span>{' '}
      {place === null ? (
        change.summary
      ) : (
        <Link className={look('text', { tone: 'plain' })} to={place}>
          {change.summary}
        </Link>
      )}
    </>
  );
}
