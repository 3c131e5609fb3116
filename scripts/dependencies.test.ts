import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/decisions/dependencies.md'), 'utf8');
type Kind = 'dependencies' | 'devDependencies' | 'overrides';
const kinds: Kind[] = ['dependencies', 'devDependencies', 'overrides'];
/** Every dependency of every package, with its version. */
const dependencies = globSync(['package.json', '*/package.json'], {
  cwd: root,
  exclude: (path) => path === 'node_modules',
})
  .flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<
      Record<Kind, Record<string, string>>
    >;
    return kinds.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ file, kind, name, version })),
    );
  })
  .filter(({ name }) => !name.startsWith('@terrarium/'));

/** Names in the first column of the tables; handwritten as `@scope/a, b` and `@scope/*`. */
const named = new Set(
  [...page.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) => {
    let scope = '';
    return cell!
      .split(',')
      .map((part) => part.trim())
      .flatMap((name) => {
        if (name.startsWith('@')) scope = name.slice(0, name.indexOf('/') + 1);
        return [name, name.startsWith('/') ? scope + name.slice(1) : scope + name];
      });
  }),
);
const isNamed = (name: string): boolean => named.has(name) || named.has(`${name.split('/')[0]}/*`);

it.each(kinds)('each of the %s has its line of reason', (wanted) => {
  // Types follow the package that they describe.
  const missing = dependencies.filter(
    ({ kind, name }) => kind === wanted && !name.startsWith('@types/') && !isNamed(name),
  );
  expect(missing.map(({ name, file }) => `${name} (${file})`)).toEqual([]);
});

it('versions are exact', () => {
  // Or of another package under a name of its own: `npm:typescript@7.0.2`.
  expect(dependencies.filter(({ version }) => !/^(npm:\S+@)?\d+\.\d+\.\d+/.test(version))).toEqual([]);
});

it('the lock file has every package that another one names, because npm ci fails without', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>>;
  };
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  const missing = Object.entries(packages).flatMap(([path, { dependencies: needed, optionalDependencies: optional }]) =>
    Object.keys({ ...needed, ...optional }).flatMap((name) => (names.has(name) ? [] : `${name} of ${path}`)),
  );
  expect(missing).toEqual([]);
});
