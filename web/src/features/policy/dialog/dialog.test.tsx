import { readPolicy, treeToFilter, withSimpleView, emptyTree, SIMPLE_DEFAULTS } from '@terrarium/domain/policy';
import type { DialogFilter, SimpleFilter } from '@terrarium/domain/policy';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { flagCookie } from '../../../lib/cookieFlags.ts';
import { axeProblems } from '../../../testing/axe.ts';
import { buildPolicy, connection } from '../../../testing/builders.ts';
import { render, type Rendered } from '../../../testing/render.tsx';
import { filtersOf, policyHub, warmUp } from '../testHub.ts';

beforeAll(
  () => Promise.all([warmUp(), import('./DialogRoute.tsx'), import('../../../ui/overlay/ToasterImpl.tsx')]),
  60_000,
);
afterEach(() => {
  document.cookie = 'ff=; Max-Age=0; Path=/';
});

const list = '/organizations/acme/policies';
const open = (path: string, organization = {}, rest = {}): Rendered => {
  const { viewer, hub } = policyHub(organization, rest);
  return render(`${list}${path}`, viewer, hub);
};
const score: SimpleFilter = { facet: 'cve_score', comparator: 'greater_than_equal_to', criterion: 7 };
const age: SimpleFilter = { facet: 'package_age', comparator: 'less_than_equal_to', criterion: 14 };
/** A stored policy of the dialog that excludes by these filters. */
const ofDialog = (...subfilters: (SimpleFilter | DialogFilter)[]) => {
  const filter: DialogFilter = {
    type: 'compound',
    operator: 'AND',
    subfilters: [{ type: 'compound', operator: 'AND', action: 'exclude', key: 'root', subfilters }],
  };
  const reading = readPolicy({ name: 'Uploaded', filter });
  if (!reading.ok) throw new Error(reading.findings[0]?.msg);
  return {
    policy: buildPolicy({
      name: 'Uploaded',
      schemaVersion: '1',
      filters: reading.policy.filters,
      dialogFilter: filter,
    }),
  };
};
const simpleFilter = treeToFilter(withSimpleView(emptyTree(), SIMPLE_DEFAULTS))!;
const simplePolicy = { policy: buildPolicy({ name: 'Uploaded', filters: filtersOf(), dialogFilter: simpleFilter }) };
const made = { createPolicy: { policy: buildPolicy({ id: 'new-1' }), organization: null, userErrors: [] } };
const refusing = (...userErrors: { message: string; field: string[] }[]) => ({
  createPolicy: {
    policy: null,
    organization: null,
    userErrors: userErrors.map((one) => ({ __typename: 'ConflictError' as const, code: 'CONFLICT', ...one })),
  },
});
const name = () => screen.findByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const exclude = () => within(screen.getByRole('treegrid', { name: 'Exclude package if:' }));
const addScore = async (app: Rendered) => {
  await app.user.click(screen.getByRole('button', { name: 'Add filter to Exclude package if:' }));
  await app.user.type(exclude().getByRole('spinbutton', { name: 'CVE score: value' }), '7');
};
/** A new policy that could be saved. */
const filledIn = async (rest = {}) => {
  const app = open('/new/form', {}, rest);
  await app.user.type(await name(), 'Políza 1');
  await addScore(app);
  await waitFor(() => expect(save().disabled).toBe(false));
  return app;
};
const sent = (app: Rendered) =>
  app.asked.find((one) => one.name === 'CreatePolicy')?.variables['input'] as { filter: DialogFilter } | undefined;

