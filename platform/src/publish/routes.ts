/** REST of publishing. The bytes of packages come by the protocols of clients (protocols.ts). */
import { labelsColumn, readerOf } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import { can } from '@terrarium/domain/access';
import { channelParams, conflict, organizationOf, route, viewerOf, whole } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import {
  fileEventList,
  fileParams,
  labelList,
  labelParams,
  labelsBody,
  publicationBody,
  publishedFile,
  upload,
  uploadBody,
  uploadParams,
  withdrawalBody,
} from './contract.ts';
import type { Labelling } from './labelling.ts';
import { whyNotHosted } from './permission.ts';
import type { Permitted } from './permission.ts';
import type { Publishing } from './publishing.ts';
import { asHttpError } from './refusal.ts';
import type { Tickets } from './tickets.ts';
import type { FilePlace, Withdrawals } from './withdrawals.ts';

const FILE = '/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}';

const placeOf = ({ subdir, file }: { subdir: string; file: string }): FilePlace => ({ subdir, fileName: file });

/** The routes of the publish area. */
export function publishRoutes(
  channels: Pick<Channels, 'open'>,
  {
    publishing,
    tickets,
    withdrawals,
    labelling,
  }: {
    publishing: Pick<Publishing, 'publishInspected'>;
    tickets: Tickets;
    withdrawals: Withdrawals;
    labelling: Labelling;
  },
): Route[] {
  /** The caller with the hosted channel of the path, whose right to publish the route has asked for. @throws HttpError 404, 409 */
  const permitted = async (context: RouteContext<{ channel: string }>): Promise<Permitted> => {
    const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
    const elsewhere = whyNotHosted(channel);
    if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
    return { publisher: { userId: viewerOf(context).userId }, channel };
  };
  const told = async (context: RouteContext<{ subdir: string; file: string }>, channel: Permitted['channel']) =>
    whole(
      await withdrawals.history(channel, placeOf(context.params), {
        reader: readerOf(context.viewer),
        withNames: can(context.organization?.role, 'member.read'),
        isKeeper: can(context.organization?.role, 'channel.edit'),
      }),
    );
  return [
    route({
      method: 'post',
      path: '/api/organizations/{org}/channels/{channel}/uploads',
      summary: 'Ask for the address at which one package can be uploaded once, without other credentials.',
      access: { kind: 'organization', action: 'artifact.publish' },
      params: channelParams,
      body: uploadBody,
      secretAnswer: true,
      answers: { 201: upload },
      handler: async (context) => {
        const { channel } = await permitted(context);
        const { id, path, expiresAt } = await tickets.give({
          channel_id: channel.id,
          user_id: viewerOf(context).userId,
          file_name: context.body.file_name,
          size: context.body.size,
          labels: labelsColumn(context.body.labels),
          inspect: context.body.inspect,
        });
        return { status: 201, body: { id, path, expires_at: expiresAt.toISOString() } };
      },
    }),
    route({
      method: 'post',
      path: '/api/organizations/{org}/channels/{channel}/uploads/{upload}/publication',
      summary:
        'Publish a package that you have uploaded to be inspected; 200 where the channel has the very same file.',
      access: { kind: 'organization', action: 'artifact.publish' },
      params: uploadParams,
      body: publicationBody,
      answers: { 200: publishedFile, 201: publishedFile },
      handler: async (context) => {
        const who = await permitted(context);
        const { upload: id } = context.params;
        const { userId } = viewerOf(context);
        const { fileName, found } = await tickets.inspected({ id, userId, channelId: who.channel.id });
        const published = await publishing
          .publishInspected(who, { fileName, labels: context.body.labels }, found)
          .catch((error: unknown) => {
            throw asHttpError(error);
          });
        await tickets.forget(id);
        const { name, version, build, subdir, filename, sha256, size, labels, existing } = published;
        return {
          status: existing ? 200 : 201,
          body: { name, version, build, subdir, filename, sha256, size, labels, existing },
        };
      },
    }),
    route({
      method: 'put',
      path: `${FILE}/withdrawal`,
      summary: 'Take a file of a hosted channel out of its index, as yanked or as harmful; answers what became of it.',
      access: { kind: 'organization', action: 'artifact.delete' },
      params: fileParams,
      body: withdrawalBody,
      answers: { 200: fileEventList },
      handler: async (context) => {
        const who = await permitted(context);
        await withdrawals.withdraw(who, placeOf(context.params), context.body.kind, context.body.reason);
        return { status: 200, body: await told(context, who.channel) };
      },
    }),
    route({
      method: 'delete',
      path: `${FILE}/withdrawal`,
      summary: 'Put a withdrawn file back into the index of its channel; answers what became of it.',
      access: { kind: 'organization', action: 'artifact.delete' },
      params: fileParams,
      answers: { 200: fileEventList },
      handler: async (context) => {
        const who = await permitted(context);
        await withdrawals.restore(who, placeOf(context.params));
        return { status: 200, body: await told(context, who.channel) };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/channels/{channel}/labels',
      summary: 'Lists the labels of a channel, main first: what each of its addresses lists.',
      access: { kind: 'organization', action: 'artifact.read', everybody: true },
      params: channelParams,
      answers: { 200: labelList },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: whole(await labelling.list(channel)) };
      },
    }),
    route({
      method: 'patch',
      path: '/api/organizations/{org}/channels/{channel}/labels',
      summary:
        'Put labels on files of a hosted channel and take others off, all or none; answers the labels of the channel.',
      access: { kind: 'organization', action: 'artifact.publish' },
      params: channelParams,
      body: labelsBody,
      answers: { 200: labelList },
      handler: async (context) => {
        const who = await permitted(context);
        await labelling.change(who, context.body);
        return { status: 200, body: whole(await labelling.list(who.channel)) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/organizations/{org}/channels/{channel}/labels/{label}',
      summary: 'Delete a label that no file carries; its address is not there any more.',
      access: { kind: 'organization', action: 'artifact.publish' },
      params: labelParams,
      answers: { 204: null },
      handler: async (context) => {
        await labelling.remove(await permitted(context), context.params.label);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: `${FILE}/history`,
      summary:
        'Lists what became of a file of the channel, newest first: who published, withdrew or restored it, when and why.',
      access: { kind: 'organization', action: 'artifact.read', everybody: true },
      params: fileParams,
      answers: { 200: fileEventList },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await told(context, channel) };
      },
    }),
  ];
}
