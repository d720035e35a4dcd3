import type { CardKind } from '@crewdock/contract/kinds';
import type { CardRow } from '../cards/queries.ts';
import type { ListRow } from '../lists/queries.ts';
import type { Passwords } from '../people/passwords/hash.ts';
import type { Context } from '../platform/http/context.ts';
import { notFound, passwordRequired } from '../platform/http/errors.ts';
import type { Limit } from '../platform/http/limits.ts';
import { type TagRow, findTaggedCard, findTaggedList } from './find.ts';

/** Passwords of links have a queue of their own: who opens public links can't keep anybody from signing in. */
export interface WithSharePasswords {
  sharePasswords: Passwords;
}

type Opener = Pick<Context, 'db' | 'company' | 'limits' | 'caller'> & WithSharePasswords;
/** The card as the tag shows it. */
type Opened<K extends CardKind> = { row: CardRow<K>; tag: TagRow };

/** The card behind a link with a tag, for who knows its password. Refuses with 404, and where the password doesn't fit with `password_required`. */
export async function openCard<K extends CardKind>(
  kind: K,
  key: string,
  password: string | undefined,
  opener: Opener,
): Promise<Opened<K>> {
  const found = await findTaggedCard(kind, key, opener);
  if (!found) return nothing(opener);
  await admit(found.tag, password, opener);
  return found;
}

/** The list behind a link with a tag, in the same way. */
export async function openList(
  key: string,
  password: string | undefined,
  opener: Opener,
): Promise<{ list: ListRow; tag: TagRow }> {
  const found = await findTaggedList(key, opener);
  if (!found) return nothing(opener);
  await admit(found.tag, password, opener);
  return found;
}

/** Who tries one number after the other is stopped; a link that there is opens for them all the same. */
async function nothing({ limits, caller }: Opener): Promise<never> {
  await limits.use('share-number', caller);
  throw notFound();
}

/** Counted before it is tried: many at once are no way round. One that fits counts nothing, and nobody's guesses count for others. */
async function admit({ id, password_hash }: TagRow, password: string | undefined, opener: Opener): Promise<void> {
  if (password_hash === null) return;
  if (password === undefined) throw passwordRequired('This link opens with a password.');
  const { limits, caller, sharePasswords } = opener;
  const uses: [Limit, string][] = [
    ['share-password', `${caller} ${id}`],
    ['share-passwords', caller],
  ];
  for (const use of uses) await limits.use(...use);
  const isRight = await sharePasswords.verify(password_hash, password);
  if (!isRight) throw passwordRequired('This is not the password of this link.');
  await Promise.all(uses.map((use) => limits.giveBack(...use)));
}
