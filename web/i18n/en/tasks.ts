// English texts of web/features/tasks.

// Tasks screen
export const tasks = 'Tasks'
export const pageDescription = 'To-dos from candidates’ replies and from their pages. Nothing is sent unless you send it.'
export const loadFailed = 'We couldn’t load the tasks.'
export const noOpenTasks = 'No open tasks'
export const emptyText =
  'Candidates who want to hear from you later, people they recommend, requests about personal data, and what candidates say is wrong appear here.'
export const listLimitNote = (maxListed: string | number) => `These are the first ${maxListed}. Close some to see the others.`
