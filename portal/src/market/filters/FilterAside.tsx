import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { MOBILE, MOBILE_SCRIPTED, useMobile } from '../../ui/styles/screen.ts';

/** The filter column next to the results. On phones, `FilterSheet` is used instead. */
export function FilterAside({ children }: { children: ReactNode }) {
  const isMobile = useMobile();
  if (isMobile) return null;
  return (
    <Aside aria-label={t(messages.filtersTitle)} data-wide>
      {children}
    </Aside>
  );
}

const Aside = styled.aside`
  position: sticky;
  inset-block-start: 0;
  align-self: start;
  max-block-size: 100dvh;
  margin-inline: -12px;
  padding: 0 12px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;

  ${MOBILE} {
    position: static;
    max-block-size: none;
  }

  ${MOBILE_SCRIPTED} {
    display: none;
  }
`;
