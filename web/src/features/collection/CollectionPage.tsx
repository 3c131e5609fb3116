import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useOwnOrganization } from '../../lib/viewer.ts';
import { useCollectionPageQuery, type WholeCollectionFragment } from '../../gen/collection.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Panel } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { CollectionDialog } from './CollectionDialog.tsx';
import { text as t } from './messages.ts';
import { useCollectionWork } from './useCollectionWork.ts';

const columns = [
  { key: 'item', title: t.item },
  { key: 'channel', title: t.channel },
  { key: 'note', title: t.note, hide: 'small' as const },
];

function Entries({ of: { entries } }: { of: WholeCollectionFragment }) {
  if (entries.length === 0)
    return (
      <EmptyState kind="first-use" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  return (
    <Panel>
      <Table label={t.entries} columns={columns}>
        {entries.map(({ organization, channel, name, subdir, fileName, summary, note, isAvailable }) => (
          <tr key={`${organization}/${channel} ${name} ${subdir ?? ''}/${fileName ?? ''}`}>
            <RowHead>
              {isAvailable ? (
                <Link
                  className={look('text', { mono: true })}
                  to={paths.package.href({ org: organization, channel, name })}
                >
                  {fileName === null ? name : `${subdir ?? ''}/${fileName}`}
                </Link>
              ) : (
                <>
                  <span className={look('text', { mono: true })}>
                    {fileName === null ? name : `${subdir ?? ''}/${fileName}`}
                  </span>{' '}
                  <span className={look('text', { tone: 'muted' })}>{t.gone}</span>
                </>
              )}
              {summary === '' ? null : (
                <div className={look('text', { tone: 'muted', regular: true, wrap: true })}>{summary}</div>
              )}
            </RowHead>
            <td>
              <Link
                className={look('text', { mono: true, tone: 'plain' })}
                to={paths.channel.href({ org: organization, channel })}
              >
                {organization}/{channel}
              </Link>
            </td>
            <td className={look('text', { wrap: true })}>{note}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

/** `/organizations/{org}/collections/{collection}`: contents of a collection; admins edit it here. */
export function CollectionPage() {
  const { org = '', collection: name = '' } = useParams();
  const navigate = useNavigate();
  const organization = useOwnOrganization(org);
  const { remove, processing } = useCollectionWork();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const { data, loading, error, refetch } = useCollectionPageQuery({ variables: { org, name } });
  const collection = data?.collection;
  if (!collection)
    return (
      <Page title={t.title}>
        {loading ? (
          <HeadSkeleton label={t.whatOne} />
        ) : error ? (
          <ErrorState what={t.whatOne} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            heading="h1"
            title={t.missing}
            action={<ButtonLink to={paths.collections.href({ org })}>{t.title}</ButtonLink>}
          >
            {t.missingText}
          </EmptyState>
        )}
      </Page>
    );
  const ask = (what: 'edit' | 'delete') => ({
    ...opensDialog,
    onClick: () => setAsking(what),
  });
  const close = () => setAsking(null);
  return (
    <Page title={collection.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title, 'collections')}
        title={collection.title}
        actions={
          collection.canEdit ? (
            <>
              <Button {...ask('edit')}>{t.edit}</Button>
              <Button {...ask('delete')}>{t.delete}</Button>
            </>
          ) : null
        }
        facts={
          <>
            {collection.description === '' ? null : <p>{collection.description}</p>}
            <Facts>
              <Fact name={t.holds}>{t.amounts(collection.packageCount, collection.fileCount)}</Fact>
              <Fact name={t.privacy}>{t.privacies[collection.visibility]}</Fact>
              <Fact name={t.updated}>
                <DateText at={collection.updatedAt} />
              </Fact>
            </Facts>
          </>
        }
      />
      <Entries of={collection} />
      {asking === 'edit' ? (
        <CollectionDialog
          org={org}
          collection={collection}
          onClose={close}
          onDone={async (saved) => {
            if (saved.name !== name)
              await navigate(paths.collection.href({ org, collection: saved.name }), { replace: true });
          }}
        />
      ) : null}
      {asking === 'delete' ? (
        <ConfirmDialog
          title={t.deleteTitle(collection.title)}
          no={t.deleteNo}
          yes={t.delete}
          danger
          busy={processing}
          onNo={close}
          onYes={() => {
            void remove(org, collection, () => navigate(paths.collections.href({ org }))).then(close);
          }}
        >
          {t.deleteText}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
