// English texts of web/candidate/moves/CalendarDialogs.tsx.

export const cancel = 'Cancel'
export const goToCalendarPage = 'Go to Calendar Page'
export const syncCalendarPrompt =
  'Calibration is done. You’re the interviewer for this project. Sync your calendar so that candidates you approve can book time with you.'
export const ok = 'OK'
export const refreshAfterChanges = 'Refresh after changes.'
export const projectSettings = 'Project settings'
export const refresh = 'Refresh'
