import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { send } from '../support/http.ts';
import { linkOf, mailTo } from './mailbox.ts';

export interface NewPerson {
  email: string;
  password: string;
}

/** An address that nobody had before. */
export function newAddress(): string {
  return `ada.${randomUUID()}@example.com`;
}

/** An account of its own for a test that changes it. */
export async function newPerson(type: 1 | 2 | 3, origin = inject('product').portal): Promise<NewPerson> {
  const port = Number(new URL(origin).port);
  const person = { email: newAddress(), password: 'violet-otter-cycles-past' };
  const body = { ...person, type, first_name: 'Ada', last_name: 'Lovelace', terms: true };
  const asked = await send(port, '/api/registration/', { method: 'POST', body });
  const link = linkOf(await mailTo(person.email, /Activate/, origin), 'account_activation');
  const made = await send(port, `/api${new URL(link).pathname}/`);
  if (asked.status !== 200 || made.status !== 200) throw new Error(`${asked.text} ${made.text}`);
  return person;
}
