import { defineMessage } from '@crewdock/contract/message';

// Page opened by a link in an email that asks whether people are still available.

export const opening = defineMessage('resources.asked.opening', 'Opening your resources…');
export const linkGone = defineMessage(
  'resources.asked.linkGone',
  'Use the link in the latest email, or sign in to see all your resources.',
);
export const mineButton = defineMessage('resources.asked.mineButton', 'My resources');
export const questionTitle = defineMessage('resources.asked.questionTitle', 'Are they still free?');
export const questionText = defineMessage(
  'resources.asked.questionText',
  'Anyone not confirmed is removed from the list.',
);
export const answeredTitle = defineMessage('resources.asked.answeredTitle', 'Thank you');
export const answeredText = defineMessage('resources.asked.answeredText', 'You’ve answered for everyone.');
export const allStillFreeButton = defineMessage('resources.asked.allStillFreeButton', 'All {count} are still free');
export const listLabel = defineMessage('resources.asked.listLabel', 'Resources');
/** Such as “Placed · Confirmed today”. */
export const statusConfirmed = defineMessage('resources.asked.statusConfirmed', '{status} · Confirmed {when}');
/** {answer} is “Still free”, “Placed” or “Not free”. */
export const answerButton = defineMessage('resources.asked.answerButton', '{answer}: {name}');
export const updated = defineMessage('resources.asked.updated', 'Data successfully updated');
