/**
 * Solves with a real client in a separate process (the client may crash it) and prints the solution as JSON. `solve.ts
 * {"specs":[…],"channels":[…],"platform":"linux-64"}` → `{"solution":[…],"asked":[…],"bytes":…,"ms":…}` or
 * `{"error":"…"}`; `asked` are the URLs that it read, `bytes` the size of the responses, `ms` the total time. `agent`
 * sets its user agent (it has none in Node); with `shards: false` it finds no sharded repodata.
 */
import { createRequire } from 'node:module';
import type { Platform, simpleSolve as SimpleSolve } from '@conda-org/rattler';

// Its ES module is made for bundlers; in Node the CommonJS one is meant.
const { simpleSolve } = createRequire(import.meta.url)('@conda-org/rattler') as { simpleSolve: typeof SimpleSolve };
const { specs, channels, platform, agent, shards } = JSON.parse(process.argv[2] ?? '{}') as {
  specs: string[];
  channels: string[];
  platform: Platform;
  agent?: string;
  shards?: boolean;
};
const asked: string[] = [];
let bytes = 0;
const { fetch: plainFetch } = globalThis;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  asked.push(request.url);
  if (shards === false && request.url.endsWith('/repodata_shards.msgpack.zst'))
    // The client requires a response with a URL, so use one that doesn't exist.
    return plainFetch(`${request.url}.none`);
  if (agent !== undefined) request.headers.set('user-agent', agent);
  const answer = await plainFetch(request);
  if (answer.ok) bytes += Number(answer.headers.get('content-length'));
  return answer;
};
try {
  const started = performance.now();
  const packages = await simpleSolve(specs, channels, [platform, 'noarch'], []);
  const ms = performance.now() - started;
  const solution = packages.map(({ packageName, version, build, subdir, filename, url, repoName }) => ({
    packageName,
    version,
    build,
    subdir,
    filename,
    url,
    repoName,
  }));
  process.stdout.write(JSON.stringify({ solution, asked, bytes, ms }));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
