import { changesLists } from '../../lib/apollo/cache.ts';

/** Options of a mutation that changes requests: a package's page shows the viewer's, admins see all. */
export const requestLists = changesLists({
  Organization: ['exceptionRequests'],
  Channel: ['viewerExceptionRequests'],
});

/** Options of a mutation that changes active exceptions, maybe by a decision about a request. */
export const exceptionLists = changesLists({
  Organization: ['exceptions', 'exceptionRequests'],
  Channel: ['exceptions', 'viewerExceptionRequests'],
});
