import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import type { ShareTag } from '@crewdock/contract/sharing';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Link2 from 'lucide-react/icons/link-2';
import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import MessageSquareOff from 'lucide-react/icons/message-square-off';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Badge } from '../ui/primitives/Badge.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { copyText } from '../ui/patterns/clipboard.ts';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  tag: ShareTag;
  onEdit: () => void;
  onPicture: () => void;
  /** Sets whether visitors of the link can give verdicts. */
  onVerdicts: (open: boolean) => void;
  onRemove: () => void;
}

/** A shared link with its recipient, settings, view counts and actions. */
export function ShareTagRow({ tag, onEdit, onPicture, onVerdicts, onRemove }: Props) {
  return (
    <Row>
      <div>
        <Name>
          <strong>
            <UserText>{tag.tag}</UserText>
          </strong>
          {tag.is_expired && <Badge $tone="red">{t(messages.expired)}</Badge>}
          {tag.verdicts_refused !== null && <Badge $tone="amber">{t(messages.verdictLimit)}</Badge>}
        </Name>
        <Facts>
          <span>
            <CircleDollarSign aria-hidden="true" />
            {t(tag.show_rates ? messages.ratesShown : messages.ratesHidden)}
          </span>
          {tag.has_password && (
            <span>
              <Lock aria-hidden="true" />
              {t(messages.hasPassword)}
            </span>
          )}
          {!tag.verdicts_open && <span>{t(messages.verdictsClosed)}</span>}
          {tag.last_day !== null && !tag.is_expired && (
            <span>{t(messages.expiresOn, { date: shortDate(tag.last_day) })}</span>
          )}
          <span>{t(messages.createdOn, { date: shortDate(tag.created) })}</span>
        </Facts>
        <Facts>
          <span>{t(messages.views, { count: tag.views })}</span>
          <span>{t(messages.visitors, { count: tag.visitors })}</span>
          <span>{t(messages.clicks, { count: tag.clicks })}</span>
          <span>{t(messages.contacts, { count: tag.contacts })}</span>
          <span>{t(messages.verdicts, { count: tag.verdicts })}</span>
          {tag.last_visit !== null && <span>{t(messages.lastVisit, { when: relativeDate(tag.last_visit) })}</span>}
        </Facts>
        {tag.verdicts_refused !== null && (
          <Comment>{t(messages.verdictsRejected, { when: relativeDate(tag.verdicts_refused) })}</Comment>
        )}
        {tag.comment && (
          <Comment>
            <UserText as="paragraphs">{tag.comment}</UserText>
          </Comment>
        )}
      </div>
      <Actions>
        <Button
          aria-label={t(messages.copyButtonName, { recipient: tag.tag })}
          onPress={() =>
            void copyText(tag.url).then((copied) => copied && showNotice({ text: t(messages.linkCopied) }))
          }
        >
          <Link2 aria-hidden="true" />
          {t(messages.copyButton)}
        </Button>
        <MoreMenu
          label={t(messages.moreMenu, { recipient: tag.tag })}
          entries={[
            { label: t(messages.qrCodeEntry), icon: QrCode, run: onPicture },
            { label: t(messages.editEntry), icon: Pencil, run: onEdit },
            tag.verdicts_open
              ? { label: t(messages.closeVerdictsEntry), icon: MessageSquareOff, run: () => onVerdicts(false) }
              : { label: t(messages.reopenVerdictsEntry), icon: MessageSquare, run: () => onVerdicts(true) },
            { label: t(messages.removeEntry), icon: Trash2, run: onRemove },
          ]}
        />
      </Actions>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block: 10px;

  > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: var(--muted);
  font-size: 0.8125rem;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
`;

const Comment = styled.p`
  color: var(--muted);
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;
