// English texts of domain/project/roster.ts.

export const someoneMustBeAbleToEdit = 'Someone must be able to edit the project.'
export const thisAddressIsAlready = 'This address is already on the roster.'
export const youWouldLockYourselfOutKeep = 'You would lock yourself out. Keep your own role.'
