/** The attacks of the bench `abuse`: each as a review made it, and the same within the bounds that there are now. */
import { Agent, request } from 'undici';

/** One way to misuse a hub. */
export interface Attack {
  name: string;
  /** Requests open at once. */
  open: number;
  /** Whether the attacker is a member; else a visitor. */
  member: boolean;
  /** The request of a turn. */
  make(turn: number): { path?: string; method?: 'GET'; body?: string | Buffer; headers?: Record<string, string> };
}

/** The body of a GraphQL request. */
export const query = (text: string, variables?: object): { body: string } => ({
  body: JSON.stringify({ query: text, variables }),
});

const fan =
  '{ organization(name: "acme") { channels { artifacts(first: 100) { nodes { id files(first: 1) { nodes { id } } } } } } }';
const fieldsOfCve = [
  'id',
  'cveId',
  'score',
  'severity',
  'status',
  'summary',
  'publishedAt',
  'fileCount',
  'servedFileCount',
];
/** Made once: what the attacker's own thread has to do shall not be what is measured. */
const longName = {
  body: Buffer.from(query('query($n: String!) { organization(name: $n) { id } }', { n: '%'.repeat(5_400_000) }).body),
};

/** In the order in which they are measured: visitors and members by turns, so that budgets fill up meanwhile. */
export const attacks: readonly Attack[] = [
  { name: 'member: 1,300 calls in one query', open: 1, member: true, make: () => query(fan) },
  {
    name: 'visitor: one field 370 times in each document',
    open: 4,
    member: false,
    make: (turn) => query(`{${' cves{nodes{id}}'.repeat(370)}}#${turn}`),
  },
  { name: 'member: 1,300 calls in one query, three at once', open: 3, member: true, make: () => query(fan) },
  {
    name: 'visitor: the largest document that is taken, new each time',
    open: 4,
    member: false,
    make: (turn) =>
      query(
        `{cves{nodes{${fieldsOfCve.flatMap((field) => Array.from({ length: 15 }, (_, i) => `${field}${i}: ${field}`)).join(' ')}}}}#${turn}`,
      ),
  },
  {
    name: 'visitor: all of the schema over and over',
    open: 4,
    member: false,
    make: () => query('{ __schema { types { name description fields { name description type { name } } } } }'),
  },
  {
    name: 'member: as many calls as are allowed',
    open: 3,
    member: true,
    make: (turn) =>
      query(
        `{ organization(name: "acme") { channel(name: "main") { artifacts(first: 100, offset: ${(turn * 100) % 300}) { nodes { files(first: 1) { nodes { id } } versions { version } } } } } }`,
      ),
  },
  {
    name: 'visitor with a made-up cookie: 5.4 MB of a name',
    open: 4,
    member: false,
    make: () => ({ ...longName, headers: { cookie: 'x=y' } }),
  },
  { name: 'member: 5.4 MB of a name', open: 4, member: true, make: () => longName },
  {
    name: 'member: 60 requests open',
    open: 60,
    member: true,
    make: () => query('{ organization(name: "acme") { name channels { name } } }'),
  },
  {
    name: 'member: 60 REST calls open',
    open: 60,
    member: true,
    make: (turn) => ({
      path: `/api/organizations/acme/channels/main/artifacts?limit=100&offset=${(turn * 100) % 300}`,
      method: 'GET',
    }),
  },
];

/** What the thread of an abuser is told. */
export interface Order {
  url: string;
  /** Its access token; not used by visitors. */
  token: string;
  attack: string;
  milliseconds: number;
  /** The address it comes from: visitors are told apart by it. */
  from: string;
}

/** Runs an attack for a time, as fast as it is answered; gives how often it was answered with each status. */
export async function abuse({ url, token, attack, milliseconds, from }: Order): Promise<Map<number | string, number>> {
  const { open, member, make } = attacks.find(({ name }) => name === attack)!;
  const until = performance.now() + milliseconds;
  const agent = new Agent({ connections: open, localAddress: from });
  const statuses = new Map<number | string, number>();
  let turn = Math.floor(Math.random() * 1e9);
  const all = Promise.all(
    Array.from({ length: open }, async () => {
      while (performance.now() < until) {
        const { path = '/graphql', method = 'POST', body, headers = {} } = make((turn += 1));
        let status: number | string;
        try {
          const answer = await request(`${url}${path}`, {
            method,
            dispatcher: agent,
            ...(body === undefined ? {} : { body }),
            headers: {
              'content-type': 'application/json',
              ...(member ? { authorization: `Bearer ${token}` } : {}),
              ...headers,
            },
          });
          await answer.body.dump();
          status = answer.statusCode;
        } catch {
          status = 'cut';
        }
        if (performance.now() < until) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  // What is still open at the end is left, as an abuser would.
  const end = setTimeout(() => void agent.destroy(), milliseconds);
  await all;
  clearTimeout(end);
  await agent.destroy();
  return statuses;
}
