import { ResumeTemplate } from '@crewdock/contract/company-settings';

/** Default CV design, also for portals whose chosen design no longer exists. */
const STANDARD: ResumeTemplate = 'modern';

export function toResumeTemplate(chosen: string | null): ResumeTemplate {
  return ResumeTemplate.catch(STANDARD).parse(chosen);
}