describe('the dialog', () => {
  test('[DLG-01, DLG-02, DLG-05, DLG-07, DLG-09, DLG-10, DLG-11, DLG-16] creates: both groups in the Advanced view; Save waits for a name and a filter that excludes, Cancel asks for nothing', async () => {
    const app = open('/new/form');
    await screen.findByRole('dialog', { name: 'Create Policy' });
    expect(await name()).toHaveProperty('value', '');
    screen.getByRole('heading', { name: 'Exclude package if:' });
    screen.getByRole('heading', { name: 'Override exclusions and include a package if:' });
    expect(screen.getByRole('link', { name: 'conda match spec syntax' }).getAttribute('href')).toContain('pkg-specs');
    expect(save().disabled).toBe(true);
    await app.user.type(await name(), 'Políza 1');
    expect(save().disabled).toBe(true);
    await addScore(app);
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(app.address()).toBe(list));
    expect(app.times('CreatePolicy')).toBe(0);
  });

  test('[DLG-20, DLG-21, DLG-32] sends name and filter: options that are excluded as a list, a new group with the opposite operator, empty groups not at all', async () => {
    const app = await filledIn(made);
    await app.user.click(screen.getByRole('button', { name: 'Add group to Exclude package if:' }));
    await app.user.click(screen.getByRole('button', { name: 'Add group to Exclude package if:' }));
    await app.user.click(screen.getAllByRole('button', { name: 'Add filter to group' })[0]!);
    await app.user.selectOptions(screen.getAllByRole('combobox', { name: 'Facet' })[1]!, 'cve_status');
    for (const option of ['active', 'cleared', 'disputed', 'cleared'])
      await app.user.click(screen.getByRole('button', { name: `${option}, exclude` }));
    await app.user.click(save());
    await waitFor(() => expect(app.address()).toBe(list));
    await screen.findByText('Policy successfully created!');
    expect(sent(app)).toMatchObject({
      name: 'Políza 1',
      filter: {
        subfilters: [
          {
            operator: 'AND',
            action: 'exclude',
            subfilters: [
              score,
              {
                operator: 'OR',
                subfilters: [{ facet: 'cve_status', comparator: 'in', criterion: ['active', 'disputed'] }],
              },
            ],
          },
        ],
      },
    });
    const { filter } = sent(app)!;
    expect([filter.subfilters.length, (filter.subfilters[0] as DialogFilter).subfilters.length]).toEqual([1, 2]);
  });

  test('[DLG-01, DLG-03, DLG-04, DLG-12] viewing has no Save, and nothing in it can be changed; the raw tree shows and goes again', async () => {
    const app = open('/policy-1/form', ofDialog(score));
    await screen.findByRole('dialog', { name: 'View Policy' });
    expect(await name()).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    const controls = [...document.querySelectorAll('[role="treegrid"] :is(input, select, button)')];
    expect([controls.length > 0, controls.filter((one) => !one.matches(':disabled'))]).toEqual([true, []]);
    const views = within(screen.getByRole('group', { name: 'View Policy' }));
    await app.user.click(views.getByRole('button', { name: 'Raw tree' }));
    const raw = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Raw tree of the policy' });
    expect([JSON.parse(raw.value), raw.readOnly]).toMatchObject([{ subfilters: [{ subfilters: [score] }] }, true]);
    await app.user.click(views.getByRole('button', { name: 'Form' }));
    exclude().getByRole('row', { name: 'CVE score ≥ 7' });
  });

  test('[DLG-01, DLG-05, DLG-19, DLG-34] editing: Save once something is changed; an operator toggles and back; a group goes with its last filter, and Undo brings it back', async () => {
    const app = open('/policy-1/edit/form', ofDialog(score, { type: 'compound', operator: 'OR', subfilters: [age] }));
    await screen.findByRole('dialog', { name: 'Edit Policy' });
    const root = await screen.findByRole('button', { name: 'AND all of these' });
    expect(save().disabled).toBe(true);
    await app.user.click(root);
    await waitFor(() => expect(save().disabled).toBe(false));
    await app.user.click(screen.getAllByRole('button', { name: 'OR any of these' })[0]!);
    await screen.findByRole('button', { name: 'AND all of these' });
    await waitFor(() => expect(save().disabled).toBe(true));
    expect(exclude().getAllByRole('row')).toHaveLength(4);
    await app.user.click(screen.getByRole('button', { name: /^Remove .*age/i }));
    expect(exclude().getAllByRole('row')).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(exclude().getAllByRole('row')).toHaveLength(4);
  });

  test('[DLG-13] a deprecated filter says so, and is converted by a press', async () => {
    const app = open('/policy-1/edit/form', ofDialog(score, age));
    await screen.findByText('Filter is deprecated');
    await app.user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(screen.queryByText('Filter is deprecated')).toBeNull();
    exclude().getByRole('row', { name: /≥ P14D$/ });
  });

  test('[DLG-35] a filter without a value is reported on blur, not before', async () => {
    const app = open('/new/form');
    await name();
    await app.user.click(screen.getByRole('button', { name: 'Add filter to Exclude package if:' }));
    const field = exclude().getByRole('spinbutton', { name: 'CVE score: value' });
    await app.user.click(field);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await app.user.click(await name());
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    exclude().getByText('Enter or choose at least one value.');
  });
});

