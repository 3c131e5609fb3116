#!/usr/bin/env node
/**
 * Terrarium on the command line and in CI: policies as files, and promotions.
 * One file without dependencies for Node 20 or newer, served by every hub at `/api/commands/hub.mjs`. All rules are
 * checked by the hub; this command only sends requests and prints the responses.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const usage = `Usage: node hub.mjs policy export NAME [--format yaml|json] [--out FILE]
       node hub.mjs policy validate FILE
       node hub.mjs policy plan FILE [--out PLAN] [--json]
       node hub.mjs policy apply FILE [--plan PLAN | --fingerprint HEX] [--json]

       node hub.mjs promote --from [ORGANIZATION/]CHANNEL --to CHANNEL [--package NAME[==VERSION]]... [SUBDIR/FILE]...
                            [--with-dependencies] [--reason TEXT] [--dry-run] [--json]

Common options: --hub URL and --org ORGANIZATION, or the variables HUB_URL and HUB_ORG. Set HUB_TOKEN to an API token.
FILE is YAML or JSON. Use - for standard input.

Exit codes: 0 success, or a plan without changes. 1 an error, or errors in the file.
            2 a plan with changes, or a promotion that is pending approval.
`;

/** A failure whose message is printed. */
class Problem extends Error {}

const { values: options, positionals } = readArguments();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        hub: { type: 'string' },
        org: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        plan: { type: 'string' },
        fingerprint: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        package: { type: 'string', multiple: true },
        reason: { type: 'string' },
        'with-dependencies': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}

const tell = (line) => process.stdout.write(`${line}\n`);
const counted = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Address of the hub, and the organization. */
function target() {
  const hub = options.hub ?? process.env.HUB_URL;
  const org = options.org ?? process.env.HUB_ORG;
  if (!hub) throw new Problem('Specify the hub with --hub https://… or HUB_URL.');
  if (!org) throw new Problem('Specify the organization with --org NAME or HUB_ORG.');
  return { hub: hub.replace(/\/+$/, ''), organization: `/api/organizations/${encodeURIComponent(org)}` };
}

/** Sends a request to the hub. Returns the response. @throws Problem with the hub's message if the request fails */
async function ask(method, path, body) {
  const { hub } = target();
  const token = process.env.HUB_TOKEN;
  if (!token) throw new Problem("HUB_TOKEN isn't set. Create an API token under Profile > Tokens.");
  let response;
  try {
    response = await fetch(hub + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Problem(`Can't reach the hub at ${hub}: ${error.cause?.message ?? error.message}.`);
  }
  // A web page doesn't come from the API: a proxy or another site answered.
  if (response.ok && response.headers.get('content-type')?.startsWith('text/html'))
    throw new Problem(`${hub} answers with a web page where a hub would answer. Check the address.`);
  if (response.ok) return response;
  const text = await response.text();
  let told = text.slice(0, 500);
  try {
    const answer = JSON.parse(text);
    // A single detail has the same text as the message.
    const details = answer.detail?.length > 1 ? answer.detail : [];
    told = [answer.error.message, ...details.map(({ msg }) => `  ${msg}`)].join('\n');
  } catch {
    // A proxy in front of the hub has its own format of errors.
  }
  throw new Problem(`The hub returned ${response.status}: ${told}`);
}

async function textOf(file) {
  if (file === undefined) throw new Problem(`Say which file.\n\n${usage}`);
  try {
    if (file !== '-') return await readFile(file, 'utf8');
    const parts = [];
    for await (const part of process.stdin) parts.push(part);
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    throw new Problem(`The file ${file} cannot be read: ${error.message}.`);
  }
}

async function write(file, text) {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new Problem(`Couldn't write ${file}: ${error.message}.`);
  }
}

/** Prints errors in the format of compilers: FILE:LINE:COLUMN: POINTER: SENTENCE. */
function tellMistakes(file, mistakes) {
  for (const { pointer, line, column, message } of mistakes)
    process.stderr.write(
      `${[file, ...(line === null ? [] : [line, column])].join(':')}: ${pointer === '' ? '' : `${pointer}: `}${message}\n`,
    );
}

const ACTIONS = {
  apply: 'will get the policy',
  replace: 'will get the policy instead of',
  take_off: 'will no longer have the policy',
  recompute: 'will be recomputed',
  watch: 'will only be monitored',
  enforce: 'will be enforced',
};

const names = (packages, total) => {
  const shown = packages.slice(0, 8);
  return shown.join(', ') + (total > shown.length ? ` and ${total - shown.length} more` : '');
};

