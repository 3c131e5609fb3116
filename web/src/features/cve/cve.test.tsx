import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildChannel,
  buildCve,
  buildOrganization,
  buildPolicy,
  buildUser,
  connection,
} from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const cves = ((args: { query: string | null }) => {
  const all = [buildCve({ externalId: 'CVE-2025-9230', score: 7.5, severity: 'HIGH' }), buildCve()];
  const found = all.filter((one) => !args.query || String(one.externalId).includes(args.query));
  return connection(found);
}) as never;

test('[ART-05] CVEs are listed, filtered, and one is shown with its files', async () => {
  const app = render('/cves', buildUser(), {
    cves,
    cve: (() =>
      buildCve({
        files: [
          {
            organization: 'acme',
            channel: 'main',
            subdir: 'linux-64',
            fileName: 'pillow-10.2.0-py312_0.conda',
            name: 'pillow',
            version: '10.2.0',
            decision: 'BLOCKED',
          },
        ] as never,
      })) as never,
  });
  await screen.findByRole('row', { name: /CVE-2025-9230/ });
  await app.user.type(screen.getByLabelText('Filter CVEs'), '28219{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /CVE-2025-9230/ })).toBeNull());
  expect(app.address()).toBe('/cves?q=28219');
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('link', { name: 'CVE-2024-28219' }));
  await screen.findByRole('heading', { name: 'CVE-2024-28219' });
  const file = screen.getByRole('link', { name: 'linux-64/pillow-10.2.0-py312_0.conda' });
  expect(file.getAttribute('href')).toBe(
    '/organizations/acme/channels/main/packages/pillow?file=linux-64%2Fpillow-10.2.0-py312_0.conda',
  );
  expect(screen.getByText('10.3.0')).toBeTruthy();
});

test('a CVE without a score or versions says so, and an empty hub does not call itself safe', async () => {
  const app = render('/cves', buildUser(), {
    cves: (() =>
      connection([
        buildCve({
          externalId: 'GHSA-44wm-f244-xhp3',
          score: null,
          severity: null,
          packages: [{ __typename: 'CvePackage', name: 'pillow', affected: null, fixedIn: null }],
        }),
      ])) as never,
  });
  expect((await screen.findByRole('row', { name: /GHSA-44wm/ })).textContent).toContain('Unscored');
  app.unmount();
  const empty = render('/cves', buildUser(), { cves: (() => connection([])) as never });
  await screen.findByText('No CVE data');
  await screen.findByText(/CVE rules don’t block anything yet.*Ask the hub operator to turn on advisory feeds/);
  empty.unmount();
  render('/cves', buildUser({ isOperator: true }), { cves: (() => connection([])) as never });
  expect((await screen.findByRole('link', { name: 'Choose feeds' })).getAttribute('href')).toBe('/operator/feeds');
  expect(screen.queryByText(/Ask the hub operator/)).toBeNull();
});

test('affected versions are a list of ranges, and the files are those of the place that the address names', async () => {
  const asked: unknown[] = [];
  render('/cves/CVE-2024-32002?organization=acme&channel=main', buildUser(), {
    cve: (() =>
      buildCve({
        externalId: 'CVE-2024-32002',
        packages: [
          {
            __typename: 'CvePackage',
            name: 'git',
            affected: 'git<2.39.4|>=2.40.0,<2.40.2|==2.45.0|==2.45.0.1',
            fixedIn: '2.39.4',
          },
          { __typename: 'CvePackage', name: 'git-core', affected: 'git-core', fixedIn: null },
        ] as never,
        files: ((args: unknown) => {
          asked.push(args);
          return [];
        }) as never,
      })) as never,
  });
  const row = await screen.findByRole('row', { name: /^git before/ });
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['before 2.39.4', 'from 2.40.0, before 2.40.2', '2.45.0, 2.45.0.1']);
  expect(screen.getByRole('row', { name: /^git-core every version/ })).toBeTruthy();
  await screen.findByRole('heading', { name: 'Files in acme/main' });
  expect(asked).toEqual([{ organization: 'acme', channel: 'main' }]);
  expect(screen.getByRole('link', { name: 'All files you can see' }).getAttribute('href')).toBe('/cves/CVE-2024-32002');
  expect(await axeProblems()).toEqual([]);
});

