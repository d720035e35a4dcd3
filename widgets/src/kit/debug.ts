import type { ConfigErrorDetail } from '@crewdock/sdk/elements';
import { VERSION } from '@crewdock/sdk/version';

/** Shows the attributes and configuration errors of a widget below it. Used for widgets with the attribute `debug`. */
export function showDebugPanel(element: HTMLElement & { readonly origin: string }, faults: ConfigErrorDetail[]): void {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`);
  boxOf(element).textContent = [
    `<${element.localName}> ${VERSION}`,
    `portal: ${element.origin || location.origin}`,
    ...attributes,
    ...faults.map(({ code, detail, settings }) => `✗ ${code}: ${detail} Settings: ${settings}`),
    faults[0] ? '' : '✓ No errors found.',
  ]
    .filter(Boolean)
    .join('\n');
}

const STYLE =
  'margin:8px 0;padding:12px;overflow:auto;border:2px dashed;font:13px/20px ui-monospace,monospace;color:CanvasText;background:Canvas';

function boxOf(element: HTMLElement): HTMLElement {
  const root = element.shadowRoot!;
  const known = root.querySelector<HTMLElement>('pre.debug');
  if (known) return known;
  const box = document.createElement('pre');
  box.className = 'debug';
  box.style.cssText = STYLE;
  root.append(box);
  const observer = new MutationObserver(() => {
    if (element.hasAttribute('debug')) return;
    box.remove();
    observer.disconnect();
  });
  observer.observe(element, { attributeFilter: ['debug'] });
  return box;
}
