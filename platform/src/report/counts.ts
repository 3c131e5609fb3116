/**
 * Counts of requests in memory: what clients asked of the channels since the last writing. Noting a request costs two look-ups and no wait; what is held is
 * bounded; the writer (`writer.ts`) empties them every few seconds, so a process that is killed loses at most that much.
 */
import type { Asked, Outcome, RequestLog, ClientRequest } from '../repo/index.ts';
import { Programs } from './program.ts';
import type { Program } from './program.ts';

/** Requests that are alike. */
export interface Count {
  asked: Asked;
  outcome: Outcome;
  program: Program;
  n: number;
  /** Of the last one, ms since 1970. */
  last: number;
}

/** Requests of one client, all of them together or those for one refused file. */
export interface ClientCount extends Count {
  address: string;
}

/** What was noted in one hour. */
export interface HourOfRequests {
  /** Hours since 1970. */
  hour: number;
  counts: Map<string, Count>;
  clients: Map<string, ClientCount>;
}

const HOUR = 3_600_000;
/** Most kinds of requests, and of clients, held at once. Beyond it kinds lose their details, and clients are not noted. */
const MOST = 20_000;
/** Most kinds held that belong to no channel the reader may see: anybody can make those up. */
const MOST_STRANGE = 1_000;
/** Most hours held while nothing can be written; the oldest are then told as one. */
const MOST_HOURS = 24;

const newHour = (hour: number): HourOfRequests => ({ hour, counts: new Map(), clients: new Map() });

/** Counts requests until somebody takes the hours away. */
export class RequestCounts implements RequestLog {
  readonly #programs = new Programs();
  readonly #now: () => number;
  readonly #most: number;
  #current: HourOfRequests;
  /** Hours that are over, and those that could not be written. */
  #full: HourOfRequests[] = [];
  #strange = 0;
  /** Organizations, by name and by id, that have single clients noted. */
  #detailed: ReadonlySet<string> = new Set();
  #onFull: () => void = () => undefined;

  constructor(now: () => number = Date.now, most = MOST) {
    this.#now = now;
    this.#most = most;
    this.#current = newHour(Math.floor(now() / HOUR));
  }

  /** Organizations, by name and by id, whose single clients are noted from now on. */
  setDetailed(organizations: ReadonlySet<string>): void {
    this.#detailed = organizations;
  }

  /** What is called when there is no more room before its time. */
  onFull(call: () => void): void {
    this.#onFull = call;
  }

  note(asked: Asked, visit: ClientRequest, outcome: Outcome): void {
    const now = this.#now();
    const hour = Math.floor(now / HOUR);
    if (hour !== this.#current.hour) this.#turn(hour);
    const program = this.#programs.of(visit.agent);
    const key = `${asked.key}\n${outcome}\n${program.name}/${program.version}`;
    const count = this.#current.counts.get(key);
    if (count === undefined) this.#begin(key, { asked, outcome, program, n: visit.n, last: now });
    else {
      count.n += visit.n;
      count.last = now;
    }
    if (visit.address !== undefined && asked.channel !== '' && this.#detailed.has(asked.organization))
      this.#noteClient(asked, visit.address, outcome, program, visit.n, now);
  }

  /** Everything noted so far; nothing is held afterwards. */
  take(): HourOfRequests[] {
    this.#turn(this.#current.hour);
    const hours = this.#full;
    this.#full = [];
    return hours;
  }

  /** Gives back hours that could not be written, to be taken again. While that lasts they are merged, so that they stay bounded. */
  putBack(hours: readonly HourOfRequests[]): void {
    for (const counted of hours) {
      const same =
        this.#full.find(({ hour }) => hour === counted.hour) ??
        (this.#full.length >= MOST_HOURS ? this.#full[0] : undefined);
      if (same === undefined) {
        this.#full.push(counted);
        continue;
      }
      merge(same.counts, counted.counts, this.#most);
      merge(same.clients, counted.clients, this.#most);
    }
  }

  #turn(hour: number): void {
    if (this.#current.counts.size > 0) this.putBack([this.#current]);
    this.#current = newHour(hour);
    this.#strange = 0;
  }

  #begin(key: string, count: Count): void {
    const { counts } = this.#current;
    if (count.asked.channel === '') {
      if (++this.#strange > MOST_STRANGE) return;
      // So that who makes up kinds drives others' out for a moment only.
      if (this.#strange === MOST_STRANGE) this.#onFull();
    }
    if (counts.size < this.#most) {
      counts.set(key, count);
      if (counts.size === this.#most) this.#onFull();
      return;
    }
    add(counts, ...withoutDetails(count));
  }

  #noteClient(asked: Asked, address: string, outcome: Outcome, program: Program, n: number, now: number): void {
    const { clients } = this.#current;
    const about =
      outcome === 'refused' ? asked.key : `${asked.organization}\n${asked.userId ?? asked.serviceAccountId}`;
    const key = `${about}\n${address}\n${program.name}/${program.version}`;
    const known = clients.get(key);
    if (known !== undefined) {
      known.n += n;
      known.last = now;
    } else if (clients.size < this.#most) clients.set(key, { asked, outcome, program, address, n, last: now });
  }
}

/** What is kept of a count when there is no room for its details: the organization, the channel and what became of the requests. */
function withoutDetails(count: Count): [string, Count] {
  const { organization, channel, kind } = count.asked;
  const key = `${organization}\n${channel}\n${kind}\n${count.outcome}`;
  const asked: Asked = {
    key,
    organization,
    channel,
    kind,
    subdir: '',
    file: '',
    name: '',
    version: '',
    subject: null,
    userId: null,
    serviceAccountId: null,
    refusedBy: null,
    watchedBy: null,
  };
  return [key, { ...count, asked, program: { name: '', version: '' } }];
}

function add<C extends Count>(counts: Map<string, C>, key: string, count: C): void {
  const known = counts.get(key);
  if (known === undefined) counts.set(key, count);
  else {
    known.n += count.n;
    known.last = Math.max(known.last, count.last);
  }
}

function merge<C extends Count>(into: Map<string, C>, from: ReadonlyMap<string, C>, most: number): void {
  for (const [key, count] of from) {
    if (into.has(key) || into.size < most) add(into, key, count);
    else if (!('address' in count)) add(into as Map<string, Count>, ...withoutDetails(count));
  }
}
