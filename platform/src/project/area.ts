/** The project area: projects of people and organizations, and the files in them. */
import { join } from 'node:path';
import { defineArea } from '../area.ts';
import { area as billingArea } from '../billing/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as organizationArea } from '../organization/area.ts';
import { ObjectStore } from '../repo/index.ts';
import { ProjectFiles } from './files.ts';
import { projectRoutes } from './routes.ts';
import { loadProjects } from './sample.ts';
import { Projects } from './service.ts';

/** Folder of the files' bytes inside the data folder: apart from those of packages, which have rules of their own. */
const FOLDER = 'projects';

/** Projects of people and organizations. */
export const area = defineArea({
  needs: { billing: billingArea, organization: organizationArea },
  create: ({ config, db }, { billing: { billing }, organization }) => {
    const projects = new Projects(db, config.limits, organization);
    const objects = new ObjectStore(join(config.dataDir, FOLDER));
    const files = new ProjectFiles({
      db,
      projects,
      objects,
      planOf: (owner) => billing.planOf(owner),
      mostStorage: config.projectStorage,
    });
    return {
      routes: projectRoutes(projects, files),
      cleanUps: [
        { name: 'deleted projects', schedule: HOURLY, run: () => projects.purge() },
        { name: 'files of no project', schedule: HOURLY, run: (signal) => files.sweep(signal) },
      ],
      sample: { after: ['organization'], load: (hub) => loadProjects(projects, files, hub) },
      start: async () => void (await objects.removeLeftovers(true)),
    };
  },
});
