// English texts of domain/insight/self-identification.ts.

export const chooseAnswer = 'Please choose one of the answers.'
