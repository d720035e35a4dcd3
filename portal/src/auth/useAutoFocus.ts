import { useState } from 'react';
import { isMobile } from '../ui/styles/screen.ts';

/**
 * Whether a field can be focused automatically. False on devices where an on-screen keyboard would cover half of the
 * page.
 */
export function useAutoFocus(): boolean {
  const [wide] = useState(() => !isMobile() && matchMedia('(pointer: fine)').matches);
  return wide;
}
