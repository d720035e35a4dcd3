import type { Answer } from '@crewdock/contract/applications';
import type { Question } from '@crewdock/contract/card-entries';
import type { ErrorBody } from '@crewdock/contract/errors';
import { LONG_ANSWER_MAX, SHORT_ANSWER_MAX, YES_OR_NO } from '@crewdock/contract/limits';
import { AppError } from '../core/errors/errors.ts';
import { oneLine, plainText } from '../core/text/plain-text.ts';
import * as fieldErrors from '../core/messages/errors/field.ts';
import * as applicationErrors from '../core/messages/errors/application.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/**
 * Validates the answers to a job's current questions. Returns them in the order of the questions, without empty
 * answers. Throws one error with all issues and the current questions, because the form may have shown outdated
 * questions.
 */
export function answersTo(questions: Question[], given: Answer[]): Answer[] {
  const issues = given.flatMap((answer, at) =>
    faultsOf(questions, given, answer, at).map((message) => ({ path: `body.answers.${at}`, message })),
  );
  const unasked = questions.filter(
    ({ text, is_required }) => is_required && !given.some(({ question }) => question === text),
  );
  issues.push(
    ...unasked.map(({ text }) => ({
      path: 'body.answers',
      message: formatMessage(applicationErrors.answerMissing, { question: text }),
    })),
  );
  if (issues.length > 0) throw refusal(issues, questions);
  return questions.flatMap(({ kind, text }) => {
    const answer = given.find(({ question }) => question === text)?.answer ?? '';
    return answer === '' ? [] : [{ question: text, answer: kind === 'long' ? plainText(answer) : oneLine(answer) }];
  });
}

/** Formats answers for emails, each below its question. */
export function answerTexts(answers: Answer[]): string[] {
  return answers.map(({ question, answer }) => `${question}\n${answer}`);
}

function faultsOf(questions: Question[], given: Answer[], { question, answer }: Answer, at: number): string[] {
  const asked = questions.find(({ text }) => text === question);
  if (!asked) return answer === '' ? [] : [formatMessage(applicationErrors.questionGone)];
  if (given.findIndex((other) => other.question === question) < at)
    return [formatMessage(applicationErrors.answeredTwice)];
  if (answer === '') return asked.is_required ? [formatMessage(applicationErrors.unanswered)] : [];
  if (asked.kind === 'short' || asked.kind === 'long') {
    const most = asked.kind === 'short' ? SHORT_ANSWER_MAX : LONG_ANSWER_MAX;
    return answer.length > most ? [formatMessage(fieldErrors.charactersMax, { size: most })] : [];
  }
  const choices: readonly string[] = asked.kind === 'choice' ? asked.choices : YES_OR_NO;
  return choices.includes(answer) ? [] : [formatMessage(applicationErrors.otherChoice)];
}

function refusal(issues: NonNullable<ErrorBody['issues']>, questions: Question[]): AppError {
  const detail = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new AppError('invalid_input', detail, { issues, current: questions });
}
