import { requestApplications } from './applications.ts';
import { audit } from './audit.ts';
import { updates } from './updates.ts';

/** Every table of the staff. */
export const staffTables = { updates, requestApplications, audit };
