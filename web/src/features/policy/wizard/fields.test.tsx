import { emptyCveRule, policySpecError } from '@terrarium/domain/policy';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildPolicy } from '../../../testing/builders.ts';
import { render, type Rendered } from '../../../testing/render.tsx';
import { baseline, buildImpact, filtersOf, policyHub, warmUp } from '../testHub.ts';
import { today } from './useWizard.ts';
import { look } from '../../../ui/theme/look.ts';
import { selectorOf } from '../../../testing/looks.ts';

beforeAll(warmUp);

const list = '/organizations/acme/policies';

/** Opens a stored policy at a step. */
async function edit(step: string, part = {}): Promise<Rendered> {
  const { viewer, hub } = policyHub({ policy: buildPolicy({ filters: filtersOf(part) }) });
  const app = render(`${list}/policy-1/edit?step=${step}`, viewer, hub);
  await screen.findByRole('navigation', { name: 'Steps' }, { timeout: 15_000 });
  // The dialog focuses the step shortly after it opens; an earlier focus would be lost.
  await waitFor(() => expect(document.activeElement?.id).toBe('wizard-step'));
  return app;
}
const textField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chips = (field: HTMLElement) =>
  [...(field.closest(selectorOf(look('chips')))?.querySelectorAll(selectorOf(look('chip'))) ?? [])].map((chip) => ({
    text: chip.textContent,
    bad: chip.matches(selectorOf(look('chip', { bad: true }))),
  }));
const summary = () => screen.getByRole('region', { name: 'Policy Summary' });

describe('entries of the CVE allow list', () => {
  const openList = async () => {
    const app = await edit('cves', {
      cveRules: [{ ...emptyCveRule(), groupKey: 'abcdefghij', score: 7, statuses: ['active'], allowlist: [] }],
    });
    return { app, field: textField('CVE allowlist') };
  };

  test.each([
    ['comma', ','],
    ['space', ' '],
    ['blur', '{Tab}'],
    ['close', '{Escape}'],
  ])('[CONST-07, CONST-08] are committed on %s, trimmed, without the comma', async (_name, key) => {
    const { app, field } = await openList();
    await app.user.type(field, `CVE-2024-0001${key}`);
    expect(chips(field).map(({ text }) => text)).toEqual(['CVE-2024-0001']);
    expect(field.value).toBe('');
  });

  test('[CONST-08, CONST-09] trailing commas, empty and duplicate entries leave nothing behind', async () => {
    const { app, field } = await openList();
    await app.user.click(field);
    await app.user.paste(' CVE-2024-0001, ,CVE-2024-0001, CVE-2024-0002, ');
    await app.user.type(field, ', CVE-2024-0002, ');
    expect(chips(field).map(({ text }) => text)).toEqual(['CVE-2024-0001', 'CVE-2024-0002']);
  });
});

