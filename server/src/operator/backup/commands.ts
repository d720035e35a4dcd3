import type { Command } from 'commander';
import { type CommandRunner, addCommand } from '../command.ts';
import { backUp } from './backup.ts';
import { copyDatabase } from './move.ts';
import { restoreBackup } from './restore.ts';

export function addBackupCommands(program: Command, run: CommandRunner): void {
  addCommand(program, 'backup', 'Writes the database and all files to an archive while the servers run.')
    .requiredOption('--to <file>', 'a new file, such as crewdock-2026-11-23.tar.gz')
    .action(({ to, ...options }) => run((desk) => backUp(to, desk), options));
  addCommand(program, 'restore', 'Restores a backup to an empty instance.')
    .requiredOption('--from <file>', 'the archive')
    .action(({ from, ...options }) => run((desk) => restoreBackup(from, desk), options));
  addCommand(program, 'move', 'Copies the embedded database to an empty database on a server. Files are not moved.')
    .requiredOption('--to <url>', 'postgresql://user:password@host:5432/name')
    .action(({ to, ...options }) => run((desk) => copyDatabase(to, desk), options));
}
