// German texts of web/features/panel/SingleDialogs.tsx.

export const rejectName = (name: string | number) => `${name} ablehnen`

// Single dialogs
export const rejected = (name: string) => `${name} abgelehnt`
