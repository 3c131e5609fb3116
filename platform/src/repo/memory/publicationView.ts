// Read model of channel: the current publication of a channel.
/** A publication in memory, aligned with the records of its channel. */
import type pg from 'pg';
import type { GrantedException, RuleDescriptor } from '@terrarium/domain/policy';
import { ALLOWED, positionOf, readDecisions, readInstallability } from '../storage/index.ts';
import type { PlatformInstallability } from '../storage/index.ts';
import type { Contents } from './contents.ts';

/** Rule number of a file that is newer than the publication and not served yet. */
export const UNDECIDED = 0x7fff;

/** Publication of a channel, aligned with the channel's records. */
export interface PublicationView {
  id: string;
  policyId: string | null;
  policyName: string | null;
  policyRevision: number | null;
  rules: RuleDescriptor[];
  /** Exceptions that applied in addition to the policy. */
  granted: GrantedException[];
  /** 1 for each served record. */
  allowed: Uint8Array;
  /** Number of the deciding rule, or {@link UNDECIDED}. */
  rule: Uint16Array;
  /** Uninstallable packages by platform; empty if the publication wasn't checked. */
  installability: PlatformInstallability[];
}

/**
 * Returns the current publication of a channel; null if it has none.
 * @param known the publication in memory, which is returned if it is the current one
 */
export async function currentPublication(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
  contents: Pick<Contents, 'records' | 'fileIds' | 'withdrawn'>,
  known: PublicationView | null = null,
): Promise<PublicationView | null> {
  const { rows } = await client.query<{ id: string | null }>('select publication_id as id from channel where id = $1', [
    channelId,
  ]);
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  return known?.id === id ? known : readPublication(client, id, contents);
}

/** Reads a publication, aligned with a channel's records; null if it is gone. */
export async function readPublication(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  contents: Pick<Contents, 'records' | 'fileIds' | 'withdrawn'>,
): Promise<PublicationView | null> {
  const { rows } = await client.query<{
    policy_id: string | null;
    policy_name: string | null;
    policy_revision: number | null;
    rules: RuleDescriptor[];
    granted: GrantedException[];
  }>('select policy_id, policy_name, policy_revision, rules, granted from publication where id = $1', [id]);
  const [row] = rows;
  if (row === undefined) return null;
  const { records, fileIds, withdrawn } = contents;
  const bySubdir = new Map((await readDecisions(client, id)).map((decisions) => [decisions.subdir, decisions]));
  const decisionsOf = records.subdirs.map((subdir) => bySubdir.get(subdir));
  const allowed = new Uint8Array(records.length);
  const rule = new Uint16Array(records.length).fill(UNDECIDED);
  for (let i = 0; i < records.length; i++) {
    const decisions = decisionsOf[records.subdirOf[i]!];
    const position = decisions === undefined ? -1 : positionOf(decisions.fileIds, fileIds[i]!);
    if (position < 0) continue;
    const word = decisions!.words[position]!;
    allowed[i] = (word & ALLOWED) === 0 || withdrawn[i] !== 0 ? 0 : 1;
    rule[i] = word & ~ALLOWED;
  }
  return {
    id,
    policyId: row.policy_id,
    policyName: row.policy_name,
    policyRevision: row.policy_revision,
    rules: row.rules,
    granted: row.granted,
    allowed,
    rule,
    installability: await readInstallability(client, id),
  };
}
