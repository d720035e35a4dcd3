import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labelLook, noteLook, problemLook } from '../fieldLook.ts';

interface Props {
  /** Of the control within, which the label names by `aria-labelledby`. */
  id: string;
  label: string;
  description?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Label, description and error around a control that is no input of its own. Its parts have ids: see `partsOf`. */
export function FieldFrame({ id, label, description, error, children }: Props) {
  const parts = partsOf(id);
  return (
    <div>
      <Name id={parts.label}>{label}</Name>
      {children}
      {description && <Note id={parts.description}>{description}</Note>}
      <Problem id={parts.error}>{error}</Problem>
    </div>
  );
}

/** The ids of what stands around a control, to tie it to them. */
export function partsOf(id: string) {
  return { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
}

const Name = styled.span`
  ${labelLook}
`;

const Note = styled.p`
  ${noteLook}
`;

const Problem = styled.p`
  ${problemLook}

  &:empty {
    display: none;
  }
`;
