// English texts of web/site/pages/products.tsx.

// products
export const everyProductHeading = 'In every product'
export const everyProduct = [
  ['Reasons with proof', 'Every reason on a card quotes the profile. Click it to highlight the words.'],
  ['Safe outreach', 'Emails are held for ten seconds so you can undo them, and follow-ups stop at the first reply.'],
  ['Your data', 'It stays in your own database. Nothing is shared with a service that you did not connect.'],
] as const
export const autopilot = 'Autopilot'
export const autopilotDescription =
  'Recruiters run the search and the conversations for you, and your team meets the people who are interested.'
export const autopilotLead =
  'In an Autopilot project, recruiters review, write, and answer. You calibrate the search with ten decisions and then see the candidates who are interested, along with everything that was said.'
export const autopilotHeading = 'You meet the people who said yes.'
export const beginWithAutopilot = 'Begin with Autopilot'
export const autopilotScreenshot = 'A conversation with a candidate, beside their profile'
export const rolesHeading = 'Who does what'
export const roles = (product: string) =>
  [
    ['You', 'Describe who you’re looking for, review the first ten candidates, and meet the people who are interested.'],
    [
      'The recruiters',
      'Review the batches that follow, write to candidates, answer their questions, and hand them over. They are your own recruiters or an agency you trust.',
    ],
    [product, 'Searches, ranks, sends, reads, and sorts. It never answers a candidate’s question on its own.'],
  ] as const
export const navigator = 'Navigator'
export const navigatorDescription = 'Your own team handles every step, with its own templates, senders, roles, and pipeline.'
export const navigatorLead =
  'Navigator is for teams that do their own recruiting. Set up ideal candidates, sequences, senders, and roles, and arrange the pipeline the way you like.'
export const navigatorHeading = 'Every step in your own hands.'
export const beginWithNavigator = 'Begin with Navigator'
export const navigatorScreenshot = 'Setting up a project, with a live preview of who matches'
export const dailyUseHeading = 'Made for people who do this all day'
export const dailyUse = [
  ['By keyboard', 'Approve, reject with a reason, send, undo, and search without a mouse. You can change every key.'],
  ['With your team', 'Give each person a role in each project, comment on candidates, and see changes as they happen.'],
  ['Offline', 'Decisions you make without a connection are saved and sent once, in order.'],
] as const
export const fastTrack = 'FastTrack'
export const fastTrackDescription = 'From a job description to ranked candidates in minutes: paste, accept, search.'
export const fastTrackLead =
  'Paste the text, check the criteria found in it, and see the first ranked candidates, with reasons, next to the form.'
export const fastTrackHeading = 'From a job description to candidates in minutes.'
export const fastTrackAction = 'Begin with FastTrack'
export const fastTrackScreenshot = 'Criteria proposed from a job description, with the people who match'
export const timeSaversHeading = 'What saves you time'
export const timeSavers = [
  [
    'Criteria from the text',
    'Titles, must-haves, nice-to-haves, years, degrees, places, and what to avoid, each with the sentence it came from.',
  ],
  ['The cost of a filter', '“12 more if you drop MBA”: you see it before you search, not after.'],
  ['Good defaults', 'A sequence that reads well, with polite gaps between emails, and nothing to fill in twice.'],
] as const
