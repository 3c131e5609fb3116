/** Environments: what a policy blocks in them, and which CVEs affect them. */
import { basename } from 'node:path';
import { EXIT, misuse, type Command } from '../command.ts';
import { textOf } from '../files.ts';
import { counted } from '../terminal.ts';

const ENVIRONMENTS = '/api/environments/organizations/{org}/environments';

const scan: Command = {
  name: 'env scan',
  usage: 'FILE',
  summary:
    'Registers an environment from a file, and lists its packages that are blocked or affected by CVEs. FILE is the output of `conda list`, a lock file, environment.yml, requirements.txt, or an SBOM. Use - for standard input.',
  takes: [1, 1],
  options: {
    name: { type: 'string', value: 'NAME', help: 'Name of the environment. Default: the name in the file' },
    platform: { type: 'string', value: 'SUBDIR', help: 'Platform. Required if the file contains none or several' },
    channel: {
      type: 'string',
      multiple: true,
      value: 'CHANNEL',
      help: 'Channel to solve open versions. Can be repeated',
    },
    'max-score': { type: 'string', value: 'SCORE', help: 'Also exit with 3 if a CVE has a higher score' },
  },
  async run(context, [file]) {
    const { hub, settings, terminal } = context;
    const most = Number(context.text('max-score') ?? 10);
    if (!(most >= 0 && most <= 10)) throw misuse('Use a score from 0 to 10 for --max-score.');
    const [name, platform, channels] = [context.text('name'), context.text('platform'), context.texts('channel')];
    const path = { org: settings.organization };
    const imported = await hub.post(`${ENVIRONMENTS}/import`, {
      path,
      body: {
        ...(name === undefined ? {} : { name }),
        ...(platform === undefined ? {} : { platform }),
        ...(channels.length === 0 ? {} : { channels }),
        files: [{ name: file === '-' ? 'stdin' : basename(file!), content: await textOf(file!) }],
      },
    });
    const { environment, left_out: leftOut } = imported;
    const scanned = await hub.post(`${ENVIRONMENTS}/{id}/scan-brief`, { path: { ...path, id: environment.id } });
    const { stats, findings, finding_count: total } = scanned;
    terminal.json({ environment: { id: environment.id, name: environment.name }, ...scanned });
    terminal.say(
      `${environment.name}: ${counted(stats.package_count, 'package')}, ${stats.refused_count} blocked, ${stats.affected_count} affected by CVEs`,
    );
    for (const each of findings) {
      const score = each.worst_score === null ? '' : ` (highest score ${each.worst_score})`;
      const cves =
        each.cve_count === 0 ? '' : `, ${counted(each.cve_count, 'CVE')}: ${each.cve_ids.join(', ')}${score}`;
      const state = each.decision === 'refused' ? `blocked: ${each.decided_by ?? ''}` : 'allowed';
      terminal.say(`  ${each.name} ${each.version} ${state}${cves}`);
    }
    if (total > findings.length) terminal.say(`  and ${total - findings.length} more`);
    for (const each of leftOut) terminal.warn(`${each.file}: ${each.message}`);
    const isTooSevere = findings.some(({ worst_score: score }) => score !== null && score > most);
    return stats.refused_count > 0 || isTooSevere ? EXIT.denied : EXIT.ok;
  },
};

/** Commands of environments. */
export const environmentCommands: Command[] = [scan];
