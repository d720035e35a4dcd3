import type { RequestDetails } from '@crewdock/contract/cards';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { getCampaignParameters } from '../browser/campaign.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { rememberApplication } from '../cards/applied.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FieldRefusal, FormRefusal } from '../ui/patterns/form/failure.ts';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import { CvChoice } from './CvChoice.tsx';
import { type ApplicationDraft, BLANK_DRAFT } from './draft.ts';
import { QuestionFields, answersIn, getMissingAnswerErrors } from './QuestionFields.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

type Field = Exclude<keyof ApplicationDraft, 'cv' | 'answers'> | `answers.${number}`;

interface Props {
  job: Pick<RequestDetails, 'id' | 'public_id' | 'title' | 'questions'>;
  /** Stored by the parent component, so that closing the dialog keeps the input. */
  draft: ApplicationDraft;
  onDraft: (change: Partial<ApplicationDraft>) => void;
  onClose: () => void;
}

/** Dialog for visitors who apply for a job without an account. */
export default function ApplyDialog({ job, draft, onDraft, onClose }: Props) {
  const { cv } = draft;
  const captcha = useCaptcha();
  const keyOf = useIdempotencyKey();
  const [questions, setQuestions] = useState(job.questions);
  const form = useSubmit<Field>(async ({ name, email, phone_number, message, ...values }) => {
    const given = answersIn(questions, values);
    const missing = getMissingAnswerErrors(questions, given);
    if (Object.keys(missing).length > 0) throw new FieldRefusal(missing);
    const words = { name, email, phone_number, message, answers: JSON.stringify(given) };
    // Idempotency key: the same input and file are sent as the same application.
    const message_id = keyOf({ ...words, cv: cv && [cv.name, cv.size, cv.lastModified] });
    try {
      const g_response = await captcha.token();
      const along = { hidden_fields: getCampaignParameters(), ...(g_response !== undefined && { g_response }) };
      const body = { ...words, ...along, message_id, ...(cv && { cv }) };
      await call('POST /requests/{id}/applications/', { params: { id: job.public_id }, query: {}, body });
    } catch (error) {
      captcha.reset();
      const now = questionsOf(error);
      if (!now || JSON.stringify(now) === JSON.stringify(questions)) throw error;
      setQuestions(now);
      throw new FormRefusal(t(messages.questionsChanged));
    }
    onDraft(BLANK_DRAFT);
    rememberApplication(job.id);
    showNotice({ text: t(messages.sentNotice) });
    onClose();
  });
  return (
    <Dialog title={t(messages.applyTitle, { title: job.title })} isOpen onClose={onClose}>
      <Form
        form={form}
        onValues={({ name, email, phone_number, message, ...values }) => {
          const answers = { ...draft.answers };
          for (const { question, answer } of answersIn(questions, values)) answers[question] = answer;
          onDraft({ name, email, phone_number, message, answers });
        }}
      >
        <Pair>
          <TextField
            name="name"
            label={t(messages.nameLabel)}
            autoComplete="name"
            defaultValue={draft.name}
            maxLength={NAME_MAX}
            isRequired
            autoFocus
          />
          <TextField
            name="email"
            label={t(messages.emailLabel)}
            type="email"
            autoComplete="email"
            defaultValue={draft.email}
            maxLength={EMAIL_MAX}
            isRequired
          />
        </Pair>
        <TextField
          name="phone_number"
          label={t(messages.phoneLabel)}
          type="tel"
          autoComplete="tel"
          defaultValue={draft.phone_number}
          maxLength={PHONE_MAX}
        />
        <TextArea
          name="message"
          label={t(messages.messageLabel)}
          defaultValue={draft.message}
          rows={4}
          maxLength={MESSAGE_MAX}
        />
        <QuestionFields
          questions={questions}
          answers={draft.answers}
          errors={form.errors}
          onAnswer={(question, answer) => onDraft({ answers: { ...draft.answers, [question]: answer } })}
        />
        <CvChoice
          cv={cv}
          onChange={(file) => {
            onDraft({ cv: file });
            // With a CV, the message is optional, so the error about a missing message no longer applies.
            if (file) form.forget();
          }}
        />
        {captcha.element}
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.sendButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Returns the job's current questions if the server rejected answers to outdated questions, otherwise null. */
function questionsOf(error: unknown): RequestDetails['questions'] | null {
  const current = error instanceof ApiError && error.body.code === 'invalid_input' && error.body.current;
  return Array.isArray(current) ? current : null;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 20px 16px;
`;
