import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { t } from '../../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  editor: Editor;
  /** URL of the edited link; '' for a new link. */
  address: string;
  onClose: () => void;
}

/** Asks for the URL of the selected text. If no text is selected, inserts the URL as text. */
export function LinkField({ editor, address: before, onClose }: Props) {
  const [text, setText] = useState(before);
  const address = completed(text);
  const isWrong = text.trim() !== '' && address === null;

  function close() {
    onClose();
    editor.commands.focus();
  }
  function apply() {
    if (text.trim() === '') return remove();
    if (address === null) return;
    const change = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      change.insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: { href: address } }] });
    } else {
      change.setLink({ href: address });
    }
    change.run();
    onClose();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Row onKeyDown={onKeyDown}>
      <TextField
        label={t(messages.addressLabel)}
        placeholder="https://"
        value={text}
        onChange={setText}
        isInvalid={isWrong}
        maxLength={2000}
        autoFocus
      />
      <Button isDisabled={isWrong} onPress={apply}>
        {t(before ? messages.changeLinkButton : messages.addLinkButton)}
      </Button>
      {before && (
        <Button $kind="quiet" onPress={remove}>
          {t(messages.removeLinkButton)}
        </Button>
      )}
      <Button $kind="quiet" onPress={close}>
        {t(messages.cancelButton)}
      </Button>
    </Row>
  );
}

/**
 * Completes an entered address: `example.com` → `https://example.com`, `ada@example.com` → `mailto:…`. Returns null if
 * the text is not an address.
 */
function completed(text: string): string | null {
  const given = text.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(given)) return given;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(given)) return `mailto:${given}`;
  return /^[^\s:/]+\.[^\s:/]{2,}(\/\S*)?$/.test(given) ? `https://${given}` : null;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 8px 12px 12px;
  border-block-end: 1px solid var(--line);

  > :first-child {
    flex: 1 1 220px;
  }
`;
