// English texts of wrong values; what the specification words is in domain/shared/messages.

export const notANumber = 'Not a number.'
export const noSuchStage = (known: readonly string[]) => `No such stage. Known: ${known.join(', ')}.`
