// English texts of domain/project/roster.ts.

export const noEditor = 'Someone must be able to edit the project.'
export const alreadyOnRoster = 'This address is already on the roster.'
export const locksOutSelf = 'You would lock yourself out. Keep your own role.'
