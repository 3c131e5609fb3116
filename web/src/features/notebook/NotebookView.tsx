import { lazy } from 'react';
import { EmptyState, TableSkeleton } from '../../ui/feedback.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import type { NotebookProps } from '../../lib/slots.ts';
import { text } from './messages.ts';
import { readNotebook, type Cell, type Output } from './readNotebook.ts';
import '../../ui/theme/recipes/notebook.css';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));
const t = text.view;

function OutputView({ output }: { output: Output }) {
  if (output.kind === 'image')
    return <img className={look('notebookImage')} src={output.source} alt={t.image} loading="lazy" />;
  if (output.kind === 'unshown')
    return (
      <p className={look('text', { tone: 'muted' })}>
        {output.types.includes('text/html') ? t.onlyHtml : t.other(output.types.join(', ') || '–')}
      </p>
    );
  return (
    <>
      {/* Long lines scroll sideways, so it must be reachable by keyboard. */}
      <pre
        className={look('notebookOutput', { error: Boolean(output.error) })}
        tabIndex={0}
        role="group"
        aria-label={output.error ? t.errors : t.output}
      >
        {output.text}
      </pre>
      {output.html ? <p className={look('text', { tone: 'muted' })}>{t.html}</p> : null}
      {output.cut ? <p className={look('text', { tone: 'muted' })}>{t.cut}</p> : null}
    </>
  );
}

function CellView({ cell, language }: { cell: Cell; language: string }) {
  if (cell.kind === 'markdown') {
    return (
      <div className={look('notebookCell')}>
        <span className={look('notebookPrompt')} />
        <Markdown source={cell.source} />
      </div>
    );
  }
  if (cell.kind === 'raw')
    return (
      <div className={look('notebookCell')}>
        <span className={look('notebookPrompt')} />
        <pre className={look('notebookSource')} tabIndex={0} role="group" aria-label={t.raw}>
          {cell.source}
        </pre>
      </div>
    );
  return (
    <div className={look('notebookCell')}>
      <span className={classes(look('notebookPrompt'), look('text', { mono: true }))} aria-hidden="true">
        {t.prompt(cell.number)}
      </span>
      <div className={look('stack')}>
        <pre className={look('notebookSource')} tabIndex={0} role="group" aria-label={t.input(cell.number, language)}>
          <code>{cell.source}</code>
        </pre>
        {cell.outputs.map(({ key, output }) => (
          <OutputView key={key} output={output} />
        ))}
      </div>
    </div>
  );
}

/** A notebook to read: markdown, code and outputs. Nothing of it is run. */
export function NotebookView({ content }: NotebookProps) {
  const notebook = readNotebook(content);
  if (notebook === null)
    return (
      <EmptyState kind="no-result" title={text.broken}>
        {text.brokenText}
      </EmptyState>
    );
  if (notebook.cells.length === 0)
    return (
      <EmptyState kind="first-use" title={text.empty}>
        {text.emptyText}
      </EmptyState>
    );
  return (
    // Render all cells together, so that their headings form one outline.
    <LazyBoundary what={t.label} fallback={<TableSkeleton label={t.label} />}>
      <section className={classes(look('panel'), look('notebook'))} aria-label={t.label}>
        {notebook.cells.map((cell) => (
          <CellView key={cell.key} cell={cell} language={notebook.language} />
        ))}
      </section>
    </LazyBoundary>
  );
}
