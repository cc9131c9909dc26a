// English texts of web/candidate/moves/CalendarDialogs.tsx.

export const cancel = 'Cancel'
export const goToCalendarPage = 'Go to Calendar Page'
export const calibrationIsDoneYouAre =
  'Calibration is done. You are the interviewer of this project: sync your calendar, so that the people you approve can book time with you.'
export const ok = 'OK'
export const refreshAfterChanges = 'Refresh after changes.'
export const projectSettings = 'Project settings'
export const refresh = 'Refresh'
