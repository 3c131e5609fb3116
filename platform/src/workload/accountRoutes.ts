/** REST of workloads that service accounts trust. */
import { organizationOf, route, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { keyHolderOf } from '../token/index.ts';
import * as contract from './accountContract.ts';
import type { AccountWorkloads } from './accounts.ts';

const WORKLOADS = '/api/v1/organizations/{org}/service-accounts/{id}/workloads';
const EDIT = { kind: 'organization', action: 'service_account.edit' } as const;

/** Routes of workloads that service accounts trust. */
export function accountWorkloadRoutes(workloads: AccountWorkloads): Route[] {
  return [
    route({
      operationId: 'listServiceAccountWorkloads',
      method: 'get',
      path: WORKLOADS,
      summary: 'Lists the workloads that a service account trusts.',
      access: { kind: 'organization', action: 'service_account.read' },
      params: contract.accountParams,
      answers: { 200: contract.accountWorkloads },
      handler: async (context) => ({
        status: 200,
        body: whole(await workloads.list(organizationOf(context).id, context.params.id)),
      }),
    }),
    route({
      operationId: 'addServiceAccountWorkload',
      method: 'post',
      path: WORKLOADS,
      summary:
        "Adds a trusted workload to a service account. The hub exchanges its issuer's tokens for access tokens of the account.",
      access: EDIT,
      params: contract.accountParams,
      body: contract.newAccountWorkload,
      answers: { 201: contract.accountWorkload },
      handler: async (context) => ({ status: 201, body: await workloads.trust(keyHolderOf(context), context.body) }),
    }),
    route({
      operationId: 'updateServiceAccountWorkloadKeys',
      method: 'put',
      path: `${WORKLOADS}/{workload}/keys`,
      summary: "Replaces the issuer's keys of a trusted workload of a service account.",
      access: EDIT,
      params: contract.accountWorkloadParams,
      body: contract.newIssuerKeys,
      answers: { 200: contract.accountWorkload },
      handler: async (context) => ({
        status: 200,
        body: await workloads.replaceKeys(keyHolderOf(context), context.params.workload, context.body.keys),
      }),
    }),
    route({
      operationId: 'removeServiceAccountWorkload',
      method: 'delete',
      path: `${WORKLOADS}/{workload}`,
      summary: 'Removes a trusted workload of a service account. Its access tokens stop working immediately.',
      access: EDIT,
      params: contract.accountWorkloadParams,
      answers: { 204: null },
      handler: async (context) => {
        await workloads.remove(keyHolderOf(context), context.params.workload);
        return { status: 204 };
      },
    }),
  ];
}
