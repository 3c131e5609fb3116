import type { TokenScope } from '../../gen/types.ts';
import { useNow } from '../../lib/now.ts';
import { Mono } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { text as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Columns of a token in a table. */
export interface TokenState {
  last4: string;
  scope: TokenScope;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

/** Cells of a token: its last characters, expiration, and last use. */
export function TokenCells({ token }: { token: TokenState | null }) {
  const now = useNow(60_000);
  if (!token)
    return (
      <>
        <td className={look('text', { tone: 'zero' })}>{t.noToken}</td>
        <td className={look('text', { tone: 'zero' })}>–</td>
        <td className={look('text', { tone: 'zero' })}>–</td>
      </>
    );
  const isOver = token.expiresAt !== null && Date.parse(token.expiresAt) <= now;
  return (
    <>
      <td>
        <Mono>••••{token.last4}</Mono> {token.scope === 'PUBLISH' ? <Tag>{t.publishes}</Tag> : null}
      </td>
      <td>{isOver ? <Tag>{t.expired}</Tag> : <DateText at={token.expiresAt} />}</td>
      <td>
        {token.lastUsedAt ? (
          <Since at={token.lastUsedAt} />
        ) : (
          <span className={look('text', { tone: 'zero' })}>{t.never}</span>
        )}
      </td>
    </>
  );
}
