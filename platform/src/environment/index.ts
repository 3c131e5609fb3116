import type { ArtifactArea } from '../artifact/index.ts';
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { environmentRoutes } from './routes.ts';
import { EnvironmentService } from './service.ts';

export { register as registerEnvironment } from './store.ts';

/** Environments of organizations. */
export function createEnvironments(
  core: Pick<Core, 'config' | 'db'>,
  neighbours: Pick<ChannelArea, 'channels'> & Pick<ArtifactArea, 'artifacts'>,
): Area {
  return { routes: environmentRoutes(new EnvironmentService(core.db, core.config.limits, neighbours)) };
}
