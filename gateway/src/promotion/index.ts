import { defineArea } from '../area.ts';
import { promotionResolvers } from './resolvers.ts';
import { PromotionSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    promotion: PromotionSource;
  }
}

/** Files of one channel that are brought into another. */
export const area = defineArea({ name: 'promotion', source: PromotionSource, resolvers: [promotionResolvers] });
