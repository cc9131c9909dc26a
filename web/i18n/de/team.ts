// German texts of web/features/team.
import { plural } from '@fairlead/domain/shared/language'

// Member row
export const nowAdmin = (name: string) => `${name} ist jetzt Admin`
export const noLongerAdmin = (name: string) => `${name} ist nicht mehr Admin`
export const changeFailed = 'Wir konnten die Änderung nicht speichern. Versuchen Sie es gleich noch einmal.'
export const you = ' (Sie)'
export const admin = 'Admin'
export const superAdmin = 'Super-Admin'
export const disabled = 'Deaktiviert'
export const addressNotVerified = ' · Adresse nicht bestätigt'
export const notSeenYet = 'noch nie aktiv'
export const lastSeen = 'zuletzt aktiv'
export const removeAdminRights = 'Adminrechte entziehen'
export const makeAdmin = 'Adminrechte geben'
export const remove = 'Entfernen'
export const removeName = (name: string | number) => `Entfernen: ${name}`

// Remove member dialog
export const chooseSuccessor = 'Wählen Sie, wer die Projekte übernimmt.'
export const chooseAMember = 'Mitglied auswählen'
export const memberRemoved = (name: string) => `${name} entfernt`
export const removeFailed = 'Wir konnten das Mitglied nicht entfernen. Versuchen Sie es gleich noch einmal.'
export const projects = (count: number) => plural('de', count, { one: '1 Projekt', other: `${count} Projekte` })
export const signedOutOfWorkspace = (name: string) =>
  `${name} wird überall abgemeldet und kann sich in diesem Arbeitsbereich nicht mehr anmelden.`
export const connectionsEnd = 'Die verbundenen Anmeldedienste und die LinkedIn-Verbindung werden getrennt.'
export const calendarsDisconnected = (count: number) =>
  plural('de', count, {
    one: '1 verbundenes Kalenderkonto wird getrennt.',
    other: `${count} verbundene Kalenderkonten werden getrennt.`,
  })
export const leaveOtherProjects = (count: number) =>
  plural('de', count, {
    one: 'Das Mitglied verlässt das Team von 1 weiteren Projekt.',
    other: `Das Mitglied verlässt das Team von ${count} weiteren Projekten.`,
  })
export const reviewLinksEnd = (count: number) =>
  plural('de', count, {
    one: '1 zugesandter Link zur Durchsicht wird ungültig.',
    other: `${count} zugesandte Links zur Durchsicht werden ungültig.`,
  })
export const invitationsEnd = (count: number) =>
  plural('de', count, {
    one: '1 offene Einladung, die das Mitglied gesendet hat, wird ungültig.',
    other: `${count} offene Einladungen, die das Mitglied gesendet hat, werden ungültig.`,
  })
export const interviewsStay = (count: number) =>
  plural('de', count, {
    one: '1 bevorstehendes Interview mit dem Mitglied bleibt gebucht. Verschieben oder sagen Sie es selbst ab.',
    other: `${count} bevorstehende Interviews mit dem Mitglied bleiben gebucht. Verschieben oder sagen Sie sie selbst ab.`,
  })
export const historyStays = 'Kommentare, Entscheidungen und E-Mails bleiben mit diesem Namen im Verlauf.'
export const untitledProject = 'Projekt ohne Namen'
export const andMore = (names: string, count: number) =>
  `${names} und ${count} ${plural('de', count, { one: 'weiteres', other: 'weitere' })}`
export const removeConfirm = (name: string | number) => `${name} entfernen?`
export const removalLoadFailed = 'Wir konnten nicht laden, was sich durch das Entfernen ändert.'
export const handOverTo = (count: string | number) => `${count} übergeben an`
export const cancel = 'Abbrechen'

// Team screen
export const invitationRevoked = (email: string) => `Einladung an ${email} zurückgezogen`
export const revokeFailed = 'Wir konnten die Einladung nicht zurückziehen. Versuchen Sie es gleich noch einmal.'
export const enterAnEmail = 'Geben Sie eine E-Mail-Adresse ein.'
export const invitationSent = (email: string) => `Einladung an ${email} gesendet`
export const alreadyAMember = (email: string) => `${email} hat bereits ein Konto`
export const inviteFailed = 'Wir konnten die Einladung nicht senden. Versuchen Sie es gleich noch einmal.'
export const team = 'Team'
/** 'Alle in Ihrem Arbeitsbereich' */
export const everyoneIn = 'Alle in'
export const yourWorkspace = 'Ihrem Arbeitsbereich'
export const adminsNote = '. Admins laden Mitglieder ein, entfernen sie und entscheiden, wer noch Admin ist.'
export const membersTitle = (count: string | number) => `Mitglieder (${count})`
export const teamLoadFailed = 'Wir konnten Ihr Team nicht laden.'
export const pendingInvitations = 'Offene Einladungen'
export const noPendingInvitations = 'Keine offenen Einladungen.'
export const invited = 'Eingeladen'
export const byExpires = (invitedBy: string | number, shortDate: string | number) => `von ${invitedBy} · gültig bis ${shortDate}`
export const revoke = 'Widerrufen'
export const revokeEmail = (email: string | number) => `Einladung von ${email} widerrufen`
export const emailAddress = 'E-Mail-Adresse'
export const nameCompanyCom = 'name@firma.de'
export const invite = 'Einladen'
