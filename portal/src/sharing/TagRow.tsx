import { isolatedText } from '@crewdock/contract/isolated-text';
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
import { Badge } from '../ui/primitives/Badge.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { copyText } from '../ui/patterns/clipboard.ts';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  tag: ShareTag;
  onEdit: () => void;
  onPicture: () => void;
  /** Sets whether visitors of the link can give verdicts. */
  onVerdicts: (open: boolean) => void;
  onRemove: () => void;
}

/** A tagged link with its recipient, settings, view counts and actions. */
export function ShareTagRow({ tag, onEdit, onPicture, onVerdicts, onRemove }: Props) {
  return (
    <Row>
      <div>
        <Name>
          <strong>
            <UserText>{tag.tag}</UserText>
          </strong>
          {tag.is_expired && <Badge $tone="red">Ended</Badge>}
          {tag.verdicts_refused !== null && <Badge $tone="amber">Verdict limit reached</Badge>}
        </Name>
        <Facts>
          <span>
            <CircleDollarSign aria-hidden="true" />
            {tag.show_rates ? 'Rates shown' : 'Rates hidden'}
          </span>
          {tag.has_password && (
            <span>
              <Lock aria-hidden="true" />
              Password
            </span>
          )}
          {!tag.verdicts_open && <span>Verdicts closed</span>}
          {tag.last_day !== null && !tag.is_expired && <span>Until {shortDate(tag.last_day)}</span>}
          <span>Made {shortDate(tag.created)}</span>
        </Facts>
        <Facts>
          <span>{countOf(tag.views, 'view')}</span>
          <span>{countOf(tag.visitors, 'visitor')}</span>
          <span>{countOf(tag.clicks, 'click')}</span>
          <span>{countOf(tag.contacts, 'contact')}</span>
          <span>{countOf(tag.verdicts, 'verdict')}</span>
          {tag.last_visit !== null && <span>Last visit {relativeDate(tag.last_visit)}</span>}
        </Facts>
        {tag.verdicts_refused !== null && (
          <Comment>
            Verdicts were refused {relativeDate(tag.verdicts_refused)}: too many came from one address, or in total.
            Remove unwanted ones under Statistics.
          </Comment>
        )}
        {tag.comment && (
          <Comment>
            <UserText as="paragraphs">{tag.comment}</UserText>
          </Comment>
        )}
      </div>
      <Actions>
        <Button
          aria-label={`Copy link for ${isolatedText(tag.tag)}`}
          onPress={() => void copyText(tag.url).then((copied) => copied && showNotice({ text: 'Link copied' }))}
        >
          <Link2 aria-hidden="true" />
          Copy link
        </Button>
        <MoreMenu
          label={`More for ${isolatedText(tag.tag)}`}
          entries={[
            { label: 'QR code…', icon: QrCode, run: onPicture },
            { label: 'Edit…', icon: Pencil, run: onEdit },
            tag.verdicts_open
              ? { label: 'Close verdicts', icon: MessageSquareOff, run: () => onVerdicts(false) }
              : { label: 'Reopen verdicts', icon: MessageSquare, run: () => onVerdicts(true) },
            { label: 'Remove…', icon: Trash2, run: onRemove },
          ]}
        />
      </Actions>
    </Row>
  );
}

function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
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
