import type { CardKind } from '@crewdock/contract/kinds';
import type { CardRow } from '../cards/queries.ts';
import type { ListRow } from '../lists/queries.ts';
import type { Passwords } from '../people/passwords/hash.ts';
import type { Context } from '../core/context/context.ts';
import { notFound, passwordRequired } from '../core/errors/errors.ts';
import type { Limit } from '../core/context/limits.ts';
import { type TagRow, findTaggedCard, findTaggedList } from './find.ts';
import * as errors from '../core/messages/errors/sharing.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Separate hashing queue for link passwords, so that load on public links does not delay sign-in. */
export interface WithSharePasswords {
  sharePasswords: Passwords;
}

type Opener = Pick<Context, 'db' | 'company' | 'limits' | 'caller'> & WithSharePasswords;
/** A card as the tag shows it. */
type Opened<K extends CardKind> = { row: CardRow<K>; tag: TagRow };

/**
 * Opens the card of a share link. Throws `notFound` for a missing link, and `password_required` for a missing or wrong
 * password.
 */
export async function openTaggedCard<K extends CardKind>(
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

/** Opens the list of a share link, like `openTaggedCard`. */
export async function openTaggedList(
  key: string,
  password: string | undefined,
  opener: Opener,
): Promise<{ list: ListRow; tag: TagRow }> {
  const found = await findTaggedList(key, opener);
  if (!found) return nothing(opener);
  await admit(found.tag, password, opener);
  return found;
}

/** Rate-limits guesses of link numbers. A rate-limited caller can still open existing links. */
async function nothing({ limits, caller }: Opener): Promise<never> {
  await limits.use('share-number', caller);
  throw notFound();
}

/**
 * Checks a link's password. Counts the attempt before the check, so that concurrent guesses cannot bypass the limit,
 * and uncounts it on success. Limits are per caller, so that one caller's guesses do not block others.
 */
async function admit({ id, password_hash }: TagRow, password: string | undefined, opener: Opener): Promise<void> {
  if (password_hash === null) return;
  if (password === undefined) throw passwordRequired(formatMessage(errors.passwordNeeded));
  const { limits, caller, sharePasswords } = opener;
  const uses: [Limit, string][] = [
    ['share-password', `${caller} ${id}`],
    ['share-passwords', caller],
  ];
  for (const use of uses) await limits.use(...use);
  const isRight = await sharePasswords.verify(password_hash, password);
  if (!isRight) throw passwordRequired(formatMessage(errors.wrongPassword));
  await Promise.all(uses.map((use) => limits.giveBack(...use)));
}
