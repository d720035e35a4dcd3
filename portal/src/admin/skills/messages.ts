import { defineMessage } from '@crewdock/contract/message';

// Side panel of a skill.
export const kindLabel = defineMessage('admin.skills.kindLabel', 'Skill');
export const stateLabel = defineMessage('admin.skills.stateLabel', 'State');
/** {name}: name of another skill. */
export const mergedInto = defineMessage('admin.skills.mergedInto', 'Merged into {name}');
export const visibilityLabel = defineMessage('admin.skills.visibilityLabel', 'Visible to');
export const everyone = defineMessage('admin.skills.everyone', 'Everyone');
/** The users who added the skill to their cards. */
export const creators = defineMessage('admin.skills.creators', 'Its creators');
export const cardsLabel = defineMessage('admin.skills.cardsLabel', 'Cards');
export const authorLabel = defineMessage('admin.skills.authorLabel', 'Added by');
/** A user whose account is deleted. */
export const formerUser = defineMessage('admin.skills.formerUser', 'Former user');
export const portalLabel = defineMessage('admin.skills.portalLabel', 'Portal');
export const addedLabel = defineMessage('admin.skills.addedLabel', 'Added on');
export const approveButton = defineMessage('admin.skills.approveButton', 'Approve');
export const withdrawApprovalButton = defineMessage('admin.skills.withdrawApprovalButton', 'Withdraw approval');
export const undoMergeButton = defineMessage('admin.skills.undoMergeButton', 'Undo merge');
export const similarTitle = defineMessage('admin.skills.similarTitle', 'Similar skills');
/** {name}: name of another skill. */
export const mergeButton = defineMessage('admin.skills.mergeButton', 'Merge into {name}');
export const otherSkillText = defineMessage(
  'admin.skills.otherSkillText',
  'To choose any other skill, use the “Merged into” column.',
);

// Skill states.
export const waitingState = defineMessage('admin.skills.waitingState', 'Waiting');
export const approvedState = defineMessage('admin.skills.approvedState', 'Approved');
export const mergedState = defineMessage('admin.skills.mergedState', 'Merged');
