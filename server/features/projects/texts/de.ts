// German texts of server/features/projects: answers, notifications, and emails.

// remove-member
export const unknownMember = 'Dieses Mitglied gibt es nicht.'

// save-project-settings
export const locksOutSelf = 'Sie würden sich selbst aussperren. Behalten Sie Ihre eigene Rolle.'
export const notForStaff =
  'Das Fairlead-Team kann in der Sitzung eines Mitglieds nicht ändern, wer im Team ist, Interviews führt oder sendet.'

// start-search
export const projectIncomplete = 'Dieses Projekt ist noch nicht vollständig.'
export const projectArchived = 'Dieses Projekt ist archiviert.'

// change-project
export const unknownStatus = 'Diesen Status gibt es nicht.'
export const calibrationFinished = 'Die Kalibrierung dieses Projekts ist abgeschlossen.'

// copy-project
export const tooLong = 'Das ist zu lang.'

// require-inviter
export const adminOrOwnerOnly = 'Nur Admins dieses Arbeitsbereichs und die Eigentümer:innen eines Projekts können Personen einladen.'

// choose-interviewers.ts
export const chooseAnInterviewer = 'Wählen Sie mindestens eine Person für das Interview.'
export const accountNeeded = 'Alle, die Sie wählen, brauchen ein Konto in Ihrem Arbeitsbereich.'

// choose-interviewers
export const interviewerLacks = {
  calendar: (name: string) => `${name} hat keinen Kalender verbunden`,
  hours: (name: string) => `${name} hat keine Interviewzeiten angegeben`,
}
