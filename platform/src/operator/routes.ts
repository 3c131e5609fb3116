import { boundedOrganizationParams, route, viewerOf } from '../http/index.ts';
import type { Access, Route } from '../http/index.ts';
import type { Core } from '../core.ts';
import type { MailArea } from '../mail/index.ts';
import * as contract from './contract.ts';
import { readLog, writeLog } from './log.ts';
import type { OrganizationsService } from './organizations.ts';
import type { PeopleService } from './people.ts';
import type { StorageService } from './storage.ts';
import type { WorkService } from './work.ts';

/** Dependencies of the routes. */
export interface OperatorServices {
  people: PeopleService;
  organizations: OrganizationsService;
  mail: MailArea['operated'];
  work: WorkService;
  storage: StorageService;
}

const operator = { kind: 'operator' } as const satisfies Access;
/** Changes of accounts and plans require re-authentication, so that a stolen session isn't enough. */
const proven = { kind: 'operator', freshProof: true } as const satisfies Access;

/** Routes of the hub's operators, under /api/operator. */
export function operatorRoutes(core: Core, services: OperatorServices): Route[] {
  return [
    ...peopleRoutes(services),
    ...organizationRoutes(services),
    ...mailRoutes(core, services),
    ...workRoutes(services),
    ...stateRoutes(core, services),
  ];
}

function peopleRoutes({ people, organizations }: OperatorServices): Route[] {
  const one = '/api/operator/people/{id}';
  return [
    route({
      method: 'get',
      path: '/api/operator/people',
      summary: 'Lists the users of the hub, newest first.',
      access: operator,
      query: contract.peopleQuery,
      answers: { 200: contract.people },
      handler: async ({ query }) => ({ status: 200, body: await people.list(query) }),
    }),
    route({
      method: 'get',
      path: one,
      summary: 'Returns a user with organizations, sessions, and plans.',
      access: operator,
      params: contract.personParams,
      version: { of: 'operatedPerson' },
      answers: { 200: contract.person },
      handler: async (context) => ({ status: 200, body: await people.person(context.params.id, viewerOf(context)) }),
    }),
    route({
      method: 'patch',
      path: one,
      summary:
        'Changes the operator role or state of an account, or confirms an email address manually. The user is notified by email.',
      access: proven,
      params: contract.personParams,
      body: contract.personChange,
      answers: { 200: contract.person },
      handler: async (context) => ({
        status: 200,
        body: await people.change(context.params.id, context.body, viewerOf(context)),
      }),
    }),
    route({
      operationId: 'sendPasswordLink',
      method: 'post',
      path: `${one}/password-link`,
      summary: 'Sends a user a password reset link. Earlier links expire.',
      access: proven,
      params: contract.personParams,
      answers: { 204: null },
      handler: async (context) => {
        await people.sendPasswordLink(context.params.id, viewerOf(context));
        return { status: 204 };
      },
    }),
    route({
      operationId: 'grantUserPlan',
      method: 'put',
      path: `${one}/plan`,
      summary: 'Grants a plan to a user, replacing an active plan.',
      access: proven,
      params: contract.personParams,
      body: contract.grant,
      version: { of: 'operatedPerson' },
      answers: { 200: contract.person },
      handler: async (context) => {
        await organizations.grant({ person: context.params.id }, context.body, viewerOf(context));
        return { status: 200, body: await people.person(context.params.id, viewerOf(context)) };
      },
    }),
    route({
      operationId: 'revokeUserPlan',
      method: 'delete',
      path: `${one}/plan`,
      summary: "Revokes a user's plan immediately.",
      access: proven,
      params: contract.personParams,
      version: { of: 'operatedPerson' },
      answers: { 200: contract.person },
      handler: async (context) => {
        await organizations.takeAway({ person: context.params.id }, viewerOf(context));
        return { status: 200, body: await people.person(context.params.id, viewerOf(context)) };
      },
    }),
  ];
}

