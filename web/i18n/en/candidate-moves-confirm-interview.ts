// English texts of web/candidate/moves/ConfirmInterviewDialog.tsx.

export const cancel = 'Cancel'
export const confirmTheInterview = 'Confirm the interview'
export const moveText = (name: string | number) =>
  `Move ${name} to Interview once a time is agreed. The activity history shows today’s date, and follow-ups stop.`
export const confirmInterview = 'Confirm interview'

// Confirm interview dialog
export const candidates = (value: string | number) => `${value} candidates`
