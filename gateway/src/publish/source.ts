import type { CreateUploadInput } from '../gen/schema.ts';
import { path, type RestClient, type RestUpload } from '../rest/index.ts';

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
}
