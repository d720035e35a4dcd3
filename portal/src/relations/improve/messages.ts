import { defineMessage } from '@crewdock/contract/message';

export const improveButton = defineMessage('relations.improve.improveButton', 'Improve the summary');
export const comparing = defineMessage('relations.improve.comparing', 'Comparing the summary with the job');
export const changedMeanwhile = defineMessage(
  'relations.improve.changedMeanwhile',
  'The talent was changed in the meantime. Here is a new suggestion for the current version.',
);
export const nothingToImprove = defineMessage(
  'relations.improve.nothingToImprove',
  'Nothing can be improved: the summary already contains everything from the profile that the job asks for.',
);
export const closeButton = defineMessage('relations.improve.closeButton', 'Close');
export const cancelButton = defineMessage('relations.improve.cancelButton', 'Cancel');
export const saveButton = defineMessage('relations.improve.saveButton', 'Use this summary');
export const sentencesLabel = defineMessage('relations.improve.sentencesLabel', 'Sentences of the summary');
export const selectedOnly = defineMessage(
  'relations.improve.selectedOnly',
  'Only selected sentences will be in the summary.',
);
export const markKept = defineMessage('relations.improve.markKept', 'Kept');
export const markAdded = defineMessage('relations.improve.markAdded', 'Added');
export const markRemoved = defineMessage('relations.improve.markRemoved', 'Removed');
/** The source of a sentence: {field} is one of the fields below. */
export const evidence = defineMessage('relations.improve.evidence', '{field}: {text}');
export const fieldSummary = defineMessage('relations.improve.fieldSummary', 'Current summary');
export const fieldSkills = defineMessage('relations.improve.fieldSkills', 'Skills');
export const fieldExperience = defineMessage('relations.improve.fieldExperience', 'Work experience');
export const fieldEnglish = defineMessage('relations.improve.fieldEnglish', 'English');
export const fieldSeniority = defineMessage('relations.improve.fieldSeniority', 'Seniority');
/** {requirements} is a list of skills. */
export const jobAsksFor = defineMessage('relations.improve.jobAsksFor', 'The job asks for {requirements}');
export const byModel = defineMessage(
  'relations.improve.byModel',
  'The additions were written by AI and checked against the profile.',
);
export const modelFailed = defineMessage(
  'relations.improve.modelFailed',
  'The AI’s suggestions weren’t supported by the profile, so this was written by rules from the profile.',
);
export const limitReached = defineMessage(
  'relations.improve.limitReached',
  'The daily AI limit has been reached, so this was written by rules from the profile.',
);
export const byRules = defineMessage('relations.improve.byRules', 'This was written by rules from the profile.');
export const savedNotice = defineMessage('relations.improve.savedNotice', 'Summary saved');
export const restoredNotice = defineMessage('relations.improve.restoredNotice', 'Previous summary restored');
export const undo = defineMessage('relations.improve.undo', 'Undo');
