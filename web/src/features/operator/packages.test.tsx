import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SayUpstreamInput } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const mapping = (part: object) => ({
  __typename: 'UpstreamMapping',
  ecosystem: 'PyPI',
  name: 'pillow',
  confidence: 'HIGH',
  relation: null,
  letters: null,
  origin: 'parselmouth',
  evidence: '',
  isHint: false,
  reviewedAt: null,
  reviewedBy: null,
  ...part,
});
const packages = [
  { name: 'openssl', state: 'NOT_SAID', downloads: 900, role: null, mappings: [] },
  {
    name: 'libgdal',
    state: 'HINT',
    downloads: 500,
    role: 'PART',
    mappings: [mapping({ ecosystem: 'CPE', name: 'osgeo:gdal', confidence: 'LOW', relation: 'sibling', isHint: true })],
  },
  {
    name: 'pillow',
    state: 'KNOWN',
    downloads: 100,
    role: 'SELF',
    mappings: [mapping({ origin: 'hub', reviewedBy: 'ada', reviewedAt: '2026-01-30T10:00:00Z' })],
  },
].map((one) => ({ __typename: 'HubPackage', ...one }));

test('an operator sees what packages are by downloads, with hints called hints, and says what one is', async () => {
  const said: SayUpstreamInput[] = [];
  const asked: unknown[] = [];
  const app = render('/operator/packages', buildUser({ isOperator: true }), {
    operator: (() => ({
      __typename: 'Operator',
      packages: (args: { state: string | null }) => {
        asked.push(args.state);
        return connection(packages as never[]);
      },
    })) as never,
    sayUpstream: ((args: { input: SayUpstreamInput }) => {
      said.push(args.input);
      return { __typename: 'SayUpstreamPayload', name: args.input.name, userErrors: [] };
    }) as never,
  });
  expect((await screen.findByRole('row', { name: /^openssl/ })).textContent).toContain('Nobody has said');
  expect(screen.getByRole('row', { name: /^libgdal/ }).textContent).toContain('only a hint: sibling, from parselmouth');
  expect(screen.getByRole('row', { name: /^pillow/ }).textContent).toMatch(/sure, said here.*ada 2026-01-30/);
  expect(await axeProblems()).toEqual([]);
  await app.user.selectOptions(screen.getByLabelText('Known'), 'NOT_SAID');
  await waitFor(() => expect(asked).toContain('NOT_SAID'));
  await app.user.click(await screen.findByRole('button', { name: 'Say what openssl is' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Upstream packages'), 'openssl');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/'openssl' names no upstream package/);
  await app.user.clear(dialog.getByLabelText('Upstream packages'));
  await app.user.type(dialog.getByLabelText('Upstream packages'), 'cpe:2.3:a:openssl:openssl{Enter}OSS-Fuzz/openssl');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(said).toEqual([
      expect.objectContaining({
        name: 'openssl',
        role: 'SELF',
        mappings: [
          { ecosystem: 'CPE', name: 'openssl:openssl', confidence: 'HIGH', relation: null, letters: null },
          { ecosystem: 'OSS-Fuzz', name: 'openssl', confidence: 'HIGH', relation: null, letters: null },
        ],
      }),
    ]),
  );
});