test("a withdrawn CVE says so; an active one doesn't", async () => {
  const app = render('/cves/CVE-2024-28219', buildUser(), {
    cve: (() => buildCve({ withdrawnAt: '2024-06-01T00:00:00Z' })) as never,
  });
  await screen.findByText(/The source withdrew this CVE/);
  expect(screen.getByText('Withdrawn')).toBeTruthy();
  app.unmount();
  render('/cves/CVE-2024-28219', buildUser(), { cve: (() => buildCve()) as never });
  await screen.findByText('Buffer overflow in _imagingcms.c.');
  expect(screen.queryByText(/withdrew this CVE/)).toBeNull();
});

test('an unknown CVE is not found', async () => {
  render('/cves/CVE-1999-0001', buildUser(), { cve: null });
  await screen.findByRole('heading', { name: 'Page Not Found' });
});

test('no match says what was looked for', async () => {
  render('/cves?q=zzz', buildUser(), { cves });
  await screen.findByText('No CVEs match “zzz”');
});

test('an admin decides on a CVE, sees what would change before saving, and the history shows who decided what', async () => {
  const asked: { input: Record<string, unknown> }[] = [];
  const previewed: Record<string, unknown>[] = [];
  let fails = false;
  const said = {
    __typename: 'VexStatement',
    id: 'c1',
    organization: 'acme',
    cveId: 'CVE-2024-28219',
    package: 'pillow',
    versions: '10.2.0',
    build: null,
    subdir: null,
    channel: null,
    status: 'AFFECTED',
    justification: null,
    note: 'We call the decoder',
    source: null,
    author: 'ada',
    createdAt: '2026-01-01T00:00:00Z',
    revokedBy: null,
    revokedAt: null,
    withdrawnAdvisoryIds: ['GHSA-44wm-f244-xhp3'],
  };
  const app = render('/cves/CVE-2024-28219', buildUser(), {
    cve: (() =>
      buildCve({
        files: [] as never,
        vexStatements: [
          {
            __typename: 'OrganizationVexStatements',
            organization: 'acme',
            title: 'Acme',
            canEdit: true,
            vexStatements: [said],
          },
        ] as never,
      })) as never,
    organization: (() => ({
      ...buildOrganization({ name: 'acme' }),
      vexStatementPreview: (args: Record<string, unknown>) => {
        if (fails) throw new GraphQLError('The service is away.');
        previewed.push(args);
        return {
          __typename: 'VexStatementPreview',
          fileCount: 5,
          allowedAgainCount: 3,
          blockedCount: 0,
          alarmCount: 2,
          alarmCountAfter: 0,
          environmentCount: 1,
          policies: ['Safe'],
          channels: [
            {
              __typename: 'VexStatementPreviewChannel',
              channel: 'approved',
              policy: 'Safe',
              fileCount: 3,
              allowedAgainCount: 3,
              blockedCount: 0,
              alarmCount: 0,
              alarmCountAfter: 0,
            },
          ],
        };
      },
    })) as never,
    createVexStatement: ((args: { input: Record<string, unknown> }) => {
      asked.push(args);
      return { __typename: 'CreateVexStatementPayload', vexStatement: said, userErrors: [] };
    }) as never,
  });
  const row = await screen.findByRole('row', { name: /pillow 10\.2\.0/ });
  expect(row.textContent).toContain('We call the decoder');
  expect(row.textContent).toContain('Based on withdrawn advisories: GHSA-44wm-f244-xhp3.');
  expect(row.textContent).toContain('ada');
  await app.user.click(screen.getByRole('button', { name: 'Add statement for CVE-2024-28219 by Acme' }));
  const dialog = within(await screen.findByRole('dialog'));
  // Nothing is chosen at first, and nothing can be saved before everything is.
  const isWaitingFor = async (reason: string) => {
    const save = dialog.getByRole('button', { name: /Save/ });
    await waitFor(() => expect(save.title).toBe(reason));
    await app.user.click(save);
    expect([asked, previewed]).toEqual([[], []]);
  };
  expect(['Covers', 'Status'].map((name) => dialog.getByLabelText<HTMLSelectElement>(name).value)).toEqual(['', '']);
  await isWaitingFor('Choose which versions the decision covers.');
  await app.user.selectOptions(dialog.getByLabelText('Covers'), 'some');
  await isWaitingFor('Enter the versions.');
  await app.user.type(dialog.getByLabelText('Versions'), '<10.3');
  await isWaitingFor('Choose a status.');
  await app.user.selectOptions(dialog.getByLabelText('Status'), 'NOT_AFFECTED');
  await isWaitingFor('Choose why the package is not affected.');
  await app.user.selectOptions(dialog.getByLabelText('Justification'), 'COMPONENT_NOT_PRESENT');
  // The impact is shown before anything is saved.
  await dialog.findByText('approved: 3 files allowed again (policy Safe).');
  dialog.getByText('Matches 5 files in your channels.');
  dialog.getByText('Served files that this CVE affects: 2 → 0.');
  dialog.getByText('1 environment contains a matching package.');
  expect(previewed).toMatchObject([
    { cveId: 'CVE-2024-28219', package: 'pillow', versions: '<10.3', build: null, status: 'NOT_AFFECTED' },
  ]);
  expect(asked).toEqual([]);
  expect(await axeProblems(document.body)).toEqual([]);
  fails = true;
  await app.user.selectOptions(dialog.getByLabelText('Covers'), 'all');
  await dialog.findByText(/Couldn’t calculate what changes/);
  expect(dialog.queryByText(/files in your channels|contains a matching/)).toBeNull();
  fails = false;
  await app.user.selectOptions(dialog.getByLabelText('Covers'), 'some');
  await dialog.findByText('Matches 5 files in your channels.');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.map(({ input }) => input)).toMatchObject([
      { organization: 'acme', package: 'pillow', versions: '<10.3', status: 'NOT_AFFECTED', build: null },
    ]),
  );
});

