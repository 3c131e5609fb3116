import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  SamplingBreaker,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { isNetworkFailure, isOutage, unavailableError } from './errors.ts';

const sampled = 5_000;
/** Breakers of single callers that are remembered; each belongs to one who had outages lately. */
const mostOwn = 1_000;

/** Opens when at least half of the calls of five seconds were outages (ten at least); tries one call a second later. */
const breaker = (isCounted: (error: unknown) => boolean): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isCounted), {
    halfOpenAfter: 1_000,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: sampled, minimumRps: 2 }),
  });

/**
 * Area of a REST call: its path without names and IDs, such as `channels/artifacts` for
 * `/api/organizations/acme/channels/main/artifacts`. Only known path words count, so there are a few dozen areas.
 */
function areaOf(target: string): string {
  const end = target.indexOf('?');
  const [, , first = '', second = '', third = '', , fifth = ''] = (end < 0 ? target : target.slice(0, end)).split('/');
  if (first === 'organizations') return third === 'channels' && fifth ? `channels/${fifth}` : third || first;
  return first === 'ce' || first === 'environments' || first === 'gateway-analytics' ? `${first}/${second}` : first;
}

/**
 * Circuit breakers of one upstream by class of call and area: an unavailable area isn't called, without affecting
 * others. A timeout may be caused by the caller's own request. So it opens the caller's own breaker, and counts for the
 * shared one once per caller and five seconds: only several callers together can mark a service as too slow.
 */
export class Breakers {
  readonly #shared = new Map<string, CircuitBreakerPolicy>();
  readonly #own = new LRUCache<string, CircuitBreakerPolicy>({ max: mostOwn });
  /** When each caller's timeout last counted for the shared breaker. */
  readonly #counted = new LRUCache<string, number>({ max: mostOwn });
  readonly #common = new WeakSet<object>();

  /** Areas whose shared breaker is open. */
  get open(): string[] {
    return [...this.#shared].flatMap(([name, { state }]) => (state === CircuitState.Open ? [name] : []));
  }

  /** Makes a call unless its breaker is open. @throws UpstreamError UPSTREAM_UNAVAILABLE immediately if it is */
  async run<T>(kind: string, target: string, caller: string, call: () => Promise<T>): Promise<T> {
    const name = `${kind} ${areaOf(target)}`;
    let shared = this.#shared.get(name);
    if (!shared) this.#shared.set(name, (shared = breaker((error) => this.#common.has(error as object))));
    const own = `${name} ${caller}`;
    try {
      return await shared.execute(() => this.#watched(own, call));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw unavailableError(error, 'notSent', { status: 503, retryAfter: 1 });
      throw error;
    }
  }

  async #watched<T>(own: string, call: () => Promise<T>): Promise<T> {
    const known = this.#own.get(own);
    if (known) return known.execute(() => this.#noted(own, call));
    try {
      return await this.#noted(own, call);
    } catch (error) {
      // Most callers never have an outage, so create their breaker with the first one, and count it.
      if (isOutage(error) && !this.#own.has(own)) {
        const first = breaker(isOutage);
        this.#own.set(own, first);
        await first.execute(() => Promise.reject(error as Error));
      }
      throw error;
    }
  }

  /** Makes the call, and marks outages that count for the shared breaker. */
  async #noted<T>(own: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (isOutage(error)) {
        const now = performance.now();
        const isFirst = now - (this.#counted.get(own) ?? -sampled) >= sampled;
        if (isFirst) this.#counted.set(own, now);
        if (isFirst || isNetworkFailure(error)) this.#common.add(error as object);
      }
      throw error;
    }
  }
}
