// German texts of domain/project/roster.ts.

export const noEditor = 'Jemand muss das Projekt bearbeiten können.'
export const alreadyOnRoster = 'Diese Adresse ist schon im Projektteam.'
export const locksOutSelf = 'Sie würden sich selbst aussperren. Behalten Sie Ihre eigene Rolle.'
