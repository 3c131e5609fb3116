/** REST bodies and responses of workloads that service accounts trust. */
import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { newWorkload, workloadsParams } from './contract.ts';

const scopes = z.array(z.enum(SERVICE_ACCOUNT_SCOPES));

/** A workload that a service account trusts. */
export const accountWorkload = z
  .object({
    id: z.uuid(),
    issuer: z.string().meta({ description: 'Issuer of its tokens (`iss`).' }),
    subject: z.string().meta({ description: 'Subject of its tokens (`sub`). `*` matches any text.' }),
    scopes: scopes.meta({ description: 'What the exchanged access tokens allow.' }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'Time of the last exchange.' }),
  })
  .meta({ id: 'ServiceAccountWorkload' });

/** Workloads that a service account trusts, by issuer and subject. */
export const accountWorkloads = listOf(accountWorkload);

/** Body of POST that adds one. */
export const newAccountWorkload = newWorkload
  .omit({ channel: true, scope: true })
  .extend({
    scopes: scopes
      .min(1, 'Select at least one scope.')
      .max(SERVICE_ACCOUNT_SCOPES.length)
      .meta({ description: 'What the exchanged access tokens allow, at least one.' }),
  })
  .meta({ id: 'NewServiceAccountWorkload' });

/** Path of the workloads of a service account. */
export const accountParams = workloadsParams.extend({
  id: z.string().meta({ description: 'ID of the service account.' }),
});
/** Path of one of them. */
export const accountWorkloadParams = accountParams.extend({
  workload: z.string().meta({ description: 'ID of the trusted workload.' }),
});
