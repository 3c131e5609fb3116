import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildChannel, buildOrganization, buildPromotion, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const files = [{ subdir: 'noarch', fileName: 'colors-1-0.conda' }];

/** The dialog in which an admin decides on a promotion from a private channel into `prod`, on a hub with or without a mail server. */
async function deciding(sendsMail: boolean) {
  const prod = buildChannel({
    name: 'prod',
    type: 'HOSTED',
    needsPromotionApproval: true,
    promotionPlan: {
      source: 'acme/dev',
      waits: true,
      exposes: true,
      files: files.map((file) => ({ file, name: 'colors', version: '1', state: 'NEW', isDependency: false })),
      missing: [{ name: 'colors', spec: 'python >=3.12' }],
      missingCount: 1,
      fetchCount: 0,
    } as never,
    promotions: {
      totalCount: 1,
      nodes: [
        buildPromotion({
          canDecide: true,
          askedBy: buildUser({ id: 'user-max', displayName: 'Max Born' }),
          files,
        }),
      ],
    } as never,
  });
  const acme = buildOrganization({ role: 'ADMIN', channels: [prod], channel: prod } as never);
  const app = render('/organizations/acme/channels/prod/promotions', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    signInOptions: { __typename: 'SignInOptions', sendsMail, hasOperator: true },
  } as never);
  await app.user.click(await screen.findByRole('button', { name: 'Decide' }));
  return { app, dialog: await screen.findByRole('dialog', { name: 'Decide on 1 file for prod' }) };
}

test('who decides is told what who asked was told: that more people may read the files, and what they lack there', async () => {
  const { app, dialog } = await deciding(true);
  await within(dialog).findByText('More people may read prod than the channel that the files come from.');
  within(dialog).getByText('python >=3.12, needed by colors');
  expect(app.asked.findLast(({ name }) => name === 'PromotionPlan')?.variables).toMatchObject({
    channel: 'prod',
    wanted: { sourceOrganization: 'acme', sourceChannel: 'dev', files },
  });
});

test.each([true, false])('mails are promised where the hub sends any: %s', async (sendsMail) => {
  const { dialog } = await deciding(sendsMail);
  await waitFor(() => expect(dialog.textContent?.includes('by mail')).toBe(sendsMail));
});
