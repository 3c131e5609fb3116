import { useEffect, useId, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '../lib/announce.ts';
import { messages } from '../messages.ts';
import { classes } from './classes.ts';

/** The content of a route: sets the document's title and says it to screen readers when the route changes. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title === messages.product ? title : `${title} · ${messages.product}`;
    announce(title);
  }, [title]);
  return <div className="page">{children}</div>;
}

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  to: string;
  mono?: boolean;
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
        <nav className="crumbs" aria-label={messages.nav.breadcrumb}>
          {crumbs.map((crumb) => (
            <span key={crumb.to} className="row">
              <Link to={crumb.to} className={classes(crumb.mono && 'm crumb-mono')}>
                {crumb.label}
              </Link>
              <span aria-hidden="true">/</span>
            </span>
          ))}
        </nav>
      ) : null}
      <div className="top">
        <div className="stack">
          <div className="row wrap">
            <h1 className={classes(mono && 'm', 'wrap-any')}>{title}</h1>
            {beside}
          </div>
          {facts}
        </div>
        {actions ? <div className="acts">{actions}</div> : null}
      </div>
    </div>
  );
}

/** A row of named facts. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

/** One named fact. */
export function Fact({ name, mono, children }: { name: string; mono?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classes(mono && 'm')}>{children}</dd>
    </div>
  );
}

/** A list of names and values, one under the other. */
export function DescriptionList({ items }: { items: readonly { name: string; value: ReactNode; mono?: boolean }[] }) {
  return (
    <dl className="dl">
      {items.map((item) => [
        <dt key={`${item.name} name`}>{item.name}</dt>,
        <dd key={item.name} className={classes(item.mono && 'm', 'wrap-any')}>
          {item.value}
        </dd>,
      ])}
    </dl>
  );
}

/** A part of a page under its own heading. `mark` stands behind the heading, `actions` at the far end. */
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
    <section className="sect" aria-labelledby={id ?? own}>
      <header>
        <h2 id={id ?? own}>{title}</h2>
        {mark}
        <span className="push" />
        {actions}
      </header>
      {children}
    </section>
  );
}

/** A page's main column and its side column: `side` 320 px, `wide` 400 px, `channel` 384 px. One under the other on small screens. */
export const Columns = ({ kind = 'side', children }: { kind?: 'side' | 'wide' | 'channel'; children: ReactNode }) => (
  <div className={classes('cols', kind !== 'side' && kind)}>{children}</div>
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
    <div className={classes('stack', className)} style={gap ? { gap } : undefined}>
      {children}
    </div>
  );
}

/** Things beside each other, 8 px apart. */
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
    <div className={classes('row', wrap && 'wrap', className)} style={gap ? { gap, ...style } : style}>
      {children}
    </div>
  );
}

/** Pushes what follows to the far end of a Row. */
export const Push = () => <span className="push" />;

/** A panel; a named one is a region. */
export function Panel({ label, children, className }: { label?: string; children: ReactNode; className?: string }) {
  return label ? (
    <section className={classes('panel', className)} aria-label={label}>
      {children}
    </section>
  ) : (
    <div className={classes('panel', className)}>{children}</div>
  );
}

/** A padded part of a panel; parts are divided by a line. */
export function Pad({ gap, children }: { gap?: 4 | 8 | 12 | 16; children: ReactNode }) {
  return (
    <div className="pad stack" style={gap ? { gap } : undefined}>
      {children}
    </div>
  );
}

/** Names, versions, specs, hashes: monospace. */
export const Mono = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={classes('m', className)}>{children}</span>
);

/** Text that only screen readers meet. */
export const SrOnly = ({ children }: { children: ReactNode }) => <span className="sr">{children}</span>;
