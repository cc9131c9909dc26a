// German texts of web/features/panel/StaffSigns.tsx.

export const projectType = (type: string | number, value: string | number) => `Typ ${type} · ${value}`
export const peqProject = 'PEQ-Projekt'
export const staffNotes = 'Interne Notizen'

// Calibration switches
export const calibrateFirst = 'Wählen Sie zuerst „Kalibrierung starten“.'
export const noOneToReview = 'Es gibt niemanden durchzusehen.'
export const calibration = 'Kalibrierung'
export const adminCalibration = 'Admin-Kalibrierung'

// Staff signs
export const setBy = (name: string | number) => `Gesetzt von ${name}`
