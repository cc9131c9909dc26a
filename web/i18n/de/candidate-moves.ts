// German texts of web/candidate/moves.

// Move menu
export const sendForReview = 'Zur Durchsicht senden…'
export const requestFirst = 'Erst etwas anfordern…'
export const anotherProject = 'Anderes Projekt…'

// Send to manager dialog
