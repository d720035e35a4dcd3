import type { Closing } from '@crewdock/contract/closing';
import { COMMENT_MAX } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { type JobToClose, submitFilledJob, closingQuery } from './closing.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { formatHires } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  job: JobToClose;
  onClose: () => void;
}

/** Confirms closing a job: lists the people who will be notified, and lets the user exclude some. */
export function CloseJobDialog({ job, onClose }: Props) {
  const query = useQuery(closingQuery(job.id));
  return (
    <Dialog title={t(messages.closeJobTitle, { title: job.title })} isOpen onClose={onClose}>
      {query.data ? (
        <List job={job} closing={query.data} onClose={onClose} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={t(messages.loading)}>
          <Skeleton $height={280} />
        </div>
      )}
    </Dialog>
  );
}

function List({ job, closing, onClose }: Props & { closing: Closing }) {
  // Ids of excluded instead of selected people: after a refresh, new people are selected and earlier choices stay.
  const [leftOut, setLeftOut] = useState<ReadonlySet<number | string>>(new Set());
  const keyOf = useIdempotencyKey();
  const isTold = ({ id }: { id: number | string }) => !leftOut.has(id);
  const relations = closing.relations.map(({ relation }) => relation).filter(isTold);
  const applications = closing.applications.filter(isTold);
  const count = relations.length + applications.length;
  const form = useSubmit<'comment'>(async ({ comment }) => {
    const told = {
      seen: closing.seen,
      relations: relations.map(({ id }) => id),
      applications: applications.map(({ id }) => id),
      comment: comment.trim(),
    };
    await submitFilledJob(job, told, keyOf(told));
    onClose();
  });
  const tick = (ids: (number | string)[], isOn: boolean) =>
    setLeftOut((before) => new Set(isOn ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));
  const hires = formatHires(closing);
  const isAnybody = closing.relations.length + closing.applications.length > 0;
  if (!closing.is_open) {
    return (
      <>
        <p role="alert">{t(messages.closeJobTooLate)}</p>
        <DialogActions>
          <Button onPress={onClose}>{t(messages.closeButton)}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <Form form={form}>
      <p>
        {hires && `${t(messages.closeJobHires, { hires })} `}
        {t(isAnybody ? messages.closeJobText : messages.closeJobNobody)}
      </p>
      {closing.relations.length > 0 && (
        <Group
          name={t(messages.closeJobTalents)}
          note={t(messages.closeJobTalentsNote)}
          ids={closing.relations.map(({ relation }) => relation.id)}
          leftOut={leftOut}
          onTick={tick}
        >
          {closing.relations.map(({ relation, talent }) => (
            <Row key={relation.id}>
              <Checkbox isSelected={isTold(relation)} onChange={(isOn) => tick([relation.id], isOn)}>
                <Name>
                  <UserText>{talent.name}</UserText>
                  <small>
                    <UserText>{talent.title}</UserText>
                  </small>
                </Name>
              </Checkbox>
              <StatusBadge relation={relation} />
            </Row>
          ))}
        </Group>
      )}
      {closing.applications.length > 0 && (
        <Group
          name={t(messages.closeJobApplications)}
          note={t(messages.closeJobApplicationsNote)}
          ids={closing.applications.map(({ id }) => id)}
          leftOut={leftOut}
          onTick={tick}
        >
          {closing.applications.map((application) => (
            <Row key={application.id}>
              <Checkbox isSelected={isTold(application)} onChange={(isOn) => tick([application.id], isOn)}>
                <Name>
                  <UserText>{application.name}</UserText>
                </Name>
              </Checkbox>
            </Row>
          ))}
        </Group>
      )}
      {closing.has_more && <p>{t(messages.closeJobMore)}</p>}
      {isAnybody && (
        <Message>
          <TextArea
            name="comment"
            label={t(messages.messageLabel)}
            description={t(messages.closeJobMessageNote)}
            rows={2}
            maxLength={COMMENT_MAX}
          />
        </Message>
      )}
      <FormMessage />
      <Actions>
        <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
        <SubmitButton>
          {count > 0 ? t(messages.closeJobNotifyButton, { count: formatNumber(count) }) : t(messages.closeJobButton)}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

interface GroupProps {
  name: string;
  note: string;
  ids: (number | string)[];
  leftOut: ReadonlySet<number | string>;
  onTick: (ids: (number | string)[], isOn: boolean) => void;
  children: ReactNode;
}

function Group({ name, note, ids, leftOut, onTick, children }: GroupProps) {
  const told = ids.filter((id) => !leftOut.has(id)).length;
  return (
    <section>
      <Checkbox
        isSelected={told === ids.length}
        isIndeterminate={told > 0 && told < ids.length}
        onChange={(isOn) => onTick(ids, isOn)}
      >
        <strong>
          {t(messages.closeJobGroup, { name, selected: formatNumber(told), total: formatNumber(ids.length) })}
        </strong>
      </Checkbox>
      <Rows aria-label={name}>{children}</Rows>
      <Note>{note}</Note>
    </section>
  );
}

/** Sticky, so that the buttons stay visible below long lists. */
const Actions = styled(DialogActions)`
  position: sticky;
  inset-block-end: -24px;
  z-index: 1;
  padding-block: 12px 24px;
  border-block-start: 1px solid var(--line);
  background: var(--raised);
  margin-block: 0 -24px;
`;

/** Keeps the focused text area clear of the sticky buttons. */
const Message = styled.div`
  textarea {
    scroll-margin-block-end: 120px;
  }
`;

const Rows = styled.ul`
  max-block-size: 216px;
  padding-inline-start: 26px;
  overflow-y: auto;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 36px;

  @media (pointer: coarse) {
    min-block-size: 44px;
  }

  > label {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Name = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Note = styled.p`
  margin-block-start: 4px;
  color: var(--muted);
  font-size: 0.8125rem;
`;
