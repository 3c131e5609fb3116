import { look } from '../../ui/theme/look.ts';
import { Tag } from '../../ui/badges.tsx';
import { exposureText as t } from './exposureMessages.ts';

/** Impact on an environment, with the reason if it breaks. */
export function Outcome({
  of: { outcome, detail },
}: {
  of: { outcome: keyof typeof t.outcomes; detail: string | null };
}) {
  return (
    <>
      <span title={t.outcomeTexts[outcome]}>
        {outcome === 'BREAKS' ? (
          <span className={look('text', { tone: 'minus' })}>{t.outcomes[outcome]}</span>
        ) : (
          <Tag>{t.outcomes[outcome]}</Tag>
        )}
      </span>
      {detail === null ? null : <div className={look('text', { tone: 'muted', wrap: true })}>{detail}</div>}
    </>
  );
}
