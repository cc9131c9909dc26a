// English texts of server/features/tasks: answers, notifications, and emails.

// settle-task
export const thisTaskIsAlreadyClosed = 'This task is already closed.'
export const thisPersonAsked = 'This person asked not to be contacted, or is marked as the wrong person.'
export const onlyRemindersCanBeMoved = 'Only reminders can be moved to another day.'
export const thisTaskIsntARecommendation = 'This task isn’t a recommendation.'
export const thisFieldIsRequired = 'This field is required.'
export const thisIsTheAddress = 'This is the address of the candidate who recommends.'
export const addedToTheProject = (trim: string | number) => `Added ${trim} to the project.`
