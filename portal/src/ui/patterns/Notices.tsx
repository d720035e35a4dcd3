import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { keepClearOfBars } from '../primitives/bottomBar.ts';
import { $notices, type Notice, dismissNotice } from './notices.ts';
import * as messages from './messages.ts';

const ICONS = { success: CircleCheck, error: TriangleAlert, info: Info };

/** The notices on the screen, in a live region that also works while a dialog is open. */
export function Notices() {
  const notices = useStore($notices);
  return (
    <Region ref={keepClearOfBars} role="region" aria-label={t(messages.noticesLabel)} data-react-aria-top-layer="true">
      <div aria-live="polite" role="log" aria-relevant="additions">
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </Region>
  );
}

/** Closes automatically after `lasts` milliseconds, but not while it is hovered or focused. */
function NoticeCard({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  const { id, lasts, tone, title, text, action } = notice;
  useEffect(() => {
    if (held || lasts === Infinity) return;
    const timer = setTimeout(() => dismissNotice(id), lasts);
    return () => clearTimeout(timer);
  }, [held, id, lasts]);
  const Icon = ICONS[tone];
  return (
    <Card
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign $tone={tone}>
        <Icon aria-hidden="true" />
      </Sign>
      <Words>
        {title && <strong>{title}</strong>}
        <span>{text}</span>
      </Words>
      {action && (
        <Button
          $size="small"
          onPress={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton $size={28} aria-label={t(messages.closeNoticeButton)} onPress={() => dismissNotice(id)}>
        <X />
      </IconButton>
    </Card>
  );
}

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const Region = styled.div`
  position: fixed;
  inset-block-end: calc(16px + var(--bottom-bar, 0px));
  inset-inline: 16px;
  z-index: 30;
  display: grid;
  justify-content: center;
  pointer-events: none;

  > div {
    display: grid;
    gap: 8px;
  }
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: min(300px, 100%);
  padding: 8px 8px 8px 16px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  @media (forced-colors: active) {
    border: 1px solid;
  }
  animation: ${appear} var(--swift);
  pointer-events: auto;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 600;
  }
`;

const Sign = styled.span<{ $tone: Notice['tone'] }>`
  color: var(--${({ $tone }) => ({ success: 'green', error: 'red', info: 'text' })[$tone]});
`;
