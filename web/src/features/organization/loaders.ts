import type { LoaderFunctionArgs } from 'react-router-dom';
import { OrganizationsDocument } from '../../gen/organization.ts';
import { startQuery } from '../../lib/apollo/router.ts';

/** Starts the query of the list of organizations. */
export function organizationsLoader({ context }: LoaderFunctionArgs): null {
  startQuery(context, OrganizationsDocument, {});
  return null;
}
