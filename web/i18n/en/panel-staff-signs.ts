// English texts of web/features/panel/StaffSigns.tsx.

export const projectType = (type: string | number, value: string | number) => `Type ${type} · ${value}`
export const peqProject = 'PEQ project'
export const staffNotes = 'Staff notes'
