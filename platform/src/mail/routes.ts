import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { MailService } from './service.ts';

/** Routes of the outbox. */
export function mailRoutes(service: MailService): Route[] {
  return [
    route({
      operationId: 'listOutboxMails',
      method: 'get',
      path: '/api/outbox',
      summary: 'Lists the emails in the outbox, newest first. Only for operators of a hub without a mail server.',
      access: { kind: 'operator' },
      query: contract.mailQuery,
      answers: { 200: contract.mails },
      handler: async (context) => ({ status: 200, body: await service.list(context.query) }),
    }),
    route({
      operationId: 'getOutboxMail',
      method: 'get',
      path: '/api/outbox/{id}',
      summary: 'Returns an email of the outbox.',
      access: { kind: 'operator' },
      params: contract.mailParams,
      answers: { 200: contract.mail },
      handler: async (context) => ({ status: 200, body: await service.mail(context.params.id) }),
    }),
  ];
}
