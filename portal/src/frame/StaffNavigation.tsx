import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Toolbar } from '../ui/primitives/Toolbar.tsx';

/** The main navigation of staff as one tab stop, because it has many entries. Loaded for staff only. */
export default function StaffNavigation({ children }: { children: ReactNode }) {
  return <Contents label="Main">{children}</Contents>;
}

const Contents = styled(Toolbar)`
  display: contents;
`;
