/** REST routes of publishing. The client protocols receive the package files (protocols.ts). */
import { isoTime } from '@terrarium/domain/calendar';
import { labelsColumn, readerOf } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import { can } from '@terrarium/domain/access';
import { channelParams, conflict, isMachine, organizationOf, route, viewerOf, whole } from '../http/index.ts';
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
import { asHttpError } from './rejection.ts';
import type { Tickets } from './tickets.ts';
import type { FilePlace, Withdrawals } from './withdrawals.ts';

const FILE = '/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}';

const placeOf = ({ subdir, file }: { subdir: string; file: string }): FilePlace => ({ subdir, fileName: file });

/** Dependencies of the routes. */
interface PublishParts {
  publishing: Pick<Publishing, 'publishInspected'>;
  tickets: Tickets;
  withdrawals: Withdrawals;
  labelling: Labelling;
}

/** Returns the caller and the hosted channel of a path. */
type FindPermitted = (context: RouteContext<{ channel: string }>) => Promise<Permitted>;

/** Routes of the publish area. */
export function publishRoutes(channels: Pick<Channels, 'open'>, parts: PublishParts): Route[] {
  const { withdrawals, labelling } = parts;
  /**
   * Returns the caller and the hosted channel of the path.
   * The route has checked the permission to publish.
   * @throws HttpError 404, 409
   */
  const permitted: FindPermitted = async (context) => {
    const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
    const elsewhere = whyNotHosted(channel);
    if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
    const viewer = viewerOf(context);
    const publisher = isMachine(viewer) ? { serviceAccountId: viewer.serviceAccount.id } : { userId: viewer.userId };
    return { publisher, channel };
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
    ...uploadRoutes(permitted, parts),
    route({
      operationId: 'yankFile',
      method: 'put',
      path: `${FILE}/withdrawal`,
      summary: 'Yanks or quarantines a file of a hosted channel. Returns the history of the file.',
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
      operationId: 'restoreFile',
      method: 'delete',
      path: `${FILE}/withdrawal`,
      summary: 'Restores a yanked or quarantined file to the index. Returns the history of the file.',
      access: { kind: 'organization', action: 'artifact.delete' },
      params: fileParams,
      answers: { 200: fileEventList },
      handler: async (context) => {
        const who = await permitted(context);
        await withdrawals.restore(who, placeOf(context.params));
        return { status: 200, body: await told(context, who.channel) };
      },
    }),
    ...labelRoutes(permitted, channels, labelling),
    route({
      method: 'get',
      path: `${FILE}/history`,
      summary:
        'Lists the history of a file, newest first: who published, yanked, quarantined, or restored it, when, and why.',
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

/** Routes of uploads by ticket. */
function uploadRoutes(
  permitted: FindPermitted,
  { publishing, tickets }: Pick<PublishParts, 'publishing' | 'tickets'>,
): Route[] {
  return [
    route({
      operationId: 'createUpload',
      method: 'post',
      path: '/api/organizations/{org}/channels/{channel}/uploads',
      summary: 'Creates a URL for uploading one package once, without other credentials.',
      access: { kind: 'organization', action: 'artifact.publish', person: true },
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
        return { status: 201, body: { id, path, expires_at: isoTime(expiresAt) } };
      },
    }),
    route({
      operationId: 'publishUpload',
      method: 'post',
      path: '/api/organizations/{org}/channels/{channel}/uploads/{upload}/publication',
      summary:
        'Publishes an uploaded package that was inspected. Returns 200 if the channel already has the identical file.',
      access: { kind: 'organization', action: 'artifact.publish', person: true },
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
  ];
}

/** Routes of labels. */
function labelRoutes(permitted: FindPermitted, channels: Pick<Channels, 'open'>, labelling: Labelling): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/channels/{channel}/labels',
      summary: 'Lists the labels of a channel, main first.',
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
        'Adds labels to files of a hosted channel and removes labels. If one change fails, none is made. Returns the labels of the channel.',
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
      summary: 'Deletes a label that no file has. Its URL stops working.',
      access: { kind: 'organization', action: 'artifact.publish' },
      params: labelParams,
      answers: { 204: null },
      handler: async (context) => {
        await labelling.remove(await permitted(context), context.params.label);
        return { status: 204 };
      },
    }),
  ];
}
