// German texts of web/candidate/moves/AnotherInterviewDialog.tsx.

export const inviteToAnother = (name: string) => `${name} zu einem weiteren Interview einladen`
export const scheduleWith = (name: string) => `Interview mit ${name} vereinbaren`
export const linkIsSent = (name: string) => `${name} bekommt eine E-Mail mit einem Link zu den freien Zeiten.`
export const sendLink = 'Link senden'
export const interviewers = 'Interviewer:innen'
export const firstIsHost = 'Die erste Person leitet das Interview: Ihr Meeting-Link und ihre Interviewdauer gelten.'
export const chooseInterviewers = 'Wählen Sie mindestens eine Person für das Interview.'
export const teamNotLoaded = 'Wir konnten Ihr Team nicht laden. Schließen Sie dieses Fenster und versuchen Sie es noch einmal.'
export const whoHoldsIt = 'Wer führt das Interview?'
export const cancel = 'Abbrechen'
export const invite = 'Einladen'
export const invited = (name: string, isEmailed: boolean) =>
  isEmailed
    ? `${name} bekommt einen Link, um einen Termin zu wählen`
    : `${name} ist jetzt in „Terminfindung“. Es wurde keine E-Mail gesendet.`
export const notInvited = 'Wir konnten die Person nicht einladen. Bitte versuchen Sie es noch einmal.'
