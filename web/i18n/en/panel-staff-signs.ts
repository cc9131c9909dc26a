// English texts of web/features/panel/StaffSigns.tsx.

export const projectType = (type: string | number, value: string | number) => `Type ${type} · ${value}`
export const peqProject = 'PEQ project'
export const staffNotes = 'Staff notes'

// Calibration switches
export const calibrateFirst = "Choose Let's Calibrate first."
export const noOneToReview = 'There are no candidates to review.'
export const calibration = 'Calibration'
export const adminCalibration = 'Admin calibration'

// Staff signs
export const setBy = (name: string | number) => `Set by ${name}`
