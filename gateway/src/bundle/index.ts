import { defineArea } from '../area.ts';
import { bundleResolvers } from './resolvers.ts';
import { BundleSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    bundle: BundleSource;
  }
}

/** Signed files that carry what a channel serves to a hub without a network. */
export const area = defineArea({ name: 'bundle', source: BundleSource, resolvers: [bundleResolvers] });
