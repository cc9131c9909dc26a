// English texts of web/candidate/moves/ConfirmInterviewDialog.tsx.

export const cancel = 'Cancel'
export const confirmTheInterview = 'Confirm the interview'
export const moveToInterviewDoThis = (who: string | number) =>
  `Move ${who} to Interview once a time is agreed. The activity history shows today’s date, and follow-ups stop.`
export const confirmInterview = 'Confirm interview'
