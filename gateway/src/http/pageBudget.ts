import type { IncomingMessage, ServerResponse } from 'node:http';
import { outOfPointsMessage, type CallerBudgets, type RequestCost } from '../quota/index.ts';
import { RequestAbort } from '../rest/index.ts';
import { requestIdOf } from './headers.ts';

/** Points of a page, and of a file. Scripts and styles come unchanged from disk, and a first load has sixty. */
const [pagePoints, filePoints] = [1, 0.1];

/** Maximum length of a page's path, and of its URL with the query, which is long for SSO codes. */
const [longestPath, longestAddress] = [2_048, 8_192];

const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): false => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestIdOf(request),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : message);
  return false;
};

/**
 * Charges a page, or one of its files, to the caller's rate limit.
 * @returns false if the request was rejected: URL too long (414), or rate limit exceeded (429)
 */
export async function payForPage(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  requestCost: RequestCost,
  callerBudgets: CallerBudgets,
): Promise<boolean> {
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  const gone = new RequestAbort();
  response.on('close', () => gone.abort());
  const { wait } = requestCost.balance;
  if (wait > 0) {
    callerBudgets.refused += 1;
    await callerBudgets.tarpit.before(key, gone);
    return refuse(request, response, 429, outOfPointsMessage(wait), { 'retry-after': String(wait) });
  }
  requestCost.addPoints(url.startsWith('/assets/') ? filePoints : pagePoints);
  if ((query < 0 ? url.length : query) <= longestPath && url.length <= longestAddress) return true;
  await callerBudgets.tarpit.before(key, gone);
  return refuse(
    request,
    response,
    414,
    `The address is too long. The path of a page has at most ${longestPath.toLocaleString('en')} characters.`,
  );
}
