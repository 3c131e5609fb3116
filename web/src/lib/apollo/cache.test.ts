import { isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import * as features from '../../features.ts';
import { schema } from '../../testing/schema.ts';
import type { Feature } from '../feature.ts';

/** Names of types and fields that a feature's cache rules use. */
function namesOf({ cache = {} }: Feature): string[] {
  return Object.entries(cache).flatMap(([type, { fields = {}, keyFields }]) => [
    type,
    ...[...Object.keys(fields), ...(Array.isArray(keyFields) ? keyFields.map(String) : [])].map(
      (field) => `${type}.${field}`,
    ),
  ]);
}

test('rules of the cache are about types and fields of the schema', () => {
  const names = Object.values<Feature>(features).flatMap(namesOf);
  expect(names.length).toBeGreaterThan(20);
  const unknown = names.filter((name) => {
    const [type = '', field] = name.split('.');
    const found = schema().getType(type);
    if (!isObjectType(found) && !isInterfaceType(found)) return true;
    return field !== undefined && found.getFields()[field] === undefined;
  });
  expect(unknown).toEqual([]);
});
