import type { Command } from 'commander';
import { replaceKeySample } from '../core/encryption/key-sample.ts';
import type { CommandOutput } from './answer.ts';
import { type CommandRunner, addCommand } from './command.ts';
import type { Desk } from './desk.ts';

export function addKeyCommands(program: Command, run: CommandRunner): void {
  const keys = program.command('keys').description('Encryption keys (ENCRYPTION_KEYS).');
  addCommand(
    keys,
    'accept',
    'Lets servers start although a key is lost. Secrets encrypted with it stay unreadable.',
  ).action((options) => run(accept, options));
}

/**
 * Accepts the loss of a key. Secrets encrypted with it stay unreadable, so their owners have to sign in with a recovery
 * code.
 */
async function accept({ db, vault }: Desk): Promise<CommandOutput> {
  await replaceKeySample(db, vault);
  return {
    data: { accepted: true },
    text: ['Servers can start with the configured keys. Secrets encrypted with a lost key stay unreadable.'],
  };
}
