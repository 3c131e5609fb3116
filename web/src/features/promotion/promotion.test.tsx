import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildChannel, buildOrganization, buildPromotion, buildUser, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const files = [{ subdir: 'noarch', fileName: 'colors-1-0.conda' }];

/** Opens the review of a promotion from a private channel to `prod`, on a hub with or without a mail server. */
async function deciding(sendsMail: boolean) {
  const prod = buildChannel({
    name: 'prod',
    type: 'HOSTED',
    requiresPromotionApproval: true,
    promotionPlan: {
      source: 'acme/dev',
      requiresApproval: true,
      widensAccess: true,
      files: files.map((file) => ({ file, name: 'colors', version: '1', state: 'NEW', isDependency: false })),
      missingDependencies: [{ name: 'colors', spec: 'python >=3.12' }],
      missingCount: 1,
      downloadCount: 0,
    } as never,
    promotions: {
      totalCount: 1,
      nodes: [
        buildPromotion({
          canDecide: true,
          requestedBy: buildUser({ id: 'user-max', displayName: 'Max Born' }),
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
  await app.user.click(await screen.findByRole('button', { name: 'Review' }));
  return { app, dialog: await screen.findByRole('dialog', { name: 'Review promotion of 1 file to prod' }) };
}

test("the reviewer sees the requester's warnings: that more users can read the files, and missing dependencies", async () => {
  const { app, dialog } = await deciding(true);
  await within(dialog).findByText('More users can read prod than the source channel.');
  within(dialog).getByText('python >=3.12, needed by colors');
  expect(app.asked.findLast(({ name }) => name === 'PromotionPlan')?.variables).toMatchObject({
    channel: 'prod',
    wanted: { sourceOrganization: 'acme', sourceChannel: 'dev', files },
  });
});

test.each([true, false])('says that the comment is emailed if the hub sends email: %s', async (sendsMail) => {
  const { dialog } = await deciding(sendsMail);
  await waitFor(() => expect(dialog.textContent?.includes('Emailed to the requester.')).toBe(sendsMail));
});

test('the switch for approvals changes at once, and changes back if the hub refuses', async () => {
  const held = Promise.withResolvers<undefined>();
  const prod = buildChannel({
    name: 'prod',
    type: 'HOSTED',
    requiresPromotionApproval: true,
    promotions: { totalCount: 0, nodes: [] } as never,
  });
  const acme = buildOrganization({ role: 'ADMIN', channels: [prod], channel: prod } as never);
  const app = render('/organizations/acme/channels/prod/promotions', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    updatePromotionApproval: (() =>
      held.promise.then(() => ({ channel: null, userErrors: [inputError('Refused for now.')] }))) as never,
  });
  const approval = await screen.findByRole<HTMLInputElement>('switch');
  await app.user.click(approval);
  await waitFor(() => expect(approval.checked).toBe(false));
  expect(screen.queryByText('Refused for now.')).toBeNull();
  held.resolve(undefined);
  await screen.findByText('Refused for now.');
  expect(approval.checked).toBe(true);
});

/** Opens the page of `prod`, whose promotions a test changes, as Ada, an admin who also made the first request. */
async function shown(first: Parameters<typeof buildPromotion>[0]) {
  const rows = [buildPromotion({ files, ...first })];
  const plan = {
    source: 'acme/dev',
    requiresApproval: false,
    widensAccess: false,
    files: files.map((file) => ({ file, name: 'colors', version: '1', state: 'NEW', isDependency: false })),
    missingDependencies: [],
    missingCount: 0,
    downloadCount: 0,
  };
  const prod = buildChannel({
    name: 'prod',
    promotionPlan: plan as never,
    promotions: (() => ({ totalCount: rows.length, nodes: [...rows] })) as never,
  });
  const acme = buildOrganization({ role: 'ADMIN', channels: [prod, buildChannel({ name: 'dev' })], channel: prod });
  /** The hub changes the first request; null if the payload doesn't have it. */
  const changed = (part: Parameters<typeof buildPromotion>[0]) => {
    rows[0] = buildPromotion({ files, ...first, ...part });
    return { promotion: rows[0], userErrors: [] };
  };
  const app = render('/organizations/acme/channels/prod/promotions', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    reviewPromotion: (() =>
      changed({ state: 'COMPLETED', canDecide: false, reviewedBy: buildUser({ displayName: 'Ada Byron' }) })) as never,
    cancelPromotion: (() => {
      changed({ state: 'CANCELED', canceledAt: '2026-01-03T00:00:00Z' });
      return { userErrors: [] };
    }) as never,
    promoteFiles: (() => {
      const promotion = buildPromotion({ id: 'p2', state: 'COMPLETED', reason: 'Release 2' });
      rows.push(promotion);
      return { promotion, userErrors: [] };
    }) as never,
  });
  await screen.findByText('Release 1');
  return app;
}

test('a new promotion is listed at once', async () => {
  const app = await shown({});
  await app.user.click(screen.getByRole('button', { name: 'Promote to this channel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote to prod' }));
  await app.user.type(dialog.getByRole('combobox', { name: /^Package/ }), 'colors');
  await dialog.findByText('noarch/colors-1-0.conda');
  await app.user.click(dialog.getByRole('button', { name: 'Promote' }));
  await screen.findByText('Release 2');
});

test('an approved promotion says at once who approved it', async () => {
  const max = buildUser({ id: 'user-max', displayName: 'Max Born' });
  const app = await shown({ canDecide: true, requestedBy: max });
  await app.user.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
  await screen.findByText('approved by Ada Byron');
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
});

test('a canceled request says at once that it is, and by whom', async () => {
  const app = await shown({});
  await app.user.click(screen.getByRole('button', { name: 'Cancel request' }));
  await screen.findByText('Canceled');
  screen.getByText('by Ada Byron');
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
});
