// English texts of domain/outreach/firewall.ts.

export const verifyEmail = 'Verify your email address before you write to others.'
export const noValueFor = (variables: string) => `No value for ${variables}.`
export const greetingDoubtful = (greeting: string) =>
  `The email would greet this person as “${greeting}”. Confirm the greeting or correct the name.`
export const hiddenGreetingDoubtful = 'This person’s first name doesn’t look like a name. Confirm the greeting or correct the name.'
