// English texts of web/site/pages/house.tsx.

// house
export const about = 'About'
export const aboutDescription = 'Why we build open-source software for everything from the job description to the interview.'
export const aboutLead = (product: string) =>
  `Software decides who a recruiter sees, and little of it can say why. ${product} is open source, covers everything from the job description to the interview, and shows its work.`
export const aboutHeading = 'Hiring deserves tools that can be checked.'
export const valuesHeading = 'What we stand for'
export const values = [
  ['Proof before polish', 'A reason quotes the profile, a figure says how it was measured, and a promise has a test.'],
  ['Never twice, never lost', 'An email to a person is more than a line in a log. We send it once, and we stop when they ask us to.'],
  ['Yours', 'It runs on your server, with your database and your email. You can copy all your data at any time.'],
] as const
export const notHeading = 'What it is not'
export const notANetwork =
  'It isn’t a network, and it sells no data. It searches the people you bring: from files, from your applicant tracking system, or from a provider you connect. The people in the demo are made up. It doesn’t decide about anyone, and it doesn’t answer candidates on its own: it sends the sequences, invitations, and reminders that your team sets up.'
export const openSourceText =
  'It is developed in the open under the Apache 2.0 license. Its design decisions are written down, and every requirement is listed with the test that shows it.'
export const thankYou = 'Thank you'
export const thankYouDescription = 'We have received your message.'
export const thankYouLead = 'A person reads every message. If you left an email address, you’ll get an answer there.'
export const thankYouHeading = 'Thank you. We’ve received your message.'
export const howItWorks = 'How it works'
export const privacy = 'Privacy'
export const privacyDescription = 'What data this installation stores, why, for how long, and how to have it deleted.'
export const privacyLead = (product: string) =>
  `What data ${product} stores, why, and how it gets deleted. This page describes the software. The operator of this installation is responsible for it.`
export const usersHeading = 'If you use it'
export const accountData =
  'Your account holds your name, email address, company, job title, and a hash of your password (argon2id). We store only a hash of your session token. What you do with candidates is recorded under your name, so that your team knows who decided what.'
export const browserData =
  'There is no tracking, no advertising, and no third party on these pages. Your browser stores your session and anything you typed that could not be sent yet. One cookie says which version of the page you have.'
export const candidatesHeading = 'If you are a candidate'
export const candidateData =
  'A hiring team may store your profile (jobs, education, skills, location, and contact details) and the emails between you and the team. The profile is used to decide whether a job fits you and to write to you about it. Age, gender, origin, and religion are not used, whatever a profile says.'
export const candidateRights =
  'Emails of a sequence have an unsubscribe link that covers all projects of that team. Other emails stop when you reply that you don’t want them. To find out what is stored about you, or to have it deleted, reply to the email or use the contact page. The team that wrote to you handles these requests; messages on the contact page go to the operator of this website.'
export const retentionHeading = 'How long'
export const retention =
  'As long as the team keeps its project or its talent pool. A request not to be contacted is kept permanently, because it could not be honored otherwise.'
export const termsOfService = 'Terms of service'
export const termsDescription = 'What you can expect from this installation, and what it expects from you.'
export const termsLead = 'Short, because the software is free and runs on a server of your choice.'
export const softwareHeading = 'The software'
export const licenseAndOperator = (product: string) =>
  `${product} is licensed under Apache 2.0 and comes without warranty. The operator of an installation decides who may use it and is responsible for its data, email, and backups.`
export const useHeading = 'Using it'
export const acceptableUse =
  'Write to people who may want to hear about a job, in your own name, and stop when they ask you to. Only add profiles you are allowed to have. Decide about people yourself: a score is a hint, never a reason for a decision.'
export const forbiddenUse =
  'Don’t use it to collect addresses for other purposes, to get around the limits of other networks, or to sort people by traits they can’t change.'
export const endHeading = 'Ending it'
export const ending =
  'You can stop at any time and download the candidates of your projects first. Anyone who runs the installation may close an account that harms others.'
export const pageNotFound = 'Page not found'
export const notFoundText = 'The page may have moved, or the link is incomplete.'
export const homeLink = 'Go to the home page'
