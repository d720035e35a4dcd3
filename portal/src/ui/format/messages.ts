import { defineMessage } from '@crewdock/contract/message';

// Accessible names of entries.
/** Distinguishes entries with the same name: `Ana, 1 of 2`. */
export const place = defineMessage('ui.format.place', '{place} of {count}');
