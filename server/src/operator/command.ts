import type { Command } from 'commander';
import type { z } from 'zod';
import { invalidInput } from '../core/errors/errors.ts';
import type { CommandOutput } from './answer.ts';
import type { Desk } from './desk.ts';

/** Runs a command and prints its output. */
export type CommandRunner = (
  work: (desk: Desk) => Promise<CommandOutput>,
  options: { json?: boolean },
) => Promise<void>;

/** Adds a command that has the option `--json`. */
export function addCommand(group: Command, usage: string, description: string): Command {
  return group.command(usage).description(description).option('--json', 'print JSON');
}

/**
 * Validates command-line input with a schema of the API contract. Throws all issues together; their paths are the names
 * of options.
 */
export function parseCommandInput<T extends z.ZodType>(schema: T, typed: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(typed);
  if (success) return data;
  throw invalidInput(
    error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      message,
    })),
  );
}
