import type { RequestDetails } from '@crewdock/contract/cards';
import { LONG_ANSWER_MAX, SHORT_ANSWER_MAX, YES_OR_NO } from '@crewdock/contract/limits';
import { useState } from 'react';
import { SelectField } from '../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

type Question = RequestDetails['questions'][number];

interface Props {
  questions: Question[];
  /** Answers by the wording of the question. */
  answers: Record<string, string>;
  errors: Record<string, string>;
  onAnswer: (question: string, answer: string) => void;
}

/** Renders a field for each question. The field names are the paths of the answers in the API: `answers.0`. */
export function QuestionFields({ questions, answers, errors, onAnswer }: Props) {
  return questions.map((question, at) => {
    const { kind, text, is_required } = question;
    const name = `answers.${at}`;
    if (kind === 'yes_no' || kind === 'choice') {
      return (
        <ChoiceField
          key={text}
          name={name}
          question={question}
          value={answers[text] ?? ''}
          errors={errors}
          onChange={(answer) => onAnswer(text, answer)}
        />
      );
    }
    // ARIA validation shows the error message of this form instead of the browser's.
    const common = {
      name,
      label: text,
      defaultValue: answers[text] ?? '',
      isRequired: is_required,
      validationBehavior: 'aria' as const,
    };
    return kind === 'long' ? (
      <TextArea key={text} {...common} rows={3} maxLength={LONG_ANSWER_MAX} />
    ) : (
      <TextField key={text} {...common} autoComplete="off" maxLength={SHORT_ANSWER_MAX} />
    );
  });
}

/** Reads the answers from the form's values, in the order of the questions. */
export function answersIn(questions: Question[], values: Record<string, string | undefined>) {
  return questions.map(({ text }, at) => ({ question: text, answer: values[`answers.${at}`]?.trim() ?? '' }));
}

/** Returns an error for each required question without an answer. */
export function getMissingAnswerErrors(questions: Question[], given: { answer: string }[]): Record<string, string> {
  const missing = questions.flatMap(({ is_required }, at) =>
    is_required && given[at]?.answer === '' ? [[`answers.${at}`, t(messages.answerRequired)]] : [],
  );
  return Object.fromEntries(missing);
}

interface ChoiceProps {
  name: string;
  question: Question;
  value: string;
  errors: Record<string, string>;
  onChange: (answer: string) => void;
}

function ChoiceField({ name, question, value, errors, onChange }: ChoiceProps) {
  const [mended, setMended] = useState<object | null>(null);
  const choices: readonly string[] = question.kind === 'choice' ? question.choices : YES_OR_NO;
  return (
    <SelectField
      name={name}
      label={question.text}
      isRequired={question.is_required}
      none={t(question.is_required ? messages.chooseOne : messages.noAnswer)}
      options={choices.map((id) => ({ id, label: id }))}
      value={value}
      error={mended === errors ? undefined : errors[name]}
      onChange={(choice) => {
        setMended(errors);
        onChange(choice ?? '');
      }}
    />
  );
}
