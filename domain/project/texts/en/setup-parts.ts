// English texts of domain/project/setup-parts.ts.

export const maximumBelowMinimum = 'The maximum is below the minimum.'
