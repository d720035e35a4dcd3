import { useState } from 'react';

/** Whether a field may take the focus by itself: not where a keyboard would jump over half of the page. */
export function useAutoFocus(): boolean {
  const [wide] = useState(() => matchMedia('(width >= 1023px) and (pointer: fine)').matches);
  return wide;
}
