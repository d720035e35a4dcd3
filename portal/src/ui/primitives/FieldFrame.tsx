import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labelLook, noteLook, problemLook } from '../styles/fieldLook.ts';

interface Props {
  /** Id of the inner control, which must reference the label by `aria-labelledby`. */
  id: string;
  label: string;
  description?: ReactNode;
  error?: string;
  children: ReactNode;
}

/**
 * Label, description and error around a control that is not a native input. `getFieldPartIds` returns the ids of these
 * parts.
 */
export function FieldFrame({ id, label, description, error, children }: Props) {
  const parts = getFieldPartIds(id);
  return (
    <div>
      <Name id={parts.label}>{label}</Name>
      {children}
      {description && <Note id={parts.description}>{description}</Note>}
      <Problem id={parts.error}>{error}</Problem>
    </div>
  );
}

/** Returns the ids of a control's label, description and error, for ARIA references. */
export function getFieldPartIds(id: string) {
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
