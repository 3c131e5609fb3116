/** Writing a policy as a file. */
import { stringify } from 'yaml';
import type { PolicyFileChannel, PolicyFileFormat } from './model.ts';

/**
 * The parts of a policy that its file contains. `filter` is set for a policy of the single-form dialog and replaces the
 * equivalent `filters`.
 */
export interface PolicyToWrite {
  name: string;
  description: string;
  schema_version: string;
  filters: unknown;
  filter?: unknown;
}

/** Writes a policy file that `readPolicyFile` reads back unchanged. */
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
