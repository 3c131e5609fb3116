/** Packages of channels: publish, promote, and explain. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { sleep } from '../../sender.ts';
import type { Answer } from '../../types.ts';
import { EXIT, misuse, Problem, type Command, type Context } from '../command.ts';
import { counted, listed } from '../terminal.ts';

/** Splits `[ORGANIZATION/]CHANNEL`. */
function channelOf({ settings }: Context, place: string): { organization: string; channel: string } {
  const parts = place.split('/');
  if (parts.length > 2 || parts.includes(''))
    throw misuse(`'${place}' isn't a valid channel. Use CHANNEL or ORGANIZATION/CHANNEL.`);
  const channel = parts.pop()!;
  return { organization: parts.pop() ?? settings.organization, channel };
}

const publish: Command = {
  name: 'publish',
  usage: 'FILE...',
  summary: 'Publishes packages to a hosted channel. A file that it has already changes nothing.',
  takes: [1, 1_000],
  options: {
    to: { type: 'string', value: '[ORG/]CHANNEL', help: 'The channel' },
    wait: { type: 'string', value: 'SECONDS', help: 'How long to wait until clients see the last file. Default: 30' },
  },
  async run(context, files) {
    const { hub, terminal } = context;
    const to = context.text('to');
    if (to === undefined) throw misuse('Specify the channel with --to CHANNEL.');
    const target = channelOf(context, to);
    const wait = Number(context.text('wait') ?? 30);
    if (!Number.isInteger(wait) || wait < 0 || wait > 30) throw misuse('Use 0 to 30 seconds for --wait.');
    const published = [];
    for (const file of files) {
      const blob = await openAsBlob(file).catch((error: Error) => {
        throw new Problem(`Couldn't read ${file}: ${error.message}.`);
      });
      const isLast = file === files.at(-1);
      const one = await hub.publish({ ...target, fileName: basename(file), ...(isLast ? { wait } : {}) }, blob);
      published.push(one);
      const isWaiting = isLast && !one.indexed ? ', not visible to clients yet' : '';
      terminal.say(`Published ${target.organization}/${target.channel}/${one.subdir}/${basename(file)}${isWaiting}`);
    }
    terminal.json(published);
    return EXIT.ok;
  },
};

const FILE_STATES = {
  new: 'new',
  unchanged: 'unchanged',
  exists: "can't be promoted: a different file with this name exists",
  withdrawn: "can't be promoted: yanked or quarantined",
  refused: "can't be promoted: blocked by the source channel's policy",
} as const;

const PROMOTIONS = '/api/organizations/{org}/channels/{channel}/promotions';
type PromotionPlan = Answer<'post', `${typeof PROMOTIONS}/plan`>;

/** Milliseconds between checks whether files have been downloaded. */
const DOWNLOADING = 1_000;

/** Returns the packages to promote and their source, as the body of the request. */
function wantedOf(context: Context, from: string, places: string[]) {
  return {
    source: channelOf(context, from),
    files: places.map((place) => {
      const [subdir, fileName, ...rest] = place.split('/');
      if (!subdir || !fileName || rest.length > 0) throw misuse(`'${place}' isn't a valid file. Use SUBDIR/FILE.`);
      return { subdir, file_name: fileName };
    }),
    packages: context.texts('package').map((spec) => {
      const [name = '', version] = spec.split('==');
      return { name, ...(version ? { version } : {}) };
    }),
  };
}

function tellPromotion({ terminal }: Context, planned: PromotionPlan, withDependencies: boolean): void {
  for (const { subdir, file_name: name, state, dependency } of planned.files)
    terminal.say(`  ${subdir}/${name} ${FILE_STATES[state]}${dependency ? ', a dependency of the others' : ''}`);
  for (const name of new Set(planned.missing.map((each) => each.name))) {
    const specs = planned.missing.filter((each) => each.name === name).map(({ spec }) => spec);
    terminal.say(`  ! ${name} depends on ${listed(specs, specs.length)}, which '${planned.channel}' doesn't have`);
  }
  if (planned.missing.length > 0 && !withDependencies)
    terminal.say('    To include dependencies, add --with-dependencies');
  if (planned.exposes) terminal.say(`  ! more people can read '${planned.channel}' than '${planned.source}'`);
}

