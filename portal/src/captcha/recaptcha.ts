/** The functions of reCAPTCHA-compatible APIs that the portal uses. */
interface Script {
  ready(run: () => void): void;
  render(element: HTMLElement, options: { sitekey: string; theme: 'light' | 'dark' }): number;
  getResponse(box: number): string;
  reset(box: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Script;
  }
}

export interface CaptchaCheckbox {
  /** Returns the response token; empty until the checkbox is ticked. */
  answer(): string;
  reset(): void;
}

let script: Promise<Script> | null = null;

/** Loads the provider's script once per page and renders the provider's checkbox. */
export async function showBox(
  element: HTMLElement,
  options: { site_key: string; script: string },
): Promise<CaptchaCheckbox> {
  script ??= loadScript(options.script);
  const api = await script.catch((error: unknown) => {
    script = null;
    throw error;
  });
  const theme = getComputedStyle(element).colorScheme === 'dark' || prefersDark() ? 'dark' : 'light';
  const box = api.render(element.appendChild(document.createElement('div')), { sitekey: options.site_key, theme });
  return { answer: () => api.getResponse(box), reset: () => api.reset(box) };
}

function prefersDark(): boolean {
  return document.documentElement.dataset.scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches;
}

function loadScript(source: string): Promise<Script> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const address = new URL(source);
    address.searchParams.set('render', 'explicit');
    element.src = address.href;
    element.addEventListener('load', () => {
      const api = window.grecaptcha;
      if (api) api.ready(() => resolve(api));
      else reject(new Error('The captcha script defined no API.'));
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('The captcha script could not be loaded.'));
    });
    document.head.append(element);
  });
}
