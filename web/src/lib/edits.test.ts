// Every form passes the version that its edit started with, and how to compare the edit with the stored one. Derived
// from schema, operations, and sources, so that a new form is covered once it uses a mutation with a version.
import { getNamedType, isInputObjectType, parse, visit, type FieldNode } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schema } from '../testing/schema.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sources = globSync('{app,features,lib,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

/** Mutations whose inputs take the version that an edit began with. */
const versioned = new Set(
  Object.values(schema().getMutationType()!.getFields())
    .filter((field) => {
      const input = getNamedType(field.args.find(({ name }) => name === 'input')?.type);
      return (
        isInputObjectType(input) &&
        Object.keys(input.getFields()).some((name) => /^expected(Version|Revision)$/.test(name))
      );
    })
    .map(({ name }) => name),
);

/** The web's operations with such a mutation. */
const operations = globSync('features/**/*.graphql', { cwd: root }).flatMap((file) => {
  const found: { name: string; field: FieldNode }[] = [];
  visit(parse(read(file)), {
    OperationDefinition: ({ operation, name, selectionSet }) => {
      for (const field of selectionSet.selections)
        if (operation === 'mutation' && field.kind === 'Field' && versioned.has(field.name.value))
          found.push({ name: name!.value, field });
    },
  });
  return found;
});

/** Files that use a mutation other than to edit a stored resource, with the reason. */
const NO_EDIT: Record<string, string> = {
  'UpdateBillingDetails features/billing/OrderForm.tsx': 'begins the billing data where no address uploaded',
};

/** Edits of several items report failed ones in their result, instead of asking about each. */
const OF_SEVERAL = new Set(['UpdateMember features/member/SelectedMembers.tsx']);

/** Returns the text of each call of a function, with its arguments. */
function callsOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`(?<![\\w.'"])${name}\\(`, 'g'))].map(({ index }) => {
    let open = 0;
    for (let at = index + name.length; at < text.length; at++) {
      if (text[at] === '(') open++;
      if (text[at] === ')' && --open === 0) return text.slice(index, at + 1);
    }
    return text.slice(index);
  });
}

/** Finds calls of a mutation: where its hook is used, and in files that get the function from there. */
function callsOfHook(file: string, operation: string): string[] {
  const text = read(file);
  const [, name] = new RegExp(`const \\[(\\w+)[^\\]]*\\] = use${operation}Mutation\\(`).exec(text) ?? [];
  if (name === undefined) return [];
  const own = callsOf(text, name);
  if (own.length > 0) return own;
  const module = file.split('/').at(-1)!;
  return sources.filter((each) => read(each).includes(`/${module}'`)).flatMap((each) => callsOf(read(each), name));
}

test('the web uses mutations that take a version', () => {
  expect(operations.length).toBeGreaterThan(15);
});

test.each(operations)('$name sends the version that its edit began with, and says how to compare it', ({ name }) => {
  const users = sources.filter((file) => read(file).includes(`use${name}Mutation(`));
  expect(users).not.toEqual([]);
  for (const file of users) {
    if (`${name} ${file}` in NO_EDIT) continue;
    const calls = callsOfHook(file, name);
    expect([file, calls.length > 0]).toEqual([file, true]);
    for (const call of calls) {
      expect(call, `${file} calls ${name} without expectedVersion`).toMatch(/expected(Version|Revision)/);
      if (OF_SEVERAL.has(`${name} ${file}`)) continue;
      expect(call, `${file} calls ${name} without \`edited\` in its context`).toMatch(/edited|editOf|subscriptionEdit/);
    }
  }
});

test.each(operations)('$name asks who was faster', ({ field }) => {
  const errors = field.selectionSet!.selections.find(
    (each) => each.kind === 'Field' && each.name.value === 'userErrors',
  ) as FieldNode;
  const late = errors.selectionSet!.selections.find((each) => each.kind === 'InlineFragment');
  expect(late?.kind === 'InlineFragment' && late.typeCondition?.name.value).toBe('ConflictError');
  const asked = late?.kind === 'InlineFragment' ? late.selectionSet.selections : [];
  expect(asked.map((each) => (each.kind === 'Field' ? each.name.value : ''))).toEqual([
    'reason',
    'changedBy',
    'changedAt',
  ]);
});