test('a draft that lacks a value says what it lacks in place of its impact, and no two facets have one name', async () => {
  const app = open('/new/form');
  await name();
  await app.user.click(screen.getByRole('button', { name: 'Add filter to Exclude package if:' }));
  const impact = within(screen.getByRole('region', { name: 'Impact' }));
  await impact.findByText('To see the impact, correct this first. CVE score: Enter or choose at least one value.');
  const names = within(exclude().getByRole('combobox', { name: /facet/i }))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining(['Earliest creation date', 'Latest creation date']));
});

describe('the name', () => {
  test('[DLG-22, DLG-23, DLG-24, DLG-26] errors are shown on blur', async () => {
    const app = open('/new/form');
    const field = await name();
    await app.user.click(field);
    await app.user.tab();
    await screen.findByText('Name is required');
    for (const [typed, told] of [
      ['ab', 'Min length is 3 characters'],
      ['a-b', 'The name must only contain letters and numbers'],
    ] as const) {
      await app.user.clear(field);
      await app.user.type(field, typed);
      await screen.findByText(told);
    }
    await app.user.clear(field);
    await screen.findByText('You must have a policy name');
  });

  test("[DLG-25] rejects another policy's name, but not its own", async () => {
    const app = open('/policy-1/edit/form', {
      ...ofDialog(score),
      policies: connection([
        buildPolicy({ name: 'Uploaded' }),
        buildPolicy({ id: 'policy-2', name: 'Taken' }),
      ]) as never,
    });
    const field = await name();
    await app.user.clear(field);
    await app.user.type(field, 'Taken');
    await screen.findByText('Policy name must be unique');
    expect(save().disabled).toBe(true);
    await app.user.clear(field);
    await app.user.type(field, 'Uploaded');
    await waitFor(() => expect(screen.queryByText('Policy name must be unique')).toBeNull());
    // The policy's own name was looked up too: it can be saved unchanged.
    await waitFor(() =>
      expect(app.asked.findLast((one) => one.name === 'PolicyNames')?.variables['q']).toBe('Uploaded'),
    );
    await app.user.type(exclude().getByRole('spinbutton', { name: 'CVE score: value' }), '{Backspace}8');
    expect(screen.queryByText('Policy name must be unique')).toBeNull();
    await waitFor(() => expect(save().disabled).toBe(false));
  });
});

