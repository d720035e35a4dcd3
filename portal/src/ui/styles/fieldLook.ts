import { css } from 'styled-components';
import { FINGER } from './screen.ts';

/**
 * The asterisk of required fields. Its alternative text is empty, because the field itself announces that it is
 * required.
 */
export const requiredMark = css`
  &::after {
    content: ' *' / '';
    color: var(--red);
  }
`;

/** The label above a field. */
export const labelLook = css`
  display: block;
  inline-size: fit-content;
  margin-block-end: 4px;
  color: var(--muted);
  font-size: 0.8125rem;

  [data-required] > & {
    ${requiredMark}
  }
`;

/** The description below a field. */
export const noteLook = css`
  margin-block-start: 6px;
  color: var(--muted);
  font-size: 0.8125rem;
`;

/** The error below a field. */
export const problemLook = css`
  margin-block-start: 6px;
  color: var(--red);
  font-size: 0.8125rem;
`;

/** The frame of text inputs; `--field` is the height. */
export const fieldLook = css`
  inline-size: 100%;
  min-block-size: var(--field, 36px);
  padding: 6px 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  transition: border-color var(--swift);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:hover {
    border-color: var(--text);
  }

  &[data-invalid] {
    border-color: var(--red);
  }

  /* Fields that the browser has filled keep the portal's colors. */
  &:autofill {
    box-shadow: inset 0 0 0 100px var(--surface);
    -webkit-text-fill-color: var(--text);
  }

  /* With a smaller font, phones would zoom into the field. */
  ${FINGER} {
    min-block-size: max(var(--field, 36px), 44px);
    font-size: 1rem;
  }

  &:focus {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
`;
