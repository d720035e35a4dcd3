import { defineMessage } from '@crewdock/contract/message';

// Search for skills.

export const addLabel = defineMessage('cardEditor.skills.addLabel', 'Add a skill');
export const addPlaceholder = defineMessage('cardEditor.skills.addPlaceholder', 'React, Kubernetes, SAP…');
export const full = defineMessage('cardEditor.skills.full', 'A card can have at most {max} skills.');

// Skill lists.

export const mainTitle = defineMessage('cardEditor.skills.mainTitle', 'Main skills');
export const noMainSkills = defineMessage(
  'cardEditor.skills.noMainSkills',
  'Mark the most important skills as main: matching looks at these first.',
);
export const otherTitle = defineMessage('cardEditor.skills.otherTitle', 'Other skills');
export const noOtherSkills = defineMessage('cardEditor.skills.noOtherSkills', 'None.');
export const removed = defineMessage('cardEditor.skills.removed', '{skill} was removed');
export const undo = defineMessage('cardEditor.skills.undo', 'Undo');
/** Announced to screen readers after a skill has moved. */
export const movedInMain = defineMessage('cardEditor.skills.movedInMain', '{skill}: main skill {position} of {count}.');
export const movedInOther = defineMessage(
  'cardEditor.skills.movedInOther',
  '{skill}: other skill {position} of {count}.',
);

// Skill row.

export const dragTitle = defineMessage('cardEditor.skills.dragTitle', 'Drag to move');
export const yearsLabel = defineMessage('cardEditor.skills.yearsLabel', 'Years of {skill}');
/** Short for “years”, after a number. */
export const yearsUnit = defineMessage('cardEditor.skills.yearsUnit', 'yrs');
export const isMainLabel = defineMessage('cardEditor.skills.isMainLabel', '{skill} is a main skill');
export const main = defineMessage('cardEditor.skills.main', 'Main');
export const moveUpButton = defineMessage('cardEditor.skills.moveUpButton', 'Move {skill} up');
export const moveDownButton = defineMessage('cardEditor.skills.moveDownButton', 'Move {skill} down');
export const removeButton = defineMessage('cardEditor.skills.removeButton', 'Remove {skill}');
