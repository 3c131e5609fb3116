import type { Context } from '../context.ts';
import { onlyFor } from '../graphql/index.ts';
import type { UserModel } from './source.ts';

/** Reads a field that only the viewer can see about themselves. @throws UpstreamError FORBIDDEN for anyone else */
export const viewerOnly = <T>(user: UserModel, context: Context, read: () => Promise<T>): Promise<T> =>
  onlyFor('the person', user.uuid === context.viewer, read);
