const page = { Component: () => null };

export const login = page;
export const signUp = page;
export const passwordReset = page;
export const newPassword = page;
export const activation = page;
export const subscription = page;
export const emailChange = page;
export const social = page;
