/**
 * Script of the page in which the portal previews a widget. The server's CSP allows the script by its hash, because the
 * policy also applies to frames that the portal writes and contains no script nonce. `data-loader` of the script
 * element contains the URL of the loader.
 */
export const WIDGET_PREVIEW_SCRIPT = `
{
  const place = document.querySelector('main');
  const failed = () => {
    const words = document.createElement('p');
    words.textContent = 'The widget couldn’t be loaded. Check your connection, then load the preview again.';
    return words;
  };
  const script = document.createElement('script');
  script.src = document.currentScript.dataset.loader;
  script.addEventListener('error', () => place.replaceChildren(failed()));
  document.head.append(script);

  // A page without an origin sends nothing, and the page around it says which colours are corrected.
  addEventListener('crewdock-config-error', (event) => event.preventDefault());
  addEventListener('message', ({ source, data }) => {
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
`;
