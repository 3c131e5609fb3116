import type { LoaderFunctionArgs } from 'react-router-dom';
import { PoliciesDocument } from '../../gen/policy.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { listVariables } from './list/listVariables.ts';

/** Starts the query of an organization's policies. */
export function policiesLoader({ context, params: { org = '' }, request }: LoaderFunctionArgs): null {
  startQuery(context, PoliciesDocument, listVariables(org, new URL(request.url).searchParams));
  return null;
}
