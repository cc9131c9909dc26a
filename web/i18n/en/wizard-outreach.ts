// English texts of web/features/wizard/outreach.
import { plural } from '@fairlead/domain/shared/language'

// Follow up days
export const followUp = (number: string | number) => `Follow-Up #${number}`
export const daysBeforeFollowUp = (number: string | number) => `Days before Follow-Up #${number}`
export const isNotSent = 'is not sent'
export const emptyStepSuffix = 'Stops here: no text yet'
export const daysAfter = (value: number, before: string | number) => `${plural('en', value, { one: 'day', other: 'days' })} after ${before}`
export const theFirstEmail = 'the first email'
export const daysLater = (days: number) => plural('en', days, { one: '1 day later', other: `${days} days later` })

// Invitation text
export const invitationLabel = 'Invitation to connect on LinkedIn'
export const invitationLimit = (invitationLength: string | number) =>
  `At most ${invitationLength} characters, once the variables are filled in`
export const invitationLength = (count: string | number, invitationLength: string | number) => `${count} of ${invitationLength}`

// Mail preview
export const preview = 'Preview'
export const previewPeopleLoading = 'Loading people to preview'
export const previewPicker = (count: string | number, audience: string | number) => `Preview with one of ${count} ${audience}`
export const missingValuesText = 'An email with missing values is never sent. It waits until you fill them in.'
export const missingValueCount = (labelOfVariable: string | number, count: string | number, total: string | number) =>
  `No value for ${labelOfVariable} for ${count} of ${total}.`
export const emailPreview = 'Email preview'
export const previewFailed = 'We couldn’t create the preview.'
export const previewProjectPeople = 'people in this project'
export const previewPoolPeople = 'people in the talent pool'

// Method list
export const allow = 'Allow'
export const connect = 'Connect'
export const emailMethod = 'A first email and up to three follow-ups, in one thread.'
export const inmailMethod = 'One LinkedIn message, even to people you aren’t connected to.'
export const invitationMethod = 'One invitation to connect on LinkedIn, with a short text.'
export const sendingAllowed = 'Email can be sent as you.'
export const sendingNotAllowed = 'You haven’t allowed sending email as you yet.'
export const linkedinConnected = 'Your LinkedIn account is connected.'
export const noLinkedinGateway = 'No LinkedIn gateway is set up. We write the text, and you paste it on LinkedIn.'
export const linkedinNotConnected = 'Your LinkedIn account is not connected.'

// Outreach switches
export const emailsCandidatesAutomatically = (product: string | number) => `${product} emails candidates automatically`
export const automaticEmailsText =
  'Interview introductions, and polite rejections to candidates who replied. Emails you write yourself are always sent.'
export const workAddressesLabel = 'Write to work addresses too'
export const workAddressesHint = 'When off, only personal addresses are used'
export const confirmAddressLabel = 'Confirm the address before sending'
export const confirmAddressHint = 'The sender chooses the address each time'

// Own text
export const writeYourOwn = 'Write your own'
export const writeOwnTitle = (title: string | number) => `Write your own: ${title}`
export const hidePreview = 'Hide preview'
export const resetToDefault = 'Reset to default'
export const resetTitleToDefault = (title: string | number) => `Reset to default: ${title}`

// Sender fields
export const sendersName = 'Sender’s name'
export const senderNameHint = 'The name candidates see, unless a template names a colleague'
export const senderOf = (name: string | number) => `Sender of ‘${name}’`
export const sendAsPermission = 'A teammate must allow sending email as them'
export const senderGone = (userEmail: string | number) => `${userEmail} is no longer on the roster. Choose someone else.`
export const projectSender = (name: string | number) => `Project sender (${name})`
export const projectSenderLabel = 'Project sender'
export const offRosterOption = (value: string | number) => `${value}, not on the roster`

// Sequence of
export const sequenceOf = 'Sequence of'

// Sequence timeline
export const sendTimesTitle = 'When emails go out'
export const firstEmailLabel = 'First email, if you approve and send today'
export const followUpDay = (daysLater: string | number, step: string | number) => `${daysLater}: Follow-Up #${step}`
export const anyTime = 'Any time'
export const sequenceEnd = 'Stops when they reply or you stop it'

// Template bar
export const template = 'Template'
export const newText = 'New'
export const newTemplate = 'New template'
export const moreFor = (name: string | number) => `More for ${name}`
export const rename = 'Rename'
export const duplicate = 'Duplicate'
export const deleteText = 'Delete'
export const templateNameLabel = 'Name of the template'
export const done = 'Done'
export const numberedTemplate = (value: string | number) => `Template ${value}`

// Template editor
export const subject = 'Subject'
export const firstEmail = 'First email'
export const linkedinInvitation = 'LinkedIn invitation'
export const turnedOff = 'Turned off in Outreach Sequences. It isn’t sent.'
export const leaveEmpty = 'Leave empty to send no more emails.'

// Answer fields
export const compensation = {
  title: 'Compensation',
  hint: 'When someone asks what the job pays',
}
export const remote = {
  title: 'Remote Work Policy',
  hint: 'When someone asks where the work is done',
}
export const visa = {
  title: 'Visa Sponsorship',
  hint: 'When someone asks for a visa',
}
export const informationRequest = {
  title: 'Request for information',
  hint: 'Asks a candidate for something: {{information}} is the item, {{information_link}} the link for sending it. A text without {{information}} is also the quick answer Additional Information.',
}

// Library menu
export const addFromLibrary = 'Add from the template library'
export const readTheLibrary = 'Read them in the library'

// Use templates
export const templateDeleted = (name: string) => `‘${name}’ deleted`
export const templateNumber = (number: number) => `Template ${number}`
export const copyOf = (name: string) => `${name} - copy`

// Answer field
export const yourResume = 'your résumé'
export const linkToSendIt = '(link to send it)'

// Sender options
export const senderOption = (name: string | null | undefined, email: string, mayBeUsed: boolean) =>
  `${name ? `${name}, ` : ''}${email}${mayBeUsed ? '' : ' (hasn’t allowed sending)'}`
