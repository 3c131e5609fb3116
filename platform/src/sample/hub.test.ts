import {
  channelNameError,
  organizationBioError,
  organizationNameError,
  organizationTitleError,
  PRODUCTS,
} from '@terrarium/domain/access';
import { InstallableContent } from '@terrarium/domain/installability';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  evaluate,
  filtersToForm,
  matchAdvisories,
  readPolicy,
} from '@terrarium/domain/policy';
import { describe, expect, test } from 'vitest';
import { sampleAdvisories } from './advisories.ts';
import { sampleRecords } from './catalogue.ts';
import { sampleOrganizations, samplePassword, sampleUsers } from './hub.ts';
import { samplePolicies } from './policies.ts';

describe('the sample hub', () => {
  test('has the users, roles and plans that others rely on', () => {
    expect(samplePassword).toBe('terrarium-demo');
    expect(sampleUsers.map(({ email }) => email)).toEqual([
      'ada@acme.example',
      'max@acme.example',
      'bill@acme.example',
      'nora@solo.example',
    ]);
    expect(sampleOrganizations.map(({ name, product }) => [name, product])).toEqual([
      ['acme', 'security_subscription'],
      ['borealis', 'commercial_subscription'],
      ['cobalt', 'starter_subscription'],
      ['dune', 'free_subscription'],
    ]);
    expect(sampleOrganizations[0]!.members).toEqual([
      { email: 'ada@acme.example', role: 'admin' },
      { email: 'max@acme.example', role: 'member' },
      { email: 'bill@acme.example', role: 'billing_manager' },
    ]);
    for (const { members } of sampleOrganizations) {
      expect(members.filter(({ role }) => role === 'admin').map(({ email }) => email)).toEqual(['ada@acme.example']);
      expect(members.every(({ email }) => sampleUsers.some((user) => user.email === email))).toBe(true);
    }
  });

  test('has the channels of acme, each with what it draws from', () => {
    expect(sampleOrganizations[0]!.channels.map(({ name, type, privacy }) => [name, type, privacy])).toEqual([
      ['main', 'default', 'public'],
      ['approved', 'virtual', 'internal'],
      ['team', 'hosted', 'private'],
      ['conda-forge', 'external_mirror', 'internal'],
    ]);
    for (const { channels, policies } of sampleOrganizations) {
      for (const { type, sources, policy } of channels) {
        if (type === 'virtual')
          expect(sources!.every((source) => channels.some(({ name }) => name === source))).toBe(true);
        if (policy !== undefined) expect(policies.map(({ name }) => name)).toContain(policy);
      }
    }
  });

  test('has groups of its own members and channels, and service accounts in its own groups', () => {
    expect(sampleOrganizations[0]!.groups!.map(({ name }) => name)).toEqual(['Data science', 'Release managers']);
    for (const { members, channels, groups = [], serviceAccounts = [] } of sampleOrganizations) {
      for (const group of groups) {
        expect(members.map(({ email }) => email)).toEqual(expect.arrayContaining(group.members));
        expect(channels.map(({ name }) => name)).toEqual(expect.arrayContaining(group.channels));
      }
      for (const account of serviceAccounts)
        expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(account.groups));
    }
  });

  test('passes the checks on names, titles, bios and products that a visitor would meet', () => {
    for (const { name, title, bio, product, channels } of sampleOrganizations) {
      expect([organizationNameError(name), organizationTitleError(title), organizationBioError(bio)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(PRODUCTS).toContain(product);
      expect(channels.map((channel) => channelNameError(channel.name))).toEqual(channels.map(() => undefined));
    }
  });
});

describe('the sample policies', () => {
  test.each(samplePolicies)(
    '$name is valid and opens in the wizard without a warning',
    ({ name, description, filters }) => {
      expect(readPolicy({ name, description, artifact_family: 'conda', schema_version: '2', filters })).toMatchObject({
        ok: true,
      });
      expect(filtersToForm(filters).problems).toEqual([]);
    },
  );

  test.each(samplePolicies)('$name loses no package on any platform', ({ filters }) => {
    const builder = new ChannelRecordsBuilder();
    for (const { record, trust } of sampleRecords()) builder.add({ ...record, trust });
    const records = builder.build();
    const { allowed } = evaluate(compilePolicy(filters), records, matchAdvisories(records, sampleAdvisories()));
    const content = InstallableContent.of(records, new Uint8Array(records.length).fill(1));
    const lost = content
      .surveys(allowed, 40_000_000)
      .map(({ platform, lost: packages }) => [platform, packages.map(({ name }) => records.names[name])]);
    expect(lost).toEqual([
      ['linux-64', []],
      ['osx-arm64', []],
      ['win-64', []],
    ]);
  });

  test('Production baseline keeps most of the catalogue and refuses by license, CVE, date and name', () => {
    const files = [...sampleRecords()];
    const builder = new ChannelRecordsBuilder();
    for (const { record, trust } of files) builder.add({ ...record, trust });
    const records = builder.build();
    const compiled = compilePolicy(samplePolicies[0]!.filters);
    const { allowed, rule, counts } = evaluate(compiled, records, matchAdvisories(records, sampleAdvisories()));
    expect(counts.allowed / counts.total).toBeGreaterThan(0.8);
    expect(counts.allowed / counts.total).toBeLessThan(0.95);

    const facetsOf = (name: string, version: RegExp) =>
      files.flatMap(({ record }, i) =>
        record.name === name && version.test(record.version) && allowed[i] === 0
          ? compiled.rules[rule[i]!]!.facets
          : [],
      );
    expect(facetsOf('gsl', /./)).toContain('license_family');
    expect(facetsOf('pillow', /^10\.1\./)).toContain('cve_score');
    expect(facetsOf('openssl', /^1\./)).toContain('conda_spec');
    expect(
      new Set(
        compiled.rules
          .filter(({ index, section }) => section !== 'implicit' && counts.byRule[index]! > 0)
          .flatMap(({ facets }) => facets),
      ),
    ).toEqual(
      new Set([
        'license_family',
        'conda_spec',
        'package_to_date',
        'cve_score',
        'cve_status',
        'cve_allowlist',
        'conda_spec_exception',
      ]),
    );
    for (const name of ['python', 'numpy', 'pandas', 'jupyterlab', 'readline', 'libgcc']) {
      expect(
        files.some(({ record }, i) => record.name === name && allowed[i] === 1),
        name,
      ).toBe(true);
    }
  });
});
