// English texts of domain/outreach/recontact.ts.

export const stopped = (application: string, until: string | null) =>
  `${application}. ${until === null ? 'Your team doesn’t write to them.' : `Your team writes to past applicants again from ${until}.`}`
