import type { Context } from '../context.ts';
import type { UserModel } from './source.ts';

/** Reads what only the viewer has of themselves; null for anybody else. */
export const viewerOnly = <T>(user: UserModel, context: Context, read: () => Promise<T>): Promise<T> | null =>
  user.uuid === context.viewer ? read() : null;
