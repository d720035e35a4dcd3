import { Link, type LinkProps, useLocation } from 'react-router';
import { type NavigationEntry, isPathOfEntry } from './places.ts';

type Props = LinkProps & Pick<NavigationEntry, 'to' | 'also'>;

/** A link of the main navigation. It is marked as current on all of its pages. */
export function PlaceLink({ also, ...link }: Props) {
  const { pathname } = useLocation();
  return <Link {...link} aria-current={isPathOfEntry({ to: link.to, also }, pathname) ? 'page' : undefined} />;
}
