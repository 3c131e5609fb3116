import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { default as addFormats } from 'ajv-formats';

/** Errors of a CycloneDX document against the official schema, in the strict variant without unknown properties. */
export function mistakesOf(document: unknown): unknown {
  const folder = new URL('res/schema/', import.meta.resolve('@cyclonedx/cyclonedx-library/package.json'));
  const schema = (name: string) =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`${name}.SNAPSHOT.schema.json`, folder)), 'utf8')) as object;
  const ajv = new Ajv({ strict: false, addUsedSchema: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  (addFormats as unknown as (on: Ajv) => void)(ajv);
  // The library's own validator checks no references either: nothing that works is there for them.
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
  const check = ajv.compile(schema('bom-1.6'));
  return check(document) ? [] : check.errors;
}
