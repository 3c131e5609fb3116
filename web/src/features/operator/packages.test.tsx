import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UpdatePackageMappingInput } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const mapping = (part: object) => ({
  __typename: 'UpstreamMapping',
  ecosystem: 'PyPI',
  name: 'pillow',
  confidence: 'HIGH',
  relation: null,
  letterSuffixOrder: null,
  source: 'parselmouth',
  evidence: '',
  isSuggestion: false,
  reviewedAt: null,
  reviewedBy: null,
  ...part,
});
const packages = [
  { name: 'openssl', state: 'UNMAPPED', downloadCount: 900, upstreamRelation: null, mappings: [] },
  {
    name: 'libgdal',
    state: 'SUGGESTED',
    downloadCount: 500,
    upstreamRelation: 'COMPONENT',
    mappings: [
      mapping({ ecosystem: 'CPE', name: 'osgeo:gdal', confidence: 'LOW', relation: 'sibling', isSuggestion: true }),
    ],
  },
  {
    name: 'pillow',
    state: 'MAPPED',
    downloadCount: 100,
    upstreamRelation: 'SAME_PROJECT',
    mappings: [mapping({ source: 'hub', reviewedBy: 'ada', reviewedAt: '2026-01-30T10:00:00Z' })],
  },
].map((one) => ({ __typename: 'HubPackage', ...one }));

test('an operator sees what packages are by downloads, with hints called hints, and says what one is', async () => {
  const said: UpdatePackageMappingInput[] = [];
  const asked: unknown[] = [];
  const app = render('/operator/packages', buildUser({ isOperator: true }), {
    operator: (() => ({
      __typename: 'Operator',
      packages: (args: { state: string | null }) => {
        asked.push(args.state);
        return connection(packages.filter(({ name }) => said.length === 0 || name !== 'openssl') as never[]);
      },
    })) as never,
    updatePackageMapping: ((args: { input: UpdatePackageMappingInput }) => {
      said.push(args.input);
      return { __typename: 'UpdatePackageMappingPayload', name: args.input.name, userErrors: [] };
    }) as never,
  });
  expect((await screen.findByRole('row', { name: /^openssl/ })).textContent).toContain('Unmapped');
  expect(screen.getByRole('row', { name: /^libgdal/ }).textContent).toContain('suggestion: sibling, from parselmouth');
  expect(screen.getByRole('row', { name: /^pillow/ }).textContent).toMatch(
    /high confidence, set on this hub.*ada 2026-01-30/,
  );
  expect(await axeProblems()).toEqual([]);
  await app.user.selectOptions(screen.getByLabelText('Mapping'), 'UNMAPPED');
  await waitFor(() => expect(asked).toContain('UNMAPPED'));
  await app.user.click(await screen.findByRole('button', { name: 'Set mapping for openssl' }));
  const open = await screen.findByRole('dialog');
  // The dialog takes the focus when it is shown. Text that is typed before would go elsewhere in the middle.
  await waitFor(() => expect(open.contains(document.activeElement)).toBe(true));
  const dialog = within(open);
  await app.user.type(dialog.getByLabelText('Upstream packages'), 'openssl');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/^“openssl” isn’t a valid upstream package\./);
  await app.user.clear(dialog.getByLabelText('Upstream packages'));
  await app.user.type(dialog.getByLabelText('Upstream packages'), 'cpe:2.3:a:openssl:openssl{Enter}OSS-Fuzz/openssl');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(said).toEqual([
      expect.objectContaining({
        name: 'openssl',
        upstreamRelation: 'SAME_PROJECT',
        mappings: [
          { ecosystem: 'CPE', name: 'openssl:openssl', confidence: 'HIGH', relation: null, letterSuffixOrder: null },
          { ecosystem: 'OSS-Fuzz', name: 'openssl', confidence: 'HIGH', relation: null, letterSuffixOrder: null },
        ],
      }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /^openssl/ })).toBeNull());
});