function organizationRoutes({ organizations }: OperatorServices): Route[] {
  const one = '/api/operator/organizations/{org}';
  return [
    route({
      method: 'get',
      path: '/api/operator/organizations',
      summary: 'Lists the organizations of the hub, by title.',
      access: operator,
      query: contract.organizationsQuery,
      answers: { 200: contract.organizations },
      handler: async ({ query }) => ({ status: 200, body: await organizations.list(query) }),
    }),
    route({
      method: 'get',
      path: one,
      summary: 'Returns an organization with admins, channels, and plans.',
      access: operator,
      params: boundedOrganizationParams,
      version: { of: 'operatedOrganization' },
      answers: { 200: contract.organization },
      handler: async ({ params }) => ({ status: 200, body: await organizations.organization(params.org) }),
    }),
    route({
      operationId: 'grantOrganizationPlan',
      method: 'put',
      path: `${one}/plan`,
      summary: 'Grants a plan to an organization, replacing an active plan.',
      access: proven,
      params: boundedOrganizationParams,
      body: contract.grant,
      version: { of: 'operatedOrganization' },
      answers: { 200: contract.organization },
      handler: async (context) => {
        await organizations.grant({ organization: context.params.org }, context.body, viewerOf(context));
        return { status: 200, body: await organizations.organization(context.params.org) };
      },
    }),
    route({
      operationId: 'revokeOrganizationPlan',
      method: 'delete',
      path: `${one}/plan`,
      summary: "Revokes an organization's plan immediately, so it returns to the default plan.",
      access: proven,
      params: boundedOrganizationParams,
      version: { of: 'operatedOrganization' },
      answers: { 200: contract.organization },
      handler: async (context) => {
        await organizations.takeAway({ organization: context.params.org }, viewerOf(context));
        return { status: 200, body: await organizations.organization(context.params.org) };
      },
    }),
  ];
}

function mailRoutes({ db }: Core, { mail }: OperatorServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/operator/mail',
      summary: 'Returns the mail server settings and the number of queued emails.',
      access: operator,
      answers: { 200: contract.mail },
      handler: async () => ({ status: 200, body: await mail.state() }),
    }),
    route({
      operationId: 'sendTestMail',
      method: 'post',
      path: '/api/operator/mail/test',
      summary: 'Sends the caller a test email now, and returns the response of the mail server.',
      access: operator,
      answers: { 200: contract.mailTest },
      handler: async (context) => {
        const { userId, email } = viewerOf(context);
        const body = await mail.test(email, userId);
        await db
          .transaction()
          .execute((trx) => writeLog(trx, { operatorId: userId, action: 'sent_test_mail', detail: body.outcome }));
        return { status: 200, body };
      },
    }),
    route({
      method: 'get',
      path: '/api/operator/mail/queue',
      summary: 'Lists queued and failed emails, without their texts.',
      access: operator,
      query: contract.mailQueueQuery,
      answers: { 200: contract.mailQueue },
      handler: async ({ query }) => ({ status: 200, body: await mail.queue(query) }),
    }),
    route({
      operationId: 'retryMail',
      method: 'post',
      path: '/api/operator/mail/queue/{id}/retry',
      summary: 'Retries an email now, including a failed one.',
      access: operator,
      params: contract.mailParams,
      answers: { 204: null },
      handler: async (context) => {
        await db.transaction().execute(async (trx) => {
          await mail.retry(trx, context.params.id);
          await writeLog(trx, { operatorId: viewerOf(context).userId, action: 'retried_mail' });
        });
        return { status: 204 };
      },
    }),
  ];
}

function workRoutes({ work }: OperatorServices): Route[] {
  const one = '/api/operator/jobs/{kind}/{id}';
  return [
    route({
      method: 'get',
      path: '/api/operator/jobs',
      summary: 'Returns the job queues, with running and queued jobs.',
      access: operator,
      answers: { 200: contract.jobs },
      handler: async () => ({ status: 200, body: await work.jobs() }),
    }),
    route({
      method: 'get',
      path: '/api/operator/jobs/failures',
      summary: 'Lists failed jobs with the reason, newest first.',
      access: operator,
      query: contract.failuresQuery,
      answers: { 200: contract.failures },
      handler: async ({ query }) => ({ status: 200, body: await work.failures(query) }),
    }),
    route({
      method: 'post',
      path: `${one}/retry`,
      summary: 'Retries a failed job.',
      access: operator,
      params: contract.workParams,
      answers: { 204: null },
      handler: async (context) => {
        await work.retry(context.params, viewerOf(context));
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: `${one}/cancel`,
      summary: 'Cancels a queued or running job.',
      access: operator,
      params: contract.workParams,
      answers: { 204: null },
      handler: async (context) => {
        await work.cancel(context.params, viewerOf(context));
        return { status: 204 };
      },
    }),
  ];
}

function stateRoutes({ db }: Core, { storage }: OperatorServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/operator/storage',
      summary: 'Returns the disk and database usage of the hub.',
      access: operator,
      answers: { 200: contract.storage },
      handler: async () => ({ status: 200, body: await storage.storage() }),
    }),
    route({
      operationId: 'listOperatorLog',
      method: 'get',
      path: '/api/operator/log',
      summary: 'Lists the actions of operators, newest first.',
      access: operator,
      query: contract.logQuery,
      answers: { 200: contract.log },
      handler: async ({ query }) => ({ status: 200, body: await readLog(db, query) }),
    }),
  ];
}
