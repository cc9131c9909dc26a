// English texts of web/candidate/moves/ConfirmInterviewDialog.tsx.

export const cancel = 'Cancel'
export const confirmTheInterview = 'Confirm the interview'
export const moveToInterviewDoThis = (who: string | number) =>
  `Move ${who} to Interview? Do this once the interview is agreed: today becomes its date in the activity history, and follow-ups stop.`
export const confirmInterview = 'Confirm interview'
