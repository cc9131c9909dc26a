// English texts of web/candidate/moves/AskForItemDialog.tsx.

export const askForSomething = (name: string | number) => `Ask ${name} for something`
export const whatIsMissing = 'What is missing?'
export const theyGetAnEmailWith = 'They get an email with a link to send it and stay in Awaiting Reply until they do.'
export const describeWhatYouNeed = 'Describe what you need'
export const twoReferences = 'two references'
export const cancel = 'Cancel'
export const askAndKeep = 'Ask and keep'
