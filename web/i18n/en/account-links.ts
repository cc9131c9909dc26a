// English texts of web/features/account.

// Additional information screen
export const thankYou = 'Thank you'
export const theTeam = 'the team'
export const sentTo = (hiringCompany: string) => `We’ve sent it to ${hiringCompany}. They’ll get back to you.`
export const readFromFile = (resume: string) => `${resume} from your file.`
export const fileUnreadable = (resumeNote: string) => `Your file was sent, but we couldn’t read it automatically. ${resumeNote}`
export const ifYouLike = 'If you like, you can also answer'
export const noEffect = '. They have no effect on your application.'
export const voluntaryQuestions = 'two voluntary questions about you'
export const linkFailed = 'This link doesn’t work'
export const linkUnreadable = 'We couldn’t read this link.'
export const fieldRequired = 'This field is required.'
export const somethingWentWrong = 'Something went wrong. Please try again in a moment.'
export const greeting = (firstName: string) => `Hi ${firstName}, one more thing`
export const requestedItem = (hiringCompany: string, item: string, jobTitle: string) =>
  `${hiringCompany} needs this for the ${jobTitle} role: ${item}.`
export const yourMessage = 'Your message'
export const fileOptional = 'File (optional)'
export const fileFormats = 'PDF, Word, RTF, OpenDocument, or text, up to 10 MB'
export const chooseAFile = 'Choose a file'
export const removeFile = 'Remove file'
export const sendTo = (hiringCompany: string) => `Send to ${hiringCompany}`

// Self identification screen
export const questionTitles = { gender: 'Your gender', ethnicity: 'Your ethnicity' }
export const answersDeleted = 'Your answers have been deleted'
export const bookmarkPage = 'Bookmark this page to change or withdraw your answers later.'
export const nothingStored = 'We no longer store anything you entered here.'
export const aboutYou = 'About you (optional)'
export const whyAsked = (hiringCompany: string, jobTitle: string) =>
  `${hiringCompany} asks candidates for the ${jobTitle} role these questions to check whether its hiring is fair. Answering is voluntary and has no effect on your application.`
export const howStored =
  'Your answers are stored separately from your name. No one on the team can read them. They only see groups of ten people or more. You can change or withdraw your answers on this page.'
export const saveChanges = 'Save changes'
export const send = 'Send'
export const withdrawMyAnswers = 'Withdraw my answers'

// Subscription screen
export const subscriptions = {
  outreach: {
    title: (off: boolean) => (off ? 'You’re unsubscribed' : 'Unsubscribe from these emails?'),
    text: (email: string, off: boolean) =>
      off ? `We no longer email ${email}.` : `Emails go to ${email}. Unsubscribe, and this hiring team won’t email you again.`,
    back: 'Email me again',
  },
  notifications: {
    title: (off: boolean) => (off ? 'You’re unsubscribed from summaries' : 'Unsubscribe from summaries?'),
    text: (email: string, off: boolean) =>
      off
        ? `We no longer send summaries to ${email}. You’ll still see notifications in the app.`
        : `We email summaries of unread notifications to ${email} at most once a day.`,
    back: 'Send me summaries again',
  },
}
export const resubscribeLinkSent = (email: string) =>
  `We’ve sent a link to ${email}. Open it within 7 days to confirm that you want to hear from us again.`
export const unsubscribe = 'Unsubscribe'
export const testLinkTitle = 'This link is from a test email'
export const testLinkText = 'Nothing was changed. In the email to a candidate, this link lets them unsubscribe.'

// Self identification
export const firstPersonOption = 'I prefer not to say'
