/** The guides: the hub's own, and the operator's pages. */
import { defineArea } from '../area.ts';
import { notFound, route, whole } from '../http/index.ts';
import { guide, guideParams, guides as guideList } from './contract.ts';
import { Guides } from './guides.ts';

/** The guide area. */
export const area = defineArea({
  create: ({ config, log }) => {
    const guides = new Guides(config.guidesDir, log);
    return {
      guides,
      routes: [
        route({
          method: 'get',
          path: '/api/guides',
          summary: "The pages of documentation: the hub's own guides, then those of its operator.",
          access: { kind: 'public' },
          answers: { 200: guideList },
          handler: async () => ({
            status: 200,
            body: whole((await guides.all()).map(({ name, title, own }) => ({ name, title, own }))),
          }),
        }),
        route({
          method: 'get',
          path: '/api/guides/{name}',
          summary: 'One page of documentation, as markdown.',
          access: { kind: 'public' },
          params: guideParams,
          answers: { 200: guide },
          handler: async ({ params }) => {
            const found = await guides.find(params.name);
            if (found === undefined) throw notFound('This guide', 'guide_not_found');
            return { status: 200, body: found };
          },
        }),
      ],
    };
  },
});
