// English texts of web/candidate/replies.

// Close request
export const closeTheRequest = 'Close the request'
export const nothingMoreIsSentTo =
  'Nothing more is sent to this person in any project. Record what was deleted or answered, when, and how they were notified.'
export const whatWasDone = 'What was done'
export const cancel = 'Cancel'
export const closeRequest = 'Close request'

// Label menu
export const readAsCorrect = (words: string | number) => `Read as: ${words}. Correct`
export const whatDoesItReallyMean = 'What does it really mean?'
export const whatDoesItMean = 'What does it mean?'

// Pause line
export const theyWrote = (quote: string | number) => `They wrote: “${quote}”`
export const resumeNow = 'Resume now'

// Reply news
export const itIsTheRightPerson = 'It is the right person'
export const withHostnameValue = (hostName: string | number, value: string | number) => `with ${hostName}, ${value}`
export const rated = (ratingLabel: string | number) => `Rated ${ratingLabel}`
export const reasonReasons = (reasons: string | number) => `Reason: ${reasons}`
export const less = 'less'
export const more = 'more'

// Task line
export const timeToComeBackTo = 'Time to come back to them'
export const theyWrote2 = (quote: string | number) => ` · they wrote “${quote}”`
export const theyNamedNoDay = ' · they named no day'
export const changeDay = 'Change day'
export const done = 'Done'
export const noReminder = 'No reminder'
export const remindTheTeamOn = 'Remind the team on'
export const save = 'Save'
export const recommendsWho = (who: string | number) => `Recommends ${who}`
export const addToProject = 'Add to project'
export const writeAThankYou = 'Write a thank-you'
export const dismiss = 'Dismiss'
export const name = 'Name'
export const email = 'Email'
export const addSendNothing = 'Add, send nothing'
export const asksAboutTheirPersonalData = 'Asks about their personal data'
export const nothingMoreIsSentToThem = ' · nothing more is sent to them'
export const anAdminOfTheWorkspace = ' · an admin of the workspace closes it in Tasks'
export const comeBackOn = (day: string) => `Come back on ${day}`
export const comeBackOnAnyDay = 'Come back on a day of your choice'
