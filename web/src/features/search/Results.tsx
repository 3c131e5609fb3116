import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { hubPath } from '../../lib/hubPath.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { Decision } from '../../ui/badges.tsx';
import type { FoundEntity } from '../../lib/searchHits.ts';
import { marked, sizes, type PackageHit } from './groups.ts';
import { text } from './messages.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

type Place = PackageHit['channels'][number];

/** A name with the searched words marked. */
const Marked = ({ name, query }: { name: string; query: string }) =>
  marked(name, query).map(({ key, part, found }) => (found ? <mark key={key}>{part}</mark> : part));

const addressOf = (name: string, { organization: org, channel }: Place): string =>
  paths.package.href({ org, channel, name });

/** One channel of a package, with what clients get there. */
function PlaceOf({ name, of: place }: { name: string; of: Place }) {
  return (
    <li className={look('row', { wrap: true })}>
      <Link className={look('text', { mono: true, tone: 'plain' })} to={addressOf(name, place)}>
        {place.organization}/{place.channel}
      </Link>
      {place.latestVersion === null ? null : (
        <span className={look('text', { mono: true })}>{place.latestVersion}</span>
      )}
      {place.decision === 'BLOCKED' ? <Decision of="refused" bare /> : <Decision of="allowed" bare />}
      {place.decision === 'ALLOWED' && place.blockedFileCount > 0 ? (
        <span>{text.refused(place.blockedFileCount)}</span>
      ) : null}
    </li>
  );
}

function Hit({ hit: { name, summary, channelCount, channels }, query }: { hit: PackageHit; query: string }) {
  // It opens where clients get it.
  const first = channels.find(({ decision }) => decision === 'ALLOWED') ?? channels[0];
  if (!first) return null;
  return (
    <li>
      <span className={look('text', { tone: 'subtle' })}>
        <Icon of={Package} />
      </span>
      <div className={look('row', { wrap: true })}>
        <Link className={look('text', { mono: true, strong: true })} to={addressOf(name, first)}>
          <Marked name={name} query={query} />
        </Link>
        {first.license === null ? null : <span className={look('text', { tone: 'muted' })}>{first.license}</span>}
      </div>
      {summary === '' ? null : <div className={look('text', { tone: 'muted' })}>{summary.replace(/[.\s]+$/, '')}</div>}
      <ul className={classes(look('text', { tone: 'muted' }), look('places'))} aria-label={text.placesOf(name)}>
        {channels.map((place) => (
          <PlaceOf key={place.packageId} name={name} of={place} />
        ))}
        {channelCount > channels.length ? <li>{text.moreChannels(channelCount - channels.length)}</li> : null}
      </ul>
    </li>
  );
}

/** The items of a group as a list. */
export const HitList = ({ hits, query }: { hits: readonly PackageHit[]; query: string }) => (
  <ul className={classes(look('list'), look('hits'))}>
    {hits.map((hit) => (
      <Hit key={hit.name} hit={hit} query={query} />
    ))}
  </ul>
);

/** A group among others: its first items, and the way to all of them (SRCH-08, SRCH-09). */
export function Group({
  title,
  total,
  searchUrl,
  children,
}: {
  title: string;
  total: number;
  searchUrl: string;
  children: ReactNode;
}) {
  return (
    <Section
      title={title}
      mark={<span className={look('text', { tone: 'muted' })}>{formatNumber(total)}</span>}
      actions={
        total > sizes.group ? <Link to={hubPath(searchUrl)}>{text.seeAll(formatNumber(total), title)}</Link> : null
      }
    >
      <Panel>{children}</Panel>
    </Section>
  );
}

/** A list of results of one kind other than packages. */
export const EntityList = ({ entities, query }: { entities: readonly FoundEntity[]; query: string }) => (
  <ul className={classes(look('list'), look('hits'))}>
    {entities.map(({ id, icon, label, mono = false, detail, text: about, to }) => (
      <li key={id}>
        <span className={look('text', { tone: 'subtle' })}>
          <Icon of={icon} />
        </span>
        <div className={look('row', { wrap: true })}>
          <Link className={look('text', { mono, strong: true })} to={to}>
            <Marked name={label} query={query} />
          </Link>
          {detail === '' ? null : <span className={look('text', { tone: 'muted' })}>{detail}</span>}
        </div>
        {about === '' ? null : <div className={look('text', { tone: 'muted' })}>{about}</div>}
      </li>
    ))}
  </ul>
);
