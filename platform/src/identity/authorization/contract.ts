import { z } from 'zod';

const fields = {
  client_id: z.string().max(200).optional(),
  redirect_uri: z.string().max(2_048).optional(),
  response_type: z.string().max(100).optional(),
  scope: z.string().max(1_000).optional(),
  state: z.string().max(2_048).optional().meta({ description: 'What the application wants to get back as it is.' }),
};

/** What an application or a device asks for. */
export const requestAnswer = z
  .object({
    id: z.string().meta({ description: 'Id of the request, or the code of the device.' }),
    client_name: z.string(),
    client_url: z.string().nullable(),
    scopes: z.array(z.object({ name: z.string(), description: z.string() })),
    redirect_host: z.string().nullable().meta({ description: 'Host that gets the answer; null for a device.' }),
    fields: z
      .object(fields)
      .meta({ description: 'Fields of the request, to be repeated by its answer; empty for a device.' }),
  })
  .meta({ id: 'AuthorizationRequest' });

/** Path of GET /api/iam/authorize/{id}. */
export const requestParams = z.object({ id: z.string().min(1).max(200) });

/** Query of POST /api/iam/authorize (AUTH-08): the request's id and fields, and the answer. */
export const answerQuery = z.looseObject({
  grant_type: z.literal('authorization_code'),
  id: z.string().min(1).max(200).meta({ description: 'Id of the request.' }),
  ...fields,
  allow: z.enum(['true', 'false']),
});

/** Answer of POST /api/iam/authorize. */
export const continueAnswer = z
  .object({ continue_url: z.url().meta({ description: 'The browser goes on here.' }) })
  .meta({ id: 'AuthorizationAnswer' });

/** Path of GET /api/iam/device/{code}. */
export const deviceParams = z.object({
  code: z.string().min(1).max(40).meta({ description: 'Code that the device shows.' }),
});

/** Body of POST /api/iam/device. */
export const deviceAnswer = z.object({
  user_code: z.string().min(1).max(40).meta({ description: 'As the device shows it.' }),
  allow: z.boolean(),
});
