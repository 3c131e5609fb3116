import { replace } from 'react-router';
import { saveReturnRoute, savedReturnRoute } from '../../lib/returnRoute.ts';
import { paths } from '../../paths.ts';

/** Keeps where to go, and goes to the sign-in (ROUTE-10); without `next` with what was kept before (ROUTE-11). */
export function toSignIn({ request }: { request: Request }): Response {
  const next = new URL(request.url).searchParams.get('next');
  if (next) saveReturnRoute(next);
  return replace(paths.signIn.href({}, { returnUrl: next ?? savedReturnRoute() }));
}
