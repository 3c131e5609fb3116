/** Writing a policy as a file. */
import { stringify } from 'yaml';
import type { PolicyFileChannel, PolicyFileFormat } from './model.ts';

/** What of a policy stands in its file; `filter` is there for one of the single-form dialog, and `filters` is then left out, as it says the same. */
export interface PolicyToWrite {
  name: string;
  description: string;
  schema_version: string;
  filters: unknown;
  filter?: unknown;
}

/** The file of a policy: `readPolicyFile` reads it as the same again. */
export function writePolicyFile(
  { name, description, schema_version, filters, filter }: PolicyToWrite,
  channels: readonly PolicyFileChannel[],
  format: PolicyFileFormat,
): string {
  const file = {
    name,
    description,
    artifact_family: 'conda',
    schema_version,
    channels: channels.map((channel) => (channel.watch ? channel : channel.name)),
    ...(filter === undefined || filter === null ? { filters } : { filter }),
  };
  return format === 'json'
    ? `${JSON.stringify(file, null, 2)}\n`
    : stringify(file, { lineWidth: 0, aliasDuplicateObjects: false });
}
