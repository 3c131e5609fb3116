import { Readable } from 'node:stream';
import { defineArea } from '../area.ts';
import { listOf, notFound, route, whole } from '../http/index.ts';
import * as contract from './contract.ts';
import { Learning } from './service.ts';

/** The learning area: the operator's videos. */
export const area = defineArea({
  create: (core) => {
    const learning = new Learning(core.config, core.log);
    return {
      routes: [
        route({
          method: 'get',
          path: '/api/learning/videos',
          summary: "Lists the operator's learning videos with oEmbed data of their providers.",
          ledger: ['AUTH-12'],
          access: { kind: 'user', feature: 'lms' },
          answers: { 200: listOf(contract.learningVideo) },
          handler: async () => {
            const items = await learning.list();
            return { status: 200, body: whole(items) };
          },
        }),
        route({
          method: 'get',
          path: '/api/learning/videos/{index}/picture',
          summary:
            'Returns the thumbnail of a learning video. Requires no token, because browsers request images without one.',
          access: { kind: 'public' },
          params: contract.pictureParams,
          answers: { 200: { contentType: 'image/*' } },
          handler: async ({ params }) => {
            const picture = await learning.picture(params.index);
            if (picture === null) throw notFound(`A picture of the video ${params.index}`, 'picture_not_found');
            return {
              status: 200,
              stream: Readable.from([picture.bytes]),
              headers: {
                'content-type': picture.type,
                'content-length': String(picture.bytes.length),
                'cache-control': 'public, max-age=86400',
                'content-security-policy': "default-src 'none'",
              },
            };
          },
        }),
      ],
      stop: () => learning.close(),
    };
  },
});
