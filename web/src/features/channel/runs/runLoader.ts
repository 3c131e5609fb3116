import type { LoaderFunctionArgs } from 'react-router-dom';
import { ChannelRunDocument } from '../../../gen/channelRun.ts';
import { startQuery } from '../../../lib/apollo/router.ts';

/** Starts the query of a run's page. */
export function runLoader({ context, params: { org = '', channel = '', runId = '' } }: LoaderFunctionArgs): null {
  startQuery(context, ChannelRunDocument, { org, channel, id: runId });
  return null;
}
