import type { Context } from '../context.ts';
import { onlyFor } from '../graphql/index.ts';
import type { UserModel } from './source.ts';

/**
 * Reads what only the viewer has of themselves.
 * @throws UpstreamError FORBIDDEN for anybody else
 */
export const viewerOnly = <T>(user: UserModel, context: Context, read: () => Promise<T>): Promise<T> =>
  onlyFor('the person', user.uuid === context.viewer, read);
