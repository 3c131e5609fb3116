import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildArtifact,
  buildChannel,
  buildExplanation,
  buildOrganization,
  buildPolicy,
  buildUser,
  buildVersion,
  connection,
} from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => Promise.all([import('./ExceptionsPage.tsx'), import('./DecideDialog.tsx')]));

const max = buildUser({ id: 'user-max', displayName: 'Max Born' });
const request = {
  __typename: 'ExceptionRequest',
  id: 'request-1',
  channelName: 'approved',
  package: 'libgcc',
  spec: 'libgcc',
  state: 'OPEN',
  requestedAt: '2025-10-01T00:00:00Z',
  requesters: [
    {
      __typename: 'ExceptionRequester',
      person: max,
      reason: 'The forecast needs it',
      requestedAt: '2025-10-01T00:00:00Z',
    },
  ],
  reviewedAt: null,
  reviewedBy: null,
  comment: '',
  expiresOn: null,
  impact: {
    __typename: 'ExceptionImpact',
    spec: 'libgcc',
    fileCount: 2,
    cveCount: 1,
    withoutCveDataFileCount: 0,
    maliciousCount: 0,
    restoredPackages: ['numpy'],
    remainingUninstallableCount: 0,
    cves: [
      {
        __typename: 'ExceptedCve',
        cveId: 'CVE-2025-9900',
        score: 8.8,
        severity: 'HIGH',
        isExploited: false,
        fileCount: 1,
      },
    ],
    licenses: [{ __typename: 'ExceptedLicense', license: 'GPL-3.0-only', fileCount: 2 }],
    files: [
      {
        __typename: 'ExceptedFile',
        name: 'libgcc',
        version: '15.1',
        build: 'h0_0',
        subdir: 'linux-64',
        license: 'GPL-3.0-only',
        blockingRule: 'License not in GPL',
        cveIds: ['CVE-2025-9900'],
      },
    ],
  },
};
const granted = {
  __typename: 'PolicyException',
  id: 'exception-1',
  channelName: 'approved',
  package: 'readline',
  spec: 'readline <9',
  reason: 'Until the next release',
  grantedAt: '2025-10-01T00:00:00Z',
  expiresOn: '2030-12-31',
  endedAt: null,
  grantedBy: max,
  endedBy: null,
};

const open = (path: string, part: object, mutations: object = {}) => {
  const acme = buildOrganization({
    features: ['policy'],
    exceptions: connection([granted]),
    channel: buildChannel({ name: 'approved', exceptions: connection([granted]) } as never),
    ...part,
  } as never);
  return render(path, buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    ...mutations,
  } as never);
};

