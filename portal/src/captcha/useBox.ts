import type { SignInOptions } from '@crewdock/contract/accounts';
import { type RefCallback, useCallback, useRef } from 'react';
import { type CaptchaCheckbox, showBox } from './recaptcha.ts';

type Provider = Extract<SignInOptions['captcha'], { provider: 'recaptcha' }>;

interface ProviderBox {
  /** Ref callback for the element that contains the checkbox. The element can be remounted. */
  place: RefCallback<HTMLElement>;
  /** Resolves to the response token; undefined until the checkbox is ticked. */
  answer: () => Promise<string | undefined>;
  reset: () => void;
}

/** Renders a provider's captcha checkbox and returns its state. */
export function useBox(provider: Provider | null): ProviderBox {
  const box = useRef<Promise<CaptchaCheckbox> | null>(null);
  const element = useRef<HTMLElement | null>(null);

  const show = useCallback(() => {
    if (!provider || !element.current) return null;
    const shown = showBox(element.current, provider);
    box.current = shown;
    shown.catch(() => {
      if (box.current === shown) box.current = null;
    });
    return shown;
  }, [provider]);

  const place = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      void show();
      return () => {
        element.current = null;
        box.current = null;
      };
    },
    [show],
  );

  return {
    place,
    answer: async () => (await (box.current ?? show()))?.answer() || undefined,
    reset: () =>
      void box.current?.then(
        (shown) => shown.reset(),
        () => {},
      ),
  };
}
