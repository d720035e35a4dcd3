import type { QuestionKind } from '@crewdock/contract/card-fields';
import type { Message } from '@crewdock/contract/message';
import * as messages from './messages.ts';

export const QUESTION_KIND_LABELS: Record<QuestionKind, Message<object>> = {
  short: messages.shortQuestion,
  long: messages.longQuestion,
  yes_no: messages.yesNoQuestion,
  choice: messages.choiceQuestion,
};
