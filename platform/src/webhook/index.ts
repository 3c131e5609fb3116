/** The webhook area: what the REST document says of its events. */
export { webhookEvent, webhookEvents, webhookHeaders, webhookResponses } from './events.ts';
