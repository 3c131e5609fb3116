import { expect, it } from 'vitest';
import { definedRequirements, requirementsExist, unknownRequirements } from './requirements.ts';

it('finds the ids of every area of docs/requirements, each once', () => {
  const defined = definedRequirements();
  expect(defined.size).toBe(709);
  expect(new Set([...defined].map((id) => id.split('-')[0])).size).toBe(27);
});

it('tells an id that no row has from other words with a dash and a number', () => {
  const defined = new Set(['POL-12', 'WIZ-53']);
  expect(unknownRequirements("it('[POL-12] …'); // (POL-99), UTF-08, WIZ-530, WIZ-53", defined)).toEqual([
    'POL-99',
    'WIZ-530',
  ]);
});

it('every id that the repository mentions exists', async () => {
  expect(await requirementsExist()).toBe('');
});
