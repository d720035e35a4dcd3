import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components/Switch';
import { styled } from 'styled-components';

/** A toggle that takes effect immediately. Its children are the label. */
export function Switch({ children, ...props }: Omit<SwitchProps, 'children'> & { children: ReactNode }) {
  return (
    <Row {...props}>
      <Track />
      {children}
    </Row>
  );
}

const Track = styled.span`
  flex: none;
  inline-size: 32px;
  block-size: 20px;
  padding: 2px;
  border: 1px solid var(--control);
  border-radius: 10px;
  background: var(--sunken);
  transition: background-color var(--swift);

  &::before {
    content: '';
    display: block;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--control);
    transition: translate var(--swift);
  }
`;

const Row = styled(AriaSwitch)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 30px;
  border-radius: 4px;
  font-weight: 500;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:hover ${Track} {
    border-color: var(--text);
  }

  &[data-selected] ${Track} {
    border-color: var(--brand);
    background: var(--brand);

    &::before {
      background: var(--on-brand);
      translate: 12px;
    }
  }
`;
