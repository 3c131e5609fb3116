import { z } from 'zod';

const fields = {
  client_id: z.string().max(200).optional(),
  redirect_uri: z.string().max(2_048).optional(),
  response_type: z.string().max(100).optional(),
  scope: z.string().max(1_000).optional(),
  state: z
    .string()
    .max(2_048)
    .optional()
    .meta({ description: 'State parameter of the application, returned unchanged.' }),
};

/** Schema of what an application or a device requests. */
export const requestAnswer = z
  .object({
    id: z.string().meta({ description: 'ID of the request, or code of the device.' }),
    client_name: z.string(),
    client_url: z.string().nullable(),
    scopes: z.array(z.object({ name: z.string(), description: z.string() })),
    redirect_host: z
      .string()
      .nullable()
      .meta({ description: 'Host that receives the authorization. `null` for a device.' }),
    fields: z
      .object(fields)
      .meta({ description: 'Fields of the request that the response must repeat. Empty for a device.' }),
  })
  .meta({ id: 'AuthorizationRequest' });

/** Path of GET /api/iam/authorize/{id}. */
export const requestParams = z.object({ id: z.string().min(1).max(200) });

/** Query of POST /api/iam/authorize (AUTH-08): ID and fields of the request, and the user's decision. */
export const answerQuery = z.looseObject({
  grant_type: z.literal('authorization_code'),
  id: z.string().min(1).max(200).meta({ description: 'ID of the request.' }),
  ...fields,
  allow: z.enum(['true', 'false']),
});

/** Response of POST /api/iam/authorize. */
export const continueAnswer = z
  .object({ continue_url: z.url().meta({ description: 'URL that completes the request. The browser must open it.' }) })
  .meta({ id: 'AuthorizationAnswer' });

/** Path of GET /api/iam/device/{code}. */
export const deviceParams = z.object({
  code: z.string().min(1).max(40).meta({ description: 'Code that the device shows.' }),
});

/** Body of POST /api/iam/device. */
export const deviceAnswer = z.object({
  user_code: z.string().min(1).max(40).meta({ description: 'Code that the device shows.' }),
  allow: z.boolean(),
});
