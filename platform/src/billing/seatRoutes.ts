import { boundedOrganizationParams, listOf, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { SeatService } from './seats.ts';

const READ = { kind: 'organization', action: 'subscription.read' } as const;
const ASSIGN = { kind: 'organization', action: 'licence.edit' } as const;
const BASE = '/api/organizations/{org}';

/** Routes of an organization's seats and seat assignments. */
export function seatRoutes(seats: SeatService): Route[] {
  return [
    route({
      method: 'put',
      path: `${BASE}/seats`,
      summary: "Changes the number of seats of an organization. It can't be less than the number of used seats.",
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
      operationId: 'getSeatStats',
      method: 'get',
      path: `${BASE}/seats/stats`,
      summary: 'Returns the number of total, used, and available seats, and of invited users.',
      ledger: ['SEAT-04', 'SEAT-10'],
      access: READ,
      params: boundedOrganizationParams,
      version: { of: 'seats' },
      answers: { 200: contract.seatStats },
      handler: async (context) => ({ status: 200, body: await seats.stats(organizationOf(context).id) }),
    }),
    route({
      operationId: 'listSeatAssignments',
      method: 'get',
      path: `${BASE}/users/products`,
      summary: 'Lists the seat assignments of an organization, oldest first.',
      access: READ,
      params: boundedOrganizationParams,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => ({ status: 200, body: whole(await seats.licences(organizationOf(context).id)) }),
    }),
    route({
      operationId: 'listOwnSeatAssignments',
      method: 'get',
      path: `${BASE}/users/me/products`,
      summary: "Lists the caller's own seat assignments in the organization.",
      ledger: ['SEAT-09', 'SEAT-10'],
      access: { kind: 'organization', action: 'organization.read', person: true },
      params: boundedOrganizationParams,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => ({
        status: 200,
        body: whole(await seats.licences(organizationOf(context).id, viewerOf(context).userId)),
      }),
    }),
    route({
      operationId: 'listMemberSeatAssignments',
      method: 'get',
      path: `${BASE}/users/{userId}/products`,
      summary: 'Lists the seat assignments of a member.',
      access: READ,
      params: contract.licencePerson,
      answers: { 200: listOf(contract.licence) },
      handler: async (context) => ({
        status: 200,
        body: whole(await seats.licences(organizationOf(context).id, context.params.userId)),
      }),
    }),
    route({
      operationId: 'assignSeats',
      method: 'post',
      path: `${BASE}/users/products`,
      summary: 'Assigns seats to several or all members. If one assignment fails, none is made.',
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
      operationId: 'updateSeatAssignments',
      method: 'put',
      path: `${BASE}/users/products/{productId}`,
      summary: 'Replaces the seat assignments of the plan: exactly these members have a seat.',
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
      operationId: 'assignSeat',
      method: 'post',
      path: `${BASE}/users/{userId}/products`,
      summary: 'Assigns a seat to a member. Has no effect if already assigned.',
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
      operationId: 'unassignSeat',
      method: 'delete',
      path: `${BASE}/users/{userId}/products/{productId}`,
      summary: "Unassigns a member's seat.",
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
