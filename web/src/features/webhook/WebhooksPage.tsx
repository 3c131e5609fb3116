import { useApolloClient } from '@apollo/client/react';
import {
  Ellipsis,
  KeyRound,
  ListChecks,
  Pencil,
  Plus,
  Power,
  Send,
  Trash2,
  Webhook as WebhookIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestEventMutation,
  useWebhooksQuery,
  WebhooksDocument,
  type WebhookRow_WebhookFragment,
} from '../../gen/webhook.ts';
import { editOf } from '../../lib/editOf.ts';
import { truncate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, SrOnly } from '../../ui/layout.tsx';
import { Decision } from '../../ui/badges.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookForm } from './WebhookForm.tsx';

type Webhook = WebhookRow_WebhookFragment;

/** The open dialog. */
type Doing =
  | { what: 'create' }
  | { what: 'secret'; secret: string }
  | { what: 'edit' | 'rotate' | 'delete'; webhook: Webhook };

const nameOf = ({ url, description }: Webhook): string => description || (URL.parse(url)?.host ?? url);

/** Whether a webhook is on, and how it fares. */
function State({ webhook: { isEnabled, isAutoDisabled, failingSince } }: { webhook: Webhook }) {
  if (isAutoDisabled) return <Decision of="refused">{t.givenUp}</Decision>;
  if (!isEnabled) return <span className={look('text', { tone: 'muted' })}>{t.off}</span>;
  if (failingSince !== null)
    return (
      <Decision of="pending">
        {t.failing} <Moment at={failingSince} />
      </Decision>
    );
  return <Decision of="allowed">{t.on}</Decision>;
}

function Doings({ org, doing, setDoing }: { org: string; doing: Doing; setDoing: (next: Doing | null) => void }) {
  const [rotate, { loading: rotating }] = useRotateWebhookSecretMutation();
  const [remove, { loading: removing }] = useDeleteWebhookMutation();
  const close = () => setDoing(null);
  const secret = (text: string) => setDoing({ what: 'secret', secret: text });
  switch (doing.what) {
    case 'create':
      return <WebhookForm org={org} onMade={secret} onClose={close} />;
    case 'edit':
      return <WebhookForm org={org} webhook={doing.webhook} onClose={close} />;
    case 'secret':
      return <SecretDialog secret={doing.secret} onClose={close} />;
    case 'rotate': {
      const run = async () => {
        const input = { organization: org, webhookId: doing.webhook.id };
        const done = await runMutation(rotate({ variables: { input } }), (data) => data.rotateWebhookSecret);
        if (done?.secret) secret(done.secret);
        else close();
      };
      return (
        <ConfirmDialog
          title={t.rotateTitle}
          no={t.keep}
          yes={t.rotate}
          busy={rotating}
          onNo={close}
          onYes={() => void run()}
        >
          {t.rotateText}
        </ConfirmDialog>
      );
    }
    case 'delete': {
      const run = async () => {
        const input = { organization: org, webhookId: doing.webhook.id };
        if (await runMutation(remove({ variables: { input } }), (data) => data.deleteWebhook))
          showToast({ kind: 'success', title: t.deleted });
        close();
      };
      return (
        <ConfirmDialog
          title={t.deleteTitle}
          no={t.keep}
          yes={t.delete}
          danger
          busy={removing}
          onNo={close}
          onYes={() => void run()}
        >
          {t.deleteText}
        </ConfirmDialog>
      );
    }
  }
}

