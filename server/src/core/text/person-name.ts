import { oneLine } from './plain-text.ts';

/** Returns the name of a person, or the email address of an account without a name. */
export function formatPersonName(person: { first_name: string; last_name: string; email: string }): string {
  return oneLine(`${person.first_name} ${person.last_name}`) || person.email;
}
