import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { AccountSettingsPage } from './account/AccountPage.tsx';
import { operationsQuery } from '../operations/queries.ts';
import { OperationsPage } from './activity/ActivityPage.tsx';
import { AppearancePage } from './appearance/AppearancePage.tsx';
import { ConnectPage, loader as finishConnect } from './connect/ConnectPage.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { profileQuery, sessionsQuery, subscriptionsQuery } from './queries.ts';
import { SecurityPage } from './security/SecurityPage.tsx';
import { SubscriptionsPage } from './subscriptions/SubscriptionsPage.tsx';

async function loadProfile(): Promise<null> {
  const loading = queryClient.prefetchQuery(profileQuery);
  if (isFirstLoad()) await loading;
  return null;
}

async function loadSecurity(): Promise<null> {
  const loading = [queryClient.prefetchQuery(sessionsQuery), loadProfile()];
  if (isFirstLoad()) await Promise.all(loading);
  return null;
}

async function loadActivity(): Promise<null> {
  const loading = queryClient.prefetchInfiniteQuery(operationsQuery);
  if (isFirstLoad()) await loading;
  return null;
}

export const settingsProfileRoute = { Component: ProfilePage, loader: loadProfile };

export const settingsSecurityRoute = { Component: SecurityPage, loader: loadSecurity };

export const settingsAppearanceRoute = { Component: AppearancePage };

async function loadSubscriptions(): Promise<null> {
  const loading = queryClient.prefetchQuery(subscriptionsQuery);
  if (isFirstLoad()) await loading;
  return null;
}

export const settingsSubscriptionsRoute = { Component: SubscriptionsPage, loader: loadSubscriptions };

export const settingsActivityRoute = { Component: OperationsPage, loader: loadActivity };

export const settingsAccountRoute = { Component: AccountSettingsPage, loader: loadProfile };

export const settingsConnectRoute = { Component: ConnectPage, loader: finishConnect };
