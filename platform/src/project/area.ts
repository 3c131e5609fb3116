/** The project area: projects of people and organizations, and the files in them. */
import { join } from 'node:path';
import { defineArea } from '../area.ts';
import { area as billingArea } from '../billing/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as organizationArea } from '../organization/area.ts';
import { objectsOf } from '../repo/index.ts';
import { ProjectFiles } from './files.ts';
import { projectRoutes } from './routes.ts';
import { loadProjects } from './sample.ts';
import { Projects } from './service.ts';
import { tellPossible, uploadRoutes } from './uploadRoutes.ts';
import { ProjectUploads } from './uploads.ts';

/** Folder of the files' bytes inside the data folder: apart from those of packages, which have rules of their own. */
const FOLDER = 'projects';

/** Projects of people and organizations. */
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
        { name: 'deleted projects', schedule: HOURLY, run: () => projects.purge() },
        { name: 'unfinished uploads of files', schedule: HOURLY, run: (signal) => uploads.sweep(signal) },
        { name: 'files of no project', schedule: HOURLY, run: (signal) => files.sweep(signal) },
      ],
      sample: { after: ['organization'], load: (hub) => loadProjects(projects, files, hub) },
      start: async () => void (await objects.removeLeftovers(true)),
    };
  },
});
