import { useNavigate, useParams } from 'react-router-dom';
import '../../../ui/theme/recipes/policy.css';
import { usePolicyHistoryQuery, type PolicyHistoryQuery } from '../../../gen/policyHistory.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { pageOf, withSearch } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Tag } from '../../../ui/badges.tsx';
import { CloseFooter, Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Pager } from '../../../ui/Table.tsx';
import { Since } from '../../../ui/time.tsx';
import { useListContext } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { historyText as t } from './messages.ts';
import { RestoreRevision } from './RestoreRevision.tsx';
import { look } from '../../../ui/theme/look.ts';
import { Push } from '../../../ui/layout.tsx';

const pageSize = 10;

type Save = NonNullable<
  NonNullable<NonNullable<PolicyHistoryQuery['organization']>['policy']>['revisions']
>['nodes'][number];

/** A save: who, when, its changes, and a link to restore it. */
function SaveItem({ save, search, mayRestore }: { save: Save; search: URLSearchParams; mayRestore: boolean }) {
  return (
    <li className={look('save')}>
      <div className={look('row', { wrap: true })}>
        <span className={look('text', { strong: true })}>{t.revision(save.number)}</span>
        {save.isCurrent ? <Tag>{t.current}</Tag> : null}
        <span className={look('text', { tone: 'muted' })}>
          <Since at={save.createdAt} /> {save.author ? t.by(save.author.displayName) : t.nobody}
          {save.restoredFrom === null ? '' : `, ${t.restored(save.restoredFrom)}`}
        </span>
        <Push />
        {mayRestore && !save.isCurrent ? (
          <ButtonLink
            size="sm"
            to={withSearch(search, { page: search.get('page'), revision: save.number })}
            aria-label={t.restoreThis(save.number)}
            preventScrollReset
          >
            {t.restore}
          </ButtonLink>
        ) : null}
      </div>
      {save.changes.length > 0 ? (
        <ChangeLines changes={save.changes} />
      ) : (
        <p className={look('text', { tone: 'muted' })}>{save.number === 1 ? t.first : t.same}</p>
      )}
    </li>
  );
}

/**
 * `/organizations/:org/policies/:policyId/history`: all saves of a policy, over the list; `revision` asks to restore
 * one.
 */
export function HistoryRoute() {
  const { org = '', policyId = '' } = useParams();
  const { back } = useListContext();
  const navigate = useNavigate();
  const [search, setSearch] = useQueryParams();
  const page = pageOf(search);
  const { data, previousData, loading, error, refetch } = usePolicyHistoryQuery({
    variables: { org, id: policyId, limit: pageSize, offset: (page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const organization = (data ?? (loading ? previousData : undefined))?.organization;
  const policy = organization?.policy;
  const saves = policy?.revisions;
  const admin = organization?.role === 'ADMIN';
  const close = () => void navigate(back, { preventScrollReset: true });
  const revision = Number(search.get('revision'));

  return (
    <>
      <Dialog
        size="lg"
        title={policy ? t.title(policy.name) : t.plain}
        onClose={close}
        footer={<CloseFooter label={t.close} onClose={close} />}
      >
        {saves ? (
          // Reserve the height of the skeleton, because the centered dialog would move if it became lower.
          <div style={{ minHeight: 'calc(5 * var(--tr-sizes-row) + 2px)' }}>
            <ol className={look('saves')} aria-label={t.saves}>
              {saves.nodes.map((save) => (
                <SaveItem key={save.number} save={save} search={search} mayRestore={admin} />
              ))}
            </ol>
            {saves.totalCount > pageSize ? (
              <Pager
                page={page}
                pageSize={pageSize}
                total={saves.totalCount}
                hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
              />
            ) : null}
          </div>
        ) : loading ? (
          <TableSkeleton label={t.what} />
        ) : error ? (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        ) : (
          <EmptyState bare kind="no-such-thing" title={wizardText.noSuch}>
            {wizardText.noSuchText}
          </EmptyState>
        )}
      </Dialog>
      {policy && admin && Number.isInteger(revision) && revision > 0 ? (
        <RestoreRevision
          key={revision}
          org={org}
          policyId={policy.id}
          number={revision}
          onClose={() => setSearch({ revision: null, page: search.get('page') }, { replace: true })}
        />
      ) : null}
    </>
  );
}
