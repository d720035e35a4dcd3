import { defineMessage } from '@crewdock/contract/message';

// Accessible names of entries.
/** Tells entries of the same name apart: `Ana, 1 of 2`. */
export const place = defineMessage('ui.format.place', '{place} of {count}');
