/** Who reads channels, and which channels a virtual one combines. */
import type { Db, Trx } from '../db/index.ts';
import { HttpError, isMachine } from '../http/index.ts';
import type { Detail, Principal } from '../http/index.ts';
import { channelsByName } from './store.ts';
import type { Reader } from './store.ts';

/** Returns the reader for a signed-in user, a service account, or a visitor. */
export function readerOf(viewer: Principal | null): Reader {
  if (isMachine(viewer)) return { serviceAccountId: viewer.serviceAccount.id };
  return viewer === null ? null : { userId: viewer.userId };
}

/** Returns the IDs of sources by name. @throws HttpError 422 for unknown ones */
export async function sourceIdsOf(trx: Db | Trx, organizationId: string, names: readonly string[]): Promise<string[]> {
  const known = new Map((await channelsByName(trx, organizationId, names)).map(({ id, name }) => [name, id]));
  const detail = names.flatMap((name, index): Detail[] =>
    known.has(name)
      ? []
      : [
          {
            loc: ['body', 'sources', index],
            msg: `The organization has no channel '${name.slice(0, 128)}'`,
            type: 'value_error.unknown',
          },
        ],
  );
  if (detail.length > 0)
    throw new HttpError(422, 'unknown_source', 'A virtual channel can only use channels from its own organization.', {
      detail,
    });
  return names.map((name) => known.get(name)!);
}
