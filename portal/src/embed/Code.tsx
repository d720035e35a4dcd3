import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { copyText } from '../ui/patterns/clipboard.ts';
import { showNotice } from '../ui/patterns/notices.ts';

/** Time in milliseconds for which the button confirms the copying. */
const SAID = 2000;

/** A code block with a copy button. `label` names the language, such as `HTML`. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const isCopied = copied === code;
  return (
    <Frame role="group" aria-label={label}>
      <Head>
        <span>{label}</span>
        <Button
          $kind="quiet"
          $size="small"
          aria-label={t(isCopied ? messages.copiedLabel : messages.copy, { label })}
          onPress={async () => {
            if (!(await copyText(code))) return;
            setCopied(code);
            showNotice({ text: t(messages.copiedNotice, { label }) });
          }}
        >
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(isCopied ? messages.copied : messages.copyButton)}
        </Button>
      </Head>
      {/* Focusable, so that keyboard users can scroll the code. */}
      <pre tabIndex={0} role="group" aria-label={t(messages.codeOf, { label })}>
        <code>{code}</code>
      </pre>
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  overflow: clip;

  > pre {
    max-block-size: 420px;
    margin: 0;
    padding: 4px 14px 14px;
    font-size: 0.8125rem;
    line-height: 1.6;
    overflow: auto;

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 4px 4px 0 14px;
  color: var(--muted);
  font-size: 0.8125rem;
`;
