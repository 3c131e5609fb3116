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

/** What the calls are answered with. */
export interface OperatorServices {
  people: PeopleService;
  organizations: OrganizationsService;
  mail: MailArea['operated'];
  work: WorkService;
  storage: StorageService;
}

const operator: Access = { kind: 'operator' };
/** Changes of accounts and plans: a stolen session is not enough. */
const proven: Access = { kind: 'operator', freshProof: true };

/** The calls of the hub's operators, under /api/operator. */
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
      summary: 'The people of the hub, the newest first.',
      access: operator,
      query: contract.peopleQuery,
      answers: { 200: contract.people },
      handler: async ({ query }) => ({ status: 200, body: await people.list(query) }),
    }),
    route({
      method: 'get',
      path: one,
      summary: 'A person: organizations, sessions, plans.',
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
        'Makes a person an operator or takes that away, disables or enables an account, confirms an address by hand. Each is told to the person.',
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
      method: 'post',
      path: `${one}/password-link`,
      summary: 'Sends a person a link to a new password; one from before ends.',
      access: proven,
      params: contract.personParams,
      answers: { 204: null },
      handler: async (context) => {
        await people.sendPasswordLink(context.params.id, viewerOf(context));
        return { status: 204 };
      },
    }),
    route({
      method: 'put',
      path: `${one}/plan`,
      summary: 'Gives a person a plan, in place of any that runs.',
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
      method: 'delete',
      path: `${one}/plan`,
      summary: "Takes a person's plan away at once.",
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
      summary: 'The organizations of the hub, by title.',
      access: operator,
      query: contract.organizationsQuery,
      answers: { 200: contract.organizations },
      handler: async ({ query }) => ({ status: 200, body: await organizations.list(query) }),
    }),
    route({
      method: 'get',
      path: one,
      summary: 'An organization: admins, channels, plans.',
      access: operator,
      params: boundedOrganizationParams,
      version: { of: 'operatedOrganization' },
      answers: { 200: contract.organization },
      handler: async ({ params }) => ({ status: 200, body: await organizations.organization(params.org) }),
    }),
    route({
      method: 'put',
      path: `${one}/plan`,
      summary: 'Gives an organization a plan, in place of any that runs.',
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
      method: 'delete',
      path: `${one}/plan`,
      summary: 'Takes the plan of an organization away at once; it falls back to the plan of new ones.',
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
      summary: 'How mails leave the hub, and how many wait.',
      access: operator,
      answers: { 200: contract.mail },
      handler: async () => ({ status: 200, body: await mail.state() }),
    }),
    route({
      method: 'post',
      path: '/api/operator/mail/test',
      summary: "Sends the caller a test mail now, and tells the mail server's answer.",
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
      summary: 'Mails that wait or were given up, without their texts.',
      access: operator,
      query: contract.mailQueueQuery,
      answers: { 200: contract.mailQueue },
      handler: async ({ query }) => ({ status: 200, body: await mail.queue(query) }),
    }),
    route({
      method: 'post',
      path: '/api/operator/mail/queue/{id}/retry',
      summary: 'Tries a mail now, also one that was given up.',
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
      summary: 'The job queues, and what is worked or waits.',
      access: operator,
      answers: { 200: contract.jobs },
      handler: async () => ({ status: 200, body: await work.jobs() }),
    }),
    route({
      method: 'get',
      path: '/api/operator/jobs/failures',
      summary: 'What failed lately, with the reason, the newest first.',
      access: operator,
      query: contract.failuresQuery,
      answers: { 200: contract.failures },
      handler: async ({ query }) => ({ status: 200, body: await work.failures(query) }),
    }),
    route({
      method: 'post',
      path: `${one}/retry`,
      summary: 'Does work that failed once more.',
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
      summary: 'Cancels work that waits or is under way.',
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
      summary: 'What the hub takes on the disk and in the database.',
      access: operator,
      answers: { 200: contract.storage },
      handler: async () => ({ status: 200, body: await storage.storage() }),
    }),
    route({
      method: 'get',
      path: '/api/operator/log',
      summary: 'What operators did, the newest first.',
      access: operator,
      query: contract.logQuery,
      answers: { 200: contract.log },
      handler: async ({ query }) => ({ status: 200, body: await readLog(db, query) }),
    }),
  ];
}
