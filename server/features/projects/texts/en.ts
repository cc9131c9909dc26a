// English texts of server/features/projects: answers, notifications, and emails.

// remove-member
export const unknownMember = 'This member does not exist.'

// save-project-settings
export const locksOutSelf = 'You would lock yourself out. Keep your own role.'
export const notForStaff = 'Staff can’t change who is on the team, interviews, or sends in a user’s session.'

// start-search
export const projectIncomplete = 'This project is not complete yet.'
export const projectArchived = 'This project is archived.'

// change-project
export const unknownStatus = 'This status does not exist.'
export const calibrationFinished = 'Calibration is finished for this project.'

// copy-project
export const tooLong = 'This is too long.'

// require-inviter
export const adminOrOwnerOnly = 'Only an admin of this workspace or the owner of a project can invite people.'

// choose-interviewers.ts
export const chooseAnInterviewer = 'Choose at least one interviewer.'
export const accountNeeded = 'Everyone you choose needs an account in your workspace.'

// choose-interviewers
export const interviewerLacks = {
  calendar: (name: string) => `${name} hasn’t connected a calendar`,
  hours: (name: string) => `${name} hasn’t set interview hours`,
}
