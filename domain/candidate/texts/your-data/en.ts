// English texts of the page about a candidate's data, and of its emails.

const plural = (count: number, single: string, several: string) => `${count} ${count === 1 ? single : several}`

export const en = {
  title: 'Your data and choices',
  loading: 'Loading your page …',
  loadFailed: 'This page couldn’t be loaded',
  unreachable: 'The server can’t be reached. Check your connection and try again.',
  tryAgain: 'Try again',
  linkUnknown: 'This link isn’t valid',
  linkUnknownText: 'It may be incomplete. Open the link in the email again.',
  linkOfTest: 'This link is from a test email. In an email to a candidate, it leads to the page about their data.',
  erased: 'Your data was deleted',
  erasedText: 'We keep only a code computed from your address, so that you aren’t added again by mistake.',
  tooMany: 'Too many attempts. Try again in 15 minutes.',
  failed: 'This didn’t work, and nothing was changed. Try again.',
  language: 'Language',

  // before the proof
  stores: (company: string) => `${company} stores your professional details to find people for open positions.`,
  searched: (company: string) => `${company} searched for people for this job:`,
  job: (title: string, places: string) => (places === '' ? title : `${title}, ${places}`),
  notice: 'What this means',
  noticeSource:
    'Your details come from sources such as professional profiles, résumés, or imported lists. You can see each source and its date below.',
  noticeSoftware:
    'Software compared your details with the requirements of the job and ranked you. A person decides who is contacted, unless this page says otherwise.',
  noticeRights:
    'You can see, correct, and download your data, dispute what the software claims, object, or have everything deleted. It costs nothing and needs no account.',
  proveTitle: 'See your data',
  proveWhy: (address: string) => `So that no one else sees your data, we send a code to ${address}, the address we wrote to.`,
  sendCode: 'Send the code',
  codeSent: (address: string) => `We sent a code to ${address}. It is valid for 15 minutes.`,
  code: 'Code from the email',
  continue: 'Continue',
  newCode: 'Send another code',
  wrongCode: 'This code isn’t right, or it is no longer valid.',
  accessEnded: 'Your access has ended. Request a new code to go on.',
  unsubscribe: 'Stop all emails',
  unsubscribed: (address: string) => `We don’t write to ${address} anymore.`,

  // what is held
  held: 'What is held about you',
  factTitles: {
    name: 'Name',
    headline: 'Headline',
    place: 'Place',
    summary: 'Summary',
    jobs: 'Work',
    schools: 'Education',
    skills: 'Skills',
    emails: 'Email addresses',
    linkedin: 'LinkedIn page',
    picture: 'Picture',
    salary: 'Estimated pay',
    recommendations: 'Recommendations',
    resume: 'Text of your résumé',
  },
  isHeld: 'Stored',
  from: (source: string, day: string) => `From: ${source}, ${day}`,
  ownSource: 'yourself',
  byHand: 'entered by the hiring team',
  alsoHeld: 'Also stored',
  emailCount: (sent: number, received: number) =>
    `${plural(sent, 'email', 'emails')} to you and ${plural(received, 'email', 'emails')} from you`,
  noteCount: (count: number) => plural(count, 'note or comment by the hiring team', 'notes or comments by the hiring team'),
  documents: 'Documents',
  applications: 'Earlier applications',
  download: 'Download everything',
  downloadJson: 'As data (JSON)',
  downloadText: 'To read (text)',

  // the assessment
  why: 'Why you were ranked as you were',
  score: (score: number) => `Software gave you ${score} of 100 points for this job.`,
  notRanked: 'Software didn’t rank you for this job. Someone added you.',
  reasons: 'What counted for you',
  missing: 'What was not found in your data',
  points: 'How the points add up',
  pointsOf: (points: string) => `${points} points`,
  dimensions: {
    title: 'Job titles and years in this work',
    text: 'Fit with the job description',
    keywords: 'Skills',
    yearsOfExperience: 'Years of experience',
    similarCompanies: 'Similar employers',
    industry: 'Industry',
    education: 'Education',
    schoolPrestige: 'Rank of the school',
    location: 'Place',
    similarity: 'Likeness to profiles given as examples',
    responseLikelihood: 'Likelihood of a reply',
  },
  deductions: {
    rank: 'Another level than the job’s',
    missingMusts: 'Requirements not met',
    pay: 'Pay expected above the job’s',
    unwanted: 'Something the team wants to avoid',
    lessons: 'Earlier decisions of the team',
    model: 'A language model’s order',
  },
  unused: 'What did not count',
  unusedAlways: 'The ranking never reads your name, picture, recommendations, or contact details, and it has no field for age or gender.',
  unusedHere: (dimensions: string) => `Not asked for in this job: ${dimensions}.`,
  decided: 'Who decided what',
  decisions: {
    added: 'Added to the search',
    approved: 'Chosen to be contacted',
    contacted: 'Contacted',
    talking: 'In conversation',
    interview: 'Interviews',
    offer: 'Offer',
    hired: 'Hired',
    rejected: 'Not considered further',
    declined: 'Marked as not interested',
    other: 'Moved to another step',
  },
  byPerson: 'by a person of the hiring team',
  bySoftware: 'automatically',

  // changes
  correct: 'Correct',
  add: 'Add',
  dispute: 'This is wrong',
  haveIt: 'I have this',
  changeTitle: 'Correct your data',
  changeWhich: 'Which of these is wrong?',
  changeAbout: (text: string) => `You dispute: ${text}`,
  jobTitle: 'Job title',
  company: 'Employer',
  start: 'From (year or year-month)',
  end: 'To (empty = until today)',
  school: 'School',
  degree: 'Degree',
  fieldOfStudy: 'Field of study',
  remove: 'This is not about me: remove it',
  statement: 'What should the team know? (optional)',
  addFile: 'Document that shows it (optional, PDF or Word, up to 10 MB)',
  send: 'Send',
  cancel: 'Cancel',
  sent: (day: string) => `Sent. A person of the hiring team decides by ${day}, and you get the answer by email.`,
  problems: {
    nothing: 'Change something first.',
    required: 'This can’t be empty.',
    too_long: 'This is too long.',
    not_a_month: 'Write a year or a month: 2021 or 2021-05.',
    ends_before_start: 'The end is before the start.',
  },
  tooManyOpen: 'You have ten open requests. Wait for an answer before you send another.',
  stale: 'This fact has changed since. Load the page again.',
  yourRequests: 'Your requests',
  requestStates: {
    open: (day: string) => `Open, to be decided by ${day}`,
    done: 'Accepted',
    dismissed: 'Declined',
  },
  because: (reason: string) => `Reason: ${reason}`,
  document: 'Add a document',
  documentText: 'For example a résumé or a certificate. A résumé’s facts are added to your data.',
  documentAdded: 'Your document was added.',
  documentUnread: 'Your document was added. We couldn’t read facts from it.',
  documentRefused: 'Choose a PDF or Word file of up to 10 MB.',
  chooseFile: 'File',

  // choices
  choices: 'Your choices',
  later: 'Ask me again later',
  laterText: 'No one writes to you before this day.',
  laterDay: 'Not before',
  laterDone: (day: string) => `We won’t write to you before ${day}.`,
  laterWrong: 'Choose a day in the future, at most three years from now.',
  stop: 'Stop all emails',
  stopText: 'Your data stays stored.',
  object: 'Object to the use of your data',
  objectText: 'We stop using your data: all searches end for you, and no search or import adds you again.',
  objectDone: 'You objected. Your data isn’t used anymore.',
  erase: 'Delete everything',
  eraseText: 'We delete your data for good, also from files and emails. This can’t be undone.',
  eraseSure: 'Delete everything for good?',
  eraseAsked: (day: string) =>
    `Your data is needed for an open process, an interview, an offer, or employment. An administrator handles your request and answers by ${day}.`,
  yesDelete: 'Yes, delete everything',
  done: 'Done.',

  // emails
  codeSubject: (code: string) => `${code} is your code`,
  codeBody: (company: string, code: string) =>
    `Hello,\n\n${code} is your code for the page about your data at ${company}. It is valid for 15 minutes and can be used once.\n\nIf you didn’t request it, you can ignore this email: without the code, no one can see your data.`,
  answerSubject: 'Answer to your request about your data',
  answerBody: ({ company, request, accepted, reason, link }: AnswerGaps) =>
    `Hello,\n\nYou asked ${company} for this correction:\n${request}\n\n${accepted ? 'It was accepted, and your data was changed.' : 'It was not accepted, and your data stays as it was.'}\n\nReason: ${reason}\n\nA person decided this. You can see your data and your other choices here:\n${link}`,
  // the file to read
  fileTitle: (company: string, day: string) => `Data stored about you by ${company}, as of ${day}`,
  request: {
    add: (fact: string) => `Add: ${fact}`,
    remove: (fact: string) => `Remove: ${fact}`,
    replace: (before: string, after: string) => `Change “${before}” to “${after}”`,
  },
}

export interface AnswerGaps {
  company: string
  request: string
  accepted: boolean
  reason: string
  link: string
}

export type YourDataTexts = typeof en
