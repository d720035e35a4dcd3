import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { operationsQuery } from '../operations/queries.ts';
import { ActivityPage } from './activity/ActivityPage.tsx';
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

export const profile = { Component: ProfilePage, loader: loadProfile };

export const security = { Component: SecurityPage, loader: loadSecurity };

export const appearance = { Component: AppearancePage };

async function loadSubscriptions(): Promise<null> {
  const loading = queryClient.prefetchQuery(subscriptionsQuery);
  if (isFirstLoad()) await loading;
  return null;
}

export const subscriptions = { Component: SubscriptionsPage, loader: loadSubscriptions };

export const activity = { Component: ActivityPage, loader: loadActivity };

export const account = { Component: AccountPage, loader: loadProfile };

export const connect = { Component: ConnectPage, loader: finishConnect };
