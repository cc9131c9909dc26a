// Every sentence that the specification words exactly, by name; each form keeps its own, even when two mean the same.

/** Sentences without placeholders. Spelling included. */
export const messages = {
  // forms
  required: 'Required.',
  fieldRequired: 'This field is required.',
  linkFieldRequired: 'This field is required',
  invalidEmail: 'Invalid e-mail.',
  notAnEmail: 'Not a valid email address',
  notAUrl: 'Not a valid URL.',
  notALinkedinUrl: 'Not a valid Linkedin URL',
  linkNotValid: 'URL is not valid',
  candidateUrlsNotValid: 'All candidate URLs must be valid LinkedIn profiles',
  noRejectionReason: 'Please indicate reasons for rejection',
  explanationRequired: 'Tell us more (required)',
  noSuchReason: 'Choose one of the listed reasons.',
  noSuchDay: 'Choose a valid date.',
  noSuchRating: 'The rating is 1 (Satisfactory), 2 (Good) or 3 (Excellent).',
  emailExists: 'This email already exists.',
  invitationTooLong: 'Your invitation message cannot exceed 300 characters',
  // accounts
  wrongCredentials: 'Invalid username or password',
  noSuchAccount: 'We cannot find your account.',
  emailMissing: 'Please enter your email address',
  emailRegistered: 'This e-mail is already registered.',
  passwordTooShort: 'Password is too short',
  passwordsDiffer: 'Passwords do not match',
  profileFailed: 'An error occurred when trying to update your profile.',
  profileSaved: 'Profile updated successfully!',
  sessionNotFound: "Could not find that user's session",
  // loading
  hardRequirementsFailed: 'Hard requirements failed - please try again later.',
  settingsFailed: 'Load project settings failed - please try again later.',
  candidatesFailed: 'Load candidates failed - please try again later.',
  userFailed: 'Update user failed - please try again later.',
  projectsFailed: 'Load projects failed - please try again later.',
  projectFailed: 'Project update failed - please try again later.',
  // projects
  projectPaused: 'Your Project has been paused!',
  projectReactivated: 'Project reactivated',
  projectArchived: 'Your Project has been archived!',
  projectRestored: 'Project restored from archives',
  projectCopied: 'Project Copied. Please change your search preferences to get a new batch of candidates.',
  projectProcessing: 'Processing your job submission...',
  calibrationIntro: 'We are going to present an initial set of ten candidates.',
  // candidates
  swipeFailed: 'Swipe candidate failed - Please try again later.',
  candidateGone: 'This candidate is no longer in this project.',
  candidateMoved: 'Candidate has been updated',
  ineligibleForInterested: 'Selected candidate(s) ineligible for Interested.',
  copyFailed: 'Candidate is already in this project.',
  copied: 'Candidate Succesfully Moved To Other Project',
  keptForInfo: "This candidate will reappear in your 'Interested' tab once they share the requested item with us.",
  noPermission: "You don't have permissions to perform this action",
  noteSaved: 'Note saved',
  emailUpdated: 'Email address updated',
  // import and share
  importFailed: 'Could not import candidate. Please try again.',
  imported: 'Successfully imported candidate!',
  importAlreadyThere: 'Candidate is already in this project and has been moved to Interested. Follow up through the right nav',
  importPossible: 'Candidate can be added to this project.',
  importNoEmail: 'Unable to find email for this LinkedIn User.',
  shareSubject: 'Check out those awesome candidates!',
  shareFailed: 'Could not send email. Please try again.',
  // outreach
  emailSent: 'Successfully sent email',
  inmailSent: 'Successfully sent InMail',
  invitationSent: 'Successfully sent LinkedIn invitation',
  replySentTitle: 'Success: Email Sent!',
  replySent: 'Your Reply has been sent to the candidate',
  reviewMailFailed: 'Sending email is failed!',
  emailFailed: "Couldn't send email. Please try another outreach option.",
  noLinkedinWithoutNames: 'Names are hidden in this project, and a LinkedIn profile would reveal the name. Write an email instead.',
  inmailFailed: "Couldn't send InMail. Please try another outreach option.",
  invitationFailed: "Couldn't send LinkedIn invitation. Please try another outreach option.",
  noEmailFound: 'No email addresses were found for this candidate. Please select another outreach option to contact this candidate.',
  linkedinFailed: 'Could not add your LinkedIn account. Please contact this candidate on your own',
  linkedinFailedDialog: 'Sorry, we were unable to connect your LinkedIn account. Please contact candidates on your own.',
  confirmSend: 'Are you sure want to send email?',
  followUpsDisabled: 'All followups were disabled for this candidate.',
  // calendar
  calendarRequired: 'Calendar setup required',
  calendarRequiredText: 'It seems you have not set up your calendar yet. We cannot schedule candidate interviews until you do',
  calendarSyncing: 'We are still syncing your calendar. Please check back shortly!',
  calendarSetUp: "Let's set up your calendar",
  changesNeeded: 'Changes Needed!',
  // empty states
  noCandidates: 'No candidates yet',
  welcome: 'Welcome',
  firstProject: 'Get started by creating your first project!',
  createFirst: 'Create your first project',
} as const

const plural = (n: number): string => `${n} email(s) found. Please select an email address and send your email.`

/** Sentences with placeholders: names and the product's name are inserted as given, never as markup. */
export const messagesAbout = {
  emailsFound: plural,
  shared: (n: number): string => `${n} selected candidate(s) will be shared`,
  selected: (n: number): string => (n === 0 ? 'Select all' : `${n} selected`),
  senderWithoutAccess: (product: string): string =>
    `The sender you selected has not given ${product} permission to access their email. Please select another sender.`,
  signInFailed: (provider: string): string => `Error authenticating ${provider} user - please try again later.`,
  managing: (product: string): string => `${product} is managing the correspondence.`,
  screenerWithCalendar: (product: string, screener: string): string =>
    `${product} will coordinate with the candidate to schedule time on ${screener}'s calendar.`,
  screenerMustSync: (screener: string): string =>
    `Candidates cannot be approved for interview until ${screener} syncs a calendar, or until the project switches its method in Scheduling Preferences.`,
  screenerWithoutCalendar: (product: string, screener: string): string =>
    `${product} will introduce ${screener} to the candidate via email. They can coordinate directly with the candidate to schedule the interview`,
  conversationWith: (name: string): string => `Conversation with ${name}`,
  updateEmailOf: (name: string): string => `Update ${name}'s email address`,
  hiredThrough: (product: string): string => `Candidate was hired through ${product}.`,
  reactivating: (product: string): string => `${product} will review your project and activate it within 24 hours.`,
  movedOn: (name: string, tab: string): string => `${name} has left Review and is in ${tab} now.`,
  copyName: (project: string): string => `${project} - copy`,
} as const
