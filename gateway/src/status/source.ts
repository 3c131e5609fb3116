import type { ServiceStatus } from '../gen/schema.ts';
import type { RestClient, Answer } from '../rest/index.ts';

type RestServices = Answer<'/api/status'>;

/** The REST call of the services' health. */
export class StatusSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Health of the hub's services; the first entry is the way to them. */
  async services(): Promise<ServiceStatus[]> {
    const started = performance.now();
    try {
      const { services } = await this.#rest.get<RestServices>('/api/status');
      const way = {
        name: 'Hub services',
        isHealthy: true,
        latencyMs: Math.round(performance.now() - started),
        detail: '',
        since: services.map(({ since }) => since).toSorted()[0] ?? null,
      };
      return [
        way,
        ...services.map(({ healthy, latency_ms, ...service }) => ({
          ...service,
          isHealthy: healthy,
          latencyMs: latency_ms,
        })),
      ];
    } catch {
      return [
        {
          name: 'Hub services',
          isHealthy: false,
          latencyMs: null,
          detail: 'The services behind this hub do not answer.',
          since: null,
        },
      ];
    }
  }
}
