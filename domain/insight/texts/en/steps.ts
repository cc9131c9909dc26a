// English texts of domain/insight/steps.ts.

export const stepTexts = {
  added: { label: 'Added', definition: 'Candidates added by a search, an import, or a teammate.' },
  reviewed: { label: 'Reviewed', definition: 'Someone made a decision.' },
  approved: { label: 'Approved', definition: 'Approved, or further along.' },
  contacted: { label: 'Contacted', definition: 'A first message was sent: email, InMail, invitation, or by hand.' },
  answered: {
    label: 'Answered',
    definition: 'They replied, asked something, or declined. Out-of-office replies and unsubscribes don’t count.',
  },
  interested: { label: 'Interested', definition: 'They reached Interested, Awaiting Reply, or a later stage.' },
  scheduling: { label: 'Scheduling', definition: 'The hiring manager approved, or they went further.' },
  interviewing: { label: 'Interviewing', definition: 'They reached Interviewing, or went further.' },
  offered: { label: 'Offered', definition: 'They got an offer, or were hired.' },
  hired: { label: 'Hired', definition: 'They were hired.' },
}
