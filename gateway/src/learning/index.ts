import type { Context } from '../context.ts';
import type { List, RestClient, RestLearningVideo } from '../rest/index.ts';

/** A learning video as the schema shows it. */
interface LearningVideoModel { url: string; title: string | null; provider: string | null; pictureUrl: string | null }

/** REST calls of the learning area. */
export class LearningSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) { this.#rest = rest; }

  /** The operator's videos. */
  async videos(): Promise<LearningVideoModel[]> {
    const { items } = await this.#rest.get<List<RestLearningVideo>>('/api/learning/videos', {}, 'search');
    return items.map(({ picture_path: pictureUrl, ...video }) => ({ ...video, pictureUrl }));
  }
}

/** Resolvers of the learning area. */
export const learningResolvers = {
  Query: {
    learningVideos: (_: unknown, _args: unknown, context: Context) => context.sources.learning.videos(),
  },
};
