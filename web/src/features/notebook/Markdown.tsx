import { type Components, ReactMarkdown, remarkGfm } from '../../lib/vendor/gen/markdown.js';
import { text } from './messages.ts';
import type { MarkdownProps } from '../../lib/slots.ts';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/notebook.css';

// Headings of a cell are below the page's own. Links open outside the hub, and images of other sites would reveal the
// reader.
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, id, children }) =>
    href?.startsWith('#') ? (
      <a href={href} id={id}>
        {children}
      </a>
    ) : href ? (
      <a href={href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ alt, src }) =>
    typeof src === 'string' && /^https?:/.test(src) ? (
      <a href={src} target="_blank" rel="noreferrer noopener nofollow">
        {text.view.picture(alt ?? '')}
      </a>
    ) : (
      <span className={look('text', { tone: 'muted' })}>{text.view.picture(alt ?? '')}</span>
    ),
  pre: ({ children }) => <pre className={look('code')}>{children}</pre>,
  table: ({ children }) => (
    <div className={look('scroll')} tabIndex={0} role="region" aria-label={text.view.table}>
      <table className={look('table')}>{children}</table>
    </div>
  ),
  // The checkbox of a task list is read-only.
  input: ({ checked }) => <span>{checked ? '☑' : '☐'}</span>,
};

/** A text in Markdown: a notebook's cell, a channel's README. HTML in it is left out. */
export function Markdown({ source }: MarkdownProps) {
  return (
    <div className={look('notebookMarkdown')}>
      <ReactMarkdown skipHtml remarkPlugins={[remarkGfm]} components={components}>
        {source}
      </ReactMarkdown>
    </div>
  );
}
