import type { LoaderFunctionArgs } from 'react-router-dom';
import { OrganizationNavDocument, ShellDocument } from '../../gen/app.ts';
import { startQuery } from '../../lib/apollo/router.ts';

/** Starts the layout's queries. */
export function shellLoader({ context, params: { org } }: LoaderFunctionArgs): null {
  startQuery(context, ShellDocument, {});
  if (org !== undefined) startQuery(context, OrganizationNavDocument, { org });
  return null;
}
