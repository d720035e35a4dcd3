import type { SignInOptions } from '@crewdock/contract/accounts';

export interface CaptchaProvider {
  options: SignInOptions['captcha'];
  /** Origins from which pages load scripts and frames for the captcha (for the CSP). */
  pageSources?: string[];
  /** Creates a challenge, if this server creates the provider's challenges. */
  challenge?(): Promise<Record<string, unknown>>;
  /** Returns whether the response is correct and was not used before. */
  accepts(response: string, caller: string): Promise<boolean>;
}
