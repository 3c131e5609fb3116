import { Row } from '../../ui/layout.tsx';
import { Tag } from '../../ui/marks.tsx';
import { peopleText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** What is particular about an account, as badges; `quiet` says of one in use nothing but a dash. */
export function PersonMarks({
  person,
  quiet,
}: {
  person: { isOperator: boolean; isDisabled: boolean; isConfirmed: boolean; deletedAt: string | null };
  quiet?: boolean;
}) {
  const marks = [
    ...(person.isOperator ? [t.marks.operator] : []),
    ...(person.deletedAt !== null ? [t.marks.deleted] : person.isDisabled ? [t.marks.disabled] : []),
    ...(person.isConfirmed ? [] : [t.marks.unconfirmed]),
  ];
  if (marks.length === 0) return quiet ? <span className={look('text', { tone: 'zero' })}>{t.marks.inUse}</span> : null;
  return (
    <Row gap={4}>
      {marks.map((mark) => (
        <Tag key={mark}>{mark}</Tag>
      ))}
    </Row>
  );
}
