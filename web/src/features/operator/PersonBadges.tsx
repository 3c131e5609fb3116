import { Row } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { peopleText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Badges of an account's special states; with `quiet`, a dash for a normal one. */
export function PersonBadges({
  person,
  quiet,
}: {
  person: { isOperator: boolean; isDisabled: boolean; isConfirmed: boolean; deletedAt: string | null };
  quiet?: boolean;
}) {
  const badges = [
    ...(person.isOperator ? [t.badges.operator] : []),
    ...(person.deletedAt !== null ? [t.badges.deleted] : person.isDisabled ? [t.badges.disabled] : []),
    ...(person.isConfirmed ? [] : [t.badges.unconfirmed]),
  ];
  if (badges.length === 0)
    return quiet ? <span className={look('text', { tone: 'zero' })}>{t.badges.inUse}</span> : null;
  return (
    <Row gap={4}>
      {badges.map((badge) => (
        <Tag key={badge}>{badge}</Tag>
      ))}
    </Row>
  );
}
