import { Command, CommanderError } from 'commander';
import { AppError } from '../core/errors/errors.ts';
import { StartError } from '../core/config/start-error.ts';
import { addBackupCommands } from './backup/commands.ts';
import { addCompanyCommands } from './companies.ts';
import type { CommandRunner } from './command.ts';
import type { AtDesk } from './desk.ts';
import { addDoctorCommand } from './doctor/doctor.ts';
import { addJobCommands } from './jobs.ts';
import { addKeyCommands } from './keys.ts';
import { addMailCommands } from './mails.ts';
import { addMarketCommands } from './market.ts';
import { addPasswordCommands } from './passwords.ts';
import { addStaffCommands } from './staff.ts';
import { addSuperadminCommands } from './superadmins.ts';

export interface Terminal {
  out(line: string): void;
  error(line: string): void;
}

/** Runs a command: `words` are the arguments after `npm run crewdock --`. Returns the exit code. */
export async function runCommand(words: string[], atDesk: AtDesk, terminal: Terminal): Promise<number> {
  let code = 0;
  const run: CommandRunner = async (work, { json }) => {
    const answer = await atDesk(work);
    if (answer.failed) code = 1;
    for (const line of json ? [JSON.stringify(answer.data, null, 2)] : answer.text) terminal.out(line);
  };
  try {
    await programOf(run, terminal).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    terminal.error(reason);
    return 1;
  }
  return code;
}

function programOf(run: CommandRunner, terminal: Terminal): Command {
  const program = new Command('crewdock')
    .description('Operates an instance of Crewdock, with the configuration of its server.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
    })
    .showHelpAfterError('Add --help for usage.')
    .helpCommand(false);
  for (const add of GROUPS) add(program, run);
  return program;
}

const GROUPS = [
  addStaffCommands,
  addCompanyCommands,
  addSuperadminCommands,
  addPasswordCommands,
  addMailCommands,
  addKeyCommands,
  addJobCommands,
  addMarketCommands,
  addBackupCommands,
  addDoctorCommand,
];

/** Returns the message of an error that the user can fix; undefined for other errors. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof AppError && error.issues) {
    return error.issues.map(({ path, message }) => `${path.replace('body.', '')}: ${message}`).join('; ');
  }
  return error instanceof StartError || error instanceof AppError ? error.message : undefined;
}
