import { useMatches } from 'react-router-dom';
import type { RouteLayout } from '../../lib/routeLayout.ts';

/** Returns the route's layout: for each field, the deepest route that sets it wins. */
export function useLayout(): RouteLayout {
  const matches = useMatches();
  return Object.assign({}, ...matches.map((match) => match.handle as RouteLayout | undefined));
}
