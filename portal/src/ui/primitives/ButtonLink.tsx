import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type ButtonKind, buttonLook } from './Button.tsx';

/** A router link that looks like a button. */
export const ButtonLink = styled(Link)<{ $kind?: ButtonKind; $size?: 'small' | 'large' }>`
  ${buttonLook}
`;
