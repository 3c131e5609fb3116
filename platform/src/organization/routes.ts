import {
  attachment,
  CSV,
  cursorListOf,
  listOf,
  organizationOf,
  route,
  viewerOf,
  wantsTable,
  whole,
} from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { OrganizationService } from './service.ts';

/** Routes of organizations, base /api/organizations. */
export function organizationRoutes(service: OrganizationService): Route[] {
  return [
    route({
      operationId: 'listOwnOrganizations',
      method: 'get',
      path: '/api/organizations/my',
      summary: "Lists the caller's organizations, by title.",
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
      summary: 'Creates an organization. The caller becomes its admin.',
      ledger: ['ORG-03', 'ORG-34'],
      access: { kind: 'user', confirmed: true },
      body: contract.organizationCreation,
      answers: { 201: contract.organization },
      handler: async (context) => ({ status: 201, body: await service.create(context.body, viewerOf(context)) }),
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}',
      summary: 'Returns an organization.',
      ledger: ['ORG-04'],
      access: { kind: 'organization', action: 'organization.read' },
      params: contract.organizationParams,
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
      summary: 'Updates the title and bio of an organization.',
      ledger: ['ORG-05', 'ORG-34'],
      access: { kind: 'organization', action: 'organization.edit' },
      params: contract.organizationParams,
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
      summary: 'Deletes an organization with everything in it.',
      ledger: ['ORG-06'],
      access: { kind: 'organization', action: 'organization.delete' },
      params: contract.organizationParams,
      answers: { 204: null },
      handler: async (context) => {
        await service.delete(organizationOf(context), viewerOf(context));
        return { status: 204 };
      },
    }),
    route({
      operationId: 'getMembership',
      method: 'get',
      path: '/api/organizations/{org}/me',
      summary: "Returns the caller's membership.",
      ledger: ['ORG-08'],
      access: { kind: 'organization', action: 'organization.read' },
      params: contract.organizationParams,
      answers: { 200: contract.membership },
      handler: async (context) => {
        const { role } = organizationOf(context);
        if (!role) throw new Error('A caller without a role cannot get here.');
        return { status: 200, body: { role } };
      },
    }),
    ...featureRoutes(service),
    ...memberRoutes(service),
  ];
}

/** Routes of the features of an organization. */
function featureRoutes(service: OrganizationService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/features',
      summary: 'Lists the features, and whether each is enabled.',
      ledger: ['ORG-09'],
      access: { kind: 'organization', action: 'organization.read' },
      params: contract.organizationParams,
      version: { of: 'organizationFeatures' },
      answers: { 200: listOf(contract.feature) },
      handler: async (context) => {
        const items = await service.features(organizationOf(context).id);
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      operationId: 'updateFeature',
      method: 'post',
      path: '/api/organizations/{org}/features',
      summary: 'Turns a plan feature on or off for the organization.',
      ledger: ['ORG-10'],
      access: { kind: 'organization', action: 'organization.features' },
      params: contract.organizationParams,
      body: contract.featureSetting,
      version: { of: 'organizationFeatures' },
      answers: { 200: contract.feature },
      handler: async (context) => ({
        status: 200,
        body: await service.setFeature(organizationOf(context).id, context.body, viewerOf(context)),
      }),
    }),
    route({
      operationId: 'updateFeatures',
      method: 'post',
      path: '/api/organizations/{org}/features/batch',
      summary: 'Turns several plan features on or off for the organization. If one change fails, none is made.',
      ledger: ['ORG-11'],
      access: { kind: 'organization', action: 'organization.features' },
      params: contract.organizationParams,
      body: contract.featureSettings,
      version: { of: 'organizationFeatures' },
      answers: { 200: listOf(contract.feature) },
      handler: async (context) => {
        const items = await service.setFeatures(organizationOf(context).id, context.body.features, viewerOf(context));
        return { status: 200, body: whole(items) };
      },
    }),
  ];
}

/** Routes of the members of an organization. */
function memberRoutes(service: OrganizationService): Route[] {
  return [
    route({
      operationId: 'listMembers',
      method: 'get',
      path: '/api/organizations/{org}/users',
      summary: 'Lists the members by username, as paginated JSON or as CSV with all members.',
      ledger: ['ORG-12', 'ORG-13', 'DATA-04'],
      access: { kind: 'organization', action: 'member.read' },
      params: contract.organizationParams,
      query: contract.memberQuery,
      answers: { 200: { json: cursorListOf(contract.organizationUser), ...CSV } },
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
      operationId: 'getMember',
      method: 'get',
      path: '/api/organizations/{org}/users/{userId}',
      summary: 'Returns a member.',
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
      operationId: 'updateMember',
      method: 'put',
      path: '/api/organizations/{org}/users/{userId}',
      summary: 'Changes the role of a member, and notifies the member by email.',
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
      operationId: 'removeMember',
      method: 'delete',
      path: '/api/organizations/{org}/users/{userId}',
      summary:
        'Removes a member with token and group memberships from the organization, and notifies the member by email.',
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
      operationId: 'removeOwnMembership',
      method: 'delete',
      path: '/api/organizations/{org}/users/me',
      summary: 'Removes the caller from the organization.',
      ledger: ['ORG-07'],
      access: { kind: 'organization', action: 'organization.leave' },
      params: contract.organizationParams,
      answers: { 204: null },
      handler: async (context) => {
        await service.leave(organizationOf(context), viewerOf(context));
        return { status: 204 };
      },
    }),
  ];
}
