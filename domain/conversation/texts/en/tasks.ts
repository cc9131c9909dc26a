// English texts of domain/conversation/tasks.ts.

export const describeWhatWasDone = 'Describe what was done, for the record.'
export const chooseADate = 'Choose a date.'
export const chooseADayInTheFuture = 'Choose a day in the future.'
export const chooseADayWithinThreeYears = 'Choose a day within three years.'
export const wrongPersonTheySaid = 'Wrong person: they said that this isn’t them. No one in the workspace can write to them.'
export const theyAskedForTheirPersonalData = 'They asked for their personal data to be deleted. No one in the workspace can write to them.'
