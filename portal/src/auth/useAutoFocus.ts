import { useState } from 'react';
import { isMobile } from '../ui/screen.ts';

/** Whether a field may take the focus by itself: not where a keyboard would jump over half of the page. */
export function useAutoFocus(): boolean {
  const [wide] = useState(() => !isMobile() && matchMedia('(pointer: fine)').matches);
  return wide;
}
