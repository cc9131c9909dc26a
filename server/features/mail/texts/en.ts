// English texts of server/features/mail: answers, notifications, and emails.

// connect-mailbox
export const aMemberOfYourTeam = (address: string | number) =>
  `A member of your team has connected ${address}. They need to disconnect it first.`
export const disconnectFirstYouCanConnectOne = (address: string | number) => `Disconnect ${address} first. You can connect one mailbox.`
export const isAMailboxOfYourTeam = (address: string | number) =>
  `${address} is a mailbox of your team. Choose it as the sender of a project instead.`
export const thisMailboxHasNoPassword = 'This mailbox has no password.'
export const dnsAnsweredNothing = 'DNS didn’t answer, so no record could be checked. Try again in a moment.'
export const mailboxChangedDuringTheCheck = 'The mailbox changed during the check. We’ll check its records again in a moment.'
export const yourProviderSigns = 'The provider of this mailbox signs its email itself.'
export const thisMailboxIsNoLongerConnected = 'This mailbox is no longer connected.'

// connect-provider-mailbox
export const youDidntAllowUsToConnect = (access: string | number) =>
  `You didn’t allow us to ${access}. Connect again and allow both reading and sending.`
export const didntGiveLastingAccessConnectAgain = (value: string | number) => `${value} didn’t give lasting access. Connect again.`
export const isntAvailableRightNowTryAgain = (value: string | number) => `${value} isn’t available right now. Try again in a moment.`

// sort-conversation
export const theyCantOpenThisConversation = 'They can’t open this conversation. Add them to the project first.'

// send-notice
export const automaticEmailIsSwitchedOff = 'Automatic email is switched off in this project.'

// set-aside
export const itTakesTooLongToRead = 'It takes too long to read.'
export const itNeedsTooMuchMemory = 'It needs too much memory.'
export const itIsTooLarge = 'It is too large.'
export const itsFormatIsInvalid = 'Its format is invalid.'
export const theServiceStoppedTwiceWhileReading = 'The service stopped twice while reading it.'
export const weCouldntReadThisEmailOpen = (value: string | number) =>
  `We couldn’t read this email. ${value} Open it in the mailbox instead.`

// task-store
export const theReplyWasReadDifferently = 'The reply was read differently.'

// template-values
export const noValue = (value: string | number) => `No value for ${value}.`
export const thisVariableHasNoValue = 'This variable has no value for this candidate.'
export const doesNotAcceptEmail = (address: string | null) => `${address || 'The address'} doesn’t accept email. Try another address.`
export const reportedAsSpam = 'They reported an email as spam. No more email will be sent.'

// correct-label
export const onlyRepliesThatWereRead = 'Only replies that were read can be corrected.'

// settle-parked
export const someoneHasAlreadyDecided = 'Someone has already decided on this email.'

// suppress-address
export const resubscribeEmail = (optInDays: string | number, link: string | number) =>
  `Hi,\n\nYou unsubscribed from our emails about jobs. If you want to hear from us again, open this link within ${optInDays} days:\n\n${link}\n\nIf you didn’t ask for this, ignore this email and you stay unsubscribed.`

// suppression-list
export const isNoAddressOrDomain = (line: number, entry: string) => `Line ${line} is not an email address or a domain: ${entry}`
export const enterAtLeastOneAddress = 'Enter at least one email address or domain.'
export const addAtMostEntries = (most: number) => `Add at most ${most.toLocaleString('en-US')} entries at a time.`
export const thisEntryIsNoLongerOnTheList = 'This entry is no longer on the list.'

// transfer-candidate
export const thisProjectIsArchived = 'This project is archived.'
export const onlySearchesAddCandidates = 'Only searches add candidates to the review queue.'

// unmatched-mail
export const thisEmailHasAlreadyBeenAssigned = 'This email has already been assigned.'

// handle-reply
export const replyFromThem = 'Their reply'
