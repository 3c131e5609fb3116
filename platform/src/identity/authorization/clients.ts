import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ClientMetadata } from 'oidc-provider';
import { z } from 'zod';
import { isUnencrypted } from '../../outbound/index.ts';

const REFRESH = 'refresh_token';
const CODE = 'authorization_code';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * Command-line clients and scripts on a user's machine: a public client that listens on any loopback port (RFC 8252,
 * 7.3), or shows a code.
 */
const COMMAND_LINE: ClientMetadata = {
  client_id: 'terrarium-cli',
  client_name: 'Terrarium command line',
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]/callback', 'http://localhost/callback'],
  grant_types: [CODE, REFRESH, DEVICE],
};

const httpsUri = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !isUnencrypted(text), 'must begin with https:// unless it is on this machine');

/** Schema of OIDC_CLIENTS_FILE: a list of applications. */
const clientsFile = z.array(
  z.strictObject({
    /** ID of the application in OAuth. */
    client_id: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .refine((id) => id !== COMMAND_LINE.client_id, 'is the name of the built-in command line'),
    /** Display name, on the consent page. */
    client_name: z.string().min(1).max(100),
    /** Page of the application. */
    client_uri: httpsUri.optional(),
    /** Hex SHA-256 of the application's secret. Without it, the application is a public client. */
    client_secret_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Allowed redirect URIs, compared exactly. */
    redirect_uris: z.array(z.url()).min(1).max(20),
    /** `native` for an application on a user's machine: loopback addresses with any port, or a custom scheme. */
    application_type: z.enum(['web', 'native']).default('web'),
    /** Whether it can use the device flow (RFC 8628). */
    device_flow: z.boolean().default(false),
  }),
);

/** Reads the applications that users can authorize. @throws an Error that names what is wrong in the file */
export async function readClients(file: string | undefined): Promise<ClientMetadata[]> {
  if (file === undefined) return [COMMAND_LINE];
  const problem = (text: string, cause?: unknown): Error =>
    new Error(
      `The file of applications ${file} (OIDC_CLIENTS_FILE) cannot be used: ${text}. Correct it and start again.`,
      { cause },
    );
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error), error);
  }
  const result = clientsFile.safeParse(content);
  if (!result.success)
    throw problem(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const ids = result.data.map((client) => client.client_id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw problem(`'${twice}' is in it twice`);
  return [
    COMMAND_LINE,
    ...result.data.map(
      ({ client_secret_sha256: hash, device_flow: device, client_uri: uri, ...client }): ClientMetadata => ({
        ...client,
        ...(uri === undefined ? {} : { client_uri: uri }),
        // The server compares hashes (see sameSecret), so the file doesn't contain the secret.
        ...(hash === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: hash, token_endpoint_auth_method: 'client_secret_basic' }),
        grant_types: device ? [CODE, REFRESH, DEVICE] : [CODE, REFRESH],
      }),
    ),
  ];
}

/** Returns whether a secret has this hex SHA-256, in constant time. */
export function sameSecret(hash: string, secret: string): boolean {
  return timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(hash, 'hex'));
}
