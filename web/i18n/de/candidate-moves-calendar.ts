// German texts of web/candidate/moves/CalendarDialogs.tsx.

export const cancel = 'Abbrechen'
export const goToCalendarPage = 'Zum Kalender'
export const syncCalendarPrompt =
  'Die Kalibrierung ist fertig. Sie führen die Interviews in diesem Projekt. Synchronisieren Sie Ihren Kalender, damit freigegebene Kandidat:innen Termine bei Ihnen buchen können.'
export const ok = 'OK'
export const refreshAfterChanges = 'Nach Änderungen neu laden.'
export const projectSettings = 'Projekteinstellungen'
export const refresh = 'Neu laden'
