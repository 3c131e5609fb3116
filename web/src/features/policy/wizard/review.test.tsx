import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildApplied, buildChannel, buildPolicy } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';
import { baseline, buildImpact, filtersOf, policyHub, warmUp } from '../testHub.ts';
import { look } from '../../../ui/theme/look.ts';
import { selectorOf } from '../../../testing/looks.ts';

beforeAll(warmUp);

const url = '/organizations/acme/policies/policy-1/edit';
const stored = buildPolicy({
  filters: filtersOf(baseline),
  description: 'Packages for production.',
  namesOfChannelsAppliedTo: ['approved'],
});

function open(step: string, organization = {}) {
  const { viewer, hub } = policyHub({
    policy: stored,
    channels: [
      buildChannel({ name: 'main' }),
      buildChannel({ name: 'approved', type: 'VIRTUAL', appliedPolicy: buildApplied({ policy: stored }) }),
    ],
    ...organization,
  });
  return render(`${url}?step=${step}`, viewer, hub);
}
const asked = (app: ReturnType<typeof open>) =>
  app.asked
    .filter(({ name }) => name === 'PolicyImpact')
    .map(
      ({ variables }) =>
        variables as {
          channel: string;
          packages: number;
          filters: { add_packages: { subfilters: { facet: string; criterion: unknown }[] } };
        },
    );

describe('review', () => {
  test('[WIZ-28, WIZ-12] four sections show what was entered, with a way back to each', async () => {
    const app = open('review');
    await screen.findByRole('heading', { name: 'Review' });
    const section = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(section('Details')).toContain('Production baseline');
    expect(section('Package Rules')).toContain('in linux-64, osx-arm64');
    expect(section('Package Rules')).toContain('not in xz=5.6.*');
    expect(section('CVE Rules')).toContain('≥ 6');
    expect(section('CVE Rules')).toContain('CVE-2021-41496');
    expect(section('Exclusions')).toContain('No exclusions.');
    await screen.findByText('43,218');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Edit CVE Rules' }));
    await screen.findByRole('heading', { name: 'Set CVE rules' });
  });

  test('marks new values, with replaced ones next to them', async () => {
    const app = open('packages');
    await app.user.click(await screen.findByRole('button', { name: 'Remove osx-arm64' }));
    await app.user.click(screen.getByRole('combobox', { name: 'Platform' }));
    const choices = await screen.findByRole('listbox', { name: 'Platform options' });
    await app.user.click(await within(choices).findByRole('option', { name: 'noarch' }));
    await screen.findByRole('button', { name: 'Remove noarch' });
    await app.user.click(screen.getByRole('link', { name: /Review/ }));
    const rules = await screen.findByRole('region', { name: 'Package Rules' });
    expect([...rules.querySelectorAll('ins')].map((node) => node.textContent)).toEqual(['noarch']);
    expect([...rules.querySelectorAll('s')].map((node) => node.textContent)).toEqual(['osx-arm64']);
    screen.getByText('Production baseline, revision 7 → 8');
  });

  test('the whole impact: served now, going, coming, served after, by rule, by platform, packages with reasons', async () => {
    const app = open('review');
    const impact = await screen.findByRole('region', { name: 'Impact' });
    await within(impact).findByText('43,218');
    expect([...impact.querySelectorAll(`${selectorOf(look('equation'))} dd`)].map((node) => node.textContent)).toEqual([
      '43,218',
      '−1,107',
      '+113',
      '42,224',
    ]);
    within(within(impact).getByRole('region', { name: 'By rule' })).getByText('CVE score ≥ 6');
    within(impact).getByRole('img', { name: 'linux-64: 14,902 files now, 344 removed, 60 added' });
    const going = () => screen.getByRole('region', { name: 'Removed' });
    expect(within(going()).getAllByRole('row')).toHaveLength(6);
    await app.user.click(within(going()).getByRole('button', { name: 'Show all: Removed' }));
    await waitFor(() => expect(asked(app).at(-1)?.packages).toBe(500));
    await waitFor(() => expect(within(going()).getAllByRole('row')).toHaveLength(7));
  });
});

describe('the live impact', () => {
  test('is asked once typing rests, for the channel the policy is applied to, and another channel is asked when chosen', async () => {
    const app = open('packages');
    await screen.findByText('1,107 removed');
    expect(asked(app)).toHaveLength(1);
    expect(asked(app)[0]).toMatchObject({ channel: 'approved', packages: 20 });
    await app.user.type(screen.getByRole('textbox', { name: 'Package names' }), 'numpy scipy ');
    await waitFor(() =>
      expect(
        asked(app)
          .at(-1)
          ?.filters.add_packages.subfilters.find(({ facet }) => facet === 'conda_spec')?.criterion,
      ).toEqual(['xz=5.6.*', 'numpy', 'scipy']),
    );
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Impact on' }), 'main');
    await waitFor(() => expect(asked(app).at(-1)?.channel).toBe('main'));
    expect(app.address()).toContain('on=main');
  });

  test("isn't requested for an invalid draft; the last numbers stay and say so", async () => {
    const app = open('packages');
    await screen.findByText('1,107 removed');
    const before = asked(app).length;
    await app.user.type(screen.getByRole('textbox', { name: 'Package names' }), 'a=== ');
    await screen.findByText('Fix the marked fields to update these numbers.');
    screen.getByText('1,107 removed');
    expect(asked(app)).toHaveLength(before);
  });

  test('keeps the numbers while new ones are worked out', async () => {
    let answer: (() => void) | undefined;
    let calls = 0;
    const app = open('packages', {
      policyImpact: (() =>
        calls++ === 0
          ? buildImpact()
          : new Promise((resolve) => {
              answer = () => resolve(buildImpact({ removedFileCount: 5 }));
            })) as never,
    });
    const impact = await screen.findByRole('region', { name: 'Impact' });
    await within(impact).findByText('1,107 removed');
    await app.user.click(screen.getByRole('button', { name: 'Remove osx-arm64' }));
    await waitFor(() => expect(answer).toBeDefined());
    expect(impact.getAttribute('aria-busy')).toBe('true');
    within(impact).getByText('1,107 removed');
    answer?.();
    await within(impact).findByText('5 removed');
    expect(impact.getAttribute('aria-busy')).toBe('false');
  });

  test('a failure is shown in place and can be retried', async () => {
    let calls = 0;
    const app = open('packages', {
      policyImpact: (() => {
        if (calls++ === 0)
          throw new GraphQLError('Many previews are being computed.', { extensions: { code: 'RATE_LIMITED' } });
        return buildImpact();
      }) as never,
    });
    await screen.findByText(/Many previews are being computed/);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1,107 removed');
  });

  test('problems of the draft are named', async () => {
    open('packages', {
      policyImpact: buildImpact({
        problems: [{ __typename: 'ImpactProblem', message: 'Too many wildcards.', path: ['filters'] }],
      }),
    });
    await screen.findByText('Too many wildcards.');
  });

  test('a changed field says what its change would do on the channel that is under this revision', async () => {
    const app = open('packages');
    await screen.findByText('1,107 removed');
    await app.user.click(screen.getByRole('button', { name: 'Remove osx-arm64' }));
    expect((await screen.findByText(/osx-arm64 removed in this draft/)).textContent).toBe(
      'osx-arm64 removed in this draft. Would remove 593 files.',
    );
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Impact on' }), 'main');
    await waitFor(() =>
      expect(screen.getByText(/osx-arm64 removed in this draft/).textContent).toBe('osx-arm64 removed in this draft.'),
    );
  });
});
