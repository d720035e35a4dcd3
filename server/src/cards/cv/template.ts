import { ResumeTemplate } from '@crewdock/contract/company-settings';

/** CV design of portals that chose no design, or a design that no longer exists. */
const STANDARD: ResumeTemplate = 'modern';

export function toResumeTemplate(chosen: string | null): ResumeTemplate {
  return ResumeTemplate.catch(STANDARD).parse(chosen);
}
