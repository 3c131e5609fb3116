import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildPolicy, connection } from '../../../testing/builders.ts';
import { chooseAction } from '../../../testing/menu.ts';
import { render } from '../../../testing/render.tsx';
import { baseline, filtersOf, policyHub, warmUp } from '../testHub.ts';
import { look } from '../../../ui/theme/look.ts';
import { selectorOf } from '../../../testing/looks.ts';

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
}, 60_000);
afterEach(() => vi.unstubAllGlobals());

const url = '/organizations/acme/policies';
const created = buildPolicy({ id: 'p9', name: 'Production baseline copy 2' });

const choose = (app: ReturnType<typeof render>, item: string) =>
  chooseAction(app, 'Actions for Production baseline', item);

describe('a policy as a file', () => {
  test('is exported with name, description and filters', async () => {
    const saved: Blob[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    const { viewer, hub } = policyHub();
    const app = render(url, viewer, hub);
    await choose(app, 'Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Production-baseline.policy.json');
    expect(JSON.parse(await saved[0]!.text())).toEqual({
      name: 'Production baseline',
      description: 'What production may install.',
      artifact_family: 'conda',
      schema_version: '2',
      filters: filtersOf(baseline),
    });
    click.mockRestore();
  });

  const fileOf = (body: unknown) =>
    new File([typeof body === 'string' ? body : JSON.stringify(body)], 'a.json', { type: 'application/json' });
  const policy = { name: 'From a file', description: 'Why', filters: filtersOf(baseline) };

  test('is read, shown in words, and made a policy under the name given', async () => {
    const { viewer, hub } = policyHub(
      {},
      { createPolicy: { policy: created, organization: null, userErrors: [] } as never },
    );
    const app = render(`${url}/import`, viewer, hub);
    await app.user.upload(await screen.findByLabelText('File of the policy'), fileOf(policy));
    const name = await screen.findByRole('textbox', { name: /Policy name/ });
    expect((name as HTMLInputElement).value).toBe('From a file');
    screen.getByText(/platform is/);
    expect(await axeProblems()).toEqual([]);
    await app.user.clear(name);
    await app.user.type(name, 'Another name');
    await app.user.click(screen.getByRole('button', { name: 'Create policy' }));
    await screen.findByText('Policy successfully created!');
    expect(app.asked.find((one) => one.name === 'CreatePolicy')?.variables).toEqual({
      input: { organization: 'acme', ...policy, name: 'Another name' },
    });
    expect(app.address()).toBe(url);
  });

  test('with mistakes names each with its place, and makes nothing', async () => {
    const { viewer, hub } = policyHub();
    const app = render(`${url}/import`, viewer, hub);
    const input = await screen.findByLabelText('File of the policy');
    await app.user.upload(
      input,
      fileOf({
        ...policy,
        name: 'a!',
        filters: {
          add_packages: {
            type: 'compound',
            operator: 'AND',
            subfilters: [{ facet: 'stars', comparator: 'in', criterion: [] }],
          },
        },
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(
      [...alert.querySelectorAll(`li ${selectorOf(look('text', { mono: true }))}`)].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['name', 'filters.add_packages.subfilters[0].facet']);
    await app.user.click(screen.getByRole('button', { name: 'Create policy' }));
    expect(app.times('CreatePolicy')).toBe(0);
    await app.user.upload(input, fileOf('{"name": }'));
    await screen.findByText('line 1, column 10');
  });

  test('a name that is taken stands at the name', async () => {
    const { viewer, hub } = policyHub(
      {},
      {
        createPolicy: {
          policy: null,
          organization: null,
          userErrors: [
            { __typename: 'ConflictError', code: 'CONFLICT', message: 'Policy name must be unique', field: ['name'] },
          ],
        } as never,
      },
    );
    const app = render(`${url}/import`, viewer, hub);
    await app.user.upload(await screen.findByLabelText('File of the policy'), fileOf(policy));
    await app.user.click(await screen.findByRole('button', { name: 'Create policy' }));
    const name = await screen.findByRole('textbox', { name: /Policy name/ });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
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
        description: 'What production may install.',
        filters: filtersOf(baseline),
      },
    });
  });
});
