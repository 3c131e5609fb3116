import type { LearningVideo } from '../gen/schema.ts';
import type { List, RestClient, Schemas } from '../rest/index.ts';

/** A learning video. */
type RestLearningVideo = Schemas['LearningVideo'];

/** REST calls of the learning area. */
export class LearningSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The operator's videos. */
  async videos(): Promise<LearningVideo[]> {
    const { items } = await this.#rest.get<List<RestLearningVideo>>('/api/learning/videos', {}, 'search');
    return items.map(({ picture_path: pictureUrl, ...video }) => ({ ...video, pictureUrl }));
  }
}
