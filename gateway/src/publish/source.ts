import { toUser, type UserModel } from '../account/index.ts';
import type { CreateUploadInput, FileEvent, RestoreFileInput, WithdrawFileInput } from '../gen/schema.ts';
import { fileEventKindOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestFileEvent, type RestUpload } from '../rest/index.ts';

/** An event of a file as the schema shows it. */
export interface FileEventModel extends Omit<FileEvent, 'user'> {
  user: UserModel | null;
}

const toEvent = ({ kind, at, reason, user, service_account }: RestFileEvent): FileEventModel => ({
  kind: fileEventKindOf(kind),
  at,
  reason,
  user: user && toUser(user),
  serviceAccount: service_account,
});

const filePath = ({ organization, channel, subdir, fileName }: RestoreFileInput): string =>
  path`/api/organizations/${organization}/channels/${channel}/files/${subdir}/${fileName}`;

/** REST calls of the publish area. */
export class PublishSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Asks for the address of one upload. */
  createUpload({ organization, channel, fileName, size }: CreateUploadInput): Promise<RestUpload> {
    return this.#rest.write<RestUpload>('POST', path`/api/organizations/${organization}/channels/${channel}/uploads`, {
      file_name: fileName,
      size,
    });
  }

  /** Takes a file out of the index. @returns what became of it */
  async withdraw({ kind, reason, ...file }: WithdrawFileInput): Promise<FileEventModel[]> {
    const { items } = await this.#rest.write<List<RestFileEvent>>('PUT', `${filePath(file)}/withdrawal`, {
      kind: kind.toLowerCase(),
      reason,
    });
    return items.map(toEvent);
  }

  /** Puts a file back. @returns what became of it */
  async restore(file: RestoreFileInput): Promise<FileEventModel[]> {
    const { items } = await this.#rest.write<List<RestFileEvent>>('DELETE', `${filePath(file)}/withdrawal`);
    return items.map(toEvent);
  }

  /** What became of a file, newest first; null when there is none. */
  async history(file: RestoreFileInput): Promise<FileEventModel[] | null> {
    const found = await this.#rest.find<List<RestFileEvent>>(`${filePath(file)}/history`);
    return found && found.items.map(toEvent);
  }
}
