// English texts of what a first email must say by law, and of people who must be told.

export const parts = {
  controller: 'Who is responsible',
  purpose: 'Purpose and reason',
  source: 'Source of the data',
  software: 'Use of AI',
  rights: 'Rights',
  postal_address: 'Postal address',
  opt_out: 'Link to unsubscribe',
}

// Below an email
export const below = 'Required by law, for where this person lives'
export const elsewhere = {
  in_text: (part: string) => `${part}: your text says it already`,
  footer: (part: string) => `${part}: in the footer`,
}
export const requiredBy = (rules: string, more: number) => `${rules}${more > 0 ? `; ${more} more` : ''}`
export const placeUnknown = 'Their place isn’t fully known, so all rules that may apply are followed.'
export const openTeam = 'Open Team'

// The rules
export const open = 'Notices by law'
export const openHint = 'What a first email says by country and state, and people who must be told that you have their data.'
export const title = 'Notices by law'
export const about =
  'What a first email must say depends on where the recipient lives. Fairlead adds the missing lines and holds back emails that lack something. The rules are on by default; they are no legal advice.'
export const backToTeam = 'Back to Team'
export const loadFailed = 'We couldn’t load the rules.'
export const rulesTitle = (count: number) => `Rules (${count})`
export const noRules = 'There are no rules.'
export const countries = (first: string, count: number) => (count === 1 ? first : `${count} countries`)
export const inState = (country: string, region: string | null, city: string | null) => [country, region, city].filter(Boolean).join(', ')
export const since = (day: string) => `In force since ${day}`
export const startsOn = (day: string) => `Applies from ${day}`
export const untilDay = (day: string) => `until ${day}`
export const ended = (day: string) => `Ended on ${day}`
export const scopes = {
  everyone: 'All people',
  indirect: 'People whose data isn’t from themselves',
  ranked: 'People ranked by software',
}
export const clock = 'They must be told within a month, also without an email.'
export const source = 'Text of the law'
export const yours = 'Added by your team'
export const turnOff = 'Turn off'
export const turnOn = 'Turn on'
export const turnOffTitle = (rule: string) => `Turn off “${rule}”?`
export const turnOffText = 'Emails no longer say what this rule asks for. The reason is shown here and is kept in the audit log.'
export const reason = 'Reason'
export const reasonRequired = 'Give a reason.'
export const isOff = (reason: string) => `Off: ${reason}`
export const switched = 'Rule saved'
export const switchFailed = 'We couldn’t change the rule. Try again in a moment.'
export const cancel = 'Cancel'
export const addRule = 'Add a rule'
export const changeRule = 'Change'
export const removeRule = 'Remove'
export const removed = 'Rule removed'
export const removeFailed = 'We couldn’t remove the rule. Try again in a moment.'
export const country = 'Country'
export const region = 'State (code, optional)'
export const regionHint = 'Such as TX. Empty = the whole country.'
export const mustSay = 'What the email must say'
export const appliesTo = 'Applies to'
export const fromDay = 'First day in force'
export const toDay = 'Last day (optional)'
export const law = 'Law, as it is cited'
export const link = 'Link to its text (optional)'
export const save = 'Save'
export const saved = 'Rule saved'
export const saveFailed = 'We couldn’t save the rule. Try again in a moment.'
export const wordingTitle = 'Wording'
export const wordingAbout =
  'Written in the language of the email. {company} and {source} are filled in; an empty field uses the standard text.'
export const language = 'Language'
export const wordingSaved = 'Wording saved'
export const wordingFailed = 'We couldn’t save the wording. Try again in a moment.'

// People who must be told
export const dueTitle = 'People to tell'
export const dueAbout =
  'Laws such as the GDPR require you to tell people within a month that you have their data, if it isn’t from themselves. A first email tells them; so does this one email that is about nothing else. Everyone gets it once.'
export const dueFailed = 'We couldn’t load the list.'
export const openRules = 'Rules and wording'
export const openDue = 'People to tell'
export const dueTabs = { overdue: 'Overdue', soon: 'Next 7 days', later: 'Later' }
export const withCount = (label: string, count: string) => `${label} (${count})`
export const noneDue = 'No one has to be told here'
export const noneDueText = 'People appear here when their data is imported or added, and leave the list once they were told.'
export const isCut = 'There are more; they appear once these were told.'
export const dueOn = (day: string) => `by ${day}`
export const wasDueOn = (day: string) => `was due by ${day}`
export const noPlace = 'Place unknown'
export const showMore = 'Show more'
export const sendAll = (count: string) => `Tell all ${count}`
export const sendChosen = (count: number) => `Tell the ${count} selected`
export const selected = 'Selected people'
export const deleteChosen = 'Delete for good'
export const sendTitle = 'Tell people about their data'
export const sendCount = (count: number) =>
  count === 0 ? 'No one of them can be told by email.' : count === 1 ? 'One person gets this email.' : `${count} people get this email.`
export const sendExample = 'As the first of them gets it'
export const leftOut = (count: number) => (count === 1 ? 'One person is left out:' : `${count} people are left out:`)
export const leftOutLine = (name: string, reason: string) => `${name}: ${reason}`
export const andMore = (count: number) => `and ${count} more`
export const send = 'Send'
export const sending = (count: number) => `${count} sent so far`
export const sentNotices = (count: number) => (count === 1 ? 'Email on its way to one person' : `Emails on their way to ${count} people`)
export const sendFailed = 'We couldn’t send the emails. Those that were sent are not sent again.'
export const previewFailed = 'We couldn’t load the email.'
export const ofImport = (count: number, day: string) =>
  count === 1
    ? `One of these people must be told by ${day} that you have their data.`
    : `${count} of these people must be told by ${day} that you have their data.`
export const tellThem = 'Tell them'
