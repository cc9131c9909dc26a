// English texts of web/site/pages/home.tsx.

// home
export const title = 'the right people, and the words that prove it'
export const description =
  'Open-source software for hiring teams. It finds candidates, shows why each one fits, writes to them, reads their replies, and gets them to an interview.'
export const lead = (product: string) =>
  `${product} finds candidates, shows why each one fits, writes to them in your name, and brings their answers back to you. It runs on your own server and needs no API key.`
export const headingStart = 'The right people, and'
export const headingMarked = 'the words that prove it'
export const startForFree = 'Start for free'
export const startAction = 'Begin with a job'
export const screenshot = 'Reviewing a candidate: reasons on the left, and the words that support them highlighted in the profile'
export const stepsHeading = 'From a job description to an interview'
export const steps = [
  [
    'Describe',
    'Paste the job description. It is turned into criteria, each with the sentence it came from. Accept, change, or remove them.',
  ],
  ['See who matches', 'Next to every field, see how many people match, the top five, and what each filter costs you.'],
  ['Calibrate', 'Review the first ten candidates. Every reason quotes the profile, and every decision shapes the next batch.'],
  ['Reach out', 'One email and up to three follow-ups, which stop at the first reply. No email is sent twice.'],
  ['Talk', 'Replies are matched to their candidates and sorted. Anything unclear waits for you.'],
  ['Meet', 'Interested candidates go to the hiring manager and then choose an interview time.'],
] as const
export const promisesHeading = 'What we promise, and how we check it'
export const promises = [
  ['No email is sent twice, and none is lost', 'We stop the server at every step of sending and count what arrived.'],
  ['Every reason is true', 'A separate program recalculates each claim from the profile before you see it.'],
  ['Replies are read on your server', 'Each reading comes with a confidence, and unclear replies are left to you.'],
  ['A job description becomes criteria', 'No language model is needed, and each criterion shows the sentence it came from.'],
  ['Reviewing keeps up with you', 'The review screen is measured with 10,000 candidates in a project.'],
] as const
export const fairByDesign = 'Fair by design'
export const fairness = [
  [
    'Protected traits don’t count',
    'Age, gender, origin, and religion are never used to rank anyone, and a nightly check changes them to see whether a score moves.',
  ],
  ['Names can be hidden', 'While you review, candidates appear by their initials, even in the text of their profiles.'],
  ['One click to opt out', 'Every email of a sequence has an unsubscribe link, and people who use it are not contacted again.'],
] as const
export const runItYourself = 'Run it yourself'
export const runItText =
  'The software is open source and installs with one command. The demo comes with 20,000 fictional people and candidates who reply. No email leaves your server until you set it up to.'
