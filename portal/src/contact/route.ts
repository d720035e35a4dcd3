export const contactManager = { Component: () => null };
