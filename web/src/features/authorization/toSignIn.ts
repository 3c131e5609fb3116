import { replace } from 'react-router-dom';
import { saveReturnRoute, savedReturnRoute } from '../../lib/returnRoute.ts';
import { paths } from '../../paths.ts';

/** Stores the target and redirects to the sign-in (ROUTE-10). Without `next` the stored target stays (ROUTE-11). */
export function toSignIn({ request }: { request: Request }): Response {
  const next = new URL(request.url).searchParams.get('next');
  if (next) saveReturnRoute(next);
  return replace(paths.signIn.href({}, { returnUrl: next ?? savedReturnRoute() }));
}
