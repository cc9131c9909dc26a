// German texts of web/features/panel/review.

// Draft state
export const draftTitle = 'Dieses Projekt ist noch nicht fertig'
export const draftText = 'Die Suche beginnt, sobald die Einrichtung abgeschickt ist.'
export const draftTextForOthers = 'Die Suche beginnt, sobald die Eigentümer:in des Projekts die Einrichtung abschickt.'
export const finishSettingUp = 'Einrichtung abschließen'

// Golive state
export const liveTitle = 'Ihr Projekt ist live'
export const liveText = (product: string | number) =>
  `${product} schreibt passenden Kandidat:innen und liest ihre Antworten. Wer interessiert ist, erscheint hier, und Sie erhalten eine Benachrichtigung.`
