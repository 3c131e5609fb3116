import { TOKEN_SCOPES } from '@terrarium/domain/access';
import { KeyRound } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCreateChannelTokenMutation, useMyChannelTokenQuery } from '../../../gen/channel.ts';
import type { TokenScope } from '../../../gen/types.ts';
import { enumValues } from '../../../lib/enumValues.ts';
import { formatDate } from '../../../lib/format.ts';
import { condarc, installCommand, installers, netrc, type Installer } from '../../../lib/install.ts';
import { keepSecret, useSecret } from '../../../lib/secrets.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/feedback.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/badges.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { Code } from './Code.tsx';
import { eulaAccepted } from './eula.ts';
import { installText as t } from './installMessages.ts';
import { text } from '../messages.ts';
import { look } from '../../../ui/theme/look.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/ConfirmDialog.tsx')).ConfirmDialog,
}));
const EulaDialog = lazy(async () => ({ default: (await import('./EulaDialog.tsx')).EulaDialog }));
/** Token scopes, narrowest first. */
const SCOPES = enumValues(TOKEN_SCOPES) satisfies readonly TokenScope[];
const tools = [...installers, 'condarc'] as const;

/**
 * How to install from a channel, per tool, with the user's token once it is created here; also how to publish, for
 * hosted channels.
 */
export function InstallPanel({
  org,
  repoUrl,
  usedWith,
  isPublic,
  takesPackages,
  title = text.install.title,
}: {
  org: string;
  repoUrl: string;
  /** Paths of the channels that are used together with it. */
  usedWith: readonly string[];
  isPublic: boolean;
  takesPackages: boolean;
  title?: string;
}) {
  const [tool, setTool] = useState<Installer | 'condarc'>('conda');
  const [chosen, setChosen] = useState<TokenScope | null>(null);
  const [asking, setAsking] = useState(false);
  const [agreeing, setAgreeing] = useState(false);
  const { data } = useMyChannelTokenQuery({ variables: { org } });
  const [issue, { loading: issuing }] = useCreateChannelTokenMutation({
    onError: showFailure,
    update: (cache, { data: done }) => {
      const token = done?.createChannelToken.channelToken;
      const viewer = data?.viewer;
      if (token && viewer)
        cache.modify({
          id: cache.identify(viewer),
          fields: {
            channelToken: (_old, { toReference }) => toReference({ __typename: 'ChannelToken', id: token.id }) ?? null,
          },
        });
    },
  });
  const secret = useSecret(org);
  const token = data?.viewer?.channelToken ?? null;
  // Everyone can read a public channel, but publishing needs a token.
  const publishes = takesPackages && data?.organization?.role === 'ADMIN';
  const offered = !isPublic || publishes;
  const scope = chosen ?? (isPublic ? 'PUBLISH' : (token?.scope ?? 'READ'));
  const shown = isPublic ? null : (secret ?? (token ? `••••${token.last4}` : t.token));
  const from = { origin: window.location.origin, repoUrl, usedWith, token: shown };
  const command = tool === 'condarc' ? condarc(from, false) : installCommand(tool, from, t.package);
  const ready = isPublic || secret !== null;

  const get = async (renew: boolean) => {
    const { data: done } = await issue({ variables: { input: { organization: org, renew, scope } } });
    setAsking(false);
    const payload = done?.createChannelToken;
    if (payload?.secret) keepSecret(org, payload.secret);
    else if (payload?.userErrors[0]) showToast({ kind: 'error', title: payload.userErrors[0].message });
  };

  return (
    <Section title={title}>
      <Panel>
        {!offered || secret === null ? null : (
          <Pad gap={8}>
            <h3>{t.yours}</h3>
            <Code quiet={[]}>{secret}</Code>
            <Row wrap>
              <CopyButton text={secret} label={t.copyToken} />
              <span className={look('text', { tone: 'subtle' })}>
                {token?.expiresAt ? t.works(formatDate(token.expiresAt)) : t.never}
              </span>
              {token?.scope === 'PUBLISH' ? <Tag>{t.publishes}</Tag> : null}
            </Row>
            <p className={look('help')}>
              {t.opens(org)} {t.shownOnce} <Link to={paths.tokens.href()}>{t.all}</Link>
            </p>
          </Pad>
        )}
        <Pad gap={12}>
          <Row>
            <Segmented
              label={t.tool}
              value={tool}
              onChange={setTool}
              segments={tools.map((value) => ({
                value,
                label: value === 'condarc' ? '.condarc' : value,
                mono: value === 'condarc',
              }))}
            />
          </Row>
          <Code fill={tool === 'condarc'} quiet={[shown ?? '', t.package, '# .condarc']}>
            {command}
          </Code>
          {ready ? (
            <Row wrap>
              <CopyButton text={command} label={isPublic ? t.copyPlain : t.copy} />
              {isPublic ? (
                <span className={look('text', { tone: 'subtle' })}>{t.publicNote}</span>
              ) : token ? (
                <span className={look('text', { tone: 'subtle' })}>
                  {token.expiresAt ? t.expires(formatDate(token.expiresAt)) : t.never}
                </span>
              ) : null}
            </Row>
          ) : null}
          {offered && secret === null ? (
            <Row wrap>
              {publishes ? (
                <Segmented
                  label={t.scope}
                  value={scope}
                  onChange={setChosen}
                  segments={SCOPES.map((value) => ({ value, label: messages.scopes[value] }))}
                />
              ) : null}
              <Button
                size="sm"
                icon={KeyRound}
                busy={issuing}
                {...opensDialog}
                onClick={() => (token ? setAsking(true) : eulaAccepted() ? void get(false) : setAgreeing(true))}
              >
                {token ? t.replace : t.get}
              </Button>
              {token ? (
                <span className={look('text', { tone: 'subtle' })}>
                  {token.expiresAt ? t.expires(formatDate(token.expiresAt)) : t.never}
                </span>
              ) : null}
            </Row>
          ) : null}
          {!offered || secret || !token ? null : (
            <p className={look('help')}>
              {t.hidden} <Link to={paths.tokens.href()}>{t.all}</Link>
            </p>
          )}
        </Pad>
        {isPublic || tool === 'pixi' ? null : (
          <Pad>
            <h3>{t.netrc}</h3>
            <p className={look('help')}>{t.netrcText}</p>
            <Code fill quiet={[shown ?? '', '# .netrc']}>
              {netrc(from)}
            </Code>
          </Pad>
        )}
        {tool === 'condarc' || tool === 'pixi' ? null : (
          <Pad>
            <h3>{t.only(1 + usedWith.length)}</h3>
            <Code fill quiet={[shown ?? '', '# .condarc']}>
              {condarc(from, true)}
            </Code>
          </Pad>
        )}
      </Panel>
      {agreeing ? (
        <LazyBoundary>
          <EulaDialog
            onNo={() => setAgreeing(false)}
            onAccepted={() => {
              setAgreeing(false);
              void get(false);
            }}
          />
        </LazyBoundary>
      ) : null}
      {asking ? (
        <LazyBoundary>
          <ConfirmDialog
            title={t.replaceTitle}
            no={t.replaceNo}
            yes={t.replaceYes}
            busy={issuing}
            onNo={() => setAsking(false)}
            onYes={() => void get(true)}
          >
            {t.replaceText}
          </ConfirmDialog>
        </LazyBoundary>
      ) : null}
    </Section>
  );
}
