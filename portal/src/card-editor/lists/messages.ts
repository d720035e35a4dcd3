import { defineMessage } from '@crewdock/contract/message';

// Editable lists, such as work experience.

export const addButton = defineMessage(
  'cardEditor.lists.addButton',
  '{noun, select, job {Add a job} school {Add a school} language {Add a language} link {Add a link} other {Add a question}}',
);
export const newEntry = defineMessage(
  'cardEditor.lists.newEntry',
  '{noun, select, job {New job} school {New school} language {New language} link {New link} other {New question}}',
);
export const moveUpButton = defineMessage('cardEditor.lists.moveUpButton', 'Move {name} up');
export const moveDownButton = defineMessage('cardEditor.lists.moveDownButton', 'Move {name} down');
export const removeButton = defineMessage('cardEditor.lists.removeButton', 'Remove {name}');
export const removed = defineMessage('cardEditor.lists.removed', '{name} was removed');
export const undo = defineMessage('cardEditor.lists.undo', 'Undo');
/** Announced to screen readers after an entry has moved. */
export const moved = defineMessage('cardEditor.lists.moved', '{name}: {position} of {count}.');

// Month and year of a period.

export const startMonthLabel = defineMessage('cardEditor.lists.startMonthLabel', 'Start month');
export const startYearLabel = defineMessage('cardEditor.lists.startYearLabel', 'Start year');
export const endMonthLabel = defineMessage('cardEditor.lists.endMonthLabel', 'End month');
export const endYearLabel = defineMessage('cardEditor.lists.endYearLabel', 'End year');
export const noMonth = defineMessage('cardEditor.lists.noMonth', 'No month');
