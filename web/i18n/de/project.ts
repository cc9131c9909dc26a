// German texts of web/project.

export const whatChanged = 'Was sich geändert hat'

// Project actions
export const nextBatchStarted = 'Die Suche nach Ihrer nächsten Runde läuft'
export const searchStarted = 'Eine neue Suche läuft'

// Health dot
export const health = (healthLabel: string | number) => `Zustand: ${healthLabel}`

// First step
export const untitledProject = 'Projekt ohne Namen'

// Use same named
export const created = (shortDate: string | number) => `Angelegt ${shortDate}`

// Opening receipt
export const openingReceipt = (receipts: readonly { quote: string; source: string }[]) =>
  `Der erste Satz stammt aus dem Profil: ${receipts
    .map(({ quote, source }) => `„${quote}“${source === '' || quote === source ? '' : ` (${source})`}`)
    .join(', ')}`
