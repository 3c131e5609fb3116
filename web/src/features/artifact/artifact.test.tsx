import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildArtifact,
  buildChannel,
  buildCve,
  buildExplanation,
  buildFile,
  buildOrganization,
  buildRun,
  buildUser,
  buildVersion,
  buildVulnerabilities,
  connection,
} from '../../testing/builders.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { chooseAction } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Mock } from '../../testing/schema.ts';
import type { Package, DecisionExplanation } from '../../gen/types.ts';

const versions = [
  buildVersion(),
  buildVersion({
    version: '10.2.0',
    decision: 'BLOCKED',
    fileCount: 15,
    allowedFileCount: 0,
    highestScore: 6.7,
    vulnerabilities: buildVulnerabilities({
      state: 'AFFECTED',
      unknownReason: null,
      cveCount: 1,
      highestScore: 6.7,
      highestSeverity: 'MEDIUM',
    }),
    releasedAt: '2024-01-02T00:00:00Z',
    subdirs: [{ subdir: 'linux-64', fileCount: 15, allowedFileCount: 0 }] as never,
    representativeFile: { subdir: 'linux-64', fileName: 'pillow-10.2.0-py312_0.conda' } as never,
  }),
];

function open(
  search: string,
  part: Partial<Mock<Package>> = {},
  explain: Mock<DecisionExplanation> | null = buildExplanation(),
  sbom?: (file: Record<string, string>) => string | null,
) {
  const artifact = buildArtifact({ versions: versions as never, ...part });
  const channel = buildChannel({
    name: 'approved',
    package: ((args: { name: string }) => (args.name === 'pillow' ? artifact : null)) as never,
    decisionExplanation: explain as never,
    sbom: sbom as never,
  });
  const organization = buildOrganization({ channel: channel as never });
  return render(`/organizations/acme/channels/approved/packages/${search}`, buildUser(), {
    organization: () => organization as never,
  });
}

