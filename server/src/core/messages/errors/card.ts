import { defineMessage } from '@crewdock/contract/message';

// Card and market errors.

export const noSkill = defineMessage('cardErrors.noSkill', 'must name at least one skill');
export const numberTaken = defineMessage('cardErrors.numberTaken', 'was not reserved or is taken');
export const skillTwice = defineMessage('cardErrors.skillTwice', 'is named twice');
export const skillUnnamed = defineMessage('cardErrors.skillUnnamed', 'must have an id or a name');
export const tooManyNewSkills = defineMessage(
  'cardErrors.tooManyNewSkills',
  'is new: you can add at most {max} new skills a day',
);
export const noticeAndDate = defineMessage('cardErrors.noticeAndDate', 'must not be set together with available_from');
export const setTogether = defineMessage('cardErrors.setTogether', 'must be set together with {field}');
export const noRelationFilter = defineMessage('cardErrors.noRelationFilter', 'doesn’t filter relations');
export const noCard = defineMessage('cardErrors.noCard', 'names no card');
