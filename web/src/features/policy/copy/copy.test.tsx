import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildPolicy, connection } from '../../../testing/builders.ts';
import { chooseAction } from '../../../testing/menu.ts';
import { render } from '../../../testing/render.tsx';
import { baseline, buildImpact, filtersOf, policyHub, warmUp } from '../testHub.ts';

beforeAll(async () => {
  await warmUp();
  // What jsdom lacks.
  Object.assign(Blob.prototype, {
    text(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsText(this);
      });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const url = '/organizations/acme/policies';
const created = buildPolicy({ id: 'p9', name: 'Production baseline copy 2' });

const choose = (app: ReturnType<typeof render>, item: string) =>
  chooseAction(app, 'Actions for Production baseline', item);

describe('a policy as a file', () => {
  test.each([
    ['YAML', 'yaml'],
    ['JSON', 'json'],
  ] as const)('is exported as %s as the hub writes it', async (format, ending) => {
    const saved: Blob[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    const { viewer, hub } = policyHub({
      policy: buildPolicy({ export: ((args: { format: string }) => `written as ${args.format}`) as never }),
    });
    const app = render(url, viewer, hub);
    await choose(app, `Export as ${format}`);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(`Production-baseline.policy.${ending}`);
    expect(await saved[0]!.text()).toBe(`written as ${format}`);
    click.mockRestore();
  });

  const fileOf = (text: string) => new File([text], 'a.yaml', { type: 'application/yaml' });
  const planned = (part: object = {}) => ({
    __typename: 'PolicyPlan',
    errors: [],
    action: 'CREATE',
    hasChanges: true,
    name: 'From a file',
    summary: 'License not in GPL',
    policy: null,
    changes: [],
    channels: [
      {
        __typename: 'PlannedChannel',
        channel: buildChannel({ name: 'approved' }),
        action: 'REPLACE',
        replaces: 'The former',
        isMonitored: false,
        impact: buildImpact({
          installability: {
            __typename: 'Installability',
            bySubdir: [],
            uninstallablePackageCount: 0,
            installChecks: [
              {
                __typename: 'InstallCheckChange',
                label: 'The app',
                isRequired: true,
                subdir: 'linux-64',
                before: true,
                after: false,
                detail: 'Nothing meets readline.',
              },
            ],
          } as never,
        }),
      },
    ],
    fingerprint: 'f'.repeat(64),
    ...part,
  });
  const hubWith = (policyPlan: unknown, answer: object = { policy: created, action: 'CREATE' }) =>
    policyHub(
      { policyPlan: policyPlan as never },
      {
        applyPolicyFile: {
          policy: null,
          action: null,
          channels: [],
          organization: null,
          userErrors: [],
          ...answer,
        } as never,
      },
    );

  test('is applied as it was planned, after what changes of channels was shown', async () => {
    const { viewer, hub } = hubWith(planned());
    const app = render(`${url}/import`, viewer, hub);
    await app.user.upload(await screen.findByLabelText('Policy file'), fileOf('name: From a file'));
    await screen.findByText(/^Creates policy From a file\./);
    const channel = screen.getByRole('region', { name: 'approved' });
    expect(channel.textContent).toContain('will get the policy instead of The former. 1,107 files removed, 113 added.');
    expect(channel.textContent).toContain('The app fails on linux-64. Nothing meets readline.');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Save and apply' }));
    await screen.findByText('Policy successfully created!');
    expect(app.asked.find((one) => one.name === 'ApplyPolicyFile')?.variables).toEqual({
      input: { organization: 'acme', file: 'name: From a file', name: null, fingerprint: 'f'.repeat(64) },
    });
    expect(app.address()).toBe(url);
  });

  test('says what was not checked, instead of that nothing is lost', async () => {
    const channelWith = (installability: object | null) =>
      planned({
        channels: planned().channels.map((each) => ({ ...each, impact: buildImpact({ installability } as never) })),
      });
    const partly = { subdir: 'linux-64', unchecked: 3, uninstallablePackages: [], __typename: 'SubdirInstallability' };
    for (const [installability, expected] of [
      [null, 'This channel has too many dependencies to check installability.'],
      [
        { __typename: 'Installability', bySubdir: [partly], uninstallablePackageCount: 0, installChecks: [] },
        '3 files not checked for dependency conflicts.',
      ],
    ] as const) {
      const { viewer, hub } = hubWith(channelWith(installability));
      const app = render(`${url}/import`, viewer, hub);
      await app.user.upload(await screen.findByLabelText('Policy file'), fileOf('name: From a file'));
      expect((await screen.findByRole('region', { name: 'approved' })).textContent).toContain(expected);
      app.unmount();
    }
  });

  test('with errors names each with line, column, and pointer, and changes nothing', async () => {
    const { viewer, hub } = hubWith(
      planned({
        action: null,
        hasChanges: false,
        name: null,
        summary: null,
        channels: [],
        fingerprint: null,
        errors: [
          {
            __typename: 'PolicyFileError',
            pointer: '/filters/add_packages/subfilters/0/facet',
            line: 7,
            column: 12,
            message: 'No facet.',
          },
        ],
      }),
    );
    const app = render(`${url}/import`, viewer, hub);
    await app.user.upload(await screen.findByLabelText('Policy file'), fileOf('name: A'));
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('li')?.textContent).toBe(
      'line 7, column 12 /filters/add_packages/subfilters/0/facet: No facet.',
    );
    await app.user.click(screen.getByRole('button', { name: 'Save and apply' }));
    expect(app.times('ApplyPolicyFile')).toBe(0);
  });

  test('under another name is planned and applied under that', async () => {
    const { viewer, hub } = hubWith(((args: { name: string | null }) =>
      planned({ name: args.name ?? 'From a file' })) as never);
    const app = render(`${url}/import`, viewer, hub);
    await app.user.upload(await screen.findByLabelText('Policy file'), fileOf('name: From a file'));
    const name = await screen.findByRole('textbox', { name: /Policy name/ });
    await app.user.clear(name);
    await app.user.type(name, 'Another name');
    await screen.findByText(/^Creates policy Another name\./);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save and apply' }).getAttribute('aria-disabled')).not.toBe('true'),
    );
    await app.user.click(screen.getByRole('button', { name: 'Save and apply' }));
    await screen.findByText('Policy successfully created!');
    expect(app.asked.find((one) => one.name === 'ApplyPolicyFile')?.variables).toMatchObject({
      input: { name: 'Another name' },
    });
  });

  test('concurrent changes are shown, and planned again', async () => {
    const { viewer, hub } = hubWith(planned(), {
      userErrors: [{ __typename: 'ConflictError', code: 'CONFLICT', message: 'Plan it again.', field: [] }],
    });
    const app = render(`${url}/import`, viewer, hub);
    await app.user.upload(await screen.findByLabelText('Policy file'), fileOf('name: From a file'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save and apply' }).getAttribute('aria-disabled')).not.toBe('true'),
    );
    await app.user.click(screen.getByRole('button', { name: 'Save and apply' }));
    await screen.findByText('Plan it again.');
    await waitFor(() => expect(app.times('PolicyPlan')).toBe(2));
  });

  test('members cannot import', async () => {
    const { viewer, hub } = policyHub({ role: 'MEMBER' });
    const app = render(`${url}/import`, viewer, hub);
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});

describe('duplicating', () => {
  test('proposes a free name and copies the rules', async () => {
    const { viewer, hub } = policyHub(
      { policies: connection([buildPolicy(), buildPolicy({ id: 'p2', name: 'Production baseline copy' })]) as never },
      { createPolicy: { policy: created, organization: null, userErrors: [] } as never },
    );
    const app = render(url, viewer, hub);
    await choose(app, 'Duplicate');
    const name = await screen.findByRole('textbox', { name: /Name/ });
    expect((name as HTMLInputElement).value).toBe('Production baseline copy 2');
    await app.user.click(screen.getByRole('button', { name: 'Create policy' }));
    await screen.findByText('Policy successfully created!');
    expect(app.asked.find((one) => one.name === 'CreatePolicy')?.variables).toEqual({
      input: {
        organization: 'acme',
        name: 'Production baseline copy 2',
        description: 'Packages for production.',
        filters: filtersOf(baseline),
      },
    });
  });
});
