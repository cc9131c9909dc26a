// English texts of domain/conversation/tasks.ts.

export const describeAction = 'Describe what was done, for the record.'
export const giveReason = 'Give the candidate a reason of at least ten characters.'
export const chooseADate = 'Choose a date.'
export const chooseFutureDay = 'Choose a day in the future.'
export const chooseDayWithinThreeYears = 'Choose a day within three years.'
export const wrongPerson = 'Wrong person: they said that this isn’t them. No one in the workspace can write to them.'
export const objected = 'They objected to the use of their data. No one in the workspace can write to them.'
export const later = 'They asked not to be contacted until a later day. No one in the workspace can write to them before.'
export const personalDataRequested = 'They asked for their personal data to be deleted. No one in the workspace can write to them.'