test('admins see who asks and what an exception would let in, narrow it, give it an end, and allow it', async () => {
  const decisions: unknown[] = [];
  const app = open(
    '/organizations/acme/exceptions',
    { role: 'ADMIN', exceptionRequests: connection([request]), exceptionRequest: request },
    {
      reviewExceptionRequest: ({ input }: { input: unknown }) => {
        decisions.push(input);
        return {
          __typename: 'ReviewExceptionRequestPayload',
          request: { ...request, state: 'APPROVED' },
          userErrors: [],
        };
      },
    },
  );
  const row = await screen.findByRole('row', { name: /libgcc/ });
  expect(row.textContent).toContain('Max Born');
  await app.user.click(within(row).getByRole('button', { name: 'Review libgcc in approved' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exception for libgcc in acme/approved' });
  await within(dialog).findByText('Allows 2 files.');
  for (const fact of ['The forecast needs it', 'CVE-2025-9900', 'GPL-3.0-only', 'numpy', 'License not in GPL'])
    expect(dialog.textContent).toContain(fact);
  expect(await axeProblems()).toEqual([]);
  // Declining requires a comment.
  await app.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await within(dialog).findByText('Enter a reason for declining.');
  const spec = within(dialog).getByRole('textbox', { name: 'Allow' });
  await app.user.clear(spec);
  await app.user.type(spec, 'libgcc <15');
  await app.user.type(within(dialog).getByLabelText('Expires'), '2030-12-31');
  await app.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(decisions).toEqual([
      {
        organization: 'acme',
        requestId: 'request-1',
        decision: 'APPROVE',
        spec: 'libgcc <15',
        expiresOn: '2030-12-31',
        comment: '',
      },
    ]),
  );
});

test('a revoked exception and a reviewed request leave their lists without a reload', async () => {
  let exceptions = [granted];
  let requests = [request];
  const app = open(
    '/organizations/acme/exceptions',
    {
      role: 'ADMIN',
      exceptions: () => connection(exceptions),
      exceptionRequests: () => connection(requests),
      exceptionRequest: request,
    },
    {
      revokeException: () => {
        exceptions = [];
        return { __typename: 'RevokeExceptionPayload', userErrors: [] };
      },
      reviewExceptionRequest: () => {
        requests = [];
        return {
          __typename: 'ReviewExceptionRequestPayload',
          request: { ...request, state: 'APPROVED' },
          userErrors: [],
        };
      },
    },
  );
  await app.user.click(await screen.findByRole('button', { name: 'Review libgcc in approved' }));
  await app.user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Approve' }));
  await screen.findByRole('heading', { name: 'No open requests' });
  await app.user.click(screen.getByRole('link', { name: 'Active exceptions' }));
  await app.user.click(await screen.findByRole('button', { name: 'Revoke exception for readline <9' }));
  await app.user.click(await screen.findByRole('button', { name: 'Revoke exception' }));
  await screen.findByRole('heading', { name: 'No active exceptions' });
});

test('a new expiration moves an exception to the place that the hub gives it', async () => {
  const other = { ...granted, id: 'exception-2', package: 'zlib', spec: 'zlib', expiresOn: '2029-12-31' };
  let exceptions = [other, granted];
  const app = open(
    '/organizations/acme/exceptions?tab=granted',
    { role: 'ADMIN', exceptions: () => connection(exceptions), exceptionRequests: connection([]) },
    {
      updateException: () => {
        const exception = { ...other, expiresOn: '2031-12-31', version: 'second' };
        exceptions = [granted, exception];
        return { __typename: 'UpdateExceptionPayload', exception, userErrors: [] };
      },
    },
  );
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const move = await screen.findByRole('button', { name: 'Change expiration of the exception for zlib' });
  expect(rows()).toEqual(['zlib', 'readline <9']);
  await app.user.click(move);
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.clear(dialog.getByLabelText('Expires'));
  await app.user.type(dialog.getByLabelText('Expires'), '2031-12-31');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('2031-12-31');
  await waitFor(() => expect(rows()).toEqual(['readline <9', 'zlib']));
});

test('the page of a blocked package shows a request as soon as it is sent, and no longer once it is canceled', async () => {
  let requests: object[] = [];
  const libgcc = buildArtifact({
    name: 'libgcc',
    allowedFileCount: 0,
    versions: [buildVersion({ decision: 'BLOCKED' })] as never,
  });
  const app = open(
    '/organizations/acme/channels/approved/packages/libgcc',
    {
      channel: buildChannel({
        name: 'approved',
        package: () => libgcc,
        decisionExplanation: buildExplanation(),
        viewerExceptionRequests: () => requests,
      } as never),
    },
    {
      createExceptionRequest: () => {
        requests = [{ __typename: 'OwnExceptionRequest', id: 'own-1', spec: 'libgcc', state: 'OPEN', answer: '' }];
        return {
          __typename: 'CreateExceptionRequestPayload',
          request: { ...request, hasOtherRequesters: false },
          userErrors: [],
        };
      },
      cancelExceptionRequest: () => {
        requests = [];
        return { __typename: 'CancelExceptionRequestPayload', canceledId: 'own-1', userErrors: [] };
      },
    },
  );
  await app.user.click(await screen.findByRole('button', { name: 'Request exception' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Reason'), 'The forecast needs it');
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }));
  await screen.findByText('You requested libgcc. Pending review.');
  await app.user.click(screen.getByRole('button', { name: 'Cancel request' }));
  await screen.findByRole('button', { name: 'Request exception' });
});

async function deciding(impact: Partial<typeof request.impact>, sendsMail: boolean) {
  const asked = { ...request, impact: { ...request.impact, ...impact } };
  const app = open(
    '/organizations/acme/exceptions',
    { role: 'ADMIN', exceptionRequests: connection([asked]), exceptionRequest: asked },
    { signInOptions: { __typename: 'SignInOptions', sendsMail, hasOperator: true } },
  );
  await app.user.click(await screen.findByRole('button', { name: 'Review libgcc in approved' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exception for libgcc in acme/approved' });
  await within(dialog).findByText('Allows 2 files.');
  return dialog;
}

test('the reviewer sees whether no CVE is known, or nothing was checked', async () => {
  const dialog = await deciding({ cveCount: 0, cves: [], withoutCveDataFileCount: 2 }, true);
  expect(dialog.textContent).toContain('Not checked: no CVE data covers this package.');
  expect(dialog.textContent).not.toContain('No known CVEs');
});

test("the status of some files isn't claimed for others", async () => {
  const dialog = await deciding({ cveCount: 0, cves: [], withoutCveDataFileCount: 1 }, true);
  expect(dialog.textContent).toContain('No known CVEs. 1 file not checked for CVEs.');
});

test.each([true, false])('emails are promised only if the hub sends email: %s', async (sendsMail) => {
  const dialog = await deciding({}, sendsMail);
  await waitFor(() => expect(/email/i.test(dialog.textContent ?? '')).toBe(sendsMail));
});

test('closed requests can be viewed without open ones', async () => {
  const decided = { ...request, state: 'DECLINED', comment: 'Too new' };
  const app = open('/organizations/acme/exceptions', {
    role: 'ADMIN',
    exceptionRequests: ({ state }: { state: string }) => connection(state === 'OPEN' ? [] : [decided]),
  });
  await screen.findByRole('heading', { name: 'No open requests' });
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Declined');
  expect((await screen.findByRole('row', { name: /libgcc/ })).textContent).toContain('Declined');
});

test('members see active exceptions, with owner, reason, and expiration, and no request', async () => {
  open('/organizations/acme/exceptions', { role: 'MEMBER', exceptionRequests: null });
  const row = await screen.findByRole('row', { name: /readline/ });
  for (const fact of ['approved', 'Until the next release', 'Max Born']) expect(row.textContent).toContain(fact);
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Exceptions' })).toBeNull();
});

test('the page of a policy shows the exceptions on its channels, with owner and expiration, and no others', async () => {
  const organization = () =>
    buildOrganization({
      channels: [buildChannel({ name: 'approved' })] as never,
      policy: buildPolicy({ namesOfChannelsAppliedTo: ['approved'] }) as never,
      exceptions: connection(
        [granted, { ...granted, id: 'exception-2', channelName: 'other', spec: 'xz' }],
        2,
      ) as never,
    });
  render('/organizations/acme/policies/policy-1', buildUser(), { organization: organization as never });
  const region = await screen.findByRole('region', { name: 'Exceptions' }, { timeout: 20_000 });
  const table = await within(region).findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  const row = within(table).getAllByRole('row')[1]!;
  expect(row.textContent).toContain(granted.spec);
  expect(row.textContent).toContain('approved');
  expect(within(row).queryByRole('button')).toBeNull();
  expect(region.textContent).not.toContain('xz');
});
