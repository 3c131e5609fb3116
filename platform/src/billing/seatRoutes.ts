import { boundedOrganizationParams, listOf, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { SeatService } from './seats.ts';

const READ = { kind: 'organization', action: 'subscription.read' } as const;
const ASSIGN = { kind: 'organization', action: 'licence.edit' } as const;
const BASE = '/api/organizations/{org}';

/** Seats and licences of an organization. */
export function seatRoutes(seats: SeatService): Route[] {
  return [
    route({
      method: 'put',
      path: `${BASE}/seats`,
      summary: 'Change how many seats the organization has; not fewer than are in use.',
      ledger: ['SEAT-02', 'SEAT-03'],
      access: { kind: 'organization', action: 'subscription.edit' },
      params: boundedOrganizationParams,
      body: contract.seats,
      version: { of: 'seats' },
      answers: { 200: contract.seatStats },
      handler: async (context) => ({
        status: 200,
        body: await seats.setSeats(organizationOf(context).id, context.body.quantity, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: `${BASE}/seats/stats`,
      summary: 'How many seats there are, are used and free, and how many people are invited.',
      ledger: ['SEAT-04', 'SEAT-10'],
      access: READ,
      params: boundedOrganizationParams,
      version: { of: 'seats' },
      answers: { 200: contract.seatStats },
      handler: async (context) => ({ status: 200, body: await seats.stats(organizationOf(context).id) }),
    }),
    route({
      method: 'get',
      path: `${BASE}/users/products`,
      summary: 'The licences of the organization, the oldest first.',
      access: READ,
      params: boundedOrganizationParams,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => ({ status: 200, body: whole(await seats.licences(organizationOf(context).id)) }),
    }),
    route({
      method: 'get',
      path: `${BASE}/users/me/products`,
      summary: "The caller's own licences in the organization.",
      ledger: ['SEAT-09', 'SEAT-10'],
      access: { kind: 'organization', action: 'organization.read' },
      params: boundedOrganizationParams,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => ({
        status: 200,
        body: whole(await seats.licences(organizationOf(context).id, viewerOf(context).userId)),
      }),
    }),
    route({
      method: 'get',
      path: `${BASE}/users/{userId}/products`,
      summary: "A member's licences.",
      access: READ,
      params: contract.licencePerson,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => ({
        status: 200,
        body: whole(await seats.licences(organizationOf(context).id, context.params.userId)),
      }),
    }),
    route({
      method: 'post',
      path: `${BASE}/users/products`,
      summary: 'Give several members, or all, a licence; all or none.',
      ledger: ['SEAT-06'],
      access: ASSIGN,
      params: boundedOrganizationParams,
      body: contract.licencesOfSeveral,
      answers: { 201: listOf(contract.licence) },
      handler: async (context) => {
        const { user_ids: userIds, include_all_members: everybody, product_code: product } = context.body;
        const wanted = { userIds, everybody, product };
        return {
          status: 201,
          body: whole(await seats.assign(organizationOf(context).id, wanted, viewerOf(context).userId)),
        };
      },
    }),
    route({
      method: 'put',
      path: `${BASE}/users/products/{productId}`,
      summary: 'Have exactly these members have a licence of the plan.',
      ledger: ['SEAT-08'],
      access: ASSIGN,
      params: contract.licenceProductParams,
      body: contract.holders,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => {
        const { productId } = context.params;
        const organizationId = organizationOf(context).id;
        const userIds = context.body.user_ids;
        const items = await seats.replace(organizationId, productId, userIds, viewerOf(context).userId);
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      method: 'post',
      path: `${BASE}/users/{userId}/products`,
      summary: 'Give a member a licence; who has one keeps it.',
      ledger: ['SEAT-05'],
      access: ASSIGN,
      params: contract.licencePerson,
      body: contract.licenceOfOne,
      answers: { 201: contract.licence },
      handler: async (context) => {
        const { product_code: product } = context.body;
        const organizationId = organizationOf(context).id;
        const licence = await seats.assignOne(organizationId, context.params.userId, product, viewerOf(context).userId);
        return { status: 201, body: licence };
      },
    }),
    route({
      method: 'delete',
      path: `${BASE}/users/{userId}/products/{productId}`,
      summary: "Take a member's licence away; the seat is free again.",
      ledger: ['SEAT-07'],
      access: ASSIGN,
      params: contract.licenceOfPerson,
      answers: { 204: null },
      handler: async (context) => {
        const { userId, productId } = context.params;
        await seats.remove(organizationOf(context).id, userId, productId, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
  ];
}
