import type { CardKind } from '@crewdock/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { notifyError } from '../ui/patterns/notices.ts';
import { richTextQuery } from '../ui/patterns/form/richText.ts';
import type { Dictionaries } from './dictionaries.ts';
import * as messages from './messages.ts';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import type { EditorState } from './work.ts';

/** Opens the preview. The description is sanitized first. */
export function usePreview(kind: CardKind, known: Dictionaries) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<ReactNode>(null);
  async function open(work: EditorState) {
    try {
      const { cleanRichText } = await queryClient.fetchQuery(richTextQuery);
      const summary = cleanRichText(work.fields.summary);
      const close = () => setShown(null);
      setShown(<PreviewDialog kind={kind} work={work} summary={summary} known={known} onClose={close} />);
    } catch {
      notifyError(t(messages.previewFailed));
    }
  }
  return { open, shown };
}
