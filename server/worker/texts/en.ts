// English texts of server/worker: answers, notifications, and emails.

// jobs
export const importStopped = 'The import stopped because of a problem on our side. Import the file again: no one is added twice.'

// mail-alarm
export const emailPaused = (response: string | number) =>
  `Email is paused: the mail server refuses our email.${response} Resume on the operations page.`
