// English texts of web/features/tasks.

// Tasks screen
export const tasks = 'Tasks'
export const whatCandidatesRepliesAskOf = 'What candidates’ replies ask of you. Nothing here is sent without a click.'
export const theTasksCouldNotBe = 'The tasks could not be loaded.'
export const noOpenTasks = 'No open tasks'
export const candidatesWhoWantToHear =
  'Candidates who want to hear from you later, people they recommend, and requests about personal data appear here.'
export const theseAreTheFirstClose = (mostListed: string | number) => `These are the first ${mostListed}. Close some to see the others.`
