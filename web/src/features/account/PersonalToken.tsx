import { useState } from 'react';
import {
  useCreatePersonalTokenMutation,
  usePersonalTokenQuery,
  useRevokePersonalTokenMutation,
} from '../../gen/account.ts';
import type { TokenScope } from '../../gen/types.ts';
import { useNow } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { CopyButton, ErrorState } from '../../ui/feedback.tsx';
import { Mono, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { personalTokenText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** The user's token for everything that they can read: created, rotated, revoked (TOKEN-07, TOKEN-08). */
export function PersonalToken() {
  const now = useNow(60_000);
  const { data, loading, error, refetch } = usePersonalTokenQuery();
  const [issue, { loading: issuing }] = useCreatePersonalTokenMutation();
  const [revoke, { loading: revoking }] = useRevokePersonalTokenMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState<'replace' | 'revoke' | null>(null);
  const token = data?.viewer?.personalToken;
  const get = async (renew: boolean, scope?: TokenScope) => {
    const done = await runMutation(
      issue({ variables: { input: { renew, scope } } }),
      (payload) => payload.createPersonalToken,
    );
    setAsking(null);
    setSecret(done?.secret ?? null);
  };
  const end = async () => {
    if (await runMutation(revoke(), (payload) => payload.revokePersonalToken)) {
      showToast({ kind: 'success', title: t.revoked });
      setSecret(null);
    }
    setAsking(null);
  };
  if (data === undefined) return loading ? null : <ErrorState what={t.what} error={error} onRetry={refetch} />;
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
          {secret === null ? null : (
            <>
              <div className={look('code')}>{secret}</div>
              <Row wrap>
                <CopyButton text={secret} label={t.copy} />
                <span className={look('help')}>{t.shownOnce}</span>
              </Row>
            </>
          )}
          {token ? (
            <>
              <Row wrap>
                <Mono>••••{token.last4}</Mono>
                <span>{t.scopes[token.scope]}</span>
                <span className={look('text', { tone: 'subtle' })}>
                  {token.expiresAt === null ? (
                    t.noEnd
                  ) : Date.parse(token.expiresAt) <= now ? (
                    <Tag>{t.ended}</Tag>
                  ) : (
                    <>
                      {t.until} <DateText at={token.expiresAt} />
                    </>
                  )}
                </span>
                <span className={look('text', { tone: 'subtle' })}>
                  {token.lastUsedAt === null ? (
                    t.neverUsed
                  ) : (
                    <>
                      {t.used} <Since at={token.lastUsedAt} />
                    </>
                  )}
                </span>
              </Row>
              <Row wrap>
                <Button size="sm" {...opensDialog} onClick={() => setAsking('replace')}>
                  {t.replace}
                </Button>
                <Button size="sm" {...opensDialog} onClick={() => setAsking('revoke')}>
                  {t.revoke}
                </Button>
              </Row>
            </>
          ) : (
            <Row wrap>
              <Button size="sm" busy={issuing} onClick={() => void get(false, 'READ')}>
                {t.issue}
              </Button>
              <Button size="sm" busy={issuing} onClick={() => void get(false, 'PUBLISH')}>
                {t.issuePublish}
              </Button>
            </Row>
          )}
        </Pad>
      </Panel>
      {asking ? (
        <ConfirmDialog
          title={asking === 'replace' ? t.replaceTitle : t.revokeTitle}
          no={t.keep}
          yes={asking === 'replace' ? t.replace : t.revoke}
          danger={asking === 'revoke'}
          busy={issuing || revoking}
          onNo={() => setAsking(null)}
          onYes={() => void (asking === 'replace' ? get(true) : end())}
        >
          {t.stops}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
