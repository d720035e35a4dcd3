import type { QuestionKind } from '@crewdock/contract/card-fields';

/** Display names of the question types. */
export const QUESTION_KIND_LABELS: Record<QuestionKind, string> = {
  short: 'Short text',
  long: 'Long text',
  yes_no: 'Yes or no',
  choice: 'One of choices',
};
