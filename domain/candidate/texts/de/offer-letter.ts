// German texts of domain/candidate/offer-letter.ts.

export const defaultLetter = `Guten Tag {{full_name}},

wir freuen uns, Ihnen die Stelle {{job_title}} bei {{hiring_company}} anzubieten.

Arbeitsort: {{work_place}}
Erster Arbeitstag: {{first_day}}
Vergütung: {{pay}} {{pay_period}}

{{conditions}}

Bitte geben Sie uns Ihre Antwort bis zum {{answer_by}}.

Wir freuen uns auf die Zusammenarbeit mit Ihnen.

{{signer}}
{{hiring_company}}`
export const periods = { year: 'pro Jahr', month: 'pro Monat', day: 'pro Tag', hour: 'pro Stunde' }
export const answerInPast = 'Wählen Sie einen letzten Tag für die Antwort, der noch nicht vorbei ist.'
export const answerTooLate = (days: number) => `Wählen Sie einen Tag innerhalb von ${days} Tagen.`
export const noOffer = 'Nur Kandidat:innen in der Phase Angebot können ein Schreiben erhalten.'
export const notADraft = 'Dieses Schreiben wurde bereits gesendet.'
export const termsChanged =
  'Die Bedingungen des Angebots haben sich seit dem Speichern des Schreibens geändert. Prüfen Sie das Schreiben und speichern Sie es erneut.'
export const missing = (names: string) => `Das Schreiben enthält noch Variablen ohne Wert: ${names}.`
export const unwritable = (characters: string) =>
  `Das PDF kann diese Zeichen nicht darstellen: ${characters}. Schreiben Sie sie in lateinischen, griechischen oder kyrillischen Buchstaben, oder senden Sie ein eigenes PDF und halten Sie die Unterschrift von Hand fest.`
export const notApproved = (names: string) => `Noch nicht freigegeben: ${names}.`
export const signedAlready = 'Dieses Schreiben ist unterschrieben.'
export const declinedAlready = 'Dieses Angebot wurde abgelehnt.'
export const withdrawn = 'Dieses Angebot wurde zurückgezogen.'
export const expired = 'Die Frist für dieses Angebot ist abgelaufen.'
export const fullName = 'Geben Sie Ihren vollständigen Namen ein.'
export const consentMissing = 'Bestätigen Sie, dass Sie das Angebot annehmen.'
