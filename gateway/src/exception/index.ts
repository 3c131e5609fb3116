import { defineArea } from '../area.ts';
import { exceptionResolvers } from './resolvers.ts';
import { ExceptionSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    exception: ExceptionSource;
  }
}

/** Requests for exceptions from policies, and the exceptions that were granted. */
export const area = defineArea({ name: 'exception', source: ExceptionSource, resolvers: [exceptionResolvers] });
