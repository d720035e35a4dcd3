import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { proseStyles } from '../ui/styles/prose.ts';

/** Renders a card's description as HTML, which the server has sanitized. */
export function Summary({ html }: { html: string }) {
  return <Reading dangerouslySetInnerHTML={{ __html: html }} />;
}

const Reading = styled.div`
  ${proseStyles}

  &:empty::after {
    content: ${() => JSON.stringify(t(messages.emptyDescription))};
    color: var(--muted);
  }
`;