function tellChannel({ channel, action, replaces, is_watched: isWatched, impact }) {
  tell(`  ~ ${channel} ${ACTIONS[action]}${replaces === null ? '' : ` ${replaces}`}`);
  if (impact === null) return tell('      not calculated: the file affects more than 20 channels');
  const { going, coming, installability } = impact;
  tell(
    `      ${isWatched ? 'would be blocked (monitor mode)' : 'blocked'}: ${counted(going, 'file')}; allowed: ${coming}`,
  );
  if (going > 0)
    tell(
      `      - ${names(
        impact.going_packages.map(({ name }) => name),
        impact.going_package_count,
      )}`,
    );
  if (coming > 0)
    tell(
      `      + ${names(
        impact.coming_packages.map(({ name }) => name),
        impact.coming_package_count,
      )}`,
    );
  if (installability === null) return tell('      ? installability not checked: the channel has too many dependencies');
  const unchecked = installability.by_platform.reduce((sum, each) => sum + each.unchecked, 0);
  if (unchecked > 0) tell(`      ? not checked for dependency conflicts: ${counted(unchecked, 'file')}`);
  const lost = new Set(installability.by_platform.flatMap((each) => each.lost_packages.map(({ name }) => name)));
  if (installability.lost_package_count > 0)
    tell(`      ! no longer installable: ${names([...lost], installability.lost_package_count)}`);
  for (const { label, platform, before, after, detail } of installability.probes)
    if (before === true && after === false) tell(`      ! check ${label} fails on ${platform}: ${detail}`);
}

function tellPlan(plan) {
  const { action, name, policy, summary, changes, channels } = plan;
  if (!plan.has_changes) return tell(`No changes. Policy '${name}' and its channels match the file.`);
  if (action === 'create') tell(`+ policy '${name}': ${summary}`);
  if (action === 'update') tell(`~ policy '${name}', at revision ${policy.revision}`);
  if (action === 'none') tell(`  policy '${name}' is already up to date`);
  for (const { subject, added, added_count: came, removed, removed_count: went } of changes) {
    tell(`    ${subject}`);
    if (came > 0) tell(`      + ${names(added, came)}`);
    if (went > 0) tell(`      - ${names(removed, went)}`);
  }
  for (const channel of channels) tellChannel(channel);
  tell(`Fingerprint: ${plan.fingerprint}`);
}

async function exportPolicy(name) {
  if (name === undefined) throw new Problem(`Specify a policy.\n\n${usage}`);
  const { organization } = target();
  const format = options.format ?? 'yaml';
  const query = new URLSearchParams({ policy_name: name, include_channels_applied_to: 'false', limit: '100' });
  const { items } = await (await ask('GET', `${organization}/repo-policies?${query}`)).json();
  const found = items.find((policy) => policy.name === name || policy.id === name);
  if (found === undefined) {
    const all = await (
      await ask('GET', `${organization}/repo-policies?include_channels_applied_to=false&limit=100`)
    ).json();
    const there = names(
      all.items.map((policy) => `'${policy.name}'`),
      all.total_count,
    );
    throw new Problem(
      `Policy '${name}' not found. ${there === '' ? 'No policies yet' : `Available policies: ${there}`}.`,
    );
  }
  const file = await ask('GET', `${organization}/repo-policies/${found.id}/file?format=${encodeURIComponent(format)}`);
  const text = await file.text();
  if (options.out === undefined) process.stdout.write(text);
  else await write(options.out, text);
  return 0;
}

/** Prints the errors of a file; true if there are none. */
async function isValid(file, text) {
  const { organization } = target();
  const { mistakes } = await (await ask('POST', `${organization}/repo-policies/validate`, { file: text })).json();
  tellMistakes(file, mistakes);
  return mistakes.length === 0;
}

async function validate(file) {
  if (!(await isValid(file, await textOf(file)))) return 1;
  tell(`${file}: valid`);
  return 0;
}

async function planPolicy(file) {
  const { organization } = target();
  const planned = await (await ask('POST', `${organization}/repo-policies/plan`, { file: await textOf(file) })).json();
  if (options.out !== undefined) await write(options.out, `${JSON.stringify(planned, null, 2)}\n`);
  if (options.json) tell(JSON.stringify(planned));
  if (planned.mistakes.length > 0) {
    tellMistakes(file, planned.mistakes);
    return 1;
  }
  if (!options.json) tellPlan(planned);
  return planned.has_changes ? 2 : 0;
}

async function fingerprint() {
  if (options.plan === undefined) return options.fingerprint;
  const text = await textOf(options.plan);
  let plan;
  try {
    plan = JSON.parse(text);
  } catch {
    // Reported below, like any other file that isn't a plan.
  }
  if (typeof plan?.fingerprint !== 'string') throw new Problem(`${options.plan} isn't a valid plan.`);
  return plan.fingerprint;
}

async function apply(file) {
  const { organization } = target();
  const reviewed = await fingerprint();
  const text = await textOf(file);
  if (!(await isValid(file, text))) return 1;
  const answer = await ask('POST', `${organization}/repo-policies/apply`, {
    file: text,
    ...(reviewed === undefined ? {} : { fingerprint: reviewed }),
  });
  const done = await answer.json();
  if (options.json) tell(JSON.stringify(done));
  else {
    const what = { create: 'created', update: 'updated', none: 'unchanged' }[done.action];
    tell(`Policy '${done.name}' ${what}, revision ${done.policy.revision}.`);
    for (const { channel, action } of done.channels) tell(`  ${channel}: ${action}`);
  }
  return 0;
}

