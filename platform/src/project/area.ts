/** The project area: projects of users and organizations, and their files. */
import { join } from 'node:path';
import { defineArea } from '../area.ts';
import { area as billingArea } from '../billing/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as organizationArea } from '../organization/area.ts';
import { objectsOf } from '../repo/index.ts';
import { purgeDeleted } from '../resource/softDelete.ts';
import { ProjectFiles } from './files.ts';
import { projectRoutes } from './routes.ts';
import { loadProjects } from './sample.ts';
import { Projects } from './service.ts';
import { tellPossible, uploadRoutes } from './uploadRoutes.ts';
import { ProjectUploads } from './uploads.ts';

/** Folder of project files in the data folder, separate from packages, which have other rules. */
const FOLDER = 'projects';

/** The project area. */
export const area = defineArea({
  needs: { billing: billingArea, organization: organizationArea },
  create: ({ config, db }, { billing: { billing }, organization }) => {
    const projects = new Projects(db, config.limits, organization);
    const objects = objectsOf(config, FOLDER);
    const files = new ProjectFiles({
      db,
      projects,
      objects,
      planOf: (owner) => billing.planOf(owner),
      mostStorage: config.projectStorage,
    });
    const folder = join(config.dataDir, FOLDER, 'uploads');
    const uploads = new ProjectUploads({
      db,
      projects,
      files,
      objects,
      folder,
      // The embedded database belongs to one process.
      isAlone: config.databaseUrl === undefined,
    });
    return {
      routes: [...projectRoutes(projects, files), ...uploadRoutes(projects, uploads)],
      rawHandlers: [{ path: '/api/projects', handler: tellPossible }],
      cleanUps: [
        { name: 'deleted projects', schedule: HOURLY, run: () => purgeDeleted(db, 'project') },
        { name: 'unfinished uploads of files', schedule: HOURLY, run: (signal) => uploads.sweep(signal) },
        { name: 'files of no project', schedule: HOURLY, run: (signal) => files.sweep(signal) },
      ],
      sample: { after: ['organization'], load: (hub) => loadProjects(projects, files, hub) },
      start: async () => void (await objects.removeLeftovers(true)),
    };
  },
});
