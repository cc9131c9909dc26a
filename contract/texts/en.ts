// English validation messages; the specification's own are in domain/shared/messages.

export const notANumber = 'Not a number.'
export const noSuchStage = (stages: readonly string[]) => `No such stage. Known: ${stages.join(', ')}.`
export const noSuchTimeZone = 'Choose a time zone, such as Europe/Berlin.'
