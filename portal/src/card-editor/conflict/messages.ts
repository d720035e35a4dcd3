import { defineMessage } from '@crewdock/contract/message';

// Dialog for changes of two users to the same card.

export const title = defineMessage('cardEditor.conflict.title', 'Someone else changed this card');
export const textWithChoice = defineMessage(
  'cardEditor.conflict.textWithChoice',
  'It was saved while you were editing. None of your changes are lost: choose what to keep.',
);
export const textWithoutChoice = defineMessage(
  'cardEditor.conflict.textWithoutChoice',
  'It was saved while you were editing, but in different fields. Both changes can be kept.',
);
/** A field without a value. */
export const empty = defineMessage('cardEditor.conflict.empty', 'Empty');
export const keepMine = defineMessage('cardEditor.conflict.keepMine', 'Keep mine');
export const useTheirs = defineMessage('cardEditor.conflict.useTheirs', 'Use theirs');
export const theirChangesTitle = defineMessage('cardEditor.conflict.theirChangesTitle', 'Changed only by them');
export const keepEditingButton = defineMessage('cardEditor.conflict.keepEditingButton', 'Keep editing');
export const saveButton = defineMessage('cardEditor.conflict.saveButton', 'Save merged card');
