import type { SignInOptions } from '@crewdock/contract/accounts';

/** One kind of captcha. */
export interface CaptchaProvider {
  options: SignInOptions['captcha'];
  /** From where pages load scripts and frames for it, besides the portal itself. */
  pageSources?: string[];
  /** A new puzzle, where puzzles come from this server. */
  challenge?(): Promise<Record<string, unknown>>;
  /** Whether this answer is right and new. */
  accepts(response: string, caller: string): Promise<boolean>;
}
