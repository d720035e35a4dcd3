import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { proseStyles } from '../ui/styles/prose.ts';

/** A card's description as HTML, sanitized by the server. */
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
