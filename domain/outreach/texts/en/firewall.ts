// English texts of domain/outreach/firewall.ts.

export const verifyEmail = 'Verify your email address before you write to others.'
export const noValueFor = (variables: string) => `No value for ${variables}.`
