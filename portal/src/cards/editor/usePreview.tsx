import type { MarketType } from '@crewdock/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { notifyError } from '../../ui/notices.ts';
import type { Dictionaries } from './dictionaries.ts';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import { richTextQuery } from './queries.ts';
import type { Work } from './work.ts';

/** Opens the preview, for which the text is cleaned first. */
export function usePreview(type: MarketType, known: Dictionaries) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<ReactNode>(null);
  async function open(work: Work) {
    try {
      const { cleanRichText } = await queryClient.fetchQuery(richTextQuery);
      const summary = cleanRichText(work.fields.summary);
      const close = () => setShown(null);
      setShown(<PreviewDialog type={type} work={work} summary={summary} known={known} onClose={close} />);
    } catch {
      notifyError('The preview couldn’t be loaded. Please try again.');
    }
  }
  return { open, shown };
}
