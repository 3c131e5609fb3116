import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aRecord, aRepodata, serve, startServer } from '../mirror/server.testing.ts';
import { conda } from '../publish/archive/build.testing.ts';
import { aDraft, someFiles, startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';

let hub: PolicyHub;
let folder: string;
let script: string;
let token: string;
beforeAll(async () => {
  hub = await startHub({ config: { mirrorAllowPrivate: true } });
  folder = await mkdtemp(join(tmpdir(), 'terrarium-command-'));
  // As a pipeline gets it: from the hub, without a sign-in.
  const served = await hub.send('/api/commands/terrarium.mjs');
  expect(served.headers.get('content-type')).toContain('text/javascript');
  script = join(folder, 'terrarium.mjs');
  await writeFile(script, await served.text());
  const { email } = await hub.core.db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select('app_user.email')
    .where('membership.organization_id', '=', hub.acme.id)
    .where('membership.role', '=', 'admin')
    .executeTakeFirstOrThrow();
  token = await hub.accessToken(email);
});
afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  error: string;
}

/** Starts the command; `out` is what it has said so far. */
function begin(...args: string[]): { out: () => string; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [script, ...args], {
    env: { TERRARIUM_URL: hub.baseUrl, TERRARIUM_ORG: hub.acme.name, TERRARIUM_TOKEN: token, XDG_CONFIG_HOME: folder },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (error += text.toString()));
  return {
    out: () => out,
    ended: new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, out, error }));
    }),
  };
}
const run = (...args: string[]): Promise<Ended> => begin(...args).ended;
/** A package of a mirror's source. */
interface Sourced {
  name: string;
  content: Buffer;
  depends?: string[];
}
const entryOf = ({ name, content, depends = [] }: Sourced) =>
  aRecord({
    name,
    version: '1.0',
    build: '0',
    depends,
    md5: hash('md5', content),
    sha256: hash('sha256', content),
    size: content.length,
  });
const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

