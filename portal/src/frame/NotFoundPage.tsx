import { MissingPage } from './MissingPage.tsx';

export function Component() {
  return <MissingPage />;
}
