// Local graphql-codegen preset: one file of resolver types, with `mappers` found in the gateway's folders.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInterfaceType, isObjectType } from 'graphql';

const root = join(import.meta.dirname, '../..');

/**
 * Finds what resolvers return for each type of the schema: the exported type `<Name>Model` of an area or of gen/calls.ts, a payload for
 * `<Name>Payload`, a page for `<Name>Connection`. A type without a model is returned as the schema describes it.
 * @param {import('graphql').GraphQLSchema} schema
 * @throws {Error} if two files export a model of the same type
 */
export function modelsOf(schema) {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'))
    .map(({ name }) => name);
  const models = {};
  for (const name of names) {
    if (name.endsWith('Payload')) models[name] = '../graphql/errors.ts#Payload<{T}>';
    if (name.endsWith('Connection')) models[name] = '../graphql/connection.ts#ConnectionOf<{T}>';
  }
  const found = new Map();
  for (const file of globSync('gateway/src/*/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/gen\/(?!calls\.ts)/.test(path))
    .sort())
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:interface|type|class) (\w+)Model\b/gm,
    )) {
      if (!names.includes(name)) continue;
      if (found.has(name)) throw new Error(`Both ${found.get(name)} and ${file} export ${name}Model. Keep one.`);
      found.set(name, file);
      models[name] = `../${relative('gateway/src', file)}#${name}Model`;
    }
  return models;
}

/** Writes `schema.ts` into the output folder. */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, config, schemaAst, ...options }) => [
    {
      ...options,
      schemaAst,
      filename: join(baseOutputDir, 'schema.ts'),
      config: { ...config, mappers: modelsOf(schemaAst) },
    },
  ],
};
