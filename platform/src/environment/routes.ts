import { Readable } from 'node:stream';
import {
  boundedOrganizationParams,
  attachment,
  CSV,
  cursorListOf,
  cursorPaging,
  listOf,
  organizationOf,
  route,
  unprocessable,
  viewerOf,
  wantsTable,
  whole,
} from '../http/index.ts';
import type { OrganizationContext, Principal, Route } from '../http/index.ts';
import { SBOM_TYPES } from '../artifact/index.ts';
import { MAX_BODY_BYTES } from '../policy/index.ts';
import * as contract from './contract.ts';
import * as draftContract from './draftContract.ts';
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

/** Returns the caller and the organization. */
const callerOf = (context: { organization: OrganizationContext | null; viewer: Principal | null }): Caller => ({
  organization: organizationOf(context),
  viewer: viewerOf(context),
});

/** Routes of environments. The base path contains the organization, as in the documents. */
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
    ...inventoryRoutes(service, history),
    ...stateRoutes(service),
  ];
}

/** Routes of registered environments. */
function inventoryRoutes(service: EnvironmentService, history: EnvironmentHistory): Route[] {
  return [
    route({
      method: 'get',
      path: base,
      summary: "Lists the environments of an organization: the caller's own first, then most recently changed first.",
      ledger: ['ENV-01', 'ENV-02', 'ENV-15'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      query: contract.environmentsQuery,
      answers: { 200: cursorListOf(contract.environment) },
      handler: async (context) => ({ status: 200, body: await service.list(callerOf(context), context.query) }),
    }),
    route({
      method: 'post',
      path: base,
      summary:
        'Registers an environment from the output of `conda list --json`. The same prefix on the same device is updated.',
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
      summary: 'Returns an environment.',
      ledger: ['ENV-03'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.environment },
      handler: async (context) => ({ status: 200, body: await service.read(callerOf(context), context.params.id) }),
    }),
    route({
      operationId: 'removeEnvironment',
      method: 'patch',
      path: `${base}/{id}/remove`,
      summary: 'Deletes or restores an environment. Owners and admins can.',
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
      operationId: 'listEnvironmentPackages',
      method: 'get',
      path: `${base}/{id}/packages/latest`,
      summary: 'Lists the registered packages of an environment, by name, with data from their channels.',
      ledger: ['ENV-06'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: contract.packagesQuery,
      answers: { 200: { json: cursorListOf(contract.knownPackage), ...CSV } },
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
      operationId: 'searchEnvironmentStats',
      method: 'post',
      path: `${base}/stats`,
      onlyReads: true,
      summary: 'Returns statistics of environments: packages, blocked packages, and CVEs by severity.',
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
      operationId: 'searchEnvironmentOwners',
      method: 'post',
      path: `${base}/owners`,
      onlyReads: true,
      summary: 'Returns the owners of environments.',
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
      operationId: 'scanEnvironment',
      method: 'post',
      path: `${base}/{id}/scan-brief`,
      onlyReads: true,
      summary: 'Scans all packages of an environment now. Returns affected or blocked packages, most severe first.',
      ledger: ['ENV-11'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      answers: { 200: contract.scan },
      handler: async (context) => ({ status: 200, body: await service.scan(callerOf(context), context.params.id) }),
    }),
  ];
}

/** Routes of the states of environments, their users, and environments with a CVE. */
function stateRoutes(service: EnvironmentService): Route[] {
  return [
    route({
      operationId: 'listEnvironmentStates',
      method: 'get',
      path: `${organization}/states`,
      summary: 'Lists the review states of environments, most recently changed environment first.',
      ledger: ['ENV-07', 'ENV-08', 'ENV-14'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      query: contract.environmentsQuery,
      answers: { 200: cursorListOf(contract.stateOfEnvironment) },
      handler: async (context) => ({ status: 200, body: await service.states(callerOf(context), context.query) }),
    }),
    route({
      operationId: 'getEnvironmentState',
      method: 'get',
      path: `${organization}/state/{id}`,
      summary: 'Returns the review state of an environment.',
      ledger: ['ENV-09', 'ENV-14'],
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      version: { of: 'environmentState' },
      answers: { 200: contract.stateOfEnvironment },
      handler: async (context) => ({ status: 200, body: await service.state(callerOf(context), context.params.id) }),
    }),
    route({
      operationId: 'updateEnvironmentState',
      method: 'patch',
      path: `${organization}/state/{id}/status`,
      summary: 'Sets the review state of an environment. A `null` message clears the previous one.',
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
      operationId: 'listEnvironmentUsers',
      method: 'get',
      path: `${organization}/users/registered`,
      summary: 'Lists users with registered environments, by username.',
      ledger: ['ENV-13'],
      access: { kind: 'organization', action: 'environment.read' },
      params: boundedOrganizationParams,
      query: cursorPaging(),
      answers: { 200: cursorListOf(contract.registeredUser) },
      handler: async (context) => ({ status: 200, body: await service.users(callerOf(context), context.query) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/environments',
      summary:
        "Lists environments of the caller's organizations that a CVE affects, at most 200, most recently changed first.",
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

/** Routes to import environments from files of any format. */
function importRoutes(parts: { service: EnvironmentService; solver: EnvironmentSolver }): Route[] {
  return [
    route({
      operationId: 'importEnvironment',
      method: 'post',
      path: `${base}/import`,
      summary:
        'Registers an environment from a file. Supports the output of `conda list`, also with `--json`, `--explicit`, or `--export`. Also supports environment.yml (YAML or JSON), conda-lock.yml, pixi.lock, pixi.toml, requirements.txt, a `conda-meta` folder, and SBOMs (CycloneDX or SPDX as JSON). The format is detected. Unpinned versions are solved from channels of the organization, and the environment is marked as solved.',
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
      operationId: 'importEnvironmentFiles',
      method: 'post',
      path: `${base}/upload`,
      summary:
        'Registers an environment from a form: files in the field `file`, and the optional fields `name`, `prefix`, `device`, `platform`, `environment`, `channels`, and `solve`. At most 32 MiB.',
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

/** Routes of revisions, diffs, and lock files. */
function historyRoutes(history: EnvironmentHistory): Route[] {
  return [
    route({
      method: 'get',
      path: `${base}/{id}/moments`,
      summary: 'Lists the revisions of an environment with their changes, newest first. The latest 200 are stored.',
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: cursorPaging(),
      answers: { 200: cursorListOf(contract.moment) },
      handler: async (context) => ({
        status: 200,
        body: await history.moments(callerOf(context), context.params.id, context.query),
      }),
    }),
    route({
      operationId: 'getEnvironmentDifference',
      method: 'get',
      path: `${base}/{id}/difference`,
      summary: 'Lists the differences between two revisions, or between two environments, by package name.',
      access: { kind: 'organization', action: 'environment.read' },
      params: contract.environmentParams,
      query: contract.differenceQuery,
      answers: { 200: cursorListOf(contract.packageDifference) },
      handler: async (context) => ({
        status: 200,
        body: await history.difference(callerOf(context), context.params.id, context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/{id}/lock`,
      summary: 'Downloads a lock file from which clients recreate the environment.',
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
        'Returns the software bill of materials (SBOM) of an environment as CycloneDX 1.6 or SPDX 2.3: packages, hashes, policy decisions, and known CVEs.',
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

/** Route of package usage. */
function exposureRoute(exposures: Exposures): Route {
  return route({
    operationId: 'searchExposure',
    method: 'get',
    path: `${organization}/exposure`,
    summary:
      "Lists environments that contain a package, match spec, or CVE, with their owners. A CVE is compared by package name and version, regardless of the channel. `coverage` counts what wasn't compared.",
    access: { kind: 'organization', action: 'environment.read' },
    params: boundedOrganizationParams,
    query: draftContract.exposureQuery,
    answers: { 200: draftContract.exposure },
    handler: async (context) => ({
      status: 200,
      body: await exposures.of(callerOf(context), context.query, context.signal),
    }),
  });
}

/** Route of the daily numbers of affected environments. */
function daysRoute(watch: EnvironmentWatch): Route {
  return route({
    method: 'get',
    path: `${organization}/exposure/days`,
    summary:
      'Returns the number of registered and affected environments per day, by highest severity. CVEs are compared by package name and version. VEX statements and policies of private channels count only for admins.',
    access: { kind: 'organization', action: 'environment.read' },
    params: boundedOrganizationParams,
    query: draftContract.daysQuery,
    answers: { 200: listOf(draftContract.exposureDay) },
    handler: async (context) => ({ status: 200, body: whole(await watch.days(callerOf(context), context.query)) }),
  });
}

/** Routes of a draft policy's impact on environments. */
function draftRoutes(drafts: EnvironmentDrafts): Route[] {
  return [
    route({
      operationId: 'previewDraftOnEnvironments',
      method: 'post',
      path: `${organization}/draft`,
      onlyReads: true,
      summary:
        'Lists environments with files that a policy draft would block, with their owners and whether each can still be installed.',
      access: { kind: 'organization', action: 'policy.preview' },
      alsoAsks: ['environment.read'],
      params: boundedOrganizationParams,
      body: draftContract.draftedBody,
      bodyDocument: draftContract.draftedDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: draftContract.draftedEnvironments },
      handler: async (context) => ({
        status: 200,
        body: await drafts.list(callerOf(context), context.body, context.signal),
      }),
    }),
    route({
      operationId: 'previewDraftOnEnvironment',
      method: 'post',
      path: `${base}/{id}/draft`,
      onlyReads: true,
      summary:
        'Returns the effect of a policy draft on an environment: the decision and rule for each package, and whether it can still be installed.',
      access: { kind: 'organization', action: 'policy.preview' },
      alsoAsks: ['environment.read'],
      params: contract.environmentParams,
      body: draftContract.environmentDraftBody,
      bodyDocument: draftContract.environmentDraftDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: draftContract.environmentDraft },
      handler: async (context) => ({
        status: 200,
        body: await drafts.one(callerOf(context), context.params.id, context.body, context.signal),
      }),
    }),
  ];
}
