import { type RouteName, getRoutePath } from '../routeTable.ts';
import { keepRedirect } from './redirectTo.ts';
import { signOutUser } from './session.ts';

/** Signs out and opens the sign-in page, which then returns to the screen `returnTo`. */
export async function signInAgain(returnTo: RouteName): Promise<void> {
  await signOutUser();
  keepRedirect({ name: returnTo, params: {}, search: '' });
  location.assign(getRoutePath('login'));
}
