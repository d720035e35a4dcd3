import type { Command } from 'commander';
import type { z } from 'zod';
import { invalidInput } from '../platform/http/errors.ts';
import type { Answer } from './answer.ts';
import type { Desk } from './desk.ts';

/** Does a command's work and says its answer. */
export type Run = (work: (desk: Desk) => Promise<Answer>, options: { json?: boolean }) => Promise<void>;

/** A command that can also answer in JSON. */
export function commandOf(group: Command, usage: string, description: string): Command {
  return group.command(usage).description(description).option('--json', 'answer in JSON');
}

/** What was typed, by the contract's own schema: every fault at once, each by the name under which it was typed. */
export function checked<T extends z.ZodType>(schema: T, typed: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(typed);
  if (success) return data;
  throw invalidInput(
    error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      message,
    })),
  );
}