const FILE_STATES = {
  new: 'new',
  unchanged: 'unchanged',
  exists: "can't be promoted: a different file with this name exists",
  withdrawn: "can't be promoted: yanked or quarantined",
  refused: "can't be promoted: blocked by the source channel's policy",
};

/** Time between checks whether files have been fetched, in ms. */
const FETCHING_MS = 1_000;

/** The packages to promote and their source, as the body of the request. */
function wantedOf(places) {
  const { from, to } = options;
  if (!from || !to) throw new Problem(`Specify the source and target channels: --from dev --to prod.\n\n${usage}`);
  const [organization, channel, ...more] = from.includes('/')
    ? from.split('/')
    : [options.org ?? process.env.HUB_ORG, from];
  if (more.length > 0) throw new Problem(`'${from}' isn't a valid channel. Use CHANNEL or ORGANIZATION/CHANNEL.`);
  return {
    source: { organization, channel },
    files: places.map((place) => {
      const [subdir, fileName, ...rest] = place.split('/');
      if (!fileName || rest.length > 0) throw new Problem(`'${place}' isn't a valid file. Use SUBDIR/FILE.`);
      return { subdir, file_name: fileName };
    }),
    packages: (options.package ?? []).map((spec) => {
      const [name, version] = spec.split('==');
      return { name, ...(version ? { version } : {}) };
    }),
  };
}

async function promote(...places) {
  const { organization } = target();
  const wanted = wantedOf(places);
  const promotions = `${organization}/channels/${encodeURIComponent(options.to)}/promotions`;
  const along = options['with-dependencies'] === true;
  const planned = await (
    await ask('POST', `${promotions}/plan`, { ...wanted, ...(along ? { with_dependencies: true } : {}) })
  ).json();
  if (!options.json) {
    for (const { subdir, file_name: name, state, dependency } of planned.files)
      tell(`  ${subdir}/${name} ${FILE_STATES[state]}${dependency ? ', a dependency of the others' : ''}`);
    for (const name of new Set(planned.missing.map((each) => each.name))) {
      const specs = planned.missing.filter((each) => each.name === name).map(({ spec }) => spec);
      tell(`  ! ${name} depends on ${names(specs, specs.length)}, which '${planned.channel}' doesn't have`);
    }
    if (planned.missing.length > 0 && !along) tell('    To include dependencies, add --with-dependencies');
    if (planned.exposes) tell(`  ! more people can read '${planned.channel}' than '${planned.source}'`);
  }
  if (options['dry-run']) {
    if (options.json) tell(JSON.stringify(planned));
    return planned.files.some(({ state }) => state === 'new') ? 2 : 0;
  }
  // Promote exactly the files that were listed, even if others would be chosen by now.
  const named = along
    ? { source: wanted.source, files: planned.files.map(({ subdir, file_name }) => ({ subdir, file_name })) }
    : wanted;
  const answer = await ask('POST', promotions, { ...named, reason: options.reason ?? '' });
  let done = answer.status === 204 ? null : await answer.json();
  if (done?.state === 'fetching' && !options.json) tell('Downloading files from the source…');
  while (done?.state === 'fetching') {
    await delay(FETCHING_MS);
    done = await (await ask('GET', `${promotions}/${done.id}`)).json();
  }
  if (done?.state === 'failed') throw new Problem(done.problem);
  if (done?.state === 'withdrawn') throw new Problem('The promotion was canceled. Nothing was promoted.');
  if (options.json) tell(JSON.stringify(done));
  else if (done === null) tell('No changes. Everything is up to date.');
  else
    tell(done.state === 'waiting' ? `Pending approval: ${done.id}` : `Promoted ${counted(done.files.length, 'file')}.`);
  return done?.state === 'waiting' ? 2 : 0;
}

const COMMANDS = { policy: { export: exportPolicy, validate, plan: planPolicy, apply } };

const [area, ...words] = positionals;
const [command, ...rest] = area === 'promote' ? [undefined, ...words] : words;
const run =
  area === 'promote'
    ? promote
    : Object.hasOwn(COMMANDS, area ?? '') && Object.hasOwn(COMMANDS[area], command ?? '') && COMMANDS[area][command];
if (!run || options.help) {
  (options.help ? process.stdout : process.stderr).write(usage);
  process.exitCode = options.help ? 0 : 1;
} else {
  try {
    // An argument that is ignored would look as if it had worked.
    if (area === 'policy' && rest.length > 1)
      throw new Problem(`'${rest[1]}' is an unexpected argument. Quote names that contain spaces.`);
    process.exitCode = await run(...rest);
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof SyntaxError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
