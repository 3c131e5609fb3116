import { buildOpenApi } from '../http/index.ts';
import type { OpenApiDocument, Route } from '../http/index.ts';
import { webhookEvent, webhookEvents, webhookHeaders, webhookResponses } from '../webhook/index.ts';
import { BODY_EXAMPLES } from './examples.ts';
import { TAGS } from './tags.ts';

/** Returns the hub's OpenAPI document: its routes, the titles of their areas, and the events of webhooks. */
export const openApiOf = (routes: Route[]): OpenApiDocument =>
  buildOpenApi(routes, {
    tags: TAGS,
    bodyExamples: BODY_EXAMPLES,
    webhooks: webhookEvents(),
    schemas: { WebhookEvent: webhookEvent },
    parameters: webhookHeaders,
    responses: webhookResponses,
  });
