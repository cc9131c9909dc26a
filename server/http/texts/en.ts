// English texts of server/http: answers, notifications, and emails.

// app
export const serverProblem = 'Something went wrong on our side. Nothing was changed.'

// rate-limited
export const inSeconds = (n: number) => `in ${n} ${n === 1 ? 'second' : 'seconds'}`
export const inMinutes = (n: number) => `in ${n} minutes`
export const inHours = (n: number) => `in ${n} hours`
export const tooManyRequests = (inWords: string | number) => `Too many requests. Try again ${inWords}.`

// uploads
export const uploadsInProgress = 'Your other uploads are still in progress. Try again in 5 seconds.'
export const tooManyFiles = 'Many files are arriving. Try again in a moment.'
export const fileTooLarge = (floor: string | number) => `Files may have up to ${floor} MB.`
export const unreadableUpload = 'We couldn’t read the upload.'

// input
export const nothingToChange = 'Specify at least one field to change.'
export const unreadableValue = 'This value can’t be read.'
export const nulInText = 'Text must not contain NUL.'
export const nestedTooDeeply = 'This is nested too deeply.'

// refusals
export const unsupportedBody = 'Send form data or JSON.'

// candidates
export const candidateChangeMissing = 'Specify what to change: status, notes, note_to_hm, updated_candidate_email, or disable_followups.'
export const reasonsWithoutStatus = 'Reasons need a status.'

// unsubscribe
export const unknownLink = 'We don’t recognize this link. It may be incomplete.'

// commandin
export const commandFailed = 'Command failed.'
export const switchingOff = 'Session switching is off here.'

// webhook
export const wrongSignature = 'The signature is missing or wrong.'

// push
export const theTokenIsMissingOrWrong = 'The token is missing or wrong.'
export const tryAgainInAMoment = 'Try again in a moment.'

// unmatched
export const chooseAWorkspace = 'Choose a workspace.'

// invitations
export const invitationEnded = 'This invitation is no longer valid. Ask for a new one.'

// conversation
export const failureSentences = {
  dead_address: 'This email bounced: the address doesn’t exist.',
  mailbox_full: 'Not delivered: their mailbox was full. We send it again, up to three times.',
  blocked: 'Not delivered: their server refused it as spam or by policy. The address may be fine.',
  delayed: 'Not delivered yet: their server keeps trying.',
  complaint: 'They reported this email as spam.',
  unclear: 'Not delivered, for a reason that doesn’t concern the address.',
}
export const answeredAutomatically = 'Answered automatically.'

// observe
export const shuttingDown = 'This process is shutting down.'

// conversation
export const addressRefused = 'The address was refused.'
export const serverAnswered = (answer: string) => `The mail server answered: “${answer}”`
export const file = 'File'
