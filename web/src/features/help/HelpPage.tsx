import { skipToken } from '@apollo/client/react';
import { excerptOf, sectionsOf, type Guide } from '@terrarium/domain/search';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useGuidePageQuery, useGuidesQuery } from '../../gen/help.ts';
import { drawerBreakpoint, useMedia } from '../../lib/media.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Section } from '../../ui/layout.tsx';
import { FilterInput } from '../../ui/Table.tsx';
import { GuideText } from './GuideText.tsx';
import { guideGroups, guides, searchGuides } from './guides.ts';
import { text as t } from './messages.ts';
import '../../ui/theme/recipes/help.css';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

const addressOf = (guide: Pick<Guide, 'name'>, anchor = ''): string =>
  `${paths.guide.href({ guide: guide.name })}${anchor === '' ? '' : `#${anchor}`}`;

/** The start of a guide as plain text. */
const opening = (guide: Guide): string =>
  excerptOf(sectionsOf(guide)[0]!, '') ||
  sectionsOf(guide)
    .map(({ heading }) => heading)
    .slice(1)
    .join(', ');

function Found({ query }: { query: string }) {
  const found = searchGuides(query);
  if (found.length === 0)
    return (
      <EmptyState kind="no-result" title={t.none(query)}>
        {t.noneText}
      </EmptyState>
    );
  return (
    <Section
      title={t.results}
      mark={
        <span className={look('text', { tone: 'muted' })} role="status">
          {t.found(found.length)}
        </span>
      }
    >
      <ul className={classes(look('panel'), look('guideList'))}>
        {found.map((section) => (
          <li key={`${section.guide.name}#${section.anchor}`}>
            <span>
              <Link to={addressOf(section.guide, section.anchor)}>{section.heading}</Link>{' '}
              <span className={look('text', { tone: 'muted' })}>{section.guide.title}</span>
            </span>
            <p className={look('text', { tone: 'muted' })}>{excerptOf(section, query)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Groups of guides: the hub's own, then the operator's, which are missing while loading and on failure. */
function useGroups(): readonly { title: string; guides: readonly (Guide | { name: string; title: string })[] }[] {
  const others = (useGuidesQuery().data?.guides ?? []).filter(({ isOwn }) => !isOwn);
  return others.length === 0 ? guideGroups : [...guideGroups, { title: t.ofHub, guides: others }];
}

/** `/help`: the hub's own guides, and a search in them; public, and readable without a network. */
export function HelpPage() {
  const [search, change] = useQueryParams();
  const query = search.get('q') ?? '';
  const groups = useGroups();
  return (
    <Page title={t.title}>
      <PageHead title={t.title} facts={<p className={look('text', { tone: 'muted' })}>{t.intro}</p>} />
      <div className={look('guideSearch')}>
        <FilterInput label={t.search} value={query} onChange={(q) => change({ q })} />
      </div>
      {query ? (
        <>
          <Found query={query} />
          {groups === guideGroups ? null : (
            <Link to={paths.search.href({}, { query, group: 'documentation' })}>{t.searchAll}</Link>
          )}
        </>
      ) : (
        <>
          {groups.map((group) => (
            <Section key={group.title} title={group.title}>
              <ul className={classes(look('panel'), look('guideList'))}>
                {group.guides.map((guide) => (
                  <li key={guide.name}>
                    <Link to={addressOf(guide)}>{guide.title}</Link>
                    <p className={look('text', { tone: 'muted' })}>
                      {'source' in guide ? opening(guide) : t.ofOperator}
                    </p>
                  </li>
                ))}
              </ul>
            </Section>
          ))}
        </>
      )}
    </Page>
  );
}

/** `/help/{guide}`: one guide with its contents, and links to the others. */
export function GuidePage() {
  const { guide: name = '' } = useParams();
  const own = guides.find((one) => one.name === name);
  // The hub's own guides are bundled; the operator's are loaded.
  const { data, loading } = useGuidePageQuery(own ? skipToken : { variables: { name } });
  const groups = useGroups();
  const location = useLocation();
  const isBeside = useMedia(`(min-width: ${drawerBreakpoint}px)`);
  const guide = own ?? data?.guide;
  if (!guide) {
    return loading ? (
      <Page title={t.title}>
        <HeadSkeleton label={t.whatOne} />
      </Page>
    ) : (
      <Page title={messages.notFound.title}>
        <EmptyState
          kind="no-such-thing"
          heading="h1"
          title={messages.notFound.title}
          action={<ButtonLink to={paths.help.href()}>{t.title}</ButtonLink>}
        >
          {messages.notFound.text}
        </EmptyState>
      </Page>
    );
  }
  // The name of a page that another one replaced.
  if (guide.name !== name) return <Navigate to={{ ...location, pathname: addressOf(guide) }} replace />;
  const headings = sectionsOf(guide).filter(({ anchor }) => anchor !== '');
  const contents = (
    <ul>
      {headings.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Page title={guide.title}>
      <PageHead crumbs={[{ label: t.title, to: paths.help.href() }]} title={guide.title} />
      <div className={look('guide')}>
        <GuideText source={guide.source} />
        <div className={look('guideSide')}>
          {headings.length > 0 ? (
            <nav aria-label={t.onPage}>
              {isBeside ? (
                <>
                  <h2>{t.onPage}</h2>
                  {contents}
                </>
              ) : (
                // Above the text, which is the main content.
                <details>
                  <summary>{t.onPage}</summary>
                  {contents}
                </details>
              )}
            </nav>
          ) : null}
          <nav aria-label={t.list}>
            <h2>{t.list}</h2>
            {groups.map((group) => (
              <details key={`${guide.name} ${group.title}`} open={group.guides.some((one) => one.name === guide.name)}>
                <summary>{group.title}</summary>
                <ul>
                  {group.guides.map((one) => (
                    <li key={one.name}>
                      <Link to={addressOf(one)} aria-current={one.name === guide.name ? 'page' : undefined}>
                        {one.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
      </div>
    </Page>
  );
}
