import { DAYS_AHEAD_MAX } from '@crewdock/contract/interviews';
import { AppError, notFound } from '../core/errors/errors.ts';
import type { KeyAccess } from '../core/signed-links/signing-key.ts';
import { linkTo, readUidLink } from '../core/signed-links/uid-link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates the token of a link with which the talent's side answers without an account. Each email has a separate token.
 * Tokens become invalid when the interview ends.
 */
export async function interviewToken(access: KeyAccess, id: string, now: Date): Promise<string> {
  const expires = new Date(now.getTime() + (DAYS_AHEAD_MAX + 1) * DAY_MS);
  return linkTo(access, 'interview', { uid: id, expires });
}

/**
 * Resolves a token to the interview's id. Throws `notFound` for forged and expired tokens, as for withdrawn interviews.
 */
export async function resolveInterviewId(access: KeyAccess, token: string, now: Date): Promise<string> {
  try {
    return await readUidLink(access, 'interview', token, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'gone') throw notFound();
    throw error;
  }
}
