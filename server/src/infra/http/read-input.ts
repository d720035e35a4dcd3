import type { ErrorBody } from '@crewdock/contract/errors';
import type { z } from 'zod';
import { invalidInput } from '../../core/errors/errors.ts';
import { plainMessage } from '../../core/errors/plain-message.ts';
import * as errors from '../../core/messages/errors/field.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Issues = NonNullable<ErrorBody['issues']>;

/** Validates one part of a request. `part` is the prefix of the issues' paths: `body`, `body.query`. */
export function checkInput<S extends z.ZodType>(
  part: string,
  schema: S,
  value: unknown,
): { data: z.output<S> | undefined; issues: Issues } {
  const { data, error } = schema.safeParse(value, { error: plainMessage });
  return { data, issues: error ? error.issues.flatMap((issue) => convertIssue(part, issue)) : [] };
}

/** Validates one part of a request. Throws `invalid_input` with all of its issues. */
export function readInput<S extends z.ZodType>(part: string, schema: S, value: unknown): z.output<S> {
  const { data, issues } = checkInput(part, schema, value);
  if (issues.length > 0) throw invalidInput(issues);
  return data!;
}

/** Converts a Zod issue. For an unknown key, the path ends with the key instead of the object that contains it. */
function convertIssue(part: string, issue: z.core.$ZodIssue): Issues {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [part, ...issue.path, key].join('.'),
      message: formatMessage(errors.unknown),
    }));
  }
  return [{ path: [part, ...issue.path].join('.'), message: issue.message }];
}