test('an OpenVEX document is imported; one that is none, or has errors, says why', async () => {
  const sent: unknown[] = [];
  const app = render('/cves/CVE-2024-28219', buildUser(), {
    cve: (() =>
      buildCve({
        files: [] as never,
        vexStatements: [
          {
            __typename: 'OrganizationVexStatements',
            organization: 'acme',
            title: 'Acme',
            canEdit: true,
            vexStatements: [],
          },
        ] as never,
      })) as never,
    organization: (() => buildOrganization({ name: 'acme' })) as never,
    importOpenVex: (({ input }: { input: { document: { statements?: unknown } } }) => {
      sent.push(input);
      return input.document.statements
        ? { importedCount: 2, unchangedCount: 1, userErrors: [] }
        : {
            importedCount: null,
            unchangedCount: null,
            userErrors: [{ __typename: 'InputError', code: 'INVALID', message: 'Required', field: ['statements'] }],
          };
    }) as never,
  } as never);
  await app.user.click(await screen.findByRole('button', { name: /^Import OpenVEX/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: /^Import/ });
  expect(submit.title).toBe('Choose a document');
  // jsdom can't read files as text.
  const choose = (text: string) =>
    app.user.upload(
      dialog.getByLabelText('Document'),
      Object.assign(new File([text], 'vex.json', { type: 'application/json' }), { text: async () => text }),
    );
  await choose('no JSON');
  await app.user.click(submit);
  await dialog.findByText('This file isn’t valid JSON. Choose an OpenVEX document.');
  await choose('{}');
  expect(dialog.queryByText(/isn’t valid JSON/)).toBeNull();
  await app.user.click(submit);
  await dialog.findByText('statements: Required');
  await choose('{"statements":[]}');
  await app.user.click(submit);
  await screen.findByText('2 imported, 1 unchanged');
  expect(sent.at(-1)).toEqual({ organization: 'acme', document: { statements: [] } });
});

test('a CVE says how urgent it is, what every vector means and which number counts, and which environments have it', async () => {
  render('/cves/CVE-2024-28219', buildUser(), {
    cve: (() =>
      buildCve({
        exploitation: {
          __typename: 'CveExploitation',
          kevAddedOn: '2024-05-01',
          remediationDueOn: '2024-05-22',
          isUsedInRansomware: true,
          epss: 0.0312,
          epssPercentile: 0.914,
          epssDate: '2026-01-02',
        },
        scores: [
          {
            __typename: 'CveScore',
            source: 'CVE-2024-28219',
            version: '3.1',
            vector: 'CVSS:3.1/AV:L/AC:H/PR:N/UI:R/S:U/C:H/I:H/A:N',
            score: 6.7,
            severity: 'MEDIUM',
            isUsedByPolicies: true,
          },
          {
            __typename: 'CveScore',
            source: 'GHSA-44wm-f244-xhp3',
            version: '4.0',
            vector: 'CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:A/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N',
            score: 7.2,
            severity: 'HIGH',
            isUsedByPolicies: false,
          },
        ] as never,
        environments: [
          {
            __typename: 'AffectedEnvironment',
            organization: 'acme',
            uuid: 'e1',
            name: 'train',
            device: 'gpu-7',
            ownerName: 'Ada',
            packages: [{ __typename: 'AffectedPackage', name: 'pillow', version: '10.2.0' }],
          },
        ] as never,
      })) as never,
  });
  await screen.findByText('since 2024-05-01, used in ransomware, remediation due 2024-05-22');
  expect(screen.getByText('3 %, higher than 91 % of CVEs, as of 2026-01-02')).toBeTruthy();
  const [counted, other] = within(screen.getByRole('region', { name: 'Scores' }))
    .getAllByRole('row')
    .slice(1);
  expect(counted!.textContent).toContain('attack vector: local; attack complexity: high');
  expect(counted!.textContent).toContain('Used by policies');
  expect(other!.textContent).toContain('attack requirements: present');
  expect(other!.textContent).not.toContain('Used by policies');
  expect(screen.getByRole('link', { name: 'acme/train' }).getAttribute('href')).toMatch(/\/environments\/e1$/);
  expect(screen.getByRole('row', { name: /acme\/train pillow 10\.2\.0 gpu-7 Ada/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Preview blocking it in acme' }).getAttribute('href')).toBe(
    '/organizations/acme/environments/exposure?q=CVE-2024-28219',
  );
});

test('an admin opens a draft of a policy that allows the CVE everywhere, or the files that it hits', async () => {
  const show = () =>
    render('/cves/CVE-2024-28219?organization=acme&channel=main', buildUser(), {
      organization: () =>
        buildOrganization({
          policies: connection([
            buildPolicy({ id: 'policy-1', name: 'Baseline', namesOfChannelsAppliedTo: ['main'] }),
            buildPolicy({ id: 'policy-2', name: 'Strict', namesOfChannelsAppliedTo: [] }),
          ]),
        } as never) as never,
      cve: (() =>
        buildCve({
          files: [] as never,
          vexStatements: [
            {
              __typename: 'OrganizationVexStatements',
              organization: 'acme',
              title: 'Acme',
              canEdit: true,
              vexStatements: [],
            },
          ] as never,
          packages: [
            { __typename: 'CvePackage', name: 'pillow', affected: 'pillow<10.3.0', fixedIn: '10.3.0' },
          ] as never,
        })) as never,
    });
  const opened = async () => {
    const app = show();
    await app.user.click(await screen.findByRole('button', { name: 'Allow in a policy of Acme: CVE-2024-28219' }));
    return { app, dialog: within(await screen.findByRole('dialog')) };
  };
  const first = await opened();
  const chosen = await first.dialog.findByLabelText<HTMLSelectElement>('Policy');
  expect(chosen.selectedOptions[0]?.text).toBe('Baseline (on main)');
  expect(await axeProblems()).toEqual([]);
  await first.app.user.click(first.dialog.getByRole('button', { name: 'Open draft' }));
  await waitFor(() => expect(first.app.address()).toContain('/organizations/acme/policies/policy-1/edit?'));
  expect(first.app.address()).toContain('step=review&on=main');
  first.app.unmount();
  const second = await opened();
  await second.app.user.selectOptions(await second.dialog.findByLabelText('Policy'), 'Strict (not applied)');
  await second.app.user.click(second.dialog.getByRole('radio', { name: /^Specific files/ }));
  const spec = second.dialog.getByLabelText('Files') as HTMLInputElement;
  expect(spec.value).toBe('pillow<10.3.0');
  await second.app.user.click(second.dialog.getByRole('button', { name: 'Open draft' }));
  await waitFor(() => expect(second.app.address()).toContain('/organizations/acme/policies/policy-2/edit?'));
});

test("shows an advisory for served files on the channel's page", async () => {
  render('/organizations/acme/channels/main', buildUser(), {
    organization: () =>
      buildOrganization({
        channel: buildChannel({ name: 'main' }),
        advisoryAlerts: [
          {
            __typename: 'AdvisoryAlert',
            channel: 'main',
            cveId: 'CVE-2026-2001',
            packages: ['pillow'],
            affectedFileCount: 2,
            score: 8.8,
            severity: 'HIGH',
            isExploited: true,
            isMalicious: false,
            detectedAt: '2026-01-30T10:00:00Z',
          },
        ] as never,
      }) as never,
  });
  const link = await screen.findByRole('link', { name: 'CVE-2026-2001' });
  expect(link.getAttribute('href')).toBe('/cves/CVE-2026-2001?organization=acme&channel=main');
  const item = link.closest('li')!;
  expect(item.textContent).toContain('affects 2 served files of pillow');
  expect(item.textContent).toContain('Known exploited');
  // The first column of a list fits only an icon; text in it wrapped after two letters.
  expect(item.firstElementChild!.textContent).toBe('');
});

test('the CVEs of a channel show since when each affects what, its cause, and why it ended', async () => {
  const finding = (more: object) => ({
    __typename: 'Finding',
    channel: 'main',
    cveId: 'CVE-2026-2001',
    package: 'pillow',
    version: '10.0.0',
    fileCount: 2,
    openedAt: '2026-01-30T10:00:00Z',
    openReason: 'ADVISORY_CHANGED',
    openedByAdvisoryId: 'PYSEC-2026-1',
    openedByFeed: 'osv:PyPI',
    resolvedAt: null,
    resolution: null,
    resolvedByAdvisoryId: null,
    resolvedByFeed: null,
    resolutionNote: null,
    ...more,
  });
  const asked: unknown[] = [];
  const app = render('/organizations/acme/channels/main?tab=cves', buildUser(), {
    organization: () =>
      buildOrganization({
        channel: buildChannel({ name: 'main' }),
        findings: ((args: { state: string | null; channel: string }) => {
          asked.push([args.channel, args.state]);
          return connection([
            finding({ id: '1' }),
            finding({
              id: '2',
              version: '9.0',
              resolvedAt: '2026-02-01T00:00:00Z',
              resolution: 'BLOCKED_BY_POLICY',
              resolutionNote: 'No CVEs',
            }),
          ]);
        }) as never,
      }) as never,
  });
  const open = await screen.findByRole('row', { name: /pillow 10\.0\.0/ });
  expect(open.textContent).toContain('PYSEC-2026-1 (osv:PyPI) added or updated');
  expect(open.textContent).toContain('Open');
  const over = screen.getByRole('row', { name: /pillow 9\.0/ });
  expect(over.textContent).toContain('blocked by policy: No CVEs');
  await app.user.click(screen.getByRole('button', { name: 'Resolved' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(['main', 'RESOLVED']));
  expect(app.address()).toContain('findings=over');
  expect(await axeProblems()).toEqual([]);
});

test('what others say is listed with its author; an admin accepts what waits, and adds a document', async () => {
  const asked: unknown[] = [];
  const statement = {
    __typename: 'SupplierVexStatement',
    id: 's1',
    author: 'Upstream',
    cveId: 'CVE-2024-28219',
    product: 'pillow 10.0.0',
    package: 'pillow',
    status: 'NOT_AFFECTED',
    justification: 'COMPONENT_NOT_PRESENT',
    note: 'Built without it',
    issuedAt: '2026-01-01T00:00:00Z',
    state: 'PENDING',
    decidedAt: null,
    decidedBy: null,
  };
  const acme = buildOrganization({
    role: 'ADMIN',
    vexSources: [
      {
        __typename: 'VexSource',
        id: 'f1',
        url: 'https://example.org/vex.json',
        author: 'Upstream',
        documentAt: '2026-01-01T00:00:00Z',
        lastAttemptAt: '2026-01-30T00:00:00Z',
        lastSuccessAt: '2026-01-02T00:00:00Z',
        isStale: true,
        error: 'The server answered with 500.',
        pendingCount: 1,
        activeCount: 2,
        declinedCount: 0,
        unmatchedCount: 3,
        skippedCount: 1,
        skippedEntries: [{ __typename: 'SkippedVexEntry', location: 'statements.1.status', message: 'Invalid option' }],
      },
    ],
    vexStatements: ((args: { state: string }) => {
      asked.push(args.state);
      return connection(args.state === 'PENDING' ? [statement] : []);
    }) as never,
  } as never);
  const decided: { input: object }[] = [];
  const app = render('/organizations/acme/vex', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    reviewSupplierVexStatement: ((args: { input: object }) => {
      decided.push(args);
      return {
        __typename: 'ReviewSupplierVexStatementPayload',
        statement: { ...statement, state: 'ACTIVE' },
        userErrors: [],
      };
    }) as never,
    addVexSource: ((args: { input: object }) => {
      decided.push(args);
      return { __typename: 'AddVexSourcePayload', feed: null, userErrors: [] };
    }) as never,
  } as never);
  const feed = await screen.findByRole('row', { name: /https:\/\/example\.org\/vex\.json/ });
  expect(feed.textContent).toContain('1 pending, 2 active, 3 unmatched');
  expect(feed.textContent).toContain('Older than 7 days');
  expect(feed.textContent).toContain('The server answered with 500.');
  expect(feed.textContent).toContain('statements.1.status: Invalid option');
  expect(await axeProblems()).toEqual([]);
  await app.user.click(await screen.findByRole('button', { name: 'Accept CVE-2024-28219 in pillow 10.0.0' }));
  await screen.findByText('Accepted. Re-evaluating policies.');
  await app.user.selectOptions(screen.getByLabelText('Status'), 'UNMATCHED');
  await screen.findByText('Every statement matches a package in your channels.');
  expect(asked.at(-1)).toBe('UNMATCHED');
  await app.user.click(screen.getByRole('button', { name: 'Add VEX document' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('URL'), 'https://example.org/other.json');
  await app.user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(decided.map(({ input }) => input)).toEqual([
      { organization: 'acme', statementId: 's1', accepts: true },
      { organization: 'acme', url: 'https://example.org/other.json' },
    ]),
  );
});

describe('supplier VEX documents', () => {
  const source = (part: object = {}) => ({
    __typename: 'VexSource',
    id: 'f1',
    url: 'https://example.org/vex.json',
    author: 'Upstream',
    documentAt: '2026-01-01T00:00:00Z',
    lastAttemptAt: '2026-01-30T00:00:00Z',
    lastSuccessAt: '2026-01-30T00:00:00Z',
    isStale: false,
    error: null,
    pendingCount: 1,
    activeCount: 0,
    declinedCount: 0,
    unmatchedCount: 0,
    skippedCount: 0,
    skippedEntries: [],
    ...part,
  });
  const statement = (part: object = {}) => ({
    __typename: 'SupplierVexStatement',
    id: 's1',
    author: 'Upstream',
    cveId: 'CVE-2024-28219',
    product: 'pillow 10.0.0',
    package: 'pillow',
    status: 'NOT_AFFECTED',
    justification: 'COMPONENT_NOT_PRESENT',
    note: '',
    issuedAt: '2026-01-01T00:00:00Z',
    state: 'PENDING',
    decidedAt: null,
    decidedBy: null,
    ...part,
  });

  /** Opens the page of a hub whose documents and pending statements each mutation changes. */
  async function open() {
    const sources = [source()];
    const pending = [statement()];
    const acme = buildOrganization({
      role: 'ADMIN',
      vexSources: (() => [...sources]) as never,
      vexStatements: (() => connection([...pending])) as never,
    } as never);
    const app = render('/organizations/acme/vex', buildUser({ organizations: [acme] }), {
      organization: () => acme as never,
      addVexSource: (() => {
        sources.push(source({ id: 'f2', url: 'https://example.org/other.json', author: 'Other' }));
        return { feed: sources[1], userErrors: [] };
      }) as never,
      syncVexSource: (() => {
        pending.push(statement({ id: 's2', cveId: 'CVE-2024-1' }));
        return { feed: sources[0], userErrors: [] };
      }) as never,
      removeVexSource: (() => {
        sources.length = 0;
        pending.length = 0;
        return { removedId: 'f1', userErrors: [] };
      }) as never,
      reviewSupplierVexStatement: (() => {
        pending.length = 0;
        sources[0] = source({ pendingCount: 0, activeCount: 1 });
        return { statement: statement({ state: 'ACTIVE' }), userErrors: [] };
      }) as never,
    } as never);
    await screen.findByRole('row', { name: /^Upstream/ });
    await screen.findByRole('row', { name: /^CVE-2024-28219/ });
    return app;
  }

  test('are listed as soon as they are added', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add VEX document' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('URL'), 'https://example.org/other.json');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByRole('row', { name: /^Other/ });
  });

  test('have new statements as soon as they are fetched', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Fetch https://example.org/vex.json now' }));
    await screen.findByRole('row', { name: /^CVE-2024-1/ });
  });

  test('are gone with their statements as soon as they are removed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove https://example.org/vex.json' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Upstream/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('row', { name: /^CVE-2024-28219/ })).toBeNull());
  });

  test('count a reviewed statement at once, which is no longer pending', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Accept CVE-2024-28219 in pillow 10.0.0' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^CVE-2024-28219/ })).toBeNull());
    await screen.findByText('1 active', { exact: false });
  });
});
