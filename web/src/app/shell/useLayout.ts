import { useMatches } from 'react-router';
import type { RouteLayout } from '../../lib/routeLayout.ts';

/** What the route says about its layout: the deepest route that says something wins, field by field. */
export function useLayout(): RouteLayout {
  const matches = useMatches();
  return Object.assign({}, ...matches.map((match) => match.handle as RouteLayout | undefined));
}
