/** Policies as files. The hub checks all rules. */
import type { Answer } from '../../types.ts';
import {
  FollowRunsDocument,
  type FollowRunsSubscription,
  type FollowRunsSubscriptionVariables,
} from '../../gen/operations.ts';
import { EXIT, misuse, Problem, type Command, type Context, type ExitCode, type Option } from '../command.ts';
import { textOf, write } from '../files.ts';
import { counted, listed } from '../terminal.ts';

const POLICIES = '/api/organizations/{org}/repo-policies';
type Plan = Answer<'post', `${typeof POLICIES}/plan`>;
type PlannedChannel = Plan['channels'][number];

const FILE_HELP = 'FILE is YAML or JSON. Use - for standard input.';
const OUT: Option = { type: 'string', value: 'FILE', help: 'Write to this file' };

const organizationOf = ({ settings }: Context): { org: string } => ({ org: settings.organization });

const exported: Command = {
  name: 'policy export',
  usage: 'NAME',
  summary: 'Prints a policy as a file.',
  takes: [1, 1],
  options: { format: { type: 'string', value: 'yaml|json', help: 'Format. Default: yaml' }, out: OUT },
  async run(context, [name]) {
    const { hub } = context;
    const path = organizationOf(context);
    const found: { id: string; name: string }[] = [];
    for await (const policy of hub.list(POLICIES, { path, query: { include_channels_applied_to: 'false' } }))
      found.push(policy);
    const policy = found.find((one) => one.name === name || one.id === name);
    if (policy === undefined) {
      const there = listed(
        found.map((one) => `'${one.name}'`),
        found.length,
      );
      throw new Problem(
        `Policy '${name}' not found. ${there === '' ? 'No policies yet' : `Available policies: ${there}`}.`,
      );
    }
    const text = await hub.get(`${POLICIES}/{id}/file`, {
      path: { ...path, id: policy.id },
      query: { format: formatOf(context.text('format')) },
    });
    const out = context.text('out');
    if (out === undefined) context.terminal.write(text);
    else await write(out, text);
    return EXIT.ok;
  },
};

function formatOf(format = 'yaml'): 'yaml' | 'json' {
  if (format !== 'yaml' && format !== 'json') throw misuse(`'${format}' isn't a format. Use yaml or json.`);
  return format;
}

/** Prints errors in the format of compilers: FILE:LINE:COLUMN: POINTER: SENTENCE. */
function tellMistakes({ terminal }: Context, file: string, mistakes: Plan['mistakes']): void {
  for (const { pointer, line, column, message } of mistakes)
    terminal.warn(
      `${[file, ...(line === null ? [] : [line, column])].join(':')}: ${pointer === '' ? '' : `${pointer}: `}${message}`,
    );
}

/** Prints the errors of a file; true if there are none. */
async function isValid(context: Context, file: string, text: string): Promise<boolean> {
  const { mistakes } = await context.hub.post(`${POLICIES}/validate`, {
    path: organizationOf(context),
    body: { file: text },
  });
  tellMistakes(context, file, mistakes);
  return mistakes.length === 0;
}

const validate: Command = {
  name: 'policy validate',
  usage: 'FILE',
  summary: `Checks a policy file. ${FILE_HELP}`,
  takes: [1, 1],
  options: {},
  async run(context, [file]) {
    if (!(await isValid(context, file!, await textOf(file!)))) return EXIT.failed;
    context.terminal.say(`${file}: valid`);
    context.terminal.json({ valid: true });
    return EXIT.ok;
  },
};

const planned: Command = {
  name: 'policy plan',
  usage: 'FILE',
  summary: `Shows what a policy file would change. Changes nothing. ${FILE_HELP}`,
  takes: [1, 1],
  options: { out: OUT },
  async run(context, [file]) {
    const plan = await context.hub.post(`${POLICIES}/plan`, {
      path: organizationOf(context),
      body: { file: await textOf(file!) },
    });
    const out = context.text('out');
    if (out !== undefined) await write(out, `${JSON.stringify(plan, null, 2)}\n`);
    context.terminal.json(plan);
    if (plan.mistakes.length > 0) {
      tellMistakes(context, file!, plan.mistakes);
      return EXIT.failed;
    }
    tellPlan(context, plan);
    return plan.has_changes ? EXIT.pending : EXIT.ok;
  },
};

function tellPlan(context: Context, { action, name, policy, summary, changes, channels, ...plan }: Plan): void {
  const { terminal } = context;
  if (!plan.has_changes) return terminal.say(`No changes. Policy '${name}' and its channels match the file.`);
  if (action === 'create') terminal.say(`+ policy '${name}': ${summary}`);
  if (action === 'update') terminal.say(`~ policy '${name}', at revision ${policy?.revision}`);
  if (action === 'none') terminal.say(`  policy '${name}' is already up to date`);
  for (const { subject, added, added_count: came, removed, removed_count: went } of changes) {
    terminal.say(`    ${subject}`);
    if (came > 0) terminal.say(`      + ${listed(added, came)}`);
    if (went > 0) terminal.say(`      - ${listed(removed, went)}`);
  }
  for (const channel of channels) tellChannel(context, channel);
  terminal.say(`Fingerprint: ${plan.fingerprint}`);
}

