import { Readable } from 'node:stream';
import {
  boundedOrganizationParams,
  attachment,
  CSV,
  listOf,
  organizationOf,
  paging,
  route,
  unprocessable,
  viewerOf,
  wantsTable,
  whole,
} from '../http/index.ts';
import type { OrganizationContext, Route, Viewer } from '../http/index.ts';
import { SBOM_TYPES } from '../artifact/index.ts';
import { MAX_BODY_BYTES } from '../policy/index.ts';
import * as contract from './contract.ts';
import type { EnvironmentDrafts } from './drafts.ts';
import type { Exposures } from './exposure.ts';
import { readForm } from './form.ts';
import type { EnvironmentHistory } from './history.ts';
import { importEnvironment } from './imports.ts';
import type { Caller, EnvironmentService } from './service.ts';
import type { EnvironmentSolver } from './solve.ts';
import type { EnvironmentWatch } from './watch.ts';

const organization = '/api/environments/organizations/{org}';
const base = `${organization}/environments`;

/** Who asks, and where. */
const callerOf = (context: { organization: OrganizationContext | null; viewer: Viewer | null }): Caller => ({
  organization: organizationOf(context),
  viewer: viewerOf(context),
});

/** The environment calls; the base holds the organization, as the documents have it. */
export function environmentRoutes(
  service: EnvironmentService,
  history: EnvironmentHistory,
  exposures: Exposures,
  drafts: EnvironmentDrafts,
  watch: EnvironmentWatch,
  solver: EnvironmentSolver,
): Route[] {
  return [
    ...importRoutes({ service, solver }),
    ...historyRoutes(history),
    exposureRoute(exposures),
    daysRoute(watch),
    ...draftRoutes(drafts),
    route({
      method: 'get',
      path: base,
      summary: "An organization's environments, the caller's own first, then the last changed first.",
      ledger: ['ENV-01', 'ENV-02', 'ENV-15'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      query: contract.environmentsQuery,
      answers: { 200: listOf(contract.environment) },
      handler: async (context) => ({ status: 200, body: await service.list(callerOf(context), context.query) }),
    }),
    route({
      method: 'post',
      path: base,
      summary:
        'Register what a machine has, as `conda list --json` tells it; the same prefix on the same device is brought up to date.',
      access: { kind: 'organization', action: 'environment.register' },
      params: boundedOrganizationParams,
      body: contract.registration,
      bodyLimit: 4 * 1024 * 1024,
      answers: { 200: contract.environment, 201: contract.environment },
      handler: async (context) => {
        const { created, environment } = await service.register(callerOf(context), {
          ...context.body,
          format: 'conda_list',
          solved: null,
        });
        return created ? { status: 201 as const, body: environment } : { status: 200 as const, body: environment };
      },
    }),
    route({
      method: 'get',
      path: `${base}/{id}`,
      summary: 'One environment.',
      ledger: ['ENV-03'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.environment },
      handler: async (context) => ({ status: 200, body: await service.read(callerOf(context), context.params.id) }),
    }),
    route({
      method: 'patch',
      path: `${base}/{id}/remove`,
      summary: 'Take an environment off the list, or bring it back; its owner and admins may.',
      ledger: ['ENV-12'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      body: contract.removal,
      answers: { 200: contract.environment },
      handler: async (context) => ({
        status: 200,
        body: await service.remove(callerOf(context), context.params.id, context.body.remove),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/{id}/packages/latest`,
      summary:
        "An environment's packages as they were last registered, by name, each with what the channel that it came from says of it.",
      ledger: ['ENV-06'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: contract.packagesQuery,
      answers: { 200: { json: listOf(contract.knownPackage), ...CSV } },
      handler: async (context) => {
        const { format, ...page } = context.query;
        if (wantsTable(context.request, format))
          return {
            status: 200 as const,
            stream: await history.table(callerOf(context), context.params.id),
            headers: attachment('packages'),
          };
        return { status: 200 as const, body: await service.packages(callerOf(context), context.params.id, page) };
      },
    }),
    route({
      method: 'post',
      path: `${base}/stats`,
      onlyReads: true,
      summary: 'Figures of environments: packages, those that a policy refuses, and CVEs by severity.',
      ledger: ['ENV-04'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      body: contract.idsBody,
      answers: { 200: listOf(contract.environmentStats) },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.stats(callerOf(context), context.body.ids)),
      }),
    }),
    route({
      method: 'post',
      path: `${base}/owners`,
      onlyReads: true,
      summary: 'Owners of environments.',
      ledger: ['ENV-05'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      body: contract.idsBody,
      answers: { 200: listOf(contract.environmentOwner) },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.owners(callerOf(context), context.body.ids)),
      }),
    }),
    route({
      method: 'post',
      path: `${base}/{id}/scan-brief`,
      onlyReads: true,
      summary:
        'Look at every package of an environment now: those that a CVE hits or a policy refuses, the worst first.',
      ledger: ['ENV-11'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.scan },
      handler: async (context) => ({ status: 200, body: await service.scan(callerOf(context), context.params.id) }),
    }),
    route({
      method: 'get',
      path: `${organization}/states`,
      summary: 'What admins say of the environments on the list, the last changed environment first.',
      ledger: ['ENV-07', 'ENV-08', 'ENV-14'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      query: contract.environmentsQuery,
      answers: { 200: listOf(contract.stateOfEnvironment) },
      handler: async (context) => ({ status: 200, body: await service.states(callerOf(context), context.query) }),
    }),
    route({
      method: 'get',
      path: `${organization}/state/{id}`,
      summary: 'What admins say of one environment.',
      ledger: ['ENV-09', 'ENV-14'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      version: { of: 'environmentState' },
      answers: { 200: contract.stateOfEnvironment },
      handler: async (context) => ({ status: 200, body: await service.state(callerOf(context), context.params.id) }),
    }),
    route({
      method: 'patch',
      path: `${organization}/state/{id}/status`,
      summary: 'Say what admins think of an environment; a message that is null clears the one before.',
      ledger: ['ENV-10', 'ENV-16'],
      access: { kind: 'organization', action: 'environment.review' },
      params: contract.environmentParams,
      body: contract.stateBody,
      version: { of: 'environmentState' },
      answers: { 200: contract.stateOfEnvironment },
      handler: async (context) => ({
        status: 200,
        body: await service.setState(callerOf(context), context.params.id, context.body),
      }),
    }),
    route({
      method: 'get',
      path: `${organization}/users/registered`,
      summary: 'Who has registered environments that are on the list, by user name.',
      ledger: ['ENV-13'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      query: paging(),
      answers: { 200: listOf(contract.registeredUser) },
      handler: async (context) => ({ status: 200, body: await service.users(callerOf(context), context.query) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/environments',
      summary: "Environments of the caller's organizations that a CVE hits, at most 200 of those changed last.",
      access: { kind: 'user' },
      params: contract.cveParams,
      answers: { 200: contract.affectedEnvironments },
      handler: async (context) => ({
        status: 200,
        body: whole(await service.hitBy(viewerOf(context), context.params.id)),
      }),
    }),
  ];
}

/** How environments get in: as files of whichever form. */
function importRoutes(parts: { service: EnvironmentService; solver: EnvironmentSolver }): Route[] {
  return [
    route({
      method: 'post',
      path: `${base}/import`,
      summary:
        'Register an environment as a file tells it: `conda list` (also with `--json`, `--explicit` or `--export`), environment.yml or the same as JSON, conda-lock.yml, pixi.lock, pixi.toml, requirements.txt, a `conda-meta` folder, or an SBOM (CycloneDX or SPDX as JSON). The form is found out. Versions that a file leaves open are solved over channels of the organization, and the environment is marked as solved.',
      access: { kind: 'organization', action: 'environment.register' },
      params: boundedOrganizationParams,
      body: contract.importBody,
      bodyLimit: 8 * 1024 * 1024,
      answers: { 200: contract.imported, 201: contract.imported },
      handler: async (context) => {
        const { files, ...told } = context.body;
        const { created, imported } = await importEnvironment(
          parts,
          callerOf(context),
          files.map(({ name, content }) => ({ name, text: content })),
          told,
        );
        return created ? { status: 201 as const, body: imported } : { status: 200 as const, body: imported };
      },
    }),
    route({
      method: 'post',
      path: `${base}/upload`,
      summary:
        'The same as a form: files in its field `file`, and the fields `name`, `prefix`, `device`, `platform`, `environment`, `channels` and `solve` beside them, each of which may be missing. At most 32 MiB.',
      access: { kind: 'organization', action: 'environment.register' },
      params: boundedOrganizationParams,
      bytes: ['multipart/form-data'],
      answers: { 200: contract.imported, 201: contract.imported },
      handler: async (context) => {
        const { files, fields } = await readForm(context.request);
        const told = contract.uploadFields.safeParse(
          Object.fromEntries([...fields].filter(([, value]) => value.trim() !== '')),
        );
        if (!told.success)
          throw unprocessable(
            told.error.issues.map(({ path, message }) => ({
              loc: ['body', ...path.map(String)],
              msg: message,
              type: 'value_error',
            })),
          );
        const { channels, solve, ...rest } = told.data;
        const { created, imported } = await importEnvironment(parts, callerOf(context), files, {
          ...rest,
          ...(channels !== undefined && { channels: channels.split(',').map((name) => name.trim()) }),
          ...(solve !== undefined && { solve: solve === 'true' }),
        });
        return created ? { status: 201 as const, body: imported } : { status: 200 as const, body: imported };
      },
    }),
  ];
}

/** The past of an environment, and it as a file. */
function historyRoutes(history: EnvironmentHistory): Route[] {
  return [
    route({
      method: 'get',
      path: `${base}/{id}/moments`,
      summary:
        'When other packages were registered of an environment, the newest first, with what changed; the newest two hundred are kept.',
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: paging(),
      answers: { 200: listOf(contract.moment) },
      handler: async (context) => ({
        status: 200,
        body: await history.moments(callerOf(context), context.params.id, context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/{id}/difference`,
      summary: 'What differs between two moments of an environment, or between it and another one, by name.',
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: contract.differenceQuery,
      answers: { 200: listOf(contract.packageDifference) },
      handler: async (context) => ({
        status: 200,
        body: await history.difference(callerOf(context), context.params.id, context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/{id}/lock`,
      summary: 'An environment as a file from which a client makes it again.',
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: contract.lockQuery,
      answers: { 200: { contentType: 'text/plain; charset=utf-8' } },
      handler: async (context) => {
        const { name, text } = await history.lock(callerOf(context), context.params.id, context.query.form);
        return {
          status: 200,
          stream: Readable.from([text]),
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
          },
        };
      },
    }),
    route({
      method: 'get',
      path: `${base}/{id}/sbom`,
      summary:
        'Gives the SBOM of an environment: what is installed in it, with hashes, decisions and the CVEs that are known of it, as CycloneDX 1.6 or SPDX 2.3.',
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: contract.sbomQuery,
      answers: { 200: { contentType: [SBOM_TYPES.cyclonedx, SBOM_TYPES.spdx] } },
      handler: async (context) => {
        const { format } = context.query;
        const document = await history.sbom(callerOf(context), context.params.id, format);
        return {
          status: 200,
          stream: Readable.from([document]),
          headers: {
            'content-type': SBOM_TYPES[format],
            'content-disposition': `attachment; filename="environment.${format === 'spdx' ? 'spdx' : 'cdx'}.json"`,
            'cache-control': 'no-store',
          },
        };
      },
    }),
  ];
}

/** Who holds something. */
function exposureRoute(exposures: Exposures): Route {
  return route({
    method: 'get',
    path: `${organization}/exposure`,
    summary:
      'Which environments hold a package, what a match spec takes, or what a CVE hits, and whose they are. A CVE is compared with packages by name and version, whatever channel they came from; `coverage` tells what was not compared.',
    access: { kind: 'organization', action: 'environment.read' },
    params: boundedOrganizationParams,
    query: contract.exposureQuery,
    answers: { 200: contract.exposure },
    handler: async (context) => ({
      status: 200,
      body: await exposures.of(callerOf(context), context.query, context.signal),
    }),
  });
}

/** How many environments were hit, day by day. */
function daysRoute(watch: EnvironmentWatch): Route {
  return route({
    method: 'get',
    path: `${organization}/exposure/days`,
    summary:
      'How many environments were on the list each day, and how many of them a CVE hit, by the worst of each. Packages are compared with CVEs by name and version. Decisions and policies of private channels count for admins alone.',
    access: { kind: 'organization', action: 'environment.read' },
    params: boundedOrganizationParams,
    query: contract.daysQuery,
    answers: { 200: listOf(contract.exposureDay) },
    handler: async (context) => ({ status: 200, body: whole(await watch.days(callerOf(context), context.query)) }),
  });
}

/** What drafts of policies would do to environments. */
function draftRoutes(drafts: EnvironmentDrafts): Route[] {
  return [
    route({
      method: 'post',
      path: `${organization}/draft`,
      onlyReads: true,
      summary:
        'Tells which environments hold files that a draft of a policy would take away, whose they are, and whether each can still be installed.',
      access: { kind: 'organization', action: 'policy.preview' },
      params: boundedOrganizationParams,
      body: contract.draftedBody,
      bodyDocument: contract.draftedDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: contract.draftedEnvironments },
      handler: async (context) => ({
        status: 200,
        body: await drafts.list(callerOf(context), context.body, context.signal),
      }),
    }),
    route({
      method: 'post',
      path: `${base}/{id}/draft`,
      onlyReads: true,
      summary:
        'Tells what a draft of a policy would do to an environment: the decision over each package with its rule, and whether it can still be installed.',
      access: { kind: 'organization', action: 'policy.preview' },
      params: contract.environmentParams,
      body: contract.environmentDraftBody,
      bodyDocument: contract.environmentDraftDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: contract.environmentDraft },
      handler: async (context) => ({
        status: 200,
        body: await drafts.one(callerOf(context), context.params.id, context.body, context.signal),
      }),
    }),
  ];
}
