// German texts of web/app/StaffItems.tsx.

// Staff items
export const operations = 'Operations'
export const auditLog = 'Prüfprotokoll'
