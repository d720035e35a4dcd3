import type { SignInOptions } from '@crewdock/contract/accounts';

export interface CaptchaProvider {
  options: SignInOptions['captcha'];
  /** Origins from which pages load scripts and frames for the captcha (for the CSP). */
  pageSources?: string[];
  /** A new challenge, for providers whose challenges this server creates. */
  challenge?(): Promise<Record<string, unknown>>;
  /** Whether the response is correct and was not used before. */
  accepts(response: string, caller: string): Promise<boolean>;
}