/** `/organizations/{org}/webhooks`: webhooks for audit events, for admins. */
export function WebhooksPage() {
  const { org = '' } = useParams();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { data, loading, error, refetch } = useWebhooksQuery({ variables: { org }, fetchPolicy: 'cache-and-network' });
  const [test] = useSendTestEventMutation();
  const [change] = useUpdateWebhookMutation();
  const organization = data?.organization;
  const webhooks = organization?.webhooks;
  const included = organization?.features.includes('organization_insights') ?? false;
  const tryOut = async ({ id, uuid }: Webhook) => {
    const input = { organization: org, webhookId: id };
    if (!(await runMutation(test({ variables: { input } }), (payload) => payload.sendTestEvent))) return;
    showToast({ kind: 'success', title: t.tested });
    void navigate(paths.webhook.href({ org, webhookId: uuid }));
  };
  const client = useApolloClient();
  const turn = async (webhook: Webhook) => {
    const { id: webhookId, isEnabled } = webhook;
    const work = change({
      variables: { input: { organization: org, webhookId, isEnabled: !isEnabled, expectedVersion: webhook.version } },
      context: editOf(client, {
        query: WebhooksDocument,
        variables: { org },
        pick: (stored) => stored.organization?.webhooks?.find((one) => one.id === webhookId),
        start: webhook,
        mine: { isEnabled: !isEnabled },
        fields: [[t.state, (of) => (of.isEnabled ? t.on : t.off)]],
        discard: () => undefined,
      }),
      optimisticResponse: {
        updateWebhook: {
          __typename: 'UpdateWebhookPayload',
          organization: organization
            ? {
                __typename: 'Organization',
                id: organization.id,
                webhooks: webhooks?.map((one) => (one === webhook ? { ...one, isEnabled: !isEnabled } : one)) ?? null,
              }
            : null,
          userErrors: [],
        },
      },
    });
    if (await runMutation(work, (payload) => payload.updateWebhook))
      showToast({ kind: 'success', title: isEnabled ? t.switchedOff : t.switchedOn });
  };
  const items = (webhook: Webhook): MenuItem[] => [
    {
      kind: 'action',
      id: 'deliveries',
      label: t.deliveries,
      icon: ListChecks,
      run: () => void navigate(paths.webhook.href({ org, webhookId: webhook.uuid })),
    },
    ...(included
      ? [
          ...(webhook.isEnabled
            ? [{ kind: 'action', id: 'test', label: t.test, icon: Send, run: () => void tryOut(webhook) } as const]
            : []),
          {
            kind: 'action',
            id: 'edit',
            label: t.edit,
            icon: Pencil,
            run: () => setDoing({ what: 'edit', webhook }),
          } as const,
          {
            kind: 'action',
            id: 'rotate',
            label: t.rotate,
            icon: KeyRound,
            run: () => setDoing({ what: 'rotate', webhook }),
          } as const,
          {
            kind: 'action',
            id: 'turn',
            label: webhook.isEnabled ? t.switchOff : t.switchOn,
            icon: Power,
            run: () => void turn(webhook),
          } as const,
        ]
      : []),
    { kind: 'line', id: 'line' },
    {
      kind: 'action',
      id: 'delete',
      label: t.delete,
      icon: Trash2,
      danger: true,
      run: () => setDoing({ what: 'delete', webhook }),
    },
  ];
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="webhooks"
      actions={
        <Button
          variant="solid"
          icon={Plus}
          disabledReason={organization && !included ? t.notIncluded : null}
          {...opensDialog}
          onClick={() => setDoing({ what: 'create' })}
        >
          {t.create}
        </Button>
      }
    >
      {!webhooks ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : (
        <>
          {included ? (
            <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
          ) : (
            <EmptyState
              kind="no-permission"
              title={t.notIncluded}
              action={<ButtonLink to={paths.organizationSubscribe.href({ org })}>{t.plans}</ButtonLink>}
            >
              {t.notIncludedText}
            </EmptyState>
          )}
          {webhooks.length === 0 && included ? (
            <EmptyState kind="first-use" icon={WebhookIcon} title={t.none}>
              {t.noneText}
            </EmptyState>
          ) : null}
          {webhooks.length === 0 ? null : (
            <Panel>
              <Table
                label={t.table}
                columns={[
                  { key: 'address', title: t.address },
                  { key: 'delivers', title: t.delivers, hide: 'small' },
                  { key: 'state', title: t.state },
                  { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
                ]}
              >
                {webhooks.map((webhook) => (
                  <tr key={webhook.id}>
                    <RowHead>
                      <Link to={paths.webhook.href({ org, webhookId: webhook.uuid })}>{nameOf(webhook)}</Link>
                      <span className={look('table.sub')}>
                        <br />
                        {truncate(webhook.url, 60)}
                      </span>
                    </RowHead>
                    <td>{webhook.events.length === 0 ? t.every : t.some(webhook.events.length)}</td>
                    <td>
                      <State webhook={webhook} />
                    </td>
                    <td className={look('text', { numeric: true })}>
                      <Menu
                        label={t.actionsOf(nameOf(webhook))}
                        trigger={{
                          className: look('button', { variant: 'ghost', size: 'sm', square: true }),
                          'aria-label': t.actionsOf(nameOf(webhook)),
                          children: <Icon of={Ellipsis} />,
                        }}
                        items={items(webhook)}
                      />
                    </td>
                  </tr>
                ))}
              </Table>
            </Panel>
          )}
        </>
      )}
      {doing ? <Doings org={org} doing={doing} setDoing={setDoing} /> : null}
    </OrganizationFrame>
  );
}
