import { matchPath, type LoaderFunctionArgs } from 'react-router';
import { OrganizationNavDocument, ShellDocument } from '../../gen/app.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { paths } from '../../paths.ts';

/** Starts the layout's queries. Who answers an invitation is no member of its organization yet: it is not asked for. */
export function shellLoader({ context, request, params: { org } }: LoaderFunctionArgs): null {
  startQuery(context, ShellDocument, {});
  if (org !== undefined && !matchPath(paths.invitation.pattern, new URL(request.url).pathname))
    startQuery(context, OrganizationNavDocument, { org });
  return null;
}