describe('server errors', () => {
  test('[DLG-27, DLG-28] 409 and 422 of the name are shown at the name, without a notification', async () => {
    const app = await filledIn(refusing({ message: 'Policy name must be unique', field: ['name'] }));
    await app.user.click(save());
    await screen.findByText('Policy name must be unique');
    expect((await name()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Something unexpected happened.')).toBeNull();
  });

  test('[DLG-27] a failure is a notification, and nothing is lost', async () => {
    const app = await filledIn({
      createPolicy: () => {
        throw new GraphQLError('The service does not answer.', { extensions: { code: 'INTERNAL' } });
      },
    });
    await app.user.click(save());
    await screen.findByText('Something unexpected happened.');
    expect(await name()).toHaveProperty('value', 'Políza 1');
  });

  test('[DLG-36] errors of a filter are shown above its group', async () => {
    const field = ['filter', 'subfilters', '0', 'subfilters', '0', 'criterion'];
    const app = await filledIn(refusing({ message: 'Too low.', field }));
    await app.user.click(save());
    const told = await screen.findByText('CVE score: Too low.');
    const heading = screen.getByRole('heading', { name: 'Exclude package if:' });
    expect(told.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const other = screen.getByRole('region', { name: 'Override exclusions and include a package if:' });
    expect(other.textContent).not.toContain('Too low');
  });
});

describe('the Simple view', () => {
  const flagged = () => {
    document.cookie = flagCookie(['astoria']).replace(' Secure;', '');
  };

  test('[DLG-08, DLG-15, DLG-16, DLG-17, DLG-29, DLG-31] where the flag is set, a new policy begins there with its defaults; Advanced shows the same rules as filters', async () => {
    flagged();
    const app = open('/new/form');
    await app.user.type(await name(), 'Base');
    const field = screen.getByRole('spinbutton', { name: 'CVE score' });
    expect(field).toHaveProperty('value', '6');
    const pressed = () =>
      within(screen.getByRole('group', { name: 'CVE status' }))
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['active', 'reported']);
    expect(
      within(screen.getByRole('group', { name: 'License family' })).queryAllByRole('button', { pressed: true }),
    ).toEqual([]);
    await waitFor(() => expect(save().disabled).toBe(false));
    await app.user.click(screen.getByRole('button', { name: 'Advanced' }));
    exclude().getByRole('row', { name: 'CVE score ≥ 6' });
    exclude().getByRole('row', { name: 'CVE status in active, reported' });
    await app.user.click(screen.getByRole('button', { name: 'Simple' }));
    await app.user.clear(screen.getByRole('spinbutton', { name: 'CVE score' }));
    for (const option of ['active', 'reported'])
      await app.user.click(screen.getByRole('button', { name: `${option}, exclude` }));
    await waitFor(() => expect(save().disabled).toBe(true));
  });

  test('[DLG-16] a simple policy opens in it only where the flag is set, one that is not simple never', async () => {
    const shown = async (organization: object) => {
      const { unmount } = open('/policy-1/form', organization);
      await name();
      const simple = screen.queryByRole('treegrid', { name: 'Exclude package if:' }) === null;
      unmount();
      return simple;
    };
    expect(await shown(simplePolicy)).toBe(false);
    flagged();
    expect([await shown(simplePolicy), await shown(ofDialog(score))]).toEqual([true, false]);
  });
});

describe('the raw tree', () => {
  test('[DLG-12] edits show in the form; each error has its location, and Save waits for it', async () => {
    const app = open('/policy-1/edit/form', ofDialog(score));
    await app.user.click(await screen.findByRole('button', { name: 'Raw tree' }));
    const raw = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Raw tree of the policy' });
    const write = async (text: string) => {
      await app.user.clear(raw);
      await app.user.click(raw);
      await app.user.paste(text);
    };
    const right = raw.value;
    await write(right.replace(': 7', ': 77'));
    await screen.findByText('/subfilters/0/subfilters/0/criterion');
    expect(save().disabled).toBe(true);
    await app.user.click(screen.getByRole('button', { name: 'Form' }));
    screen.getByText('Fix the raw tree or discard your edits.');
    await write(right.replace(': 7', ': 9'));
    await waitFor(() => expect(save().disabled).toBe(false));
    await app.user.click(screen.getByRole('button', { name: 'Form' }));
    exclude().getByRole('row', { name: 'CVE score ≥ 9' });
  });
});

describe('policies of the wizard', () => {
  test('one whose rules can be said as exclusions opens', async () => {
    open('/policy-1/form', {
      policy: buildPolicy({
        filters: { remove_packages: { type: 'compound', operator: 'OR', subfilters: [score] } } as never,
      }),
    });
    await name();
    exclude().getByRole('row', { name: 'CVE score ≥ 7' });
  });

  test('another says why not, and leads to the wizard', async () => {
    const filters = {
      add_packages: {
        type: 'compound',
        operator: 'AND',
        subfilters: [{ facet: 'only_signed', comparator: 'equal', criterion: true }],
      },
    };
    open('/policy-1/edit/form', { policy: buildPolicy({ filters: filters as never }) });
    await screen.findByText('This form can’t express the package rule “Only signed packages”.');
    expect(screen.getByRole('link', { name: 'Open in wizard' }).getAttribute('href')).toBe(`${list}/policy-1/edit`);
  });

  test('a policy of the dialog opens in the wizard with what does not fit there', async () => {
    open('/policy-1/edit', ofDialog(score, age));
    await screen.findByText('This policy does not match the form.');
  });
});
