// English texts of server/features/projects: answers, notifications, and emails.

// remove-member
export const thisMemberDoesNotExist = 'This member does not exist.'

// save-project-settings
export const youWouldLockYourselfOutKeep = 'You would lock yourself out. Keep your own role.'
export const aStaffSessionCannotChange = 'A staff session can’t change who is on the team.'

// start-search
export const thisProjectIsNotCompleteYet = 'This project is not complete yet.'
export const thisProjectIsArchived = 'This project is archived.'

// change-project
export const thisStatusDoesNotExist = 'This status does not exist.'
export const calibrationIsFinishedForThisProject = 'Calibration is finished for this project.'

// copy-project
export const thisIsTooLong = 'This is too long.'

// require-inviter
export const onlyAnAdminOfThisWorkspace = 'Only an admin of this workspace or the owner of a project can invite people.'

// choose-interviewers.ts
export const chooseAnInterviewer = 'Choose at least one interviewer.'
export const everyoneNeedsAnAccount = 'Everyone you choose needs an account in your workspace.'
