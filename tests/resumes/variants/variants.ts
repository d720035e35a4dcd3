import { CONTACTS } from './contacts.ts';
import { NAMES } from './names.ts';
import { NOT_INVENTED } from './not-invented.ts';
import { PASTED } from './pasted.ts';
import { SCHOOLS } from './schools.ts';
import { SKILLS_IN_PROSE } from './skills-in-prose.ts';
import { WORK_DATES } from './work-dates.ts';
import { WORK_LAYOUTS } from './work-layouts.ts';
import type { Variant } from './variant.ts';

/** Generated CVs of the same classes as the files in `cases`, with different words and layouts. */
export const VARIANTS: Record<string, readonly Variant[]> = {
  names: NAMES,
  'work layouts': WORK_LAYOUTS,
  'dates of work': WORK_DATES,
  'values that are not in the CV': NOT_INVENTED,
  contacts: CONTACTS,
  schools: SCHOOLS,
  'pasted texts': PASTED,
  'skills in prose': SKILLS_IN_PROSE,
};
