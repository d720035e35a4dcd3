import { PERSON_NAME_MAX } from '@crewdock/contract/limits';
import { Email } from '@crewdock/contract/accounts';
import { hasVisibleCharacter, textField } from '@crewdock/contract/fields';
import { z } from 'zod';
import { oneLine } from '../../core/text/plain-text.ts';
import type { SocialClaims } from '../../infra/db/tables/people.ts';

/** The identity that a provider asserts. */
export interface SocialIdentity extends Omit<SocialClaims, 'email'> {
  /** Null unless verified by the provider. */
  email: string | null;
}

/** Cleans a name from a provider so that it can be stored. A name without any visible character counts as missing. */
const Name = z
  .string()
  .catch('')
  .transform((name) => oneLine(name.replaceAll('\0', '')).slice(0, PERSON_NAME_MAX).toWellFormed());

const Claims = z.object({
  sub: textField(255).min(1),
  email: Email.nullable().catch(null),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: Name,
  family_name: Name,
  name: Name,
});

/** Reads the claims of an ID token or of the userinfo endpoint. */
export function readClaims(issuer: string, claims: object): SocialIdentity {
  const { sub, email, email_verified, given_name, family_name, name } = Claims.parse(claims);
  const [first = '', ...rest] = name.split(/\s+/).filter(hasVisibleCharacter);
  return {
    issuer,
    subject: sub,
    email: email_verified ? email : null,
    first_name: given_name || first || (email?.split('@')[0] ?? ''),
    last_name: family_name || (given_name ? '' : rest.join(' ')),
  };
}
