import { attachment, CSV, listOf, organizationOf, route, viewerOf, wantsTable, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { OrganizationService } from './service.ts';

/** The organization calls, base /api/organizations. */
export function organizationRoutes(service: OrganizationService): Route[] {
  const params = contract.organizationParams;
  return [
    route({
      method: 'get',
      path: '/api/organizations/my',
      summary: "The caller's organizations, by title.",
      ledger: ['ORG-02', 'DATA-02', 'DATA-03'],
      access: { kind: 'user' },
      answers: { 200: listOf(contract.organization) },
      handler: async (context) => {
        const items = await service.listOf(viewerOf(context));
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      method: 'post',
      path: '/api/organizations/',
      summary: 'Create an organization; the caller becomes its admin.',
      ledger: ['ORG-03', 'ORG-34'],
      access: { kind: 'user', confirmed: true },
      body: contract.organizationCreation,
      answers: { 201: contract.organization },
      handler: async (context) => ({ status: 201, body: await service.create(context.body, viewerOf(context)) }),
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}',
      summary: 'One organization.',
      ledger: ['ORG-04'],
      access: { kind: 'organization', action: 'organization.read' },
      params,
      version: { of: 'organization' },
      answers: { 200: contract.organization },
      handler: async (context) => ({
        status: 200,
        body: await service.read(organizationOf(context).id, viewerOf(context)),
      }),
    }),
    route({
      method: 'put',
      path: '/api/organizations/{org}',
      summary: 'Change title and bio.',
      ledger: ['ORG-05', 'ORG-34'],
      access: { kind: 'organization', action: 'organization.edit' },
      params,
      body: contract.organizationEdit,
      answers: { 200: contract.organization },
      handler: async (context) => ({
        status: 200,
        body: await service.edit(organizationOf(context).id, context.body, viewerOf(context)),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/organizations/{org}',
      summary: 'Delete an organization with everything that belongs to it.',
      ledger: ['ORG-06'],
      access: { kind: 'organization', action: 'organization.delete' },
      params,
      answers: { 204: null },
      handler: async (context) => {
        await service.delete(organizationOf(context), viewerOf(context));
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/me',
      summary: "The caller's membership.",
      ledger: ['ORG-08'],
      access: { kind: 'organization', action: 'organization.read' },
      params,
      answers: { 200: contract.membership },
      handler: async (context) => {
        const { role } = organizationOf(context);
        if (!role) throw new Error('A caller without a role cannot get here.');
        return { status: 200, body: { role } };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/features',
      summary: 'Features and whether the subscription gives them now.',
      ledger: ['ORG-09'],
      access: { kind: 'organization', action: 'organization.read' },
      params,
      version: { of: 'organizationFeatures' },
      answers: { 200: listOf(contract.feature) },
      handler: async (context) => {
        const items = await service.features(organizationOf(context).id);
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      method: 'post',
      path: '/api/organizations/{org}/features',
      summary: 'Switch a feature of the plan on or off for the organization.',
      ledger: ['ORG-10'],
      access: { kind: 'organization', action: 'organization.features' },
      params,
      body: contract.featureSetting,
      version: { of: 'organizationFeatures' },
      answers: { 200: contract.feature },
      handler: async (context) => ({
        status: 200,
        body: await service.setFeature(organizationOf(context).id, context.body, viewerOf(context)),
      }),
    }),
    route({
      method: 'post',
      path: '/api/organizations/{org}/features/batch',
      summary: 'Switch several features of the plan on or off for the organization: all of them or none.',
      ledger: ['ORG-11'],
      access: { kind: 'organization', action: 'organization.features' },
      params,
      body: contract.featureSettings,
      version: { of: 'organizationFeatures' },
      answers: { 200: listOf(contract.feature) },
      handler: async (context) => {
        const items = await service.setFeatures(organizationOf(context).id, context.body.features, viewerOf(context));
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/users',
      summary: 'Members, by user name; as JSON by pages, or all as a CSV file.',
      ledger: ['ORG-12', 'ORG-13', 'DATA-04'],
      access: { kind: 'organization', action: 'member.read' },
      params,
      query: contract.memberQuery,
      answers: { 200: { json: listOf(contract.organizationUser), ...CSV } },
      handler: async (context) => {
        const [organization, viewer] = [organizationOf(context), viewerOf(context)];
        const { q, role, format, ...page } = context.query;
        if (wantsTable(context.request, format))
          return {
            status: 200,
            stream: await service.memberTable(organization, viewer, { q, role }),
            headers: attachment(`${organization.name}-members`),
          };
        return { status: 200, body: await service.members(organization, viewer, page, { q, role }) };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/users/{userId}',
      summary: 'A member.',
      access: { kind: 'organization', action: 'member.read' },
      params: contract.memberParams,
      version: { of: 'member' },
      answers: { 200: contract.organizationUser },
      handler: async (context) => ({
        status: 200,
        body: await service.member(organizationOf(context), viewerOf(context), context.params.userId),
      }),
    }),
    route({
      method: 'put',
      path: '/api/organizations/{org}/users/{userId}',
      summary: "Change a member's role; the member gets a mail.",
      ledger: ['ORG-14', 'ORG-18'],
      access: { kind: 'organization', action: 'member.edit' },
      params: contract.memberParams,
      body: contract.memberChange,
      answers: { 200: contract.organizationUser },
      handler: async (context) => ({
        status: 200,
        body: await service.setRole(
          organizationOf(context),
          viewerOf(context),
          context.params.userId,
          context.body.role,
        ),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/organizations/{org}/users/{userId}',
      summary: 'Take a member out of the organization, with token and groups; the member gets a mail.',
      ledger: ['ORG-15'],
      access: { kind: 'organization', action: 'member.remove' },
      params: contract.memberParams,
      answers: { 204: null },
      handler: async (context) => {
        await service.removeMember(organizationOf(context), viewerOf(context), context.params.userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'delete',
      path: '/api/organizations/{org}/users/me',
      summary: 'Leave the organization.',
      ledger: ['ORG-07'],
      access: { kind: 'organization', action: 'organization.leave' },
      params,
      answers: { 204: null },
      handler: async (context) => {
        await service.leave(organizationOf(context), viewerOf(context));
        return { status: 204 };
      },
    }),
  ];
}
