import type { Express } from 'express';
import { makeAreas } from './area.ts';
import type { MadeOf } from './area.ts';
import * as listed from './areas.ts';
import type { Area, Core } from './core.ts';
import { createApp, deleteOldVersions, isMachine, OwnRequests, withLines } from './http/index.ts';
import type { Route } from './http/index.ts';
import { createDocumentation } from './openapi/documentation.ts';
import { createHealth } from './monitoring/health.ts';
import { HOURLY } from './jobs/index.ts';
import { usernameFor } from './person/index.ts';
import type { SignInLimits } from './identity/index.ts';
import { createTelemetry } from './monitoring/telemetry.ts';
import { isTokenSecret } from '@terrarium/domain/access';

/** Settings for tests only. */
export interface ComposeOptions {
  signInLimits?: SignInLimits;
  /** Areas in addition to the product's own. */
  areas?: (core: Core) => Area[];
}

/** The areas of the platform by their names in areas.ts. */
export type Areas = MadeOf<typeof listed>;

/** The whole platform, created but not started. */
export interface Composition {
  areas: Areas;
  /** Started in this order, stopped in reverse. */
  parts: Area[];
  routes: Route[];
  /** Creates the application that handles requests. */
  app(): Express;
}

/** Creates every area of the platform with its dependencies. Reads and writes nothing before `start`. */
export function compose(given: Core, { signInLimits, areas: more }: ComposeOptions = {}): Composition {
  const own = new OwnRequests();
  const core: Core = { ...given, ...(signInLimits && { signInLimits }), readAs: own.read };
  const telemetry = createTelemetry(core);
  const { byName: areas, inOrder } = makeAreas(listed, core);
  // Telemetry, health, and documentation are about the process itself; everything else is an area.
  const parts: Area[] = [
    telemetry,
    { routes: [], start: () => own.start(app()), stop: () => own.stop() },
    createDocumentation(() => routes),
    createHealth(core),
    { routes: [], cleanUps: [{ name: 'old versions', schedule: HOURLY, run: () => deleteOldVersions(core.db) }] },
    ...inOrder,
    ...(more?.(core) ?? []),
  ];
  const names = new Map(Object.entries(areas).map(([name, area]): [Area, string] => [area, name]));
  const routes: Route[] = parts.flatMap((part) =>
    part.routes.map((route) => withLines({ ...route, area: names.get(part) ?? 'hub' })),
  );
  core.jobs.defineCleanUps(parts.flatMap((part) => part.cleanUps ?? []));
  const { account, identity, organization } = areas;
  const app = (): Express =>
    createApp({
      routes,
      rawHandlers: parts.flatMap((part) => part.rawHandlers ?? []),
      authorizer: {
        openToken: async (token) =>
          own.open(token) ?? (isTokenSecret(token) ? areas.token.openApiToken(token) : identity.openToken(token)),
        isConfirmed: (viewer) => identity.isConfirmed(viewer),
        hasFreshProof: (viewer) => identity.hasFreshProof(viewer),
        isOperator: (viewer) => identity.isOperator(viewer),
        organization: (nameOrId, userId) => organization.find(nameOrId, userId),
        requireFeature: (organizationId, feature) => organization.requireFeature(organizationId, feature),
        requireOwnFeature: (viewer, feature) => account.requireOwnFeature(viewer, feature),
      },
      db: core.db,
      writeLocks: core.connection.writeLocks,
      nameFor: async (userId, viewer) =>
        viewer === null || isMachine(viewer) ? null : usernameFor(core.db, userId, viewer.userId),
      log: core.log,
      trustProxy: core.config.trustProxy,
      validateAnswers: core.config.validateAnswers,
      observe: telemetry.observe,
      noteTrouble: (error) => core.connection.noteTrouble(error),
    });
  return { areas, parts, routes, app };
}
