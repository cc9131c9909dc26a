// English texts of web/features/panel/SingleDialogs.tsx.

export const rejectName = (name: string | number) => `Reject ${name}`

// Single dialogs
export const rejected = (name: string) => `Rejected ${name}`
