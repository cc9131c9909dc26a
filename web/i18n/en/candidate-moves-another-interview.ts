// English texts of web/candidate/moves/AnotherInterviewDialog.tsx.

export const inviteToAnother = (name: string) => `Invite ${name} to another interview`
export const scheduleWith = (name: string) => `Schedule an interview with ${name}`
export const linkIsSent = (name: string) => `${name} gets an email with a link to their free times.`
export const sendLink = 'Send the link'
export const interviewers = 'Interviewers'
export const firstIsHost = 'The first one hosts: their meeting link and interview length are used.'
export const chooseInterviewers = 'Choose at least one interviewer.'
export const teamNotLoaded = 'We couldn’t load your team. Close this and try again.'
export const whoHoldsIt = 'Who holds the interview?'
export const cancel = 'Cancel'
export const invite = 'Invite'
export const invited = (name: string, isEmailed: boolean) =>
  isEmailed ? `${name} gets a link to choose a time` : `${name} is in Scheduling. No email was sent.`
export const notInvited = 'We couldn’t invite them. Please try again.'
