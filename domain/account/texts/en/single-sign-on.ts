// English texts of domain/account/single-sign-on.ts.

export const longName = (most: number) => `Enter ${most} characters at most.`
export const wrongIssuer = 'Enter the issuer’s URL, such as https://login.example.com, without a query.'
export const claimFirst = 'Enter the name of the claim that lists the groups.'
export const groupFirst = 'Enter at least one group, or let everyone at the provider join.'
export const connectFirst = 'Add a provider first.'
export const domainFirst = 'Verify a domain first.'
export const chooseBreakGlass = 'Choose at least one break-glass admin, who can sign in when the provider is down.'
export const breakGlassNeeds = 'A break-glass admin is an active admin with a second factor.'
export const graceHours = (most: number) => `Enter a number of hours from 0 to ${most}.`
