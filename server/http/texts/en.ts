// English texts of server/http: answers, notifications, and emails.

// app
export const somethingWentWrongOnOurSide = 'Something went wrong on our side. Nothing was changed.'

// rate-limited
export const tooManyRequestsTryAgain = (inWords: string | number) => `Too many requests. Try again ${inWords}.`

// uploads
export const yourOtherUploadsAreStill = 'Your other uploads are still in progress. Try again in 5 seconds.'
export const manyFilesAreArrivingTryAgain = 'Many files are arriving. Try again in a moment.'
export const filesMayHaveUpToMb = (floor: string | number) => `Files may have up to ${floor} MB.`
export const weCouldntReadTheUpload = 'We couldn’t read the upload.'

// input
export const specifyAtLeastOneField = 'Specify at least one field to change.'
export const thisValueCantBeRead = 'This value can’t be read.'
export const textMustNotContainNul = 'Text must not contain NUL.'
export const thisIsNestedTooDeeply = 'This is nested too deeply.'

// refusals
export const sendFormDataOrJson = 'Send form data or JSON.'

// staff-session
export const aStaffSessionCannotDo = 'A staff session can’t do this. Ask the user to do it themselves.'

// candidates
export const specifyWhatToChangeStatusNotes =
  'Specify what to change: status, notes, note_to_hm, updated_candidate_email, or disable_followups.'
export const reasonsNeedAStatus = 'Reasons need a status.'

// unsubscribe
export const weDontRecognizeThisLink = 'We don’t recognize this link. It may be incomplete.'

// commandin
export const commandFailed = 'Command failed.'
export const sessionSwitchingIsOffHere = 'Session switching is off here.'

// webhook
export const theSignatureIsMissingOrWrong = 'The signature is missing or wrong.'

// push
export const theTokenIsMissingOrWrong = 'The token is missing or wrong.'
export const tryAgainInAMoment = 'Try again in a moment.'

// unmatched
export const chooseAWorkspace = 'Choose a workspace.'

// invitations
export const thisInvitationIsNoLongerValid = 'This invitation is no longer valid. Ask for a new one.'

// conversation
export const thisEmailBouncedTheAddressDoes = 'This email bounced: the address doesn’t accept email.'
export const answeredAutomatically = 'Answered automatically.'

// observe
export const shuttingDown = 'This process is shutting down.'
