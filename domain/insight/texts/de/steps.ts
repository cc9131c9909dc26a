// German texts of domain/insight/steps.ts.

export const addedMeaning = 'Kandidat:innen, die durch eine Suche, einen Import oder ein Teammitglied hinzukamen.'
export const decidedMeaning = 'Jemand hat eine Entscheidung getroffen.'
export const approvedMeaning = 'Freigegeben oder schon weiter.'
export const contacted = 'Eine erste Nachricht wurde gesendet: als E-Mail, InMail oder Einladung, oder von Hand.'
export const replied = 'Eine Antwort, eine Frage oder eine Absage ist gekommen. Abwesenheitsnotizen und Abmeldungen zählen nicht.'
export const repliedMeaning = 'In „Interessiert“, „Wartet auf Antwort“ oder einer späteren Phase angekommen.'
export const managerApprovedMeaning = 'Von der Hiring-Manager:in freigegeben oder schon weiter.'
export const interviewingMeaning = 'In „Im Interview“ angekommen oder schon weiter.'
export const offerMeaning = 'Ein Angebot erhalten oder eingestellt.'
export const theyWereHired = 'Eingestellt.'
