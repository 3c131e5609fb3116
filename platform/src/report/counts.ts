/**
 * Counts requests to channels in memory since the last write.
 * Counting costs two lookups and never waits. Memory is limited. The writer (`writer.ts`) takes the counts every few
 * seconds, so a killed process loses only these.
 */
import type { Asked, Outcome, RequestLog, ClientRequest } from '../repo/index.ts';
import { Programs } from './program.ts';
import type { Program } from './program.ts';

/** Number of similar requests. */
export interface Count {
  asked: Asked;
  outcome: Outcome;
  program: Program;
  n: number;
  /** Time of the last one, ms since the epoch. */
  last: number;
}

/** Requests of one client, in total or for one blocked file. */
export interface ClientCount extends Count {
  address: string;
}

/** Counts of one hour. */
export interface HourOfRequests {
  /** Hours since the epoch. */
  hour: number;
  counts: Map<string, Count>;
  clients: Map<string, ClientCount>;
}

const HOUR = 3_600_000;
/**
 * Maximum number of distinct requests, and of clients, in memory.
 * Above it, requests lose their details, and clients aren't recorded.
 */
const MOST = 20_000;
/** Maximum number of distinct requests to unknown or invisible channels, which anyone can make up. */
const MOST_STRANGE = 1_000;
/** Maximum number of hours in memory if nothing can be written. Then the oldest are merged. */
const MOST_HOURS = 24;

const newHour = (hour: number): HourOfRequests => ({ hour, counts: new Map(), clients: new Map() });

/** Counts requests until the writer takes the hours. */
export class RequestCounts implements RequestLog {
  readonly #programs = new Programs();
  readonly #now: () => number;
  readonly #most: number;
  #current: HourOfRequests;
  /** Completed hours, and those that couldn't be written. */
  #full: HourOfRequests[] = [];
  #strange = 0;
  /** Organizations, by name and ID, that record individual clients. */
  #detailed: ReadonlySet<string> = new Set();
  #onFull: () => void = () => undefined;

  constructor(now: () => number = Date.now, most = MOST) {
    this.#now = now;
    this.#most = most;
    this.#current = newHour(Math.floor(now() / HOUR));
  }

  /** Sets the organizations, by name and ID, that record individual clients from now on. */
  setDetailed(organizations: ReadonlySet<string>): void {
    this.#detailed = organizations;
  }

  /** Sets a function to call when memory is full. */
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

  /** Takes all counts, leaving none. */
  take(): HourOfRequests[] {
    this.#turn(this.#current.hour);
    const hours = this.#full;
    this.#full = [];
    return hours;
  }

  /** Returns hours that couldn't be written. They are merged meanwhile, to limit memory. */
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
      // Write now, so that made-up requests displace others only briefly.
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

/** Reduces a count to organization, channel, and outcome, if memory for details is full. */
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
