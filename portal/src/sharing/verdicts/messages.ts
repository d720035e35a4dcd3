import { defineMessage } from '@crewdock/contract/message';

export const yes = defineMessage('sharing.verdicts.yes', 'Yes');
export const maybe = defineMessage('sharing.verdicts.maybe', 'Maybe');
export const no = defineMessage('sharing.verdicts.no', 'No');

// Buttons for a talent or a job.

export const choiceName = defineMessage('sharing.verdicts.choiceName', 'Your verdict on {name}');
export const choiceButtonName = defineMessage(
  'sharing.verdicts.choiceButtonName',
  '{word, select, yes {Yes for {name}} maybe {Maybe for {name}} other {No for {name}}}',
);
export const commentButtonName = defineMessage('sharing.verdicts.commentButtonName', 'Comment on {name}');
export const comment = defineMessage('sharing.verdicts.comment', '“{text}”');
/** Shown after verdicts were closed. */
export const closedVerdict = defineMessage(
  'sharing.verdicts.closedVerdict',
  '{word, select, yes {You said yes} maybe {You said maybe} other {You said no}}',
);
export const closedVerdictComment = defineMessage(
  'sharing.verdicts.closedVerdictComment',
  '{word, select, yes {You said yes: “{text}”} maybe {You said maybe: “{text}”} other {You said no: “{text}”}}',
);

// Dialog for a name and a comment.

export const dialogTitle = defineMessage(
  'sharing.verdicts.dialogTitle',
  '{word, select, yes {Yes to {name}} maybe {Maybe to {name}} other {No to {name}}}',
);
export const nameLabel = defineMessage('sharing.verdicts.nameLabel', 'Your name');
export const nameDescription = defineMessage(
  'sharing.verdicts.nameDescription',
  'Visible to the person who sent you the link. This browser remembers it for this link.',
);
export const commentLabel = defineMessage('sharing.verdicts.commentLabel', 'Comment (optional)');
export const cancelButton = defineMessage('sharing.verdicts.cancelButton', 'Cancel');
export const sendButton = defineMessage('sharing.verdicts.sendButton', 'Send verdict');