const promote: Command = {
  name: 'promote',
  usage: '[SUBDIR/FILE]...',
  summary: 'Copies packages from one channel to another, in one step.',
  takes: [0, 1_000],
  options: {
    from: { type: 'string', value: '[ORG/]CHANNEL', help: 'The source channel' },
    to: { type: 'string', value: 'CHANNEL', help: 'The target channel' },
    package: { type: 'string', multiple: true, value: 'NAME[==VERSION]', help: 'A package. Can be repeated' },
    'with-dependencies': { type: 'boolean', help: 'Include dependencies that the target needs' },
    reason: { type: 'string', value: 'TEXT', help: 'The reason, for the audit log and the approver' },
    'dry-run': { type: 'boolean', help: 'Only show what would be promoted' },
  },
  async run(context, places) {
    const { hub, settings, terminal } = context;
    const [from, to] = [context.text('from'), context.text('to')];
    if (!from || !to) throw misuse('Specify the source and target channels: --from dev --to prod.');
    const wanted = wantedOf(context, from, places);
    const withDependencies = context.flag('with-dependencies');
    const path = { org: settings.organization, channel: to };
    const planned = await hub.post(`${PROMOTIONS}/plan`, {
      path,
      body: { ...wanted, ...(withDependencies ? { with_dependencies: true } : {}) },
    });
    tellPromotion(context, planned, withDependencies);
    if (context.flag('dry-run')) {
      terminal.json(planned);
      return planned.files.some(({ state }) => state === 'new') ? EXIT.pending : EXIT.ok;
    }
    // Promote exactly the files that were listed, even if others would be chosen by now.
    const named = withDependencies
      ? { source: wanted.source, files: planned.files.map(({ subdir, file_name }) => ({ subdir, file_name })) }
      : wanted;
    let done = await hub.post(PROMOTIONS, { path, body: { ...named, reason: context.text('reason') ?? '' } });
    if (done?.state === 'fetching') terminal.say('Downloading files from the source…');
    while (done?.state === 'fetching') {
      await sleep(DOWNLOADING);
      done = await hub.get(`${PROMOTIONS}/{id}`, { path: { ...path, id: done.id } });
    }
    if (done?.state === 'failed') throw new Problem(done.problem);
    if (done?.state === 'withdrawn') throw new Problem('The promotion was canceled. Nothing was promoted.');
    terminal.json(done ?? null);
    if (done === undefined) terminal.say('No changes. Everything is up to date.');
    else if (done.state === 'waiting') terminal.say(`Pending approval: ${done.id}`);
    else terminal.say(`Promoted ${counted(done.files.length, 'file')}.`);
    return done?.state === 'waiting' ? EXIT.pending : EXIT.ok;
  },
};

/** Splits `[ORGANIZATION/]CHANNEL/SUBDIR/FILE`, or the URL that a client shows. */
function fileOf({ settings }: Context, place: string) {
  const [path = ''] = place.replace(/^https?:\/\/.*?\/repo\//, '').split(/[?#]/);
  const parts = path.split('/');
  if (parts.length < 3 || parts.length > 4 || parts.includes(''))
    throw misuse(`'${place}' isn't a file. Use CHANNEL/SUBDIR/FILE, or the URL that your client shows.`);
  const [file, subdir, channel, organization] = parts.toReversed();
  return { org: organization ?? settings.organization, channel: channel!, subdir: subdir!, file: file! };
}

const why: Command = {
  name: 'why',
  usage: '[ORG/]CHANNEL/SUBDIR/FILE',
  summary: 'Explains why a file is allowed or blocked. Accepts the URL that conda, mamba, or pixi shows.',
  takes: [1, 1],
  options: {},
  async run(context, [place]) {
    const { hub, terminal } = context;
    const explained = await hub.get('/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/explain', {
      path: fileOf(context, place!),
    });
    terminal.json(explained);
    terminal.say(`${explained.decision === 'allowed' ? 'Allowed' : 'Blocked'}: ${explained.detail}`);
    for (const { rules } of explained.sections)
      for (const { rule, reason, decided } of rules) if (decided) terminal.say(`  ${rule}: ${reason}`);
    const { nearest_allowed_version: nearest, held_until: heldUntil } = explained;
    if (heldUntil !== null) terminal.say(`  Allowed from ${heldUntil}`);
    if (nearest !== null) terminal.say(`  Closest allowed version: ${nearest}`);
    return explained.decision === 'allowed' ? EXIT.ok : EXIT.denied;
  },
};

/** Commands of channels. */
export const channelCommands: Command[] = [publish, promote, why];
