// What codegen finds in the folders, so that nobody lists it: the models of the gateway and the operations of the web.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The types of the schema's files by name. */
const typeNames = (schema: string): string[] =>
  [...schema.matchAll(/^(?:type|interface) (\w+)/gm)].map(([, name]) => name!);

/**
 * What the gateway's resolvers hand on for each type of the schema, as `mappers` of typescript-resolvers: the exported type `<Name>Model` of an area,
 * a payload for what mutations answer, a page for every connection. Types without a model are handed on as the schema describes them.
 * @param schema text of the whole schema
 * @throws Error for two models of one type
 */
export function modelsOf(schema: string): Record<string, string> {
  const names = typeNames(schema);
  const models: Record<string, string> = {};
  for (const name of names) {
    if (name.endsWith('Payload')) models[name] = '../graphql/errors.ts#Payload<{T}>';
    if (name.endsWith('Connection')) models[name] = '../graphql/connection.ts#ConnectionOf<{T}>';
  }
  const found = new Map<string, string>();
  for (const file of globSync('gateway/src/*/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/gen\//.test(path))
    .sort()) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:interface|type|class) (\w+)Model\b/gm,
    )) {
      if (!names.includes(name!)) continue;
      if (found.has(name!))
        throw new Error(
          `${name}Model is exported by ${found.get(name!)} and by ${file}: a type of the schema has one model.`,
        );
      found.set(name!, file);
      models[name!] = `../${relative('gateway/src', file)}#${name}Model`;
    }
  }
  return models;
}

/**
 * The web's documents by the file of `web/src/gen` that is made of them: one for `app`, one for each feature, and one for each `Name.lazy.graphql`, whose
 * code comes with a part of a page. Fragments of `lib` have a file of types, and stand again in every file whose operations use one.
 */
export function documentsOf(): Record<string, string[]> {
  const shared = globSync('web/src/lib/*.graphql', { cwd: root }).sort();
  const documents: Record<string, string[]> = { lib: shared };
  const names = shared.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^fragment (\w+)/gm)].map(([, name]) => ({
      file,
      name: name!,
    })),
  );
  for (const file of globSync('web/src/{app,features/*}/**/*.graphql', { cwd: root }).sort()) {
    const [, , place = '', feature = ''] = file.split('/');
    const lazy = /(\w+)\.lazy\.graphql$/.exec(file)?.[1] ?? '';
    const own = (documents[`${place === 'app' ? place : feature}${lazy}`] ??= []);
    const text = readFileSync(join(root, file), 'utf8');
    own.push(file, ...names.filter((one) => text.includes(`...${one.name} `)).map((one) => one.file));
  }
  return documents;
}
