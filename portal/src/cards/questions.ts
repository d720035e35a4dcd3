import type { QuestionKind } from '@crewdock/contract/card-fields';

export const QUESTION_KIND_LABELS: Record<QuestionKind, string> = {
  short: 'Short text',
  long: 'Long text',
  yes_no: 'Yes or no',
  choice: 'One of choices',
};
