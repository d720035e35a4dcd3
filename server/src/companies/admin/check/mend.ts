import type { CheckFinding } from '@crewdock/contract/company-check';

type Mend = CheckFinding['mend'];

const setting = (label: string, section: string): Mend => ({ label, path: `/admin/settings#${section}` });

/** Links to the settings that fix the findings. */
export const SETTINGS = {
  name: setting('Name', 'name'),
  logo: setting('Logo', 'logo'),
  colors: setting('Colors', 'colours'),
  portal: setting('Portal', 'portal'),
  legal: setting('Legal', 'legal'),
  mails: setting('Emails', 'mails'),
  domain: setting('Own domain', 'domain'),
} as const satisfies Record<string, Mend>;
