// English texts of web/features/wizard/ats.

// Ats origin
export const stagesAndSync = 'Stages and sync'

// Import from ats
export const importFrom = (integration: string | number) => `Import from ${integration}`
export const aJobOf = (integration: string | number) => `A job from ${integration}`
export const importLabel = 'Import'