describe('a package', () => {
  test('lists its versions with decision, highest CVE and files per platform', async () => {
    open('pillow');
    const refused = await screen.findByRole('row', { name: /10\.2\.0/ });
    for (const text of ['Blocked', 'Medium 6.7', '0 / 15', '2024-01-02']) expect(refused.textContent).toContain(text);
    expect(screen.getByRole('row', { name: /11\.3\.0/ }).textContent).toContain('Allowed');
    expect(await axeProblems()).toEqual([]);
  });

  test('what only an exception lets in is marked, with why it was granted and until when', async () => {
    const channel = buildChannel({
      name: 'approved',
      package: (() =>
        buildArtifact({
          versions: [
            buildVersion({ exception: { spec: 'pillow <12', expiresOn: '2027-01-31' } as never }),
            buildVersion({ version: '11.2.0' }),
          ] as never,
        })) as never,
      exceptions: (() =>
        connection([{ id: 'e-1', spec: 'pillow <12', reason: 'Until the scanner is replaced' }])) as never,
    });
    const organization = buildOrganization({ channel: channel as never });
    render('/organizations/acme/channels/approved/packages/pillow', buildUser(), {
      organization: () => organization as never,
    });
    const excepted = await screen.findByRole('row', { name: /11\.3\.0/ });
    expect(excepted.textContent).toContain('Allowed by exception');
    expect(excepted.textContent).toContain('Exception for pillow <12, until 2027-01-31');
    await waitFor(() => expect(excepted.textContent).toContain('Until the scanner is replaced'));
    const other = screen.getByRole('row', { name: /11\.2\.0/ });
    expect(other.textContent).toContain('Allowed');
    expect(other.textContent).not.toContain('Exception');
  });

  test('while a run is in progress the page says so, and refetches counts at its end', async () => {
    let state: 'IN_PROGRESS' | 'DONE' = 'IN_PROGRESS';
    const channel = buildChannel({
      name: 'approved',
      latestRun: (() => buildRun({ state })) as never,
      package: (() =>
        buildArtifact({
          versions: versions as never,
          fileCount: 16,
          allowedFileCount: state === 'DONE' ? 9 : 16,
        })) as never,
    });
    const organization = buildOrganization({ channel: channel as never });
    render('/organizations/acme/channels/approved/packages/pillow', buildUser(), {
      organization: () => organization as never,
    });
    await screen.findByText('16 of 16 allowed');
    const banner = screen.getByText(/A policy run is in progress/);
    expect(within(banner).getByRole('link', { name: 'View run' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/runs/run-1',
    );
    expect(await axeProblems()).toEqual([]);
    state = 'DONE';
    await screen.findByText('9 of 16 allowed', {}, { timeout: 8_000 });
    expect(screen.queryByText(/A policy run is in progress/)).toBeNull();
  });

  test('a package of which nothing is left says by which policy and rule, and whom to ask, with the facts filled in', async () => {
    const gone = [
      buildVersion({ ...versions[1], decidingRule: 'CVE score ≥ 6, status active' }),
      buildVersion({ ...versions[1], version: '10.1.0', decidingRule: 'License not in GPL' }),
    ];
    const admins = [buildUser({ id: 'admin-1', displayName: 'Ada Byron', email: 'ada@example.org' })];
    const app = open(
      'pillow',
      {
        versions: gone as never,
        allowedFileCount: 0,
        latestAllowedVersion: null,
        alternatives: [
          { organization: 'acme', channel: 'main', version: '12.3.0', servedFileCount: 40 },
          { organization: 'other', channel: 'open', version: '9.1.0', servedFileCount: 2 },
        ] as never,
      },
      buildExplanation({ admins: admins as never, version: '10.2.0' }),
    );
    const banner = await screen.findByRole('region', { name: 'Why it’s blocked' });
    await waitFor(() =>
      expect(banner.textContent).toContain('Blocked by Production baseline, revision 7: CVE score ≥ 6'),
    );
    expect(banner.textContent).toContain('Another rule blocks other versions. See each row.');
    expect(banner.textContent).toContain('Only this rule blocks 10.2.0, the latest version.');
    const href = async (name: string) => (await within(banner).findByRole('link', { name })).getAttribute('href');
    expect(await href('12.3.0 in main')).toBe('/organizations/acme/channels/main/packages/pillow');
    expect(await href('9.1.0 in other/open')).toBe('/organizations/other/channels/open/packages/pillow');
    const mail = new URL(within(banner).getByRole('link', { name: 'Ada Byron (admin)' }).getAttribute('href') ?? '');
    expect([mail.protocol, mail.pathname, mail.searchParams.get('subject')]).toEqual([
      'mailto:',
      'ada@example.org',
      'Please allow pillow 10.2.0 in approved',
    ]);
    for (const fact of [
      'Package: pillow 10.2.0',
      'Channel: acme/approved',
      'Policy: Production baseline, revision 7',
      'Rule: CVE score ≥ 6',
      `Page: ${window.location.origin}/organizations/acme/channels/approved/packages/pillow?file=`,
    ])
      expect(mail.searchParams.get('body')).toContain(fact);
    // Each row shows the reason, and a click anywhere in it opens the explanation.
    const row = screen.getByRole('row', { name: /10\.1\.0/ });
    expect(row.textContent).toContain('License not in GPL');
    await app.user.click(within(row).getByText('Blocked'));
    await screen.findByRole('complementary', { name: 'Why you can’t install it' });
    expect(await axeProblems()).toEqual([]);
  });

  test('selecting a version shows why it is blocked and what to do instead; the choice is in the URL', async () => {
    const app = open('pillow');
    await app.user.click(await screen.findByRole('link', { name: '10.2.0' }));
    const why = await screen.findByRole('complementary', { name: 'Why you can’t install it' });
    expect(app.address()).toBe(
      '/organizations/acme/channels/approved/packages/pillow?file=linux-64%2Fpillow-10.2.0-py312_0.conda',
    );
    await waitFor(() => expect(why.textContent).toContain('Blocked by one rule: CVE score ≥ 6'));
    for (const text of [
      'CVE-2024-28219',
      'Medium 6.7',
      'Fixed in 10.3.0',
      'Production baseline, revision 7',
      '2025-10-09, applied by Ada Byron',
      'Ada Byron (admin)',
      'Use 10.3.0 instead',
      '/repo/acme/main "pillow=10.3.0"',
    ])
      expect(why.textContent).toContain(text);
    expect(screen.getByRole('row', { name: /10\.2\.0/ }).getAttribute('aria-selected')).toBe('true');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(why).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(app.address()).toBe('/organizations/acme/channels/approved/packages/pillow');
  });

  test('an allowed file says so, without a way out', async () => {
    open(
      'pillow?file=linux-64/pillow-11.3.0-py313_0.conda',
      {},
      buildExplanation({ decision: 'ALLOWED', detail: 'All rules pass.' }),
    );
    const why = await screen.findByRole('complementary', { name: 'Why it’s allowed' });
    await waitFor(() => expect(why.textContent).toContain('All rules pass.'));
    expect(why.textContent).not.toContain('instead');
  });

  test('nothing recommends what can’t be installed: not the head, the panel of a file, or that of a yanked one', async () => {
    const broken = (subdir: string) => ({
      subdir,
      isInstallable: false,
      isUninstallableWithoutPolicy: true,
      detail: 'It needs python.',
    });
    const shown = async (part: Parameters<typeof buildExplanation>[0], title: string) => {
      const app = open(
        'pillow?file=linux-64/pillow-11.3.0-py313_0.conda',
        { latestInstallableVersion: null },
        buildExplanation({ closestAllowedVersion: null, alternativeVersion: null, ...part }),
      );
      const why = await screen.findByRole('complementary', { name: title });
      const head = screen.getByRole('button', { name: 'Copy install command' });
      expect([why.textContent?.includes('conda install'), why.textContent?.includes('instead')]).toEqual([
        false,
        false,
      ]);
      const offered = head.title;
      app.unmount();
      return offered;
    };
    const none = 'No version of this package can be installed from this channel.';
    const allowed = { decision: 'ALLOWED' as const, detail: 'No policy is in force.', policy: null };
    expect(
      await shown({ ...allowed, installability: [broken('linux-64')] as never }, 'Why it can’t be installed'),
    ).toBe(none);
    expect(
      await shown({ decision: 'BLOCKED', detail: 'It was yanked.', policy: null }, 'Why you can’t install it'),
    ).toBe(none);
    const some = [
      broken('osx-64'),
      { subdir: 'linux-64', isInstallable: true, isUninstallableWithoutPolicy: false, detail: null },
    ];
    expect(await shown({ ...allowed, installability: some as never }, 'Where you can install it')).not.toBe(none);
    expect(await shown({ ...allowed, installability: [some[1]] as never }, 'Why you can install it')).not.toBe(none);
  });

  test('[ART-28] the SBOM of a file is saved in either form', async () => {
    const saved = watchDownloads();
    const app = open('pillow?file=linux-64/pillow-10.2.0-py312_0.conda', {}, buildExplanation(), (file) =>
      JSON.stringify(file),
    );
    const name = 'pillow-10.2.0-py312_0.conda';
    await app.user.click(await screen.findByRole('button', { name: `CycloneDX SBOM for ${name}` }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await app.user.click(screen.getByRole('button', { name: `SPDX SBOM for ${name}` }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const type = 'application/json;charset=utf-8';
    const text = (format: string) => JSON.stringify({ subdir: 'linux-64', fileName: name, format });
    expect(saved).toEqual([
      { name: `${name}.cdx.json`, type, text: text('CYCLONEDX') },
      { name: `${name}.spdx.json`, type, text: text('SPDX') },
    ]);
  });

  test('a file that is not there says so', async () => {
    open('pillow?file=linux-64/gone.conda', {}, null);
    await screen.findByText('This file isn’t in the channel.');
    screen.getByRole('complementary', { name: 'Whether you can install it' });
  });

  test('versions are filtered by decision', async () => {
    const app = open('pillow');
    await app.user.click(await screen.findByRole('button', { name: /^Blocked/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /11\.3\.0/ })).toBeNull());
    expect(app.address()).toContain('decision=refused');
  });

  test('[ART-02] its files are listed, with a download where clients get one', async () => {
    open('pillow?tab=files', {
      files: connection(
        [buildFile(), buildFile({ fileName: 'pillow-10.2.0-py312_0.conda', decision: 'BLOCKED', downloadUrl: null })],
        501,
      ) as never,
    });
    const row = await screen.findByRole('row', { name: /pillow-11\.3\.0/ });
    for (const text of ['linux-64', 'Allowed', '1.2 MB', 'signed']) expect(row.textContent).toContain(text);
    expect(within(row).getByRole('link', { name: 'Download pillow-11.3.0-py313_0.conda' }).getAttribute('href')).toBe(
      '/repo/acme/main/linux-64/pillow-11.3.0-py313_0.conda',
    );
    expect(
      within(screen.getByRole('row', { name: /pillow-10\.2\.0/ })).queryByRole('link', { name: /Download/ }),
    ).toBeNull();
    expect(screen.getByText('1–20 of 501')).toBeTruthy();
  });

  test('[ART-03] what it needs, and whether the channel can give it', async () => {
    open('pillow?tab=dependencies', {
      dependencies: [
        { name: 'python', specs: ['>=3.13'], isInChannel: true, isAllowed: true, unsatisfiedSpecs: [] },
        { name: 'libjpeg', specs: ['>=9'], isInChannel: true, isAllowed: false, unsatisfiedSpecs: [] },
        { name: 'lcms2', specs: ['>=2'], isInChannel: false, isAllowed: false, unsatisfiedSpecs: [] },
        { name: 'freetype', specs: ['<2'], isInChannel: true, isAllowed: true, unsatisfiedSpecs: ['<2'] },
        { name: 'tk', specs: ['8.5.*', '8.6.*'], isInChannel: true, isAllowed: true, unsatisfiedSpecs: ['8.5.*'] },
      ] as never,
    });
    expect((await screen.findByRole('row', { name: /python/ })).textContent).toContain('Allowed');
    expect(screen.getByRole('row', { name: /python/ }).children[1]?.textContent, 'before the specs').toBe('Allowed');
    expect(screen.getByRole('row', { name: /libjpeg/ }).textContent).toContain('No allowed version');
    expect(screen.getByRole('row', { name: /lcms2/ }).textContent).toContain('Not in this channel');
    expect(screen.getByRole('row', { name: /freetype/ }).textContent).toContain('No matching version');
    expect(screen.getByRole('row', { name: /tk/ }).textContent).toContain('No version matches 8.5.*');
  });

  test('[ART-04] what needs it', async () => {
    open('pillow?tab=dependants', { dependents: [{ name: 'matplotlib', fileCount: 12 }] as never });
    expect((await screen.findByRole('row', { name: /matplotlib/ })).textContent).toContain('12');
  });

  test('its CVEs, with the version that repairs each', async () => {
    open('pillow?tab=cves', { cves: [buildCve()] as never });
    expect((await screen.findByRole('row', { name: /CVE-2024-28219/ })).textContent).toContain('10.3.0');
  });

  test("shows the organization's VEX statement on a CVE next to its status", async () => {
    open('pillow?tab=cves', {
      cves: [buildCve()] as never,
      vexStatements: [
        {
          __typename: 'AppliedVexStatement',
          cveId: 'CVE-2024-28219',
          status: 'NOT_AFFECTED',
          justification: 'COMPONENT_NOT_PRESENT',
          note: 'Built without LittleCMS',
          authorName: 'Acme',
          isPartial: true,
        },
      ] as never,
    });
    expect((await screen.findByRole('row', { name: /CVE-2024-28219/ })).textContent).toContain(
      'Acme says: not affected, for some files',
    );
  });

  test('an unknown package is not found', async () => {
    open('nothing');
    await screen.findByRole('heading', { name: 'Page Not Found' });
  });
});

describe('a file of a hosted channel', () => {
  test('is yanked by an admin with a reason, which its history shows; members see only the history', async () => {
    let withdrawn: 'YANKED' | 'QUARANTINED' | null = null;
    const sent: unknown[] = [];
    const of = (role: 'ADMIN' | 'MEMBER') => ({
      organization: () =>
        buildOrganization({
          role,
          channel: buildChannel({
            name: 'approved',
            type: 'HOSTED',
            decisionExplanation: buildExplanation({
              decision: 'ALLOWED',
              policy: null,
              sections: [] as never,
            }) as never,
            package: (() =>
              buildArtifact({
                versions: versions as never,
                files: (() =>
                  connection([buildFile({ withdrawn, decision: withdrawn ? 'BLOCKED' : 'ALLOWED' })])) as never,
              })) as never,
            fileHistory: (() => [
              ...(withdrawn
                ? [
                    {
                      kind: withdrawn,
                      occurredAt: '2026-01-03T00:00:00Z',
                      reason: 'wrong libc',
                      user: buildUser(),
                      serviceAccount: null,
                    },
                  ]
                : []),
              { kind: 'PUBLISHED', occurredAt: '2026-01-02T00:00:00Z', reason: '', user: null, serviceAccount: 'ci' },
            ]) as never,
          }) as never,
        }) as never,
      yankFile: ({ input }: { input: { kind: 'YANKED' } }) => {
        sent.push(input);
        withdrawn = input.kind;
        return { history: [], userErrors: [] };
      },
    });
    const address = `/organizations/acme/channels/approved/packages/pillow?tab=files&file=linux-64/pillow-11.3.0-py313_0.conda`;
    const admin = render(address, buildUser(), of('ADMIN') as never);
    const row = await screen.findByRole('row', { name: /pillow-11\.3\.0/ });
    await screen.findByText('by ci');
    await chooseAction(admin, await within(row).findByRole('button', { name: /Actions for pillow-11/ }), 'Yank\u2026');
    const dialog = await screen.findByRole('dialog', { name: 'Yank file' });
    await admin.user.click(within(dialog).getByRole('button', { name: 'Yank' }));
    await within(dialog).findByText('Enter a reason. Users see it when they request the file.');
    expect(await axeProblems()).toEqual([]);
    await admin.user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'wrong libc');
    await admin.user.click(within(dialog).getByRole('button', { name: 'Yank' }));
    await screen.findByText('wrong libc');
    await waitFor(() => expect(screen.getByRole('row', { name: /pillow-11\.3\.0/ }).textContent).toContain('Yanked'));
    expect(sent).toEqual([
      {
        organization: 'acme',
        channel: 'approved',
        subdir: 'linux-64',
        fileName: 'pillow-11.3.0-py313_0.conda',
        kind: 'YANKED',
        reason: 'wrong libc',
      },
    ]);
    admin.unmount();
    render(address, buildUser(), of('MEMBER') as never);
    await screen.findByText('wrong libc');
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });
});

describe('what the archive of a file says', () => {
  const contents = {
    summary: 'Python Imaging Library (fork)',
    description: null,
    license: 'HPND',
    licenseFamily: null,
    keywords: ['imaging'],
    links: [{ kind: 'SOURCE_GIT_URL', url: 'https://git.example/pillow' }],
    sourceRevision: null,
    readme: null,
    recipe: { path: 'info/recipe/meta.yaml', text: 'package: pillow', isTruncated: false },
    licenses: [{ path: 'info/licenses/LICENSE', text: 'Permission is given', isTruncated: true }],
    scripts: [
      {
        kind: 'POST_LINK',
        path: 'bin/.pillow-post-link.sh',
        text: 'rm -rf "$PREFIX/cache"',
        isTruncated: false,
        change: 'CHANGED',
        diff: [
          // Invisible and reordering characters are visible.
          { kind: 'REMOVED', text: 'tr\u202Eue' },
          { kind: 'ADDED', text: 'rm -rf "$PREFIX/cache"' },
        ],
      },
      {
        kind: 'ACTIVATE',
        path: 'etc/conda/activate.d/pillow.sh',
        text: null,
        textOmission: 'TOO_LARGE',
        size: 52_428_800,
        isTruncated: false,
        change: 'CHANGED',
        diff: null,
      },
    ],
    previousBuild: { fileName: 'pillow-11.2.0-py312_0.conda', version: '11.2.0' },
    removedScriptPaths: ['bin/.pillow-pre-link.sh'],
    runExports: [{ kind: 'weak', specs: ['pillow >=11'] }],
    hasTextPrefix: true,
    hasBinaryPrefix: false,
    fileCount: 41,
    unpackedSize: 4096,
    icon: 'data:image/png;base64,iVBORw0KGgo=',
    paths: (args: { query: string | null }) =>
      connection(
        args.query === 'nothing' ? [] : [{ path: 'bin/pillow', size: 2048 }],
        args.query === 'nothing' ? 0 : 41,
      ),
  };
  const archive = (part: object = {}) => ({
    file: { subdir: 'linux-64', fileName: 'pillow-11.3.0-py312_0.conda' },
    version: '11.3.0',
    state: 'READY',
    reason: null,
    contents,
    ...part,
  });

  test('shows what runs and when, what people wrote, texts and installed files; the chosen file is asked for', async () => {
    const app = open('pillow?tab=about', { archive: (() => archive()) as never });
    expect((await screen.findByText(/These 2 scripts run with/)).textContent).toContain('with the user’s permissions');
    const script = screen.getByRole('region', { name: 'bin/.pillow-post-link.sh' });
    expect(script.textContent).toContain('Runs after installation');
    expect(script.textContent).toContain('rm -rf "$PREFIX/cache"');
    expect(screen.getByRole('region', { name: 'etc/conda/activate.d/pillow.sh' }).textContent).toContain(
      'ChangedChanged since the previous build. 52.4 MB is too large to store. The limit is 262 kB.',
    );
    expect(screen.getByLabelText('Changes in bin/.pillow-post-link.sh').textContent).toBe(
      'removed tr⟨U+202E⟩ue\nadded rm -rf "$PREFIX/cache"\n',
    );
    expect(screen.getByText(/Compared with the previous build, 11\.2\.0:/).textContent).toContain(
      'bin/.pillow-pre-link.sh',
    );
    const link = screen.getByRole('link', { name: 'https://git.example/pillow' });
    expect(link.getAttribute('rel')).toContain('noreferrer');
    expect(screen.getByText('4.1 kB in 41 files')).toBeTruthy();
    expect(screen.getByText('License: info/licenses/LICENSE')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /bin\/pillow/ })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter paths' }), 'nothing');
    await screen.findByText('No matching paths');
    expect(app.asked.findLast(({ name }) => name === 'PackageArchivePaths')?.variables).toMatchObject({
      fileName: 'pillow-11.3.0-py312_0.conda',
      q: 'nothing',
    });
  });

  test('names of scripts and files show invisible characters, and variables are labeled', async () => {
    const path = 'etc/conda/env_vars.d/a\u202Enosj.x';
    const set = {
      kind: 'ENVIRONMENT_VARIABLES',
      path,
      text: '{"PATH":"/x"}',
      isTruncated: false,
      change: 'ADDED',
      diff: null,
    };
    const shown = {
      ...contents,
      scripts: [set],
      removedScriptPaths: ['bin/\u200B.pillow-pre-link.sh'],
      paths: () => connection([{ path, size: 13 }], 1),
    };
    open('pillow?tab=about', { archive: (() => archive({ contents: shown })) as never });
    await screen.findByText(/^These variables are set when a user activates the environment/);
    expect(screen.getByRole('region', { name: 'etc/conda/env_vars.d/a⟨U+202E⟩nosj.x' }).textContent).toContain(
      'etc/conda/env_vars.d/a⟨U+202E⟩nosj.xSets variables on activation',
    );
    expect(screen.getByText(/Compared with the previous build/).textContent).toContain(
      'bin/⟨U+200B⟩.pillow-pre-link.sh',
    );
    expect(await screen.findByRole('row', { name: /a⟨U\+202E⟩nosj\.x/ })).toBeTruthy();
  });

  test('says what is not known: no bytes here, no archive, still being read until it is', async () => {
    const said: Record<string, object> = {
      'old.conda': archive({ state: 'NOT_DOWNLOADED', contents: null }),
      'bad.conda': archive({ state: 'UNREADABLE', reason: 'The zip ends early.', contents: null }),
    };
    let state = 'SCANNING';
    const answer = ({ fileName }: { fileName: string | null }) =>
      said[fileName ?? ''] ?? archive({ state, contents: state === 'READY' ? contents : null });
    const app = open('pillow?tab=about&file=linux-64/old.conda', { archive: answer as never });
    await screen.findByText('Not read yet');
    await app.router.navigate(
      '/organizations/acme/channels/approved/packages/pillow?tab=about&file=linux-64/bad.conda',
    );
    expect((await screen.findByText('Couldn’t read the archive.')).parentElement?.textContent).toContain(
      'The zip ends early.',
    );
    await app.router.navigate('/organizations/acme/channels/approved/packages/pillow?tab=about');
    await screen.findByText(/Reading the archive/);
    state = 'READY';
    await screen.findByText(/These 2 scripts run/, {}, { timeout: 8_000 });
  });
});
