// English texts of server/features/tasks: answers, notifications, and emails.

// settle-task
export const taskClosed = 'This task is already closed.'
export const thisPersonAsked = 'This person asked not to be contacted, or is marked as the wrong person.'
export const remindersOnly = 'Only reminders can be moved to another day.'
export const noReferral = 'This task isn’t a recommendation.'
export const requiredField = 'This field is required.'
export const recommenderAddress = 'This is the address of the candidate who recommends.'
export const addedToProject = (trim: string | number) => `Added ${trim} to the project.`
export const decideDispute = 'Accept or decline what they dispute, with a reason.'
export const factGone = 'The fact they want changed is no longer in the profile. Decline it and say so.'
export const namesHidden = 'Their name, which this project hides'
