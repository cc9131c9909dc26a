// English texts of domain/project/setup-parts.ts.

export const theMaximumIsBelowTheMinimum = 'The maximum is below the minimum.'
