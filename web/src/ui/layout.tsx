import { createContext, useContext, useEffect, useId, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '../lib/announce.ts';
import { useOwnOrganization } from '../lib/viewer.ts';
import { messages } from '../messages.ts';
import { classes } from './classes.ts';
import { look } from './theme/look.ts';
import type { Crumb } from '../lib/crumbs.ts';

/** The content of a route: sets the document's title and announces it when the route changes. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title === messages.product ? title : `${title} · ${messages.product}`;
    announce(title);
  }, [title]);
  return <div className={look('page')}>{children}</div>;
}

function Step({ to, label, mono, organization }: Crumb) {
  const own = useOwnOrganization(organization);
  return (
    <span className={look('row')}>
      <Link to={to} className={mono ? classes(look('text', { mono: true }), look('crumbs.mono')) : undefined}>
        {own?.title ?? label}
      </Link>
      <span aria-hidden="true">/</span>
    </span>
  );
}

/** Breadcrumb, title, facts and actions: the head of every page. */
export function PageHead({
  crumbs,
  title,
  mono,
  beside,
  facts,
  actions,
}: {
  crumbs?: readonly Crumb[];
  title: string;
  mono?: boolean;
  beside?: ReactNode;
  facts?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div>
      {crumbs && crumbs.length > 0 ? (
        <nav className={look('crumbs')} aria-label={messages.nav.breadcrumb}>
          {crumbs.map((crumb) => (
            <Step key={crumb.to} {...crumb} />
          ))}
        </nav>
      ) : null}
      <div className={look('pageHead')}>
        <div className={look('stack')}>
          <div className={look('row', { wrap: true })}>
            <h1 className={look('text', { mono, wrap: true })}>{title}</h1>
            {beside}
          </div>
          {facts}
        </div>
        {actions ? <div className={look('pageHead.actions')}>{actions}</div> : null}
      </div>
    </div>
  );
}

/** A row of named facts. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={look('facts')}>{children}</dl>;

/** One named fact. */
export function Fact({ name, mono, children }: { name: string; mono?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={look('text', { mono })}>{children}</dd>
    </div>
  );
}

/** A list of names and values, one under the other. */
export function DescriptionList({ items }: { items: readonly { name: string; value: ReactNode; mono?: boolean }[] }) {
  return (
    <dl className={look('descriptions')}>
      {items.map((item) => [
        <dt key={`${item.name} name`}>{item.name}</dt>,
        <dd key={item.name} className={look('text', { mono: item.mono, wrap: true })}>
          {item.value}
        </dd>,
      ])}
    </dl>
  );
}

/** Name of the surrounding part of the page. Nested landmarks with one name wouldn't help anyone. */
const NameAround = createContext<string | undefined>(undefined);

/** Whether there is a heading of the second level around, so that the next is of the third. */
export const UnderHeading = createContext(false);

/** Role of a scrolling element: a landmark, unless the surrounding part has the same name. */
export const useScrollRole = (label: string): 'region' | 'group' =>
  useContext(NameAround) === label ? 'group' : 'region';

/** A part of a page with its heading. `mark` follows the heading, `actions` are at the end. */
export function Section({
  title,
  mark,
  actions,
  children,
  id,
}: {
  title: string;
  mark?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  const own = useId();
  return (
    <section className={look('section')} aria-labelledby={id ?? own}>
      <header>
        <h2 id={id ?? own}>{title}</h2>
        {mark}
        <span className={look('push')} />
        {actions}
      </header>
      <UnderHeading.Provider value>
        <NameAround.Provider value={title}>{children}</NameAround.Provider>
      </UnderHeading.Provider>
    </section>
  );
}

/** Main column and side column of a page: `side` 320 px, `wide` 400 px, `channel` 384 px. Stacked on small screens. */
export const Columns = ({ kind = 'side', children }: { kind?: 'side' | 'wide' | 'channel'; children: ReactNode }) => (
  <div className={look('columns', { kind: kind !== 'side' && kind })}>{children}</div>
);

/** Things under each other, 8 px apart (or `gap`, on the 4-px grid). */
export function Stack({
  gap,
  children,
  className,
}: {
  gap?: 4 | 8 | 12 | 16 | 20 | 24;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={classes(look('stack'), className)} style={gap ? { gap } : undefined}>
      {children}
    </div>
  );
}

/** Items in a row, 8 px apart. */
export function Row({
  wrap,
  gap,
  children,
  className,
  style,
}: {
  wrap?: boolean;
  gap?: 4 | 8 | 12 | 16 | 24;
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}) {
  return (
    <div className={classes(look('row', { wrap }), className)} style={gap ? { gap, ...style } : style}>
      {children}
    </div>
  );
}

/** Pushes what follows to the end of a Row. */
export const Push = () => <span className={look('push')} />;

/** A panel, at most 560 px wide if `narrow`; a named one is a region, unless its surrounding part has that name. */
export function Panel({
  label,
  narrow,
  children,
  className,
}: {
  label?: string;
  narrow?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const around = useContext(NameAround);
  return label && label !== around ? (
    <section className={classes(look('panel', { narrow }), className)} aria-label={label}>
      <NameAround.Provider value={label}>{children}</NameAround.Provider>
    </section>
  ) : (
    <div className={classes(look('panel', { narrow }), className)}>{children}</div>
  );
}

/** A padded part of a panel; parts are divided by a line. */
export function Pad({ gap, children }: { gap?: 4 | 8 | 12 | 16; children: ReactNode }) {
  return (
    <div className={classes(look('pad'), look('stack'))} style={gap ? { gap } : undefined}>
      {children}
    </div>
  );
}

/** Names, versions, specs, hashes: monospace. */
export const Mono = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={classes(look('text', { mono: true }), className)}>{children}</span>
);

/** Text that only screen readers meet. */
export const SrOnly = ({ children }: { children: ReactNode }) => <span className={look('srOnly')}>{children}</span>;
