import { COLLECTION_PAGE } from '@terrarium/domain/collection';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useCollectionsQuery } from '../../gen/collection.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { CollectionDialog } from './CollectionDialog.tsx';
import { text as t } from './messages.ts';

const table = {
  name: 'collections',
  label: t.table,
  columns: [
    { key: 'title', title: t.titleOf },
    { key: 'holds', title: t.holds },
    { key: 'privacy', title: t.privacy, hide: 'small' },
    { key: 'updated', title: t.updated, numeric: true },
  ] satisfies Column[],
};

/** `/organizations/{org}/collections`: the collections of an organization; its admins make new ones. */
export function CollectionsPage() {
  const { org = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useQueryParams();
  const [creating, setCreating] = useState(false);
  const query = useCollectionsQuery({
    variables: { org, offset: (pageOf(search) - 1) * COLLECTION_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const shown = shownOf(query);
  const organization = shown?.organization;
  return (
    <Page title={t.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title)}
        title={t.title}
        facts={<p className={look('text', { tone: 'muted' })}>{t.lead}</p>}
        actions={
          organization?.role === 'ADMIN' ? (
            <Button variant="solid" icon={Plus} {...opensDialog} onClick={() => setCreating(true)}>
              {t.create}
            </Button>
          ) : null
        }
      />
      <ListPanel
        what={t.what}
        label={t.title}
        list={shown?.collections}
        query={query}
        pageSize={COLLECTION_PAGE}
        table={table}
        skeletonRows={3}
        empty={
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        }
      >
        {({ nodes }) => (
          <Table {...table}>
            {nodes.map((collection) => (
              <tr key={collection.id}>
                <RowHead>
                  <Link
                    className={look('text', { tone: 'plain' })}
                    to={paths.collection.href({ org, collection: collection.name })}
                  >
                    {collection.title}
                  </Link>
                </RowHead>
                <td>{t.amounts(collection.packageCount, collection.fileCount)}</td>
                <td>{t.privacies[collection.visibility]}</td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <Since at={collection.updatedAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
      {creating ? (
        <CollectionDialog
          org={org}
          onClose={() => setCreating(false)}
          onDone={({ name }) => navigate(paths.collection.href({ org, collection: name }))}
        />
      ) : null}
    </Page>
  );
}
