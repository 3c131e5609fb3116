import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useOwnTokenFragment,
  useOwnTokensQuery,
  useRevokeChannelTokenMutation,
  type OwnTokenFragment,
  type OwnTokensQuery,
} from '../../gen/account.ts';
import { useNow } from '../../lib/now.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runForEach, showOutcome } from '../../ui/runForEach.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Row, SrOnly } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { ProfileFrame } from '../../ui/ProfileFrame.tsx';
import { SelectAllCell, SelectCell, SelectionBar, useSelection, type Selection } from '../../ui/selection.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { tokensText as t } from './messages.ts';
import { PersonalToken } from './PersonalToken.tsx';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

type Token = NonNullable<NonNullable<OwnTokensQuery['viewer']>['channelTokens']>[number];

function TokenRow({
  of,
  title,
  selection,
  onRevoke,
}: {
  of: FragmentType<OwnTokenFragment>;
  /** Title of the organization. */
  title: string;
  selection: Selection;
  onRevoke: () => void;
}) {
  const now = useNow(60_000);
  const token = useOwnTokenFragment(of);
  if (!token) return null;
  return (
    <tr>
      <SelectCell of={selection} id={token.id} name={title} />
      <RowHead>
        <Link className={look('text', { tone: 'plain' })} to={paths.channels.href({ org: token.organizationName })}>
          {title}
        </Link>
      </RowHead>
      <td className={look('text', { mono: true })}>{`••••${token.last4}`}</td>
      <td>{messages.scopes[token.scope]}</td>
      <td>
        <DateText at={token.createdAt} />
      </td>
      <td>
        {token.lastUsedAt ? (
          <Since at={token.lastUsedAt} />
        ) : (
          <span className={look('text', { tone: 'zero' })}>{t.never}</span>
        )}
      </td>
      <td>
        {token.expiresAt === null ? (
          t.noEnd
        ) : Date.parse(token.expiresAt) <= now ? (
          <Tag>{t.ended}</Tag>
        ) : (
          <DateText at={token.expiresAt} />
        )}
      </td>
      <td className={look('text', { numeric: true })}>
        <Row>
          <ButtonLink
            size="sm"
            to={`${paths.channels.href({ org: token.organizationName })}#token`}
            aria-label={t.replaceOf(title)}
          >
            {t.replace}
          </ButtonLink>
          <Button size="sm" aria-label={t.revokeOf(title)} {...opensDialog} onClick={onRevoke}>
            {t.revoke}
          </Button>
        </Row>
      </td>
    </tr>
  );
}

/** `/profile/tokens`: the user's tokens for conda clients, one per organization, and how to revoke one (TOKEN-01). */
export function TokensPage() {
  const { data, loading, error, refetch } = useOwnTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [revoke] = useRevokeChannelTokenMutation();
  const [asking, setAsking] = useState<readonly Token[] | null>(null);
  const [revoking, setRevoking] = useState(false);
  const tokens = data?.viewer?.channelTokens;
  const selection = useSelection(tokens?.map(({ id }) => id) ?? []);
  const titleOf = ({ organizationName }: Token) =>
    data?.viewer?.organizations?.find(({ name }) => name === organizationName)?.title ?? organizationName;
  const run = async (those: readonly Token[]) => {
    setRevoking(true);
    const outcome = await runForEach(
      those,
      ({ organizationName }) => revoke({ variables: { input: { organization: organizationName } } }),
      (answer) => answer.revokeChannelToken,
    );
    const [only] = those;
    showOutcome(outcome, titleOf, (count) =>
      only && count === 1 ? t.revoked(titleOf(outcome.done[0] ?? only)) : t.revokedSeveral(count),
    );
    selection.clear();
    setRevoking(false);
    setAsking(null);
  };
  return (
    <ProfileFrame current="tokens">
      <p className={classes(look('text', { tone: 'muted' }), look('prose'))}>{t.intro}</p>
      {!tokens ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : tokens.length === 0 ? (
        <EmptyState
          kind="first-use"
          title={t.none}
          action={<ButtonLink to={paths.channelsArea.href()}>{t.channels}</ButtonLink>}
        >
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.table}
            first={<SelectAllCell of={selection} />}
            columns={[
              { key: 'organization', title: t.opens },
              { key: 'hint', title: t.hint },
              { key: 'scope', title: t.scope },
              { key: 'issued', title: t.issued, hide: 'small' },
              { key: 'used', title: t.used },
              { key: 'ends', title: t.ends },
              { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
            ]}
          >
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                of={token}
                title={titleOf(token)}
                selection={selection}
                onRevoke={() => setAsking([token])}
              />
            ))}
          </Table>
          <SelectionBar of={selection}>
            <Button
              size="sm"
              {...opensDialog}
              onClick={() => setAsking(tokens.filter(({ id }) => selection.chosen.includes(id)))}
            >
              {t.revoke}
            </Button>
          </SelectionBar>
        </Panel>
      )}
      <PersonalToken />
      <ApiTokens />
      {asking ? (
        <ConfirmDialog
          title={asking[0] && asking.length === 1 ? t.revokeTitle(titleOf(asking[0])) : t.revokeSeveral(asking.length)}
          no={t.keep}
          yes={t.revoke}
          danger
          busy={revoking}
          onNo={() => setAsking(null)}
          onYes={() => void run(asking)}
        >
          {asking.length === 1 ? t.revokeText : t.revokeSeveralText(asking.map(titleOf).join(', '))}
        </ConfirmDialog>
      ) : null}
    </ProfileFrame>
  );
}
