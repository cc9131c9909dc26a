// English texts of domain/outreach/recontact.ts.

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
export const stopped = (application: string, until: string | null) =>
  `${application}. ${until === null ? 'Your team doesn’t write to them.' : `Your team writes to past applicants again from ${long.format(new Date(until))}.`}`
