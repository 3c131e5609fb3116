import { readChannel, toPromotion, toPromotionPlan } from '../gen/calls.ts';
import type { PromotionSelectionInput } from '../gen/schema.ts';
import { namedBy, payload, type AreaResolvers } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

const toBody = ({ sourceOrganization, sourceChannel, files, packages }: PromotionSelectionInput) => ({
  source: { organization: sourceOrganization, channel: sourceChannel },
  files: (files ?? []).map(({ subdir, fileName }) => ({ subdir, file_name: fileName })),
  packages: (packages ?? []).map(({ name, version }) => ({ name, version: version || undefined })),
});

const base = (organization: string, channel: string): string =>
  path`/api/organizations/${organization}/channels/${channel}/promotions`;

/** Resolvers of promotions. */
export const promotionResolvers = {
  Channel: {
    promotionPlan: async ({ organizationName, name }, { selection, includeDependencies }, { rest }) =>
      toPromotionPlan(
        await rest.compute<Schemas['PromotionPlan']>(`${base(organizationName, name)}/plan`, {
          ...toBody(selection),
          with_dependencies: includeDependencies ?? false,
        }),
      ),
  },
  Mutation: {
    promoteFiles: (_, { input }, { rest }) =>
      payload(async () => {
        const made = await rest.write<Schemas['Promotion'] | undefined>(
          'POST',
          base(input.organization, input.channel),
          { ...toBody(input.selection), reason: input.reason ?? '', labels: input.labels ?? [] },
        );
        // Without an answer everything was there already.
        return { promotion: made ? toPromotion(made, input) : null, channel: () => readChannel(rest, input) };
      }),
    reviewPromotion: (_, { input }, { rest }) =>
      payload(async () => {
        const target =
          base(input.organization, input.channel) +
          path`/${namedBy('Promotion', input.promotionId, 'promotion')}/decision`;
        const body = { decision: input.approve ? 'approve' : 'decline', answer: input.comment ?? '' };
        return {
          promotion: toPromotion(await rest.write<Schemas['Promotion']>('PUT', target, body), input),
          channel: () => readChannel(rest, input),
        };
      }),
  },
} satisfies AreaResolvers;
