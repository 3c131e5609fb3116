import type { LoaderFunctionArgs } from 'react-router-dom';
import { OwnNotebookDocument, SharedNotebookDocument, WorkspaceDocument } from '../../gen/notebook.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { pageOf } from '../../paths.ts';

/** Rows of one page; the query's `first` is the same number. */
export const pageSize = 20;

/** Starts the query of a shared notebook. */
export function sharedNotebookLoader({ context, params: { id = '' } }: LoaderFunctionArgs): null {
  startQuery(context, SharedNotebookDocument, { id });
  return null;
}

/** Starts the query of the workspace: the notebook in the URL, else the list. */
export function workspaceLoader({ context, request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url);
  const notebook = searchParams.get('notebook');
  if (notebook) startQuery(context, OwnNotebookDocument, { id: notebook });
  else startQuery(context, WorkspaceDocument, { offset: (pageOf(searchParams) - 1) * pageSize });
  return null;
}