const ACTIONS: Record<PlannedChannel['action'], string> = {
  apply: 'will get the policy',
  replace: 'will get the policy instead of',
  take_off: 'will no longer have the policy',
  recompute: 'will be recomputed',
  watch: 'will only be monitored',
  enforce: 'will be enforced',
};

function tellChannel({ terminal }: Context, { channel, action, replaces, impact, ...more }: PlannedChannel): void {
  const say = (text: string): void => terminal.say(`      ${text}`);
  terminal.say(`  ~ ${channel} ${ACTIONS[action]}${replaces === null ? '' : ` ${replaces}`}`);
  if (impact === null) return say('not calculated: the file affects more than 20 channels');
  const { going, coming, installability } = impact;
  const blocked = more.is_watched ? 'would be blocked (monitor mode)' : 'blocked';
  say(`${blocked}: ${counted(going, 'file')}; allowed: ${coming}`);
  const named = (packages: { name: string }[], total: number): string =>
    listed(
      packages.map(({ name }) => name),
      total,
    );
  if (going > 0) say(`- ${named(impact.going_packages, impact.going_package_count)}`);
  if (coming > 0) say(`+ ${named(impact.coming_packages, impact.coming_package_count)}`);
  if (installability === null) return say('? installability not checked: the channel has too many dependencies');
  const unchecked = installability.by_platform.reduce((sum, each) => sum + each.unchecked, 0);
  if (unchecked > 0) say(`? not checked for dependency conflicts: ${counted(unchecked, 'file')}`);
  const lost = new Set(installability.by_platform.flatMap((each) => each.lost_packages.map(({ name }) => name)));
  if (installability.lost_package_count > 0)
    say(`! no longer installable: ${listed([...lost], installability.lost_package_count)}`);
  for (const { label, platform, before, after, detail } of installability.probes)
    if (before === true && after === false) say(`! check ${label} fails on ${platform}: ${detail}`);
}

/** Returns the fingerprint of the reviewed plan. */
async function reviewed(context: Context): Promise<string | undefined> {
  const file = context.text('plan');
  if (file === undefined) return context.text('fingerprint');
  const text = await textOf(file);
  let fingerprint: unknown;
  try {
    ({ fingerprint } = JSON.parse(text) as { fingerprint?: unknown });
  } catch {
    // Reported below, like any other file that isn't a plan.
  }
  if (typeof fingerprint !== 'string') throw new Problem(`${file} isn't a valid plan.`);
  return fingerprint;
}

const DONE = { create: 'created', update: 'updated', none: 'unchanged' } as const;

const apply: Command = {
  name: 'policy apply',
  usage: 'FILE',
  summary: `Creates or updates the policy of a file, and applies it to the file's channels. ${FILE_HELP}`,
  takes: [1, 1],
  options: {
    plan: { type: 'string', value: 'FILE', help: 'Make exactly the changes of this reviewed plan, or none' },
    fingerprint: { type: 'string', value: 'HEX', help: 'The same, by the fingerprint of the plan' },
    wait: { type: 'boolean', help: 'Wait until clients see the changes' },
  },
  async run(context, [file]) {
    const { hub, terminal } = context;
    const fingerprint = await reviewed(context);
    const text = await textOf(file!);
    if (!(await isValid(context, file!, text))) return EXIT.failed;
    const done = await hub.post(`${POLICIES}/apply`, {
      path: organizationOf(context),
      body: { file: text, ...(fingerprint === undefined ? {} : { fingerprint }) },
    });
    terminal.say(`Policy '${done.name}' ${DONE[done.action]}, revision ${done.policy.revision}.`);
    for (const { channel, action } of done.channels) terminal.say(`  ${channel}: ${action}`);
    const ends = context.flag('wait')
      ? await Promise.all(
          done.channels.map(({ channel, action }) =>
            followed(context, channel, action === 'recompute' ? done.policy.revision : 0),
          ),
        )
      : [];
    terminal.json(done);
    return ends.find((code) => code !== EXIT.ok) ?? EXIT.ok;
  },
};

/**
 * Follows the newest run of a channel until it ends.
 * @param revision of the policy, at least. The run of changed rules begins a moment after the change
 */
async function followed({ hub, settings, terminal }: Context, channel: string, revision: number): Promise<ExitCode> {
  const updates = hub.subscribe<FollowRunsSubscription, FollowRunsSubscriptionVariables>(FollowRunsDocument, {
    organization: settings.organization,
    channel,
  });
  for await (const { channelUpdated } of updates) {
    const run = channelUpdated.latestRun;
    if (run === null || (run.revision ?? 0) < revision) continue;
    if (run.error !== null) throw new Problem(`The policy run of ${channel} failed: ${run.error}`);
    if (run.isOnHold) {
      terminal.warn(`The policy run of ${channel} is on hold: install checks would fail. An admin can publish it.`);
      return EXIT.denied;
    }
    if (run.finishedAt !== null) {
      terminal.say(`  ${channel}: published, added ${run.addedFileCount ?? 0}, removed ${run.removedFileCount ?? 0}`);
      return EXIT.ok;
    }
  }
  return EXIT.failed;
}

/** Commands of policies. */
export const policyCommands: Command[] = [exported, validate, planned, apply];
