// English texts of web/candidate/moves/AskForItemDialog.tsx.

export const title = (name: string | number) => `Request something from ${name}`
export const whatIsMissing = 'What is missing?'
export const requestEffect = 'They get an email with a link to send it and stay in Awaiting Reply until they do.'
export const missingItem = 'Describe what you need'
export const twoReferences = 'two references'
export const cancel = 'Cancel'
export const sendRequest = 'Send request'

// Keep
export const emailFailed = (name: string) => `We couldn’t write an email to ${name}. Please ask them yourself.`
export const undo = 'Undo'

// Ask for item dialog
export const somethingElse = 'Something else'
