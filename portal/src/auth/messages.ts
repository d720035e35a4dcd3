import { defineMessage } from '@crewdock/contract/message';

// Account types

export const clientName = defineMessage('auth.clientName', 'Client');
export const clientSignInTitle = defineMessage('auth.clientSignInTitle', 'Sign in to hire');
export const clientSignInLead = defineMessage('auth.clientSignInLead', 'Your jobs, and the people who fit them.');
export const clientSignUpTitle = defineMessage('auth.clientSignUpTitle', 'Create a client account');
export const clientOffer = defineMessage(
  'auth.clientOffer',
  'Hire: post jobs, and find people by skill, experience and rate.',
);
export const providerName = defineMessage('auth.providerName', 'Talent provider');
export const providerSignInTitle = defineMessage('auth.providerSignInTitle', 'Sign in to place your people');
export const providerSignInLead = defineMessage('auth.providerSignInLead', 'Your talents, and the jobs they fit.');
export const providerSignUpTitle = defineMessage('auth.providerSignUpTitle', 'Create a talent provider account');
export const providerOffer = defineMessage(
  'auth.providerOffer',
  'Place your people: a card for each of them, and the jobs they fit.',
);
export const developerName = defineMessage('auth.developerName', 'Remote developer');
export const developerSignInTitle = defineMessage('auth.developerSignInTitle', 'Sign in to find work');
export const developerSignInLead = defineMessage('auth.developerSignInLead', 'Your card, and the jobs that fit it.');
export const developerSignUpTitle = defineMessage('auth.developerSignUpTitle', 'Create a developer account');
export const developerOffer = defineMessage(
  'auth.developerOffer',
  'Find work: create a card with your skills and rate, and see every open job.',
);

// Sign-in page

/** {portal} is the name of the portal. */
export const signInTitle = defineMessage('auth.signInTitle', 'Sign in to {portal}');
export const signInLead = defineMessage('auth.signInLead', 'Your jobs, your talents and their matches.');
export const staffSignInTitle = defineMessage('auth.staffSignInTitle', 'Staff sign-in');
export const staffSignInLead = defineMessage('auth.staffSignInLead', 'For the people who run {portal}.');
export const staffFoot = defineMessage('auth.staffFoot', 'Not staff? <link>Sign in here</link>');
export const signInFoot = defineMessage('auth.signInFoot', 'New here? <link>Create an account</link>');
export const accountTypes = defineMessage('auth.accountTypes', 'Account type');
export const emailLabel = defineMessage('auth.emailLabel', 'Email');
export const passwordLabel = defineMessage('auth.passwordLabel', 'Password');
export const signInButton = defineMessage('auth.signInButton', 'Sign in');
export const forgotPassword = defineMessage('auth.forgotPassword', 'Forgot your password?');

// Second factor

export const codeTitle = defineMessage('auth.codeTitle', 'Two-step sign-in');
export const codeLead = defineMessage('auth.codeLead', 'Enter the code from your authenticator app.');
export const recoveryCodeLead = defineMessage(
  'auth.recoveryCodeLead',
  'Enter one of your recovery codes. Each works once.',
);
export const switchToAuthenticator = defineMessage('auth.switchToAuthenticator', 'Use the authenticator instead');
export const switchToRecoveryCode = defineMessage('auth.switchToRecoveryCode', 'Use a recovery code instead');
export const lostCodes = defineMessage('auth.lostCodes', 'Lost the codes as well? <link>Write to us</link>');
export const backToPassword = defineMessage('auth.backToPassword', 'Back to email and password');
export const codeLabel = defineMessage('auth.codeLabel', 'Six-digit code');
export const recoveryCodeLabel = defineMessage('auth.recoveryCodeLabel', 'Recovery code');
export const continueButton = defineMessage('auth.continueButton', 'Continue');

// Sign-up page

export const chooseTitle = defineMessage('auth.chooseTitle', 'What brings you here?');
export const chooseLead = defineMessage('auth.chooseLead', 'Choose what your account is for.');
export const chooseFoot = defineMessage('auth.chooseFoot', 'Have an account? <link>Sign in</link>');
export const changeType = defineMessage('auth.changeType', 'Change');
export const firstNameLabel = defineMessage('auth.firstNameLabel', 'First name');
export const lastNameLabel = defineMessage('auth.lastNameLabel', 'Last name');
export const companyLabel = defineMessage('auth.companyLabel', 'Company');
export const phoneLabel = defineMessage('auth.phoneLabel', 'Phone');
export const acceptTerms = defineMessage(
  'auth.acceptTerms',
  'I accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
);
export const termsMissing = defineMessage('auth.termsMissing', 'Accept the terms to create an account.');
export const newsLabel = defineMessage('auth.newsLabel', 'Email me market news from time to time');
export const createButton = defineMessage('auth.createButton', 'Create account');
export const activationSent = defineMessage(
  'auth.activationSent',
  'We’ve sent a link to <b>{email}</b>. Open it to activate your account.',
);

// Confirmation that an email was sent

export const sentTitle = defineMessage('auth.sentTitle', 'Check your email');
export const sentHint = defineMessage(
  'auth.sentHint',
  'No email after a few minutes? Check your spam folder, or send it again.',
);
export const sentAgain = defineMessage('auth.sentAgain', 'The email was sent again.');
export const sendAgainButton = defineMessage('auth.sendAgainButton', 'Send again');
export const sendAgainIn = defineMessage('auth.sendAgainIn', 'Send again in {seconds} s');
export const otherAddressButton = defineMessage('auth.otherAddressButton', 'Use another address');

// Sign-in providers: {provider} is Google or LinkedIn

/** Separates the form from the buttons of the providers. */
export const or = defineMessage('auth.or', 'or');
export const continueWith = defineMessage('auth.continueWith', 'Continue with {provider}');
export const signingIn = defineMessage('auth.signingIn', 'Signing you in with {provider}…');
export const noAccount = defineMessage(
  'auth.noAccount',
  'There is no account for this {provider} sign-in yet. We’ll create one.',
);
export const notSignedInTitle = defineMessage('auth.notSignedInTitle', 'You’re not signed in');
export const cancelled = defineMessage('auth.cancelled', 'You canceled the {provider} sign-in. Nothing was changed.');
export const refused = defineMessage(
  'auth.refused',
  '{provider} couldn’t sign you in. Try again, or sign in with your password.',
);
export const backToSignIn = defineMessage('auth.backToSignIn', 'Back to sign-in');
