import { ResumeTemplate } from '@crewdock/contract/company-settings';

/** How CVs look on a portal that hasn't chosen, or chose what there isn't any more. */
const STANDARD: ResumeTemplate = 'modern';

export function templateOf(chosen: string | null): ResumeTemplate {
  return ResumeTemplate.catch(STANDARD).parse(chosen);
}
