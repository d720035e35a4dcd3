import { defineMessage } from '@crewdock/contract/message';

// Application errors.

export const answerMissing = defineMessage('applicationErrors.answerMissing', 'must answer “{question}”');
export const questionGone = defineMessage(
  'applicationErrors.questionGone',
  'is not asked: the job has other questions now',
);
export const answeredTwice = defineMessage('applicationErrors.answeredTwice', 'is answered twice');
export const unanswered = defineMessage('applicationErrors.unanswered', 'must be answered');
export const otherChoice = defineMessage('applicationErrors.otherChoice', 'must be one of the choices');
export const moved = defineMessage(
  'applicationErrors.moved',
  'Someone else has moved this application in the meantime. Check its status and try again.',
);
export const jobClosed = defineMessage('applicationErrors.jobClosed', 'The job must be active.');
export const messageUsed = defineMessage(
  'applicationErrors.messageUsed',
  'Another application was sent under this message_id.',
);
