import { Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { Decision } from '../../ui/marks.tsx';
import { marked, type PackageHit, type SearchGroup } from './groups.ts';
import { text } from './messages.ts';

/** A name with the words that were looked for marked. */
const Marked = ({ name, query }: { name: string; query: string }) => marked(name, query).map(({ key, part, found }) => (found ? <mark key={key}>{part}</mark> : part));

function Hit({ hit, query }: { hit: PackageHit; query: string }) {
  const { organization: org, channel, name } = hit;
  return (
    <li>
      <span className="subtle"><Icon of={Package} /></span>
      <div className="row wrap">
        <Link className="m strong" to={paths.package.href({ org, channel, name })}><Marked name={name} query={query} /></Link>
        {hit.latestVersion === null ? null : <span className="m muted">{hit.latestVersion}</span>}
        {hit.servedFileCount === 0 ? <Decision of="refused" /> : <Decision of="allowed" bare />}
      </div>
      <div className="muted">{hit.summary === '' ? '' : `${hit.summary.replace(/[.\s]+$/, '')}, `}{text.within} <span className="m">{org}/{channel}</span></div>
      <div className="act">{hit.refusedFileCount === 0 ? null : <Decision of="refused" bare>{text.refused(hit.refusedFileCount)}</Decision>}</div>
    </li>
  );
}

/** The items of a group as a list. */
export const HitList = ({ hits, query }: { hits: readonly PackageHit[]; query: string }) => <ul className="list">{hits.map((hit) => <Hit key={hit.id} hit={hit} query={query} />)}</ul>;

/** A group among others: its first items, and the way to all of them (SRCH-08, SRCH-09). */
export function Group({ group, query, most }: { group: SearchGroup; query: string; most: number }) {
  const total = formatNumber(group.total);
  return (
    <Section title={group.title} mark={<span className="muted">{total}</span>} actions={group.total > most ? <Link to={group.searchUrl}>{text.seeAll(total, group.title)}</Link> : null}>
      <Panel><HitList hits={group.items.slice(0, most)} query={query} /></Panel>
    </Section>
  );
}
