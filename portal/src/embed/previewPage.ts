/** What the preview shows; a missing value takes the attribute away. */
export interface Shown {
  tag: string;
  attributes: Record<string, string | null>;
  scheme: 'light' | 'dark';
}

const STYLE = `
:root { color-scheme: light; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 24px }
@media (width < 480px) { body { padding: 16px } }
p { margin: 0; padding: 64px 0; text-align: center; opacity: .7 }
main:has(> :not(:defined)[style*='visibility'])::before { content: 'Loading…'; position: absolute; inset: 88px 0 auto; text-align: center; opacity: .7 }
`;

/**
 * A page such as a partner's, with nothing on it but the loader and one widget. It takes what to show by messages of the page around
 * it, so that a change of an option is a change of an attribute, as on any page.
 */
export function previewPage(portal: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Preview</title>
    <style nonce="${nonce}">${STYLE}</style>
  </head>
  <body>
    <main></main>
    <script nonce="${nonce}">(${runPreview.toString()})(${JSON.stringify(`${portal}/widgets/v1/loader.js`)})</script>
  </body>
</html>`;
}

/** Stands for itself: it is written into the page as text. */
function runPreview(loader: string): void {
  const place = document.querySelector('main')!;
  const failed = () => {
    const words = document.createElement('p');
    words.textContent = 'The widget couldn’t be loaded. Check your connection, then load the preview again.';
    return words;
  };
  const script = document.createElement('script');
  script.src = loader;
  // Passed on to what the loader fetches: not every browser knows whose 'self' a page without an origin means.
  script.nonce = document.currentScript!.nonce;
  script.addEventListener('error', () => place.replaceChildren(failed()));
  document.head.append(script);

  // A page without an origin sends nothing, and the page around it says which colours are corrected.
  addEventListener('crewdock-config-error', (event) => event.preventDefault());
  addEventListener('message', ({ source, data }: MessageEvent<Shown>) => {
    if (source !== parent) return;
    const { tag, attributes, scheme } = data;
    document.documentElement.style.colorScheme = scheme;
    const here = place.firstElementChild;
    const widget = here?.localName === tag ? here : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) widget.removeAttribute(name);
      else if (widget.getAttribute(name) !== value) widget.setAttribute(name, value);
    }
    if (widget === here) return;
    // Shown where its code can't be fetched, as on any page.
    widget.append(failed());
    place.replaceChildren(widget);
  });
}
