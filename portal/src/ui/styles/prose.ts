import { css } from 'styled-components';

/** Styles of rich text, shared by the editor and the rendered result. */
export const proseStyles = css`
  max-inline-size: 68ch;
  font-size: 1rem;
  line-height: 1.65;

  > * + * {
    margin-block-start: 0.9em;
  }

  h3,
  h4 {
    font-size: 1rem;
    font-weight: 600;
  }

  h4 {
    font-size: 0.9375rem;
  }

  ul,
  ol {
    padding-inline-start: 1.25em;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-block-start: 0.3em;
  }

  li::marker {
    color: var(--muted);
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: 1em;
    border-inline-start: 2px solid var(--line);
    color: var(--muted);
  }

  a {
    color: var(--accent);
  }

  p,
  li,
  h3,
  h4 {
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }
`;
