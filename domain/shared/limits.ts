// Every limit and delay of the product by name; widths in px, times in ms, texts in characters.

export const limits = {
  /** For a message on the contact page. */
  contactLetters: 5000,
  // lists
  pageSize: 50,
  firstPage: 1,
  /** Candidates in one email to the hiring manager. */
  reviewAtOnce: 50,
  shareAtOnce: 200,
  /** Candidates who can be sent a first email together. */
  emailAtOnce: 100,
  /** People deleted together: all of them, or none. */
  deleteAtOnce: 100,
  /** People of one page of a pool search, at most. */
  poolPageSize: 250,
  /** People of a pool search who can be selected together. */
  poolSelection: 1000,
  experiencesShown: 3,
  skillsShown: 15,
  reasonsShown: 3,
  educationShown: 1,
  // texts
  summaryLength: 200,
  collapseLength: 200,
  rejectionLength: 35,
  archiveReasonLength: 35,
  projectNameLength: 35,
  chosenProjectNameLength: 12,
  passwordMinimum: 8,
  passwordMaximum: 128,
  invitationLength: 300,
  replyLength: 20_000,
  jobTextLength: 100_000,
  jobFileMegabytes: 10,
  keywordsProposed: 100,
  listEntries: 500,
  listEntryLength: 500,
  idealCandidates: 50,
  resumeFileMegabytes: 10,
  // calibration
  calibrationBatch: 10,
  calibrationSteps: 120,
  calibrationStepMs: 1000,
  calibrationPollMs: 2000,
  processingHours: 48,
  // delays
  searchDelayMs: 500,
  emailLookupDelayMs: 400,
  rejectCommitMs: 500,
  cardMoveMs: 500,
  moveApplyMs: 500,
  textInsertMs: 160,
  redirectMs: 2000,
  reviewMailMessageMs: 2000,
  keptMessageMs: 3000,
  successMessageMs: 3000,
  tooltipMs: 5000,
  // widths
  drawerWidth: 270,
  desktopWidth: 1170,
  tooltipWidth: 500,
  importDialogWidth: 640,
  shareDialogWidth: 640,
  reasonDialogWidth: 600,
  profileMenuWidth: 232,
  shortcutMenuWidth: 472,
  sidePanelWidth: 600,
  cardHeight: 550,
  cardFootHeight: 50,
  // other
  errorSampleRate: 0.1,
} as const
