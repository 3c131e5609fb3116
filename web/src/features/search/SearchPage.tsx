import { skipToken } from '@apollo/client/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSearchPackagesQuery } from '../../gen/search.ts';
import { announce } from '../../lib/announce.ts';
import { toFailure } from '../../lib/apollo/errors.ts';
import { rememberSearch } from '../../lib/recentSearches.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, CopyButton, EmptyState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, Panel, Section } from '../../ui/layout.tsx';
import { Pager } from '../../ui/Table.tsx';
import { Facets } from './Facets.tsx';
import { choiceOf, facetKeys, valuesOf, type Choice } from './filter.ts';
import { groupOf, groupsOf, sizes } from './groups.ts';
import { variablesOf } from './loaders.ts';
import { text } from './messages.ts';
import { Group, HitList } from './Results.tsx';
import { SearchBar } from './SearchBar.tsx';
import '../../ui/theme/recipes/search.css';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** What a failed search says: the sentence of the specification, the request for support, and the way to try again. */
function Failed({ sentence, error, onRetry }: { sentence: string; error: unknown; onRetry: () => void }) {
  const { requestId } = toFailure(error);
  return (
    <Banner kind="error">
      <p>{sentence}</p>
      <div className={look('row', { wrap: true })}>
        {requestId === null ? null : (
          <>
            <span className={look('text', { tone: 'muted' })}>{messages.errors.request}</span>
            <code>{requestId}</code>
            <CopyButton iconOnly text={requestId} label={messages.errors.copyRequestId} />
          </>
        )}
        <span className={look('push')} />
        <Button size="sm" icon={RotateCw} onClick={onRetry}>
          {messages.errors.tryAgain}
        </Button>
      </div>
    </Banner>
  );
}

/** The results of a search: every kind with its first items, or all of one kind in pages, and what they can be narrowed to. The address is what is searched for (SRCH-07). */
export function SearchPage() {
  const [search, change] = useQueryParams();
  const variables = variablesOf(search);
  const query = variables?.query ?? '';
  const group = groupOf(search);
  const { data, previousData, loading, error, refetch } = useSearchPackagesQuery(variables ? { variables } : skipToken);
  // What was found before stays while the next answer is on its way, and goes when there is none (SRCH-20).
  const found = variables ? (data ?? (loading ? previousData : undefined))?.searchPackages : undefined;
  const failed = variables !== null && !loading && !found;
  const total = failed ? undefined : found?.totalCount;
  useEffect(() => {
    if (!loading && total !== undefined) announce(text.found(total, query));
  }, [loading, total, query]);
  const groups = found ? groupsOf(found, search) : [];
  // A box shows what was chosen at once, and not only when the address has followed.
  const [asked, setAsked] = useState<{ over: URLSearchParams; changes: Partial<Choice> } | null>(null);
  const ahead = asked?.over === search ? asked.changes : {};
  const choice: Choice = { ...choiceOf(search), ...ahead };
  const isNarrowed = facetKeys.some((key) => choice[key].length > 0);
  const one = group === null ? undefined : groups.find(({ key }) => key === group);
  return (
    <Page title={text.title}>
      <div className={classes(look('stack'), look('searchHead'))}>
        <h1 className={look('srOnly')}>{text.title}</h1>
        <SearchBar
          value={query}
          onSearch={(next, typing) => {
            if (!typing) rememberSearch(next);
            if (next !== query || group !== null) change({ query: next, group: null }, { replace: typing });
          }}
        />
        {total === undefined ? null : <p className={look('text', { tone: 'muted' })}>{text.results(total)}</p>}
      </div>
      {variables === null ? (
        <EmptyState kind="first-use" title={text.blank}>
          {text.blankText}
        </EmptyState>
      ) : failed ? (
        <Failed
          sentence={group === 'packages' ? text.packagesFailed : text.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !found ? (
        <TableSkeleton label={text.what} />
      ) : found.totalCount === 0 && !isNarrowed ? (
        <EmptyState kind="no-result" title={text.none(query)}>
          {text.noneText}
        </EmptyState>
      ) : (
        <div className={look('results')} aria-busy={loading}>
          <Facets
            values={(key) => valuesOf(key, found.facets, choice[key])}
            choice={choice}
            onChange={(changes) => {
              setAsked({ over: search, changes: { ...ahead, ...changes } });
              change(changes);
            }}
          />
          <div className={classes(look('stack'), look('searchResults'))}>
            {found.totalCount === 0 ? (
              <EmptyState kind="no-result" title={text.noneLeft}>
                {text.noneLeftText}
              </EmptyState>
            ) : one ? (
              <Section
                title={one.title}
                mark={<span className={look('text', { tone: 'muted' })}>{text.results(one.total)}</span>}
                actions={<Link to={paths.search.href({}, { query, ...choice })}>{text.back}</Link>}
              >
                <Panel>
                  <HitList hits={one.items} query={query} />
                  <Pager
                    page={pageOf(search)}
                    pageSize={sizes.page}
                    total={one.total}
                    hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
                  />
                </Panel>
              </Section>
            ) : (
              groups.map((each) => <Group key={each.key} group={each} query={query} most={sizes.group} />)
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
