import { skipToken } from '@apollo/client/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSearchOthersQuery, useSearchPackagesQuery } from '../../gen/search.ts';
import { announce } from '../../lib/announce.ts';
import { toFailure } from '../../lib/apollo/errors.ts';
import { rememberSearch } from '../../lib/recentSearches.ts';
import { othersOf } from '../../lib/searchHits.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, CopyButton, EmptyState, TableSkeleton, retryAll } from '../../ui/feedback.tsx';
import { Page, Panel, Push, Section } from '../../ui/layout.tsx';
import { Pager } from '../../ui/Table.tsx';
import { Facets } from './Facets.tsx';
import { choiceOf, facetKeys, valuesOf, type Choice } from './filter.ts';
import { groupOf, packagesAddress, sizes } from './groups.ts';
import { otherVariablesOf, packageVariablesOf, queryOf } from './loaders.ts';
import { text } from './messages.ts';
import { Group, HitList, EntityList } from './Results.tsx';
import { SearchBar } from './SearchBar.tsx';
import '../../ui/theme/recipes/search.css';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** A failed search: the specification's text, the support hint, and a retry. */
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
        <Push />
        <Button size="sm" icon={RotateCw} onClick={onRetry}>
          {messages.errors.tryAgain}
        </Button>
      </div>
    </Banner>
  );
}

/**
 * The results of a search: all kinds with their first items, or one kind in pages, and package filters. The search is
 * in the URL (SRCH-07).
 */
export function SearchPage() {
  const [search, change] = useQueryParams();
  const query = queryOf(search);
  const group = groupOf(search);
  const [packagesAsked, othersAsked] = [packageVariablesOf(search), otherVariablesOf(search)];
  const packages = useSearchPackagesQuery(packagesAsked ? { variables: packagesAsked } : skipToken);
  const others = useSearchOthersQuery(othersAsked ? { variables: othersAsked } : skipToken);
  // Previous results stay until the next response, and disappear on failure (SRCH-20).
  const found = packagesAsked
    ? (packages.data ?? (packages.loading ? packages.previousData : undefined))?.searchPackages
    : undefined;
  const results = othersAsked ? (others.data ?? (others.loading ? others.previousData : undefined))?.search : undefined;
  const loading = packages.loading || others.loading;
  const failed =
    (packagesAsked !== null && !packages.loading && !found) ||
    (othersAsked !== null && !others.loading && others.error !== undefined);
  const arriving =
    !failed && ((packagesAsked !== null && !found) || (othersAsked !== null && !results && others.loading));
  const kinds = results ? othersOf(results) : [];
  const total =
    failed || arriving || query === ''
      ? undefined
      : (found?.totalCount ?? 0) + kinds.reduce((sum, kind) => sum + kind.total, 0);
  useEffect(() => {
    if (!loading && total !== undefined) announce(text.found(total, query));
  }, [loading, total, query]);
  // Check a box immediately, before the URL changes.
  const [asked, setAsked] = useState<{ over: URLSearchParams; changes: Partial<Choice> } | null>(null);
  const ahead = asked?.over === search ? asked.changes : {};
  const choice: Choice = { ...choiceOf(search), ...ahead };
  const isNarrowed = facetKeys.some((key) => choice[key].length > 0);
  const pagerOf = (of: number) => (
    <Pager
      page={pageOf(search)}
      pageSize={sizes.page}
      total={of}
      hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
    />
  );
  const back = <Link to={paths.search.href({}, { query, ...choice })}>{text.back}</Link>;
  const isFaceted = found !== undefined && found !== null && (found.totalCount > 0 || isNarrowed);
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
      {query === '' ? (
        <EmptyState kind="first-use" title={text.blank}>
          {text.blankText}
        </EmptyState>
      ) : failed ? (
        <Failed
          sentence={group === 'packages' ? text.packagesFailed : text.failed}
          error={packages.error ?? others.error}
          onRetry={retryAll(...(packagesAsked ? [packages] : []), ...(othersAsked ? [others] : []))}
        />
      ) : arriving ? (
        <TableSkeleton label={text.what} />
      ) : total === 0 && !isNarrowed ? (
        <EmptyState kind="no-result" title={text.none(query)}>
          {text.noneText}
        </EmptyState>
      ) : (
        <div className={look('results', { whole: !isFaceted })} aria-busy={loading}>
          {isFaceted ? (
            <Facets
              omittedChannels={found.facets.channelCount - found.facets.channels.length}
              values={(key) => valuesOf(key, found.facets, choice[key])}
              choice={choice}
              onChange={(changes) => {
                setAsked({ over: search, changes: { ...ahead, ...changes } });
                change(changes);
              }}
            />
          ) : null}
          <div className={classes(look('stack'), look('searchResults'))}>
            {total === 0 ? (
              <EmptyState kind="no-result" title={text.noneLeft}>
                {text.noneLeftText}
              </EmptyState>
            ) : null}
            {found && found.totalCount > 0 ? (
              group === 'packages' ? (
                <Section
                  title={text.groups.packages}
                  mark={<span className={look('text', { tone: 'muted' })}>{text.results(found.totalCount)}</span>}
                  actions={back}
                >
                  <Panel>
                    <HitList hits={found.nodes} query={query} />
                    {pagerOf(found.totalCount)}
                  </Panel>
                </Section>
              ) : (
                <Group title={text.groups.packages} total={found.totalCount} searchUrl={packagesAddress(search)}>
                  <HitList hits={found.nodes.slice(0, sizes.group)} query={query} />
                </Group>
              )
            ) : null}
            {kinds.map(({ kind, total: of, searchUrl, entities }) =>
              group === null ? (
                <Group key={kind} title={text.groups[kind]} total={of} searchUrl={searchUrl}>
                  <EntityList entities={entities} query={query} />
                </Group>
              ) : (
                <Section
                  key={kind}
                  title={text.groups[kind]}
                  mark={<span className={look('text', { tone: 'muted' })}>{text.results(of)}</span>}
                  actions={back}
                >
                  <Panel>
                    <EntityList entities={entities} query={query} />
                    {pagerOf(of)}
                  </Panel>
                </Section>
              ),
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
