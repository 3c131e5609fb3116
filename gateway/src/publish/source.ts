import { toUser, type UserModel } from '../account/index.ts';
import type {
  ChannelLabel,
  CreateUploadInput,
  DeleteLabelInput,
  FileEvent,
  FileEventKind,
  LabelFilesInput,
  PublishedFile,
  PublishUploadInput,
  RestoreFileInput,
  WithdrawFileInput,
} from '../gen/schema.ts';
import { enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** What became of a file. */
const fileEventKindOf = enumOf<FileEventKind>()(['PUBLISHED', 'YANKED', 'HARMFUL', 'RESTORED']);

/** The address of one upload. */
type RestUpload = Schemas['Upload'];
/** A label of a channel. */
type RestChannelLabel = Schemas['ChannelLabel'];
/** See the REST document. */
type RestFileEvent = Schemas['FileEvent'];
/** A package that was published after an inspection. */
type RestPublishedFile = Schemas['PublishedFile'];

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

const toLabel = ({ name, file_count }: RestChannelLabel): ChannelLabel => ({ name, fileCount: file_count });

const labelsPath = ({ organization, channel }: { organization: string; channel: string }): string =>
  path`/api/organizations/${organization}/channels/${channel}/labels`;

const uploadsPath = ({ organization, channel }: { organization: string; channel: string }): string =>
  path`/api/organizations/${organization}/channels/${channel}/uploads`;

const filePath = ({ organization, channel, subdir, fileName }: RestoreFileInput): string =>
  path`/api/organizations/${organization}/channels/${channel}/files/${subdir}/${fileName}`;

/** REST calls of the publish area. */
export class PublishSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Asks for the address of one upload. */
  createUpload({ fileName, size, labels, inspect, ...channel }: CreateUploadInput): Promise<RestUpload> {
    return this.#rest.write<RestUpload>('POST', uploadsPath(channel), {
      file_name: fileName,
      size,
      labels: labels ?? [],
      inspect: inspect ?? false,
    });
  }

  /** Publishes an inspected upload. */
  async publishUpload({ uploadId, labels, ...channel }: PublishUploadInput): Promise<PublishedFile> {
    const { subdir, filename, name, version, build, sha256, existing, ...found } =
      await this.#rest.write<RestPublishedFile>('POST', uploadsPath(channel) + path`/${uploadId}/publication`, {
        labels: labels ?? [],
      });
    return { subdir, fileName: filename, name, version, build, sha256, labels: found.labels, existing };
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

  /** The labels of a channel, `main` first; null when it is gone meanwhile. */
  async labels(channel: { organization: string; channel: string }): Promise<ChannelLabel[] | null> {
    const found = await this.#rest.find<List<RestChannelLabel>>(labelsPath(channel));
    return found && found.items.map(toLabel);
  }

  /** Puts labels on files and takes others off. @returns the labels of the channel */
  async labelFiles({ files, add, remove, ...channel }: LabelFilesInput): Promise<ChannelLabel[]> {
    const { items } = await this.#rest.write<List<RestChannelLabel>>('PATCH', labelsPath(channel), {
      files: files.map(({ subdir, fileName }) => ({ subdir, file_name: fileName })),
      add: add ?? [],
      remove: remove ?? [],
    });
    return items.map(toLabel);
  }

  /** Deletes a label that no file carries. */
  async deleteLabel({ label, ...channel }: DeleteLabelInput): Promise<void> {
    await this.#rest.write('DELETE', labelsPath(channel) + path`/${label}`);
  }

  /** What became of a file, newest first; null when there is none. */
  async history(file: RestoreFileInput): Promise<FileEventModel[] | null> {
    const found = await this.#rest.find<List<RestFileEvent>>(`${filePath(file)}/history`);
    return found && found.items.map(toEvent);
  }
}
