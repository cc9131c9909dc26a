// German texts of domain/project/setup-parts.ts.

export const maximumBelowMinimum = 'Das Maximum liegt unter dem Minimum.'
