import { Link, type LinkProps, useLocation } from 'react-router';
import { type Place, isAt } from './places.ts';

type Props = LinkProps & Pick<Place, 'to' | 'also'>;

/** A link of the main navigation, marked as current on all of its pages. */
export function PlaceLink({ also, ...link }: Props) {
  const { pathname } = useLocation();
  return <Link {...link} aria-current={isAt({ to: link.to, also }, pathname) ? 'page' : undefined} />;
}