test('the command is served with a checksum and an ETag, also at its older address', async () => {
  const [served, sum, older] = await Promise.all(
    ['terrarium.mjs', 'terrarium.mjs.sha256', 'hub.mjs'].map((name) => hub.send(`/api/commands/${name}`)),
  );
  const text = await served!.text();
  expect(text.length).toBeLessThan(100_000);
  expect(await sum!.text()).toBe(`${hash('sha256', text)}  terrarium.mjs\n`);
  expect(await older!.text()).toBe(text);
  expect(older!.headers.get('sunset')).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
  const etag = served!.headers.get('etag')!;
  const again = await hub.send('/api/commands/terrarium.mjs', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('promote waits for files to be fetched, and ends with the outcome', async () => {
  const server = await startServer();
  try {
    const [bytes, lost, late] = ['bytes', 'lost', 'late'].map((name) => ({
      name,
      content: Buffer.from(conda({ index: { name, version: '1.0', depends: [] }, stem: `${name}-1.0-0` })),
    })) as [Sourced, Sourced, Sourced];
    const above: Sourced = { ...bytes, name: 'above', depends: ['bytes >=1'] };
    serve(server, { noarch: aRepodata([]), 'linux-64': aRepodata([bytes, lost, late, above].map(entryOf)) });
    const channels = `/api/organizations/${hub.acme.name}/channels`;
    const json = { name: 'upstream', privacy: 'internal', type: 'external_mirror', source: server.url };
    expect((await hub.admin(channels, { method: 'POST', json })).status).toBe(201);
    const prod = await hub.aChannel();
    const files = `/repo/${hub.acme.name}/upstream/linux-64/repodata.json`;
    await vi.waitFor(async () => expect(await (await hub.admin(files)).text()).toContain('late-1.0-0.conda'), {
      timeout: 90_000,
      interval: 200,
    });
    const looked = ['promote', '--from', 'upstream', '--to', prod.name, '--package', 'above', '--dry-run'];
    expect((await run(...looked)).out).toContain("! above depends on bytes >=1, which '");
    const along = await run(...looked, '--with-dependencies');
    expect(along).toMatchObject({ code: 2, error: '' });
    expect(along.out).toMatch(/linux-64\/bytes-1\.0-0\.conda .*, a dependency of the others/);
    expect(along.out).not.toContain('which');
    /** Begins with one package; the source answers when the command has said that it waits, and `then` is done. */
    const promotes = async (
      name: string,
      answer: (response: ServerResponse) => unknown,
      then?: () => Promise<void>,
    ) => {
      const asked = Promise.withResolvers<ServerResponse>();
      server.answers.set(`/linux-64/${name}-1.0-0.conda`, (_request, response) => asked.resolve(response));
      const command = begin('promote', '--from', 'upstream', '--to', prod.name, '--package', name);
      const response = await asked.promise;
      await vi.waitFor(() => expect(command.out()).toContain('Downloading files from the source'), {
        timeout: 60_000,
      });
      await then?.();
      answer(response);
      return command.ended;
    };
    expect(await promotes('bytes', (response) => response.end(bytes.content))).toMatchObject({
      code: 0,
      out: expect.stringContaining('Promoted 1 file.') as string,
    });
    const failed = await promotes('lost', (response) => response.writeHead(404).end());
    expect(failed).toMatchObject({ code: 1, error: expect.stringMatching(/Nothing was promoted/) as string });
    const promotions = `${channels}/${prod.name}/promotions`;
    const withdrawn = await promotes(
      'late',
      (response) => response.end(late.content),
      async () => {
        const { items } = (await (await hub.admin(`${promotions}?state=fetching`)).json()) as {
          items: { id: string }[];
        };
        expect((await hub.admin(`${promotions}/${items[0]!.id}`, { method: 'DELETE' })).status).toBe(204);
      },
    );
    expect(withdrawn).toMatchObject({
      code: 1,
      error: expect.stringContaining('The promotion was canceled') as string,
    });
    expect(withdrawn.out).not.toContain('Promoted');
  } finally {
    await server.close();
  }
});

describe('policies from a pipeline', () => {
  test('plan exits with 2 for changes, apply makes them, and plan then exits with 0', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await file(
      'a.policy.yaml',
      stringify({
        name: 'From a pipeline',
        channels: [channel.name],
        filters: aDraft({ license: { operator: 'not_in', values: ['GPL'] } }),
      }),
    );
    expect(await run('policy', 'validate', policy)).toMatchObject({ code: 0 });
    const reviewed = join(folder, 'plan.json');
    const planned = await run('policy', 'plan', policy, '--out', reviewed);
    expect(planned.code, planned.error).toBe(2);
    expect(planned.out).toContain("+ policy 'From a pipeline': License not in GPL");
    expect(planned.out).toContain(`~ ${channel.name} will get the policy`);
    expect(planned.out).toContain('- readline');
    expect(await run('policy', 'apply', policy, '--plan', reviewed)).toMatchObject({ code: 0 });
    await hub.policies.runs.idle(channel.id);
    expect(await run('policy', 'plan', policy)).toMatchObject({ code: 0 });
    const exported = join(folder, 'exported.yaml');
    expect(await run('policy', 'export', 'From a pipeline', '--out', exported)).toMatchObject({ code: 0 });
    expect(await readFile(exported, 'utf8')).toContain(`- ${channel.name}`);
    expect(await run('policy', 'plan', exported)).toMatchObject({ code: 0 });
    // The reviewed plan is out of date: the policy has been created since.
    const again = await run('policy', 'apply', policy, '--plan', reviewed);
    expect(again).toMatchObject({ code: 1 });
    expect(again.error).toContain('Create and review a new plan');
  });

  test('prints errors as FILE:LINE:COLUMN, with exit code 1', async () => {
    const wrong = await file('wrong.yaml', 'name: A\nfilters:\n  add_packages: []\n');
    const empty = await file('empty.yaml', '');
    for (const command of ['validate', 'plan', 'apply']) {
      const { code, error } = await run('policy', command, wrong);
      expect(code).toBe(1);
      expect(error).toContain(`${wrong}:3:3: /filters/add_packages: `);
      expect(await run('policy', command, empty)).toMatchObject({
        code: 1,
        error: `${empty}: A policy is a group of name and filters.\n`,
      });
    }
  });

  test('an unknown policy or plan prints the existing ones, or what is wrong', async () => {
    const policy = await file('b.policy.yaml', stringify({ name: 'B', filters: aDraft({}) }));
    expect(await run('policy', 'apply', policy)).toMatchObject({ code: 0 });
    const { error } = await run('policy', 'export', 'b');
    expect(error).toMatch(/^Policy 'b' not found\. Available policies: .*'B'.*\.\n$/);
    const plan = await run('policy', 'apply', policy, '--plan', policy);
    expect(plan).toMatchObject({ code: 1, error: `${policy} isn't a valid plan.\n` });
    expect((await run('policy', 'export', 'B', '--out', '/nowhere/x.yaml')).error).toMatch(
      /^Couldn't write \/nowhere\/x\.yaml: .*\.\n$/,
    );
    const print = await run('policy', 'apply', policy, '--fingerprint', 'x');
    expect(print.error).toMatch(
      /^fingerprint: A fingerprint has 64 hexadecimal digits\.\nCorrect the request\. \(422, \w+, ID [\w-]+\)\n$/,
    );
  });

  test.each<[string, number, string[]]>([
    ['no command', 64, []],
    ['a command that is none', 64, ['policy', 'constructor']],
    ['an option that is none', 64, ['policy', 'plan', 'x', '--force']],
    ['a word too many', 64, ['policy', 'validate', 'x.yaml', 'y.yaml']],
    ['a channel in a channel', 64, ['promote', '--from', 'a/b/c', '--to', 'd', '--package', 'x']],
    ['an address that is none', 64, ['whoami', '--url', 'hub.example']],
    ['a file that is not there', 1, ['policy', 'plan', '/nowhere/x.yaml']],
    ['a hub that is not there', 1, ['policy', 'export', 'x', '--url', 'http://127.0.0.1:9']],
    ['a policy that is not there', 1, ['policy', 'export', 'Nobody wrote this']],
  ])('%s exits with %i and a message', async (_, exitCode, args) => {
    const { code, error } = await run(...args);
    expect(code, error).toBe(exitCode);
    expect(error).not.toBe('');
    expect(error).not.toContain('    at ');
  });
});
