import { useState } from 'react';
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  type PrivacySecurityQuery,
} from '../../gen/account.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Panel, Section } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { securityText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';
import { sessionSources } from '../../lib/sessionSources.ts';

/** One session of the user. */
export type UserSession = NonNullable<NonNullable<PrivacySecurityQuery['viewer']>['sessions']>[number];

/** The user's sessions, and how to end others. */
export function Sessions({ sessions }: { sessions: readonly UserSession[] }) {
  const [end, { loading: ending }] = useRevokeSessionMutation();
  const [endOthers, { loading: endingOthers }] = useRevokeOtherSessionsMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const run = async ({ id, device }: UserSession) => {
    setBusy(id);
    if (await runMutation(end({ variables: { input: { sessionId: id } } }), (data) => data.revokeSession))
      showToast({ kind: 'success', title: t.ended(device) });
  };
  const runOthers = async () => {
    if (await runMutation(endOthers(), (data) => data.revokeOtherSessions))
      showToast({ kind: 'success', title: t.othersEnded });
    setAsking(false);
  };
  const others = sessions.some((session) => !session.isCurrent);
  return (
    <Section
      title={t.sessions}
      actions={
        others ? (
          <Button size="sm" {...opensDialog} onClick={() => setAsking(true)}>
            {t.endOthers}
          </Button>
        ) : null
      }
    >
      <Panel>
        <Table
          label={t.sessionsTable}
          columns={[
            { key: 'device', title: t.device },
            { key: 'how', title: t.how, hide: 'small' },
            { key: 'since', title: t.since, hide: 'small' },
            { key: 'used', title: t.used },
            { key: 'action', title: t.action },
          ]}
        >
          {sessions.map((session) => (
            <tr key={session.id}>
              <RowHead>{session.device}</RowHead>
              <td>{sessionSources[session.signInMethod]}</td>
              <td>
                <DateText at={session.createdAt} />
              </td>
              <td>
                <Since at={session.lastUsedAt} />
              </td>
              <td>
                {session.isCurrent ? (
                  <span className={look('decision', { of: 'allowed' })}>{t.thisDevice}</span>
                ) : (
                  <Button
                    size="sm"
                    busy={ending && busy === session.id}
                    aria-label={t.endOf(session.device)}
                    onClick={() => void run(session)}
                  >
                    {t.end}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
      {asking ? (
        <ConfirmDialog
          title={t.endOthersTitle}
          no={t.endOthersNo}
          yes={t.endOthersYes}
          busy={endingOthers}
          onNo={() => setAsking(false)}
          onYes={() => void runOthers()}
        >
          {t.endOthersText}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
