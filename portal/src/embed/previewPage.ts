import { WIDGET_PREVIEW_SCRIPT } from '@crewdock/contract/widget-preview';

/** Message to the script of the preview page; a null value removes the attribute. */
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
 * Returns the HTML of a page like a partner's, with only the loader and one widget. The page receives its state by
 * postMessage, so that a changed option only changes an attribute, as on a real page.
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
    <script data-loader="${portal}/widgets/v1/loader.js">${WIDGET_PREVIEW_SCRIPT}</script>
  </body>
</html>`;
}
