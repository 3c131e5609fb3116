// Two organizations with the same kinds of rows. Every declared call that reads is made as each side, with its own names and ids and with the other side's:
// nothing of the other side may be in any answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../platform/src/http/index.ts';
import { declaredRoutes } from '../../platform/src/routes.ts';
import { callersOf, found } from './twins/callers.ts';
import type { Caller } from './twins/callers.ts';
import { aHouse } from './twins/house.ts';
import type { House } from './twins/house.ts';
import { callsOf, isRead, unknownParts } from './twins/rest.ts';
import type { Call } from './twins/rest.ts';

/** Calls whose answer names nothing of the caller's own organization, each with the reason. */
const SHOWS_NOTHING_OF_ONES_OWN: Record<string, string> = {
  // Of the hub, not of anybody.
  'GET /api/openapi.json': 'the document of the calls',
  'GET /healthz': 'the health of the process',
  'GET /api/status': 'the health of the services',
  'GET /.well-known/jwks.json': 'public keys',
  'GET /api/ce/cves': 'advisories are public',
  'GET /api/ce/cves/{id}': 'advisories are public',
  'GET /api/ce/advisory-sources': 'where advisories come from',
  'GET /api/schemas/policy-filters.json': 'a schema',
  'GET /api/payments/v2/config/products': 'the plans',
  'GET /api/payments/v2/config/{name}': 'the settings of payments',
  'GET /api/commands/hub.mjs': 'a program',
  'GET /api/guides': 'the guides',
  'GET /api/guides/{name}': 'a guide',
  'GET /api/iam/options': 'how people sign in',
  'GET /api/iam/auth/oidc/start': 'this hub has no company provider',
  'GET /api/oidc/audience': 'the audience of the hub',
  'GET /api/learning/videos': 'the videos of the hub',
  'GET /api/learning/videos/{index}/picture': 'this hub has no videos',
  'GET /api/notebooks/server': 'this hub has no notebook server',
  'GET /api/organizations/{org}/available-filter-options': 'what policies can ask for',
  // Numbers, flags and states only.
  'GET /api/account/features': 'feature names',
  'GET /api/account/settings': 'theme and navigation',
  'GET /api/iam/auth/is-consented': 'a flag',
  'GET /api/organizations/{org}/me': 'a role',
  'GET /api/organizations/{org}/features': 'feature names',
  'GET /api/organizations/{org}/seats/stats': 'counts, checked in seats.test.ts',
  'GET /api/organizations/{org}/channels/{channel}/promotion-settings': 'a flag',
  'GET /api/environments/organizations/{org}/exposure/days': 'counts, checked in watch.test.ts',
  'POST /api/environments/organizations/{org}/draft': 'counts',
  'POST /api/organizations/{org}/repo-policies/validate': 'the mistakes in a file',
  'POST /api/payments/v2/calculate_tax': 'amounts',
  'POST /api/payments/v2/invoice_preview': 'amounts',
  'POST /api/payments/v2/organizations/{org}/subscriptions/invoice_preview': 'amounts',
  'GET /api/payments/v2/checkout_session/{id}/payment-data': 'amounts of a person’s checkout',
  'GET /api/organizations/{org}/channels/{channel}/mirror_skipped': 'the mirror of the fixture skips no record',
  'GET /api/organizations/{org}/cve-rules': 'no policy of the fixture has a CVE rule',
  // CVEs by their ids, which are the same for everybody.
  'GET /api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/cves': 'CVE ids',
  'GET /api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/files/{file}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/artifacts/{family}/{name}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/artifacts/{family}/{name}/files/{file}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/files/{file}/cves': 'CVE ids',
  // What the fixture has not, or not in readable form.
  'GET /api/iam/logout/browser': 'a token that is made by the call',
  'GET /api/account/tokens/current': 'answers an API token only',
  'GET /api/iam/authorize/{id}': 'needs the cookie of the browser that began',
  'GET /api/iam/device/{code}': 'a code opens it to whoever types it',
  'GET /api/organizations/{org}/channels/{channel}/{file}/signatures': 'the fixture signs nothing',
  'GET /api/organizations/{org}/channels/{channel}/bundles/key': 'a public key of the hub',
  'GET /api/payments/v2/invoices/{id}/pdf': 'packed bytes',
  'GET /api/payments/v2/organizations/{org}/invoices/{id}/pdf': 'packed bytes',
};

const routes = declaredRoutes().filter(isRead);
let house: House;
let callers: Caller[];

beforeAll(async () => {
  house = await aHouse();
  callers = await callersOf(house);
}, 900_000);
afterAll(() => house?.close());

test('every part of every reading call is known to this test', () => {
  expect(unknownParts(routes)).toEqual([]);
});

async function make(caller: Caller, call: Call): Promise<{ status: number; text: string }> {
  const response = await caller.send(call.address, {
    method: call.method,
    ...(call.json !== undefined && { json: call.json }),
  });
  const headers = [...response.headers.values()].join('\n');
  return {
    status: response.status,
    text: `${Buffer.from(await response.arrayBuffer()).toString('latin1')}\n${headers}`,
  };
}

describe('REST', () => {
  test('no answer holds anything of others', async () => {
    const wrong: string[] = [];
    for (const caller of callers)
      for (const route of routes) {
        // What asks nobody who they are answers everybody the same.
        if (route.access.kind === 'public' && !caller.isVisitor) continue;
        for (const call of callsOf(route, caller.own, caller.others)) {
          const { status, text } = await make(caller, call);
          const at = `${caller.title}: ${call.method} ${call.address} (${status})`;
          if (status >= 500 && status !== 503) wrong.push(`${at} failed: ${text.slice(0, 300)}`);
          for (const what of found(text, caller.hidden, call.said)) wrong.push(`${at} shows ${what}`);
        }
      }
    expect(wrong).toEqual([]);
  }, 900_000);

  test('each call shows a row of the caller’s own, so that the fixture has rows of its kind', async () => {
    const [side] = house.sides;
    const owners = [side.shared, side.vault, side.own.admin, side.own.member];
    const showsOwn = async (route: Route): Promise<boolean> => {
      for (const caller of callers.slice(0, 2))
        for (const call of callsOf(route, caller.own, [])) {
          const { status, text } = await make(caller, call);
          if (status < 300 && found(text, owners, []).length > 0) return true;
        }
      return false;
    };
    const wrong: string[] = [];
    for (const route of routes) {
      const name = `${route.method.toUpperCase()} ${route.path}`;
      if (!(name in SHOWS_NOTHING_OF_ONES_OWN) && !(await showsOwn(route)))
        wrong.push(
          `${name} shows nothing of its own organization: have tests/contract/twins/house.ts make such a row, or add the call to SHOWS_NOTHING_OF_ONES_OWN with the reason.`,
        );
    }
    expect(wrong).toEqual([]);
  }, 900_000);
});
