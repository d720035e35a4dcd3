import { CARD_FIELDS, CHOICES_MAX, CHOICE_MAX, QUESTION_KINDS, QUESTION_MAX } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { QUESTION_KIND_LABELS } from '../../cards/questions.ts';
import type { QuestionEntry } from '../entries.ts';
import { EntryList } from '../lists/EntryList.tsx';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

const { max } = CARD_FIELDS.questions;
const EMPTY: QuestionEntry = { kind: 'short', text: '', is_required: false, choices: '' };
const getKindOptions = () => QUESTION_KINDS.map((id) => ({ id, label: t(QUESTION_KIND_LABELS[id]) }));

interface Props {
  questions: QuestionEntry[];
  errors: Record<string, string>;
  change: FieldsUpdater;
}

/** A job's questions for applicants without an account. */
export const QuestionsSection = memo(function QuestionsSection({ questions, errors, change }: Props) {
  return (
    <Section title={t(CARD_FIELD_LABELS.questions)} about={t(messages.questionsText)}>
      <EntryList
        name="questions"
        label={t(CARD_FIELD_LABELS.questions)}
        noun="question"
        entries={questions}
        max={max}
        empty={EMPTY}
        called={({ text }) => text}
        errors={errors}
        onChange={(to) => change((now) => ({ questions: to(now.questions) }))}
      >
        {(question, at, set) => (
          <>
            <TextField
              name={`questions.${at}.text`}
              label={t(messages.questionLabel)}
              autoComplete="off"
              isRequired
              maxLength={QUESTION_MAX}
              value={question.text}
              onChange={(text) => set({ text })}
            />
            <SelectField
              label={t(messages.answerLabel)}
              options={getKindOptions()}
              value={question.kind}
              onChange={(kind) => kind && set({ kind })}
            />
            {question.kind === 'choice' && (
              <TextArea
                name={`questions.${at}.choices`}
                label={t(messages.choicesLabel)}
                description={t(messages.choicesDescription, { max: CHOICES_MAX })}
                rows={3}
                isRequired
                maxLength={CHOICES_MAX * (CHOICE_MAX + 1)}
                value={question.choices}
                onChange={(choices) => set({ choices })}
              />
            )}
            <Switch isSelected={question.is_required} onChange={(is_required) => set({ is_required })}>
              {t(messages.requiredLabel)}
            </Switch>
          </>
        )}
      </EntryList>
    </Section>
  );
});
