import { anchorOf } from '@terrarium/domain/search';
import { isValidElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Components, ReactMarkdown, remarkGfm } from '../../lib/vendor/gen/markdown.js';
import { paths } from '../../paths.ts';
import { CopyButton } from '../../ui/feedback.tsx';
import { guides } from './guides.ts';
import { text as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** The text inside of elements. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((one: ReactNode) => textOf(one)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** Returns the texts of a table part's cells, row by row. */
function cellsOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => cellsOf(one));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === 'th' || node.type === 'td' ? [textOf(node)] : cellsOf(node.props.children);
}

/** Distinguishes the tables of a guide by their headers and first cell. */
function tableName(children: ReactNode): string {
  const [head, body] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return t.table(cellsOf(head).join(', '), cellsOf(body)[0] ?? '');
}

/** A heading that can be linked to. */
function Heading({ as: As, children }: { as: 'h2' | 'h3'; children: ReactNode }) {
  const id = anchorOf(textOf(children));
  return (
    <As id={id} className={look('guideHeading')}>
      {children}
      <a href={`#${id}`} className={look('anchor')} aria-label={t.linkTo(textOf(children))}>
        #
      </a>
    </As>
  );
}

/** Pages of the hub that the application doesn't contain. Guides name them as code. */
const HUB_PAGES: readonly ReactNode[] = ['/graphql', '/api/docs'];

const components: Components = {
  code: ({ children }) =>
    HUB_PAGES.includes(children) ? (
      <a href={String(children)}>
        <code>{children}</code>
      </a>
    ) : (
      <code>{children}</code>
    ),
  h2: ({ children }) => <Heading as="h2">{children}</Heading>,
  h3: ({ children }) => <Heading as="h3">{children}</Heading>,
  a: ({ href = '', children }) => {
    const [, folder, guide, anchor = ''] = /^((?:\.\.\/)?(?:[\w-]+\/)?)([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
    if (guide !== undefined && (folder === '' || guides.some(({ name }) => name === guide)))
      return <Link to={`${paths.guide.href({ guide })}${anchor}`}>{children}</Link>;
    // Other files of the project are not read inside the hub.
    if (/^\.{1,2}\//.test(href)) return <>{children}</>;
    return href.startsWith('#') ? (
      <a href={href}>{children}</a>
    ) : (
      <a href={href} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    );
  },
  pre: ({ children }) => (
    <div className={look('guideCode')}>
      <pre className={look('code')} tabIndex={0}>
        {children}
      </pre>
      <CopyButton iconOnly text={textOf(children).trimEnd()} label={t.copy} />
    </div>
  ),
  table: ({ children }) => (
    <div className={look('scroll')} tabIndex={0} role="region" aria-label={tableName(children)}>
      <table className={look('table')}>{children}</table>
    </div>
  ),
  // Guides can't load images from other servers.
  img: ({ alt }) => <span className={look('text', { tone: 'muted' })}>{alt}</span>,
};

/** A guide's markdown. HTML in it is left out. */
export const GuideText = ({ source }: { source: string }) => (
  <div className={look('guideText')}>
    <ReactMarkdown skipHtml remarkPlugins={[remarkGfm]} components={components}>
      {source}
    </ReactMarkdown>
  </div>
);
