import { defineArea } from '../area.ts';
import { paymentResolvers } from './resolvers.ts';
import { PaymentSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    payment: PaymentSource;
  }
}

/** Checkouts, invoices and how people pay. */
export const area = defineArea({ name: 'payment', source: PaymentSource, resolvers: [paymentResolvers] });
