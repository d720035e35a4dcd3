import { EmailChangePage } from './links/EmailChangePage.tsx';
import { ActivationPage } from './links/ActivationPage.tsx';
import { SubscriptionPage } from './links/SubscriptionPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { NewPasswordPage } from './password/NewPasswordPage.tsx';
import { ResetPage } from './password/ResetPage.tsx';
import { SignUpPage } from './sign-up/SignUpPage.tsx';
import { returnLoader } from './social/return.ts';
import { SocialReturnPage } from './social/SocialReturnPage.tsx';

export const loginRoute = { Component: LoginPage };
export const signUp = { Component: SignUpPage };
export const passwordReset = { Component: ResetPage };
export const newPassword = { Component: NewPasswordPage };
export const accountActivationRoute = { Component: ActivationPage };
export const subscriptionActivationRoute = { Component: SubscriptionPage };
export const emailChange = { Component: EmailChangePage };
export const socialReturnRoute = { Component: SocialReturnPage, loader: returnLoader, shouldRevalidate: () => false };
