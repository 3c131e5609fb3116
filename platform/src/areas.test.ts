import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineArea, makeAreas } from './area.ts';
import type { AnyArea } from './area.ts';
import * as areas from './areas.ts';
import type { Area, Core } from './core.ts';

test('every folder with an area is in the list, and no area needs an unlisted one', async () => {
  const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/area.ts'),
  );
  const listed = new Set<AnyArea>(Object.values(areas));
  const found = await Promise.all(
    folders.map(
      async (path) =>
        [path, ((await import(/* @vite-ignore */ join(import.meta.dirname, path))) as { area: AnyArea }).area] as const,
    ),
  );
  expect(found.filter(([, area]) => !listed.has(area)).map(([path]) => path)).toEqual([]);
  expect([...listed].flatMap(({ needs }) => Object.values(needs)).filter((area) => !listed.has(area))).toEqual([]);
});

test('creates each area once, after its dependencies, whatever the order of the list', () => {
  const made: string[] = [];
  const named = (name: string): Area & { name: string } => {
    made.push(name);
    return { name, routes: [] };
  };
  const mail = defineArea({ create: () => named('mail') });
  const identity = defineArea({
    needs: { mail },
    create: (_core, needed) => named(`identity with ${needed.mail.name}`),
  });
  const account = defineArea({ needs: { identity, mail }, create: () => named('account') });
  const { byName, inOrder } = makeAreas({ account, identity, mail }, {} as Core);
  expect(made).toEqual(['mail', 'identity with mail', 'account']);
  expect(inOrder).toEqual([byName.mail, byName.identity, byName.account]);
});