describe('package rules', () => {
  test('[WIZ-19, WIZ-20, POL-21] platform and license offer what the server has; a choice becomes an entry', async () => {
    const app = await edit('packages');
    const platform = screen.getByRole('combobox', { name: 'Platform' });
    await app.user.click(platform);
    await screen.findByRole('option', { name: 'noarch' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      expect.arrayContaining(['linux-64', 'osx-arm64', 'win-64', 'noarch']),
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(
      within(screen.getByRole('listbox', { name: 'Platform options' })).getByRole('option', { name: 'noarch' }),
    );
    await waitFor(() => expect(chips(platform)).toEqual([{ text: 'noarch', bad: false }]));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(platform.getAttribute('aria-expanded')).toBe('false'));
    const license = screen.getByRole('combobox', { name: 'License' });
    await app.user.type(license, 'gp');
    const choices = await screen.findByRole('listbox', { name: 'License options' });
    await within(choices).findByRole('option', { name: 'GPL' });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(chips(license)).toEqual([{ text: 'GPL', bad: false }]));
    await waitFor(() => expect(summary().textContent).toContain('platform is noarch, and license is GPL'));
  });

  test('a list of choices is worked with the keyboard; Escape closes it but not the wizard', async () => {
    const app = await edit('packages');
    const platform = screen.getByRole('combobox', { name: 'Platform' });
    platform.focus();
    await app.user.keyboard('{ArrowDown}');
    // The server's choices may still be on their way.
    const second = await screen.findByRole('option', { name: 'osx-arm64' });
    // A frame after it opened the list points at its first entry; a key before that would be forgotten.
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    await app.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(second.hasAttribute('data-highlighted')).toBe(true));
    await app.user.keyboard('{Enter}');
    await vi.waitFor(() => expect(chips(platform).map(({ text }) => text)).toEqual(['osx-arm64']));
    expect(platform.getAttribute('aria-expanded')).toBe('true');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(platform.getAttribute('aria-expanded')).toBe('false'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await app.user.keyboard('{Backspace}');
    expect(chips(platform)).toEqual([]);
  });

  test('[WIZ-54] an empty platform and license say that all are considered', async () => {
    await edit('packages');
    screen.getByText('Leave empty for all platforms.');
    screen.getByText('By license family. GPL includes GPL2 and GPL3, not AGPL and LGPL. Leave empty for all licenses.');
    screen.getByText('No rules. Every package is allowed.');
  });

  test('[WIZ-55] platform, license and package names are in unless not in is chosen', async () => {
    const app = await edit('packages', {
      packageRules: { ...baseline.packageRules, names: { operator: 'in', values: ['numpy'] } },
    });
    for (const field of ['Platform', 'License', 'Package names'])
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: `${field} operator` }).value).toBe('in');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Package names operator' }), 'not in');
    await waitFor(() => expect(summary().textContent).toContain('name is not numpy'));
  });

  test('[WIZ-21, WIZ-51, WIZ-52] names are committed on space and on leaving the field', async () => {
    const app = await edit('packages');
    const names = textField('Package names');
    expect(names.placeholder).toBe('Package name, = < >, and version; ex: airflow<1.0');
    await app.user.type(names, 'scipy numpy>=1.26');
    expect(chips(names).map(({ text }) => text)).toEqual(['scipy']);
    await app.user.tab();
    expect(chips(names).map(({ text }) => text)).toEqual(['scipy', 'numpy>=1.26']);
  });

  test.each([
    ['comma', 'numpy,', 'numpy'],
    ['space', 'numpy ', 'numpy'],
    ['blur', 'numpy,scipy>=1,{Tab}', 'numpy|scipy>=1'],
    ['close', 'numpy{Escape}', 'numpy'],
    ['commas and spaces', 'numpy, scipy pandas, {Tab}', 'numpy|scipy|pandas'],
    ['a comma, but not inside a spec', 'numpy >=1.2,<2, scipy,', 'numpy >=1.2,<2|scipy'],
    ['a comma, but not inside brackets', "numpy[[version='>=1,<2'], scipy,", "numpy[version='>=1,<2']|scipy"],
  ])('[CONST-07, CONST-08] names are committed on %s, trimmed, without the comma', async (_name, typed, entries) => {
    const app = await edit('packages');
    const names = textField('Package names');
    await app.user.type(names, typed);
    expect(chips(names)).toEqual(entries.split('|').map((text) => ({ text, bad: false })));
    expect(names.value).toBe('');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[CONST-08, CONST-09] pasted names are split at commas, and duplicates are skipped', async () => {
    const app = await edit('packages');
    const names = textField('Package names');
    await app.user.click(names);
    await app.user.paste('numpy, scipy pandas, ');
    await app.user.type(names, 'numpy, ');
    expect(chips(names).map(({ text }) => text)).toEqual(['numpy', 'scipy', 'pandas']);
  });

  test('[WIZ-50, WIZ-53] bad names are red in place and their errors joined by a comma', async () => {
    const app = await edit('packages');
    const names = textField('Package names');
    await app.user.type(names, 'a=== numpy b!!{Enter}');
    expect(chips(names)).toEqual([
      { text: 'a===', bad: true },
      { text: 'numpy', bad: false },
      { text: 'b!!', bad: true },
    ]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error: invalid matchspec a===, Error: invalid matchspec b!!',
    );
    expect(names.getAttribute('aria-invalid')).toBe('true');
    await app.user.click(screen.getByRole('button', { name: 'Next >' }));
    screen.getByRole('heading', { name: 'Set package rules' });
    await app.user.click(screen.getByRole('button', { name: 'Remove a===' }));
    await app.user.click(screen.getByRole('button', { name: 'Remove b!!' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(names);
  });

  test('[WIZ-22, WIZ-42, WIZ-43] include dependencies needs a name, and is reset with the last one', async () => {
    const app = await edit('packages');
    const dependencies = () => screen.getByRole<HTMLInputElement>('switch', { name: /Include dependencies/ });
    expect(dependencies().disabled).toBe(true);
    await app.user.type(textField('Package names'), 'numpy ');
    expect(dependencies().disabled).toBe(false);
    await app.user.click(dependencies());
    await waitFor(() => expect(summary().textContent).toContain('name is numpy, including dependencies'));
    await app.user.click(screen.getByRole('button', { name: 'Remove numpy' }));
    expect([dependencies().disabled, dependencies().checked]).toEqual([true, false]);
  });

  test('[WIZ-23, WIZ-24, WIZ-25, WIZ-41, WIZ-49] signed, legacy and dates go into the policy, dates as yyyy-MM-dd', async () => {
    const app = await edit('packages');
    await app.user.click(screen.getByRole('switch', { name: /Only signed packages/ }));
    await app.user.click(screen.getByRole('switch', { name: /Keep legacy packages/ }));
    await app.user.type(textField('From'), '2024-03-09');
    await app.user.type(textField('To'), '2025-01-31');
    await app.user.click(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('link', { name: /Review/ }),
    );
    const rules = await screen.findByRole('region', { name: 'Package Rules' });
    expect(rules.textContent).toContain('Creation date2024-03-09 to 2025-01-31');
    await app.user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.times('UpdatePolicy')).toBe(1));
    const { input } = app.asked.find(({ name }) => name === 'UpdatePolicy')!.variables as {
      input: { filters: { add_packages: { subfilters: { facet: string; criterion: unknown }[] } } };
    };
    expect(
      Object.fromEntries(input.filters.add_packages.subfilters.map(({ facet, criterion }) => [facet, criterion])),
    ).toMatchObject({
      only_signed: true,
      keep_legacy: true,
      package_from_date: '2024-03-09',
      package_to_date: '2025-01-31',
    });
  });

  test('[WIZ-48] a From date in the future is an error of the form, today is not', async () => {
    const app = await edit('packages');
    const tomorrow = today(Date.now() + 86_400_000);
    await app.user.type(textField('From'), tomorrow);
    await app.user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('From date cannot be in the future.');
    fireEvent.change(textField('From'), { target: { value: today() } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('CVE rules', () => {
  const score = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'CVE score' });

  test('[WIZ-26] a new policy shows one default form, a policy with two groups two', async () => {
    await edit('cves');
    await screen.findByRole('heading', { name: 'Set CVE rules' });
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  });
  test('[WIZ-26, POL-16] each group of a policy has its form; groups are added and removed', async () => {
    const app = await edit('cves', {
      cveRules: [
        baseline.cveRules[0],
        { ...emptyCveRule(), groupKey: 'klmnopqrst', score: 9, statuses: [], allowlist: [] },
      ],
    });
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['6', '9']);
    await app.user.click(screen.getByRole('button', { name: 'Add CVE rule' }));
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
    await app.user.click(screen.getByRole('button', { name: 'Remove CVE rule 1' }));
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['9', '']);
    expect(await axeProblems()).toEqual([]);
  });

  test('[WIZ-56] the score is a whole number from 0 to 10', async () => {
    await edit('cves');
    expect([score().min, score().max, score().step]).toEqual(['0', '10', '1']);
    for (const [value, good] of [
      ['-1', false],
      ['11', false],
      ['2.5', false],
      ['0', true],
      ['10', true],
    ] as const) {
      fireEvent.change(score(), { target: { value } });
      fireEvent.blur(score());
      await waitFor(() =>
        expect([value, screen.queryByText('CVE score must be a whole number from 0 to 10.') === null]).toEqual([
          value,
          good,
        ]),
      );
    }
  });

  test('[WIZ-57] exactly the five statuses can be checked', async () => {
    const app = await edit('cves');
    const statuses = within(screen.getByRole('group', { name: 'CVE status' })).getAllByRole('button');
    expect(statuses.map((status) => status.textContent)).toEqual([
      'active',
      'reported',
      'mitigated',
      'cleared',
      'disputed',
    ]);
    fireEvent.change(score(), { target: { value: '7' } });
    await app.user.click(statuses[0]!);
    await app.user.click(statuses[1]!);
    expect(statuses.map((status) => status.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'false',
      'false',
      'false',
    ]);
    await waitFor(() => expect(summary().textContent).toContain('CVE score ≥ 7 and status is active or reported'));
  });

  const statusFiles = (status: string, ...scores: [score: number, fileCount: number][]) => ({
    __typename: 'CveStatusFiles',
    status,
    fileCount: scores.at(-1)?.[1] ?? 0,
    scores: scores.map(([at, fileCount]) => ({ __typename: 'CveScoreFiles', score: at, fileCount })),
  });
  const openRule = async (impact: object, isOperator = false) => {
    const rule = { ...emptyCveRule(), groupKey: 'abcdefghij', score: 7, statuses: ['active'] };
    const { viewer, hub } = policyHub({
      policy: buildPolicy({ filters: filtersOf({ cveRules: [rule] } as never) }),
      policyImpact: () =>
        buildImpact({
          channel: buildChannel({ name: 'approved' }),
          draftRules: [
            { __typename: 'DraftRule', section: 'CVE', groupKey: 'abcdefghij', rule: 'CVE score ≥ 7', fileCount: 0 },
          ],
          ...impact,
        } as never) as never,
    } as never);
    render(`${list}/policy-1/edit?step=cves`, { ...viewer, isOperator }, hub);
    await screen.findByRole('navigation', { name: 'Steps' }, { timeout: 15_000 });
  };

  test('a CVE rule that blocks nothing while high and critical CVEs are served warns, with the status that it omits', async () => {
    await openRule({
      cveStatuses: [statusFiles('ACTIVE', [5, 3]), statusFiles('REPORTED', [9.8, 200], [7, 1175], [4.3, 1400])],
      seriousFileCount: 1175,
      seriousByStatus: [{ __typename: 'CveStatusCount', status: 'REPORTED', fileCount: 1175 }],
    });
    const warning = await screen.findByText(/^Blocks nothing\./);
    expect(warning.textContent).toBe(
      'Blocks nothing. approved serves 1,175 files with high or critical CVEs. Their status: Reported (1,175). This rule ignores Reported.',
    );
    expect(warning.closest(selectorOf(look('banner', { kind: 'warning' })))).not.toBeNull();
    const chip = (status: string) => screen.getByRole('button', { name: new RegExp(`^${status}`) });
    // The files of the channel whose CVE of the status meets the score of the rule.
    expect([chip('active').textContent, chip('reported').textContent]).toEqual([
      'active 0 files',
      'reported 1,175 files',
    ]);
    const meaning = document.getElementById(chip('reported').getAttribute('aria-describedby')!);
    expect(meaning?.textContent).toContain('not reviewed yet');
    expect(await axeProblems()).toEqual([]);
  });

  test('a channel without CVE data says so before the rules, with the way to the data', async () => {
    await openRule({ checkedPackageCount: 0 });
    const note = await screen.findByText(/^No package in approved is checked for CVEs\./);
    expect(note.textContent).toContain('Ask the operator of the hub to turn on its CVE feeds.');
    const rule = screen.getByRole('group', { name: /^Rule 1|^CVE rule 1/ });
    expect(note.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('an operator gets from a channel without CVE data to the feeds', async () => {
    await openRule({ checkedPackageCount: 0 }, true);
    const link = await screen.findByRole('link', { name: 'Turn on feeds' });
    expect(link.getAttribute('href')).toBe('/operator/feeds');
  });

  test("a rule can have the facet table's additional conditions", async () => {
    const app = await edit('cves');
    await app.user.click(screen.getByRole('button', { name: 'Add conditions' }));
    await app.user.click(screen.getByRole('button', { name: 'Only CVEs known to be exploited' }));
    await app.user.click(screen.getByRole('button', { name: 'Unknown' }));
    const epss = screen.getByRole('spinbutton', { name: 'EPSS at least' });
    fireEvent.change(epss, { target: { value: '1.5' } });
    fireEvent.blur(epss);
    expect((await screen.findByRole('alert')).textContent).toBe('EPSS is a number from 0 to 1.');
    fireEvent.change(epss, { target: { value: '0.1' } });
    for (const words of ['known to be exploited', 'EPSS ≥ 0.1', 'vulnerability state is unknown'])
      await waitFor(() => expect(summary().textContent).toContain(words));
    expect(await axeProblems()).toEqual([]);
  });

  test('[WIZ-58] entries of the allowlist must be CVE ids', async () => {
    const app = await edit('cves');
    const allowlist = textField('CVE allowlist');
    await app.user.type(allowlist, 'CVE-2014-1234 CVE-14-1234 CVE-2021-44228 ');
    expect(chips(allowlist)).toEqual([
      { text: 'CVE-2014-1234', bad: false },
      { text: 'CVE-14-1234', bad: true },
      { text: 'CVE-2021-44228', bad: false },
    ]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Invalid CVE ID. Please use format CVE-####-####. ex: CVE-2014-1234',
    );
  });
});

describe('exclusions', () => {
  test('[WIZ-27] a new policy has one form, a policy with two groups two, and they combine as chosen', async () => {
    const app = await edit('exclusions', {
      exclusions: [
        { groupKey: 'abcdefghij', specs: ['readline'] },
        { groupKey: 'klmnopqrst', specs: ['libgcc'] },
      ],
    });
    expect(screen.getAllByRole('textbox', { name: 'Package names' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'any of them' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(screen.getByRole('button', { name: 'Remove Exclusion 2' }));
    expect(screen.getAllByRole('textbox', { name: 'Package names' })).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Remove Exclusion 1' }));
    expect(chips(textField('Package names'))).toEqual([]);
  });
  test('[WIZ-50, WIZ-53] reports an invalid name like the package rules', async () => {
    const app = await edit('exclusions');
    await app.user.type(textField('Package names'), 'a=== ');
    expect((await screen.findByRole('alert')).textContent).toBe('Error: invalid matchspec a===');
  });
});

describe('help', () => {
  test('[WIZ-33, WIZ-35] the matchspec help opens from the field, covers six kinds, and gives the focus back', async () => {
    const app = await edit('packages');
    const link = screen.getByRole('link', { name: 'Matchspec help' });
    await app.user.click(link);
    const help = await screen.findByRole('dialog', { name: 'Matchspec help' });
    expect(
      within(help)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Name only', 'Exact version', '>=', '<=', 'Range', 'Regex in brackets']);
    // Each example is of the kind that it stands for.
    const forms = [
      /^\w+$/,
      /^\w+==[\d.]+$/,
      /^\w+>=[\d.]+$/,
      /^\w+<=[\d.]+$/,
      /^\w+>=[\d.]+,<[\d.]+$/,
      /^\w+\[version='\^.*\$'\]$/,
    ];
    expect(
      Array.from(help.querySelectorAll('tbody code'), ({ textContent }, at) =>
        forms[at]!.test(textContent) && policySpecError(textContent) === undefined ? 'fits' : textContent,
      ),
    ).toEqual(forms.map(() => 'fits'));
    expect(await axeProblems()).toEqual([]);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Matchspec help' })).toBeNull());
    screen.getByRole('dialog', { name: 'Edit Policy' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  test('[WIZ-17] every step has a tip with examples and a link', async () => {
    const app = await edit('details');
    for (const title of ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions']) {
      await screen.findByRole('heading', { name: title });
      const tip = screen.getByRole('region', { name: 'Tip' });
      expect(tip.querySelectorAll('code').length).toBeGreaterThan(0);
      within(tip).getByRole('link', { name: 'How rules combine' });
      await app.user.click(screen.getByRole('button', { name: 'Next >' }));
    }
  });
});

test('[WIZ-16, WIZ-59, POL-22, POL-23, POL-24] the summary follows what is entered, in the three phrases', async () => {
  await edit('packages', { ...baseline, exclusions: [{ groupKey: 'abcdefghij', specs: ['readline'] }] });
  expect([...summary().querySelectorAll('b')].map((phrase) => phrase.textContent)).toEqual([
    'To add packages where',
    'To remove packages where',
    'To add exceptions to packages where',
  ]);
  expect(summary().textContent).not.toContain('license');
});
