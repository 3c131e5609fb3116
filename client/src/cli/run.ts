/** Reads arguments, and runs a command. */
import { parseArgs } from 'node:util';
import { HubError } from '../error.ts';
import { Hub } from '../hub.ts';
import { COMMON, EXIT, misuse, parseable, Problem, type Command, type ExitCode, type Option } from './command.ts';
import { accountCommands } from './commands/account.ts';
import { channelCommands } from './commands/channel.ts';
import { environmentCommands } from './commands/environment.ts';
import { policyCommands } from './commands/policy.ts';
import { Settings } from './settings.ts';
import { Terminal, type Streams } from './terminal.ts';

const COMMANDS = [...accountCommands, ...policyCommands, ...channelCommands, ...environmentCommands];

const EXIT_CODES = `Exit codes:
  0   done, or nothing to do
  1   failed
  2   changes: a plan that changes something, or a promotion that is pending approval
  3   denied: a policy blocks it, or you don't have access
  64  wrong arguments`;

const VARIABLES = `Environment variables:
  TERRARIUM_URL              the hub
  TERRARIUM_ORG              the organization
  TERRARIUM_TOKEN            an API token or a service account key. Otherwise, sign in with 'terrarium login'
  TERRARIUM_SERVICE_ACCOUNT  ID of a service account that trusts this CI job, in place of a token
  TERRARIUM_ID_TOKEN         identity token of this CI job. On GitHub, it isn't needed`;

const GENERAL = `Usage: terrarium COMMAND [options]

${COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(36)} ${summary.split(/(?<=\.)\s/)[0]}`).join('\n')}

'terrarium COMMAND --help' shows the options of a command.

${VARIABLES}

${EXIT_CODES}
`;

function helpOf({ name, usage, summary, options }: Command): string {
  const shown = Object.entries<Option>({ ...options, ...COMMON }).map(([option, { value, help }]) => {
    const words = `--${option}${value === undefined ? '' : ` ${value}`}`;
    return `  ${words.padEnd(30)} ${help}`;
  });
  return `Usage: terrarium ${[name, usage, '[options]'].filter((part) => part !== '').join(' ')}\n\n${summary}\n\n${shown.join('\n')}\n\n${EXIT_CODES}\n`;
}

/**
 * Runs a command.
 * @param args arguments after the program's name
 */
export async function run(args: string[], environment: NodeJS.ProcessEnv, streams: Streams): Promise<ExitCode> {
  const terminal = new Terminal(streams);
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));
  if (command === undefined) {
    const isHelp = args[0] === '--help' || args[0] === 'help';
    (isHelp ? streams.out : streams.error)(GENERAL);
    return isHelp ? EXIT.ok : EXIT.usage;
  }
  try {
    const { values, positionals } = argumentsOf(command, args.slice(command.name.split(' ').length));
    const text = (name: string): string | undefined => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    if (values['help'] === true) {
      streams.out(helpOf(command));
      return EXIT.ok;
    }
    terminal.isJson = values['json'] === true;
    checkCount(command, positionals);
    const settings = new Settings(environment, { url: text('url') ?? text('hub'), org: text('org') });
    const url = await settings.url();
    const hub = new Hub({ url, credential: settings.credential(url, terminal) });
    const texts = (name: string): string[] => (Array.isArray(values[name]) ? values[name].map(String) : []);
    return await command.run(
      { hub, settings, terminal, text, texts, flag: (name) => values[name] === true },
      positionals,
    );
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof HubError)) throw error;
    terminal.fail(error);
    if (error instanceof Problem) {
      if (error.exitCode === EXIT.usage) terminal.warn(`See 'terrarium ${command.name} --help'.`);
      return error.exitCode;
    }
    return error.status === 401 || error.status === 403 ? EXIT.denied : EXIT.failed;
  }
}

function argumentsOf({ options }: Command, args: string[]): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs({ args, options: parseable(options), allowPositionals: true });
  } catch (error) {
    throw misuse((error as Error).message);
  }
}

function checkCount({ takes: [fewest, most], usage }: Command, args: string[]): void {
  if (args.length < fewest) throw misuse(`Missing arguments: ${usage}`);
  // An argument that is ignored would look as if it had worked.
  if (args.length > most) throw misuse(`'${args[most]}' is an unexpected argument. Quote names that contain spaces.`);
}
