import type { MarketType } from '@crewdock/contract/market';
import { type ReactNode, useState } from 'react';
import { notifyError } from '../../ui/notices.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { Work } from './work.ts';

/** Opens the preview, whose parts come when they are asked for. */
export function usePreview(type: MarketType, known: Dictionaries) {
  const [shown, setShown] = useState<ReactNode>(null);
  async function open(work: Work) {
    try {
      const [{ PreviewDialog }, { cleanRichText }] = await Promise.all([
        import('./preview/PreviewDialog.tsx'),
        import('../../ui/RichText.tsx'),
      ]);
      const summary = cleanRichText(work.fields.summary);
      const close = () => setShown(null);
      setShown(<PreviewDialog type={type} work={work} summary={summary} known={known} onClose={close} />);
    } catch {
      notifyError('The preview couldn’t be loaded. Please try again.');
    }
  }
  return { open, shown };
}
