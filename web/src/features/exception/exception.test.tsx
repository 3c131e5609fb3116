import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildPolicy, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => Promise.all([import('./ExceptionsPage.tsx'), import('./DecideDialog.tsx')]));

const max = buildUser({ id: 'user-max', displayName: 'Max Born' });
const request = {
  __typename: 'ExceptionRequest',
  requestId: 'request-1',
  channelName: 'approved',
  package: 'libgcc',
  spec: 'libgcc',
  state: 'OPEN',
  askedAt: '2025-10-01T00:00:00Z',
  people: [
    { __typename: 'ExceptionAsker', person: max, reason: 'The forecast needs it', askedAt: '2025-10-01T00:00:00Z' },
  ],
  decidedAt: null,
  decidedBy: null,
  answer: '',
  until: null,
  impact: {
    __typename: 'ExceptionImpact',
    spec: 'libgcc',
    fileCount: 2,
    cveCount: 1,
    unknownCount: 0,
    maliciousCount: 0,
    givesBack: ['numpy'],
    stillLost: 0,
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
        refusedBy: 'License not in GPL',
        cveIds: ['CVE-2025-9900'],
      },
    ],
  },
};
const granted = {
  __typename: 'GrantedException',
  exceptionId: 'exception-1',
  channelName: 'approved',
  package: 'readline',
  spec: 'readline <9',
  reason: 'Until the next release',
  grantedAt: '2025-10-01T00:00:00Z',
  until: '2030-12-31',
  endedAt: null,
  owner: max,
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
      decideExceptionRequest: ({ input }: { input: unknown }) => {
        decisions.push(input);
        return {
          __typename: 'DecideExceptionRequestPayload',
          request: { ...request, state: 'ALLOWED' },
          userErrors: [],
        };
      },
    },
  );
  const row = await screen.findByRole('row', { name: /libgcc/ });
  expect(row.textContent).toContain('Max Born');
  await app.user.click(within(row).getByRole('button', { name: 'Decide on libgcc in approved' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exception for libgcc in acme/approved' });
  await within(dialog).findByText('It would let in 2 files.');
  for (const fact of ['The forecast needs it', 'CVE-2025-9900', 'GPL-3.0-only', 'numpy', 'License not in GPL'])
    expect(dialog.textContent).toContain(fact);
  expect(await axeProblems()).toEqual([]);
  // Declining needs a sentence.
  await app.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await within(dialog).findByText('Say in a sentence why it is declined.');
  const spec = within(dialog).getByRole('textbox', { name: 'What to let in' });
  await app.user.clear(spec);
  await app.user.type(spec, 'libgcc <15');
  await app.user.type(within(dialog).getByLabelText('Until'), '2030-12-31');
  await app.user.click(within(dialog).getByRole('button', { name: 'Allow' }));
  await waitFor(() =>
    expect(decisions).toEqual([
      {
        organization: 'acme',
        requestId: 'request-1',
        decision: 'ALLOW',
        spec: 'libgcc <15',
        until: '2030-12-31',
        answer: '',
      },
    ]),
  );
});

async function deciding(impact: Partial<typeof request.impact>, sendsMail: boolean) {
  const asked = { ...request, impact: { ...request.impact, ...impact } };
  const app = open(
    '/organizations/acme/exceptions',
    { role: 'ADMIN', exceptionRequests: connection([asked]), exceptionRequest: asked },
    { signInOptions: { __typename: 'SignInOptions', sendsMail, hasOperator: true } },
  );
  await app.user.click(await screen.findByRole('button', { name: 'Decide on libgcc in approved' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exception for libgcc in acme/approved' });
  await within(dialog).findByText('It would let in 2 files.');
  return dialog;
}

test('who decides is told whether no CVE is known, or nobody looked', async () => {
  const dialog = await deciding({ cveCount: 0, cves: [], unknownCount: 2 }, true);
  expect(dialog.textContent).toContain('Not checked: no CVE source of this hub knows the package by name.');
  expect(dialog.textContent).not.toContain('None that the advisories here know of');
});

test('what is known of some files is not said of the others', async () => {
  const dialog = await deciding({ cveCount: 0, cves: [], unknownCount: 1 }, true);
  expect(dialog.textContent).toContain('None that the advisories here know of. 1 file not checked for CVEs.');
});

test.each([true, false])('mails are promised where the hub sends any: %s', async (sendsMail) => {
  const dialog = await deciding({}, sendsMail);
  await waitFor(() => expect(dialog.textContent?.includes('by mail')).toBe(sendsMail));
});

test('what was decided can be looked at while nobody asks for anything', async () => {
  const decided = { ...request, state: 'DECLINED', answer: 'Too new' };
  const app = open('/organizations/acme/exceptions', {
    role: 'ADMIN',
    exceptionRequests: ({ state }: { state: string }) => connection(state === 'OPEN' ? [] : [decided]),
  });
  await screen.findByRole('heading', { name: 'Nobody asks for an exception' });
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Declined');
  expect((await screen.findByRole('row', { name: /libgcc/ })).textContent).toContain('Declined');
});

test('members see the exceptions that stand, with owner, reason and end, and no request', async () => {
  open('/organizations/acme/exceptions', { role: 'MEMBER', exceptionRequests: null });
  const row = await screen.findByRole('row', { name: /readline/ });
  for (const fact of ['approved', 'Until the next release', 'Max Born']) expect(row.textContent).toContain(fact);
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Exceptions' })).toBeNull();
});

test('the page of a policy tells what was granted beside it on its channels, with owner and end, and not what stands elsewhere', async () => {
  const organization = () =>
    buildOrganization({
      channels: [buildChannel({ name: 'approved' })] as never,
      policy: buildPolicy({ namesOfChannelsAppliedTo: ['approved'] }) as never,
      exceptions: connection(
        [granted, { ...granted, exceptionId: 'exception-2', channelName: 'other', spec: 'xz' }],
        2,
      ) as never,
    });
  render('/organizations/acme/policies/policy-1', buildUser(), { organization: organization as never });
  const region = await screen.findByRole('region', { name: 'Exceptions beside it' }, { timeout: 20_000 });
  const table = await within(region).findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  const row = within(table).getAllByRole('row')[1]!;
  expect(row.textContent).toContain(granted.spec);
  expect(row.textContent).toContain('approved');
  expect(within(row).queryByRole('button')).toBeNull();
  expect(region.textContent).not.toContain('xz');
});
