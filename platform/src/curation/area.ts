/** The curation area: what organizations say of CVEs in their packages, in the words of OpenVEX. */
import { area as advisoryArea } from '../advisory/area.ts';
import { defineArea } from '../area.ts';
import { curationRoutes } from './routes.ts';
import { Curations } from './service.ts';

/** What organizations say of CVEs. */
export const area = defineArea({
  needs: { advisory: advisoryArea },
  create: ({ config, db }, { advisory: { advisories } }) => ({
    routes: curationRoutes(new Curations(db, advisories, config.publicUrl)),
  }),
});
