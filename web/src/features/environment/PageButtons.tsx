import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { look } from '../../ui/theme/look.ts';
import { exposureText as t } from './exposureMessages.ts';

/** Environments of one page; the queries' `first` is the same number. */
export const PAGE_SIZE = 20;

/** Pager of a list of environments. @param page counts from 0 */
export const PageButtons = ({
  page,
  total,
  onChange,
}: {
  page: number;
  total: number;
  onChange: (page: number) => void;
}) => (
  <span className={look('row')}>
    <Button size="sm" disabledReason={page === 0 ? t.first : null} onClick={() => onChange(page - 1)}>
      {t.previous}
    </Button>
    <Button
      size="sm"
      disabledReason={(page + 1) * PAGE_SIZE >= total ? t.last : null}
      onClick={() => onChange(page + 1)}
    >
      {t.next}
    </Button>
    <span className={look('text', { tone: 'muted', numeric: true })}>
      {t.range(
        formatNumber(page * PAGE_SIZE + 1),
        formatNumber(Math.min(total, (page + 1) * PAGE_SIZE)),
        formatNumber(total),
      )}
    </span>
  </span>
);
