// German texts of web/features/wizard/ats.

// Ats origin
export const stagesAndSync = 'Phasen und Synchronisierung'

// Import from ats
export const importFrom = (integration: string | number) => `Aus ${integration} importieren`
export const aJobOf = (integration: string | number) => `Eine Stelle aus ${integration}`
export const importLabel = 'Importieren'
