import type { RequestDetails } from '@crewdock/contract/cards';
import { LONG_ANSWER_MAX, SHORT_ANSWER_MAX, YES_OR_NO } from '@crewdock/contract/limits';
import type { ApiError } from '@crewdock/sdk/client';
import type { TargetedEvent, VNode } from 'preact';
import type { FormDraft } from '../form/draft.ts';
import type { FieldOptions, FieldProps } from '../form/Field.tsx';
import type { Say } from '../kit/words.ts';
import type { applyWords } from './apply-words.ts';

type Questions = RequestDetails['questions'];
type Question = Questions[number];
type QuestionSay = Say<typeof applyWords>;

/** Creates a field for each question of a job, named like its answer in the API. */
export function questionFields(questions: Questions, say: QuestionSay): FieldOptions[] {
  return questions.map((question, at) => ({
    name: nameAt(at),
    label: question.text,
    required: question.is_required,
    wide: true,
    choose: (common, props) => (
      <>
        {answerField(question, common, props, say)}
        {/* The question, for forms sent without JavaScript. */}
        <input type="hidden" name={`asked.${at}`} value={question.text} />
      </>
    ),
  }));
}

/** Serializes the answers as JSON for a form field. */
export function serializeAnswers(questions: Questions, { values }: FormDraft): string {
  return JSON.stringify(questions.map(({ text }, at) => ({ question: text, answer: values[nameAt(at)] ?? '' })));
}

/**
 * Returns the job's current questions if the portal has rejected answers to outdated questions; otherwise undefined.
 * Moves the answers in the draft to the new positions of their questions.
 */
export function changedQuestions({ body }: ApiError, before: Questions, draft: FormDraft): Questions | undefined {
  const now = body.code === 'invalid_input' && body.current;
  if (!Array.isArray(now) || JSON.stringify(now) === JSON.stringify(before)) return undefined;
  const written = before.map(({ text }, at) => [text, draft.typed[nameAt(at)]] as const);
  for (const [at] of before.entries()) delete draft.typed[nameAt(at)];
  for (const [at, { text }] of (now as Questions).entries()) {
    const answer = written.find(([asked]) => asked === text)?.[1];
    if (answer) draft.typed[nameAt(at)] = answer;
  }
  return now as Questions;
}

function answerField(
  { kind, choices }: Question,
  common: { id: string; name: string },
  { name, draft, onText }: FieldProps,
  say: QuestionSay,
): VNode {
  const value = draft.values[name] ?? '';
  const onInput = (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    onText(name, event.currentTarget.value);
  if (kind === 'long')
    return <textarea rows={4} {...common} maxLength={LONG_ANSWER_MAX} value={value} onInput={onInput} />;
  if (kind === 'short') return <input {...common} maxLength={SHORT_ANSWER_MAX} value={value} onInput={onInput} />;
  const offered: readonly string[] = kind === 'choice' ? choices : YES_OR_NO;
  return (
    <select {...common} value={value} onInput={onInput}>
      <option value="">{say('chooseOne')}</option>
      {offered.map((choice, at) => (
        <option key={choice} value={choice} dir="auto">
          {kind === 'choice' ? choice : say(at ? 'no' : 'yes')}
        </option>
      ))}
    </select>
  );
}

function nameAt(at: number): string {
  return `answers.${at}`;
}
