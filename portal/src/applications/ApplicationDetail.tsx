import type { ReceivedApplication } from '@crewdock/contract/applications';
import { shortDate } from '@crewdock/sdk/cards/date';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Answers } from '../ui/patterns/Answers.tsx';
import { Hint } from '../ui/primitives/Hint.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { ContactLinks } from '../ui/primitives/Reach.tsx';
import { SentAlong } from '../ui/patterns/SentAlong.tsx';
import { SidePanel, usePanelHeading } from '../ui/primitives/SidePanel.ts';
import { ApplicationCvSection } from './ApplicationCv.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationMoves } from './ApplicationMoves.tsx';
import { ApplicationStatusBadge } from './ApplicationStatus.tsx';
import { EarlierCvs } from './EarlierCvs.tsx';
import type { ApplicationActions } from './useActions.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

interface Props {
  jobId: number;
  application: ReceivedApplication;
  actions: ApplicationActions;
  /** Returns the URL of a relation of the job. */
  relationAt: (id: number) => string;
  onClose: () => void;
}

/**
 * An application with message, contact details, CV and actions. Shown in the side panel; on small screens, it replaces
 * the list.
 */
export function ApplicationDetail({ jobId, application, actions, relationAt, onClose }: Props) {
  const {
    id,
    name,
    email,
    phone_number,
    message,
    answers,
    cv,
    earlier_cvs,
    company,
    site,
    consent,
    hidden_fields,
    created,
    status,
    relation_id,
  } = application;
  const heading = usePanelHeading(id);
  const from = site ? new URL(site).host : company?.name;
  const { rt_rejection_reason: reason, comment } = application;
  const date = <time dateTime={created}>{shortDate(created)}</time>;
  return (
    <Side aria-labelledby="application">
      <Head>
        <div>
          <h2 id="application" ref={heading} tabIndex={-1}>
            <UserText>{name}</UserText>
          </h2>
          <p>
            {from ? <Trans message={messages.sentOn} values={{ date, source: <UserText>{from}</UserText> }} /> : date}
          </p>
        </div>
        <IconButton
          aria-label={t(application.is_read ? messages.markUnread : messages.markRead)}
          onPress={() => actions.mark(application, !application.is_read)}
        >
          {application.is_read ? <Mail /> : <MailOpen />}
        </IconButton>
        <IconButton aria-label={t(messages.closeButton)} onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <ContactLinks email={email} phone={phone_number} />
      {(status !== 'open' || reason || comment) && (
        <Standing>
          <ApplicationStatusBadge status={status} />
          <span>
            {reason && `${t(messages.reason, { reason: reason.label })} `}
            <UserText>{comment}</UserText>
          </span>
          {relation_id !== null && <Link to={relationAt(relation_id)}>{t(messages.openTalent)}</Link>}
        </Standing>
      )}
      <ApplicationMoves application={application} actions={actions} />
      {message && (
        <Text>
          <UserText as="paragraphs">{message}</UserText>
        </Text>
      )}
      <Answers answers={answers} />
      {consent && (
        <Hint>
          <Trans message={messages.agreedTo} values={{ consent: <UserText>{consent}</UserText> }} />
        </Hint>
      )}
      <SentAlong fields={hidden_fields} />
      {cv && <ApplicationCvSection key={id} jobId={jobId} applicationId={id} cv={cv} />}
      <EarlierCvs cvs={earlier_cvs} />
      {application.moved && <ApplicationHistory key={`history ${id}`} jobId={jobId} application={application} />}
    </Side>
  );
}

const Side = styled(SidePanel)`
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding-inline: 24px 4px;
  padding-block-end: 8px;

  h3 {
    margin-block-end: 10px;
    font-size: 0.875rem;
  }

  > section {
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: 4px;

  > div {
    flex: 1;
    min-inline-size: 0;
  }

  p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  overflow-wrap: anywhere;

  > a {
    color: var(--accent);
  }
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
