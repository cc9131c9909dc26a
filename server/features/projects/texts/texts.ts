// Texts of server/features/projects: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // remove-member
  unknownMember: 'This member does not exist.',

  // save-project-settings
  locksOutSelf: 'You would lock yourself out. Keep your own role.',
  notForStaff: 'Staff can’t change who is on the team, interviews, or sends in a user’s session.',

  // start-search
  projectIncomplete: 'This project is not complete yet.',
  projectArchived: 'This project is archived.',

  // change-project
  unknownStatus: 'This status does not exist.',
  calibrationFinished: 'Calibration is finished for this project.',

  // copy-project
  tooLong: 'This is too long.',

  // require-inviter
  adminOrOwnerOnly: 'Only an admin of this workspace or the owner of a project can invite people.',

  // choose-interviewers.ts
  chooseAnInterviewer: 'Choose at least one interviewer.',
  accountNeeded: 'Everyone you choose needs an account in your workspace.',

  // choose-interviewers
  interviewerLacks: {
    calendar: (name: string) => `${name} hasn’t connected a calendar`,
    hours: (name: string) => `${name} hasn’t set interview hours`,
  },
}

const de: Translated<typeof en> = {
  // remove-member
  unknownMember: 'Dieses Mitglied gibt es nicht.',

  // save-project-settings
  locksOutSelf: 'Sie würden sich selbst aussperren. Behalten Sie Ihre eigene Rolle.',
  notForStaff: 'Das Fairlead-Team kann in der Sitzung eines Mitglieds nicht ändern, wer im Team ist, Interviews führt oder sendet.',

  // start-search
  projectIncomplete: 'Dieses Projekt ist noch nicht vollständig.',
  projectArchived: 'Dieses Projekt ist archiviert.',

  // change-project
  unknownStatus: 'Diesen Status gibt es nicht.',
  calibrationFinished: 'Die Kalibrierung dieses Projekts ist abgeschlossen.',

  // copy-project
  tooLong: 'Das ist zu lang.',

  // require-inviter
  adminOrOwnerOnly: 'Nur Admins dieses Arbeitsbereichs und die Eigentümer:innen eines Projekts können Personen einladen.',

  // choose-interviewers.ts
  chooseAnInterviewer: 'Wählen Sie mindestens eine Person für das Interview.',
  accountNeeded: 'Alle, die Sie wählen, brauchen ein Konto in Ihrem Arbeitsbereich.',

  // choose-interviewers
  interviewerLacks: {
    calendar: (name) => `${name} hat keinen Kalender verbunden`,
    hours: (name) => `${name} hat keine Interviewzeiten angegeben`,
  },
}

export const text = inReadersLanguage({ en, de })
