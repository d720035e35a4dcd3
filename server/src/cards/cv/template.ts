import { ResumeTemplate } from '@crewdock/contract/company-settings';

/** The CV design of portals that have chosen none, or one that no longer exists. */
const STANDARD: ResumeTemplate = 'modern';

export function toResumeTemplate(chosen: string | null): ResumeTemplate {
  return ResumeTemplate.catch(STANDARD).parse(chosen);
}
